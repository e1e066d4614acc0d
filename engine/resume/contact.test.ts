import { describe, expect, it } from 'vitest'
import type { Link } from '../../documents/text.ts'
import { documentOf } from '../document.test-help.ts'
import { readResume } from './read.ts'

const post = 'WORK\nClerk, Acme Ltd, 05/2019 – 06/2021'
const read = (text: string, links: Link[] = []) => readResume({ ...documentOf(text), links }, '2026-11-01').profile

describe('how to reach somebody', () => {
  const text = `Ada Brook\nWrite · Ring · Hull\n\n${post}`
  const link = (url: string, word: string): Link => ({
    url,
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  })
  it('stands behind a link where the page only says so', () => {
    const profile = read(text, [
      link('mailto:ada.brook@example.org?subject=Job', 'Write'),
      link('tel:+441482496000', 'Ring'),
    ])
    expect([profile.email, profile.phone]).toEqual(['ada.brook@example.org', '+441482496000'])
  })
  it('is what the text says before what a link does, and never what nobody sees', () => {
    const own = `Ada Brook, ada@example.net\n\n${post}`
    expect(read(own, [{ url: 'mailto:office@acme.example', start: 0, end: 3 }]).email).toBe('ada@example.net')
    expect(read(text, [{ url: 'mailto:hidden@example.org', start: null, end: null }]).email).toBeNull()
  })
  it.each([
    ['ada.brook@long\nmailhost.example', 'ada.brook@longmailhost.example'],
    ['ada.brook@netbox.\nexample', 'ada.brook@netbox.example'],
    ['ada.brook@netbox\nHull', null],
    ['ada.brook@netbox\nwww.brook.example', null],
  ])('is in an address that a narrow column breaks: %j', (written, email) => {
    expect(read(`Ada Brook\n${written}\n\n${post}`).email).toBe(email)
  })
  it.each([
    ['Rua Nova 18 – 40210 Porto', null],
    ['Hauptstrasse 7 - 04109 Leipzig, +49 341 555 0199', '+49 341 555 0199'],
    ['(555) 010 – 4477', '(555) 010 – 4477'],
    ['0341 – 55501', '0341 – 55501'],
  ])('takes the house and its post code for no telephone: %j', (line, phone) => {
    expect(read(`Ada Brook\n${line}\n\n${post}`).phone).toBe(phone)
  })
  it.each(['B.Com', 'M.Com', 'B.Tech'])('takes the degree %s for no address of the web', degree => {
    expect(read(`Ada Brook\nada.example.com\n\nEDUCATION\n${degree}, Hill College, 2014`).links).toEqual([
      'ada.example.com',
    ])
  })
  it.each([
    ['a span of years', 'Thesis: Salt and Silver, 1550–1650', null],
    ['a number that falls', 'Tel. 2150-1650', '2150-1650'],
    ['months with short years', 'Aide, Marlowe Hospital (06.15-04.19)', null],
    ['the first of two behind a stroke', '021 555 0144 / 087 555 0191', '021 555 0144'],
    ['a stroke within one', '+49 341 / 5550199', '+49 341 / 5550199'],
    ['the hyphen that does not break', '404‑555‑0109', '404-555-0109'],
    ['a bracket about more than the number', 'Edgar (757-555-0113, evenings)', '757-555-0113'],
  ])('knows %s', (_what, line, phone) => {
    expect(read(`Ada Brook\n${line}\n\n${post}`).phone).toBe(phone)
  })
  it.each([
    ['brook-ada.fr · bonjour@brook-ada.fr · Lyon', ['brook-ada.fr']],
    ['ada@example.org · adabrook.design', ['adabrook.design']],
    ['Portfolio: adabrook.ch', ['adabrook.ch']],
    ['ada@brook.ch', []],
    ['ada (at) brook.ch', []],
    ['I draw.in ink and wash for books', []],
  ])('has the links of any land: %j', (line, links) => {
    expect(read(`Ada Brook\n${line}\n\n${post}`).links).toEqual(links)
  })
  it.each([
    ['ada@example.org · in/ada-brook', ['linkedin.com/in/ada-brook']],
    ['LinkedIn: ada-brook | GitHub – adabrook', ['linkedin.com/in/ada-brook', 'github.com/adabrook']],
    ['github: ada_b', ['github.com/ada_b']],
    ['LinkedIn: /in/ada-brook', ['linkedin.com/in/ada-brook']],
    ['LinkedIn: available on request', []],
    ['ada@example.org, LinkedIn: yes', []],
    ['Sorted the mail in/out-going by street', []],
  ])('has what one is called on a site: %j', (line, links) => {
    expect(read(`Ada Brook\n${line}\n\n${post}`).links).toEqual(links)
  })
})
