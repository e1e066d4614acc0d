import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'

const suggested = (text: string) => engine.analyze(engine.readResume(documentOf(text), '2026-11-29')).suggestions ?? ''
const work = '\n\nEXPERIENCE\nClerk, Aster Ltd, January 2014 – present\n- Filed 200 letters a day with my team'

describe('advice on the page', () => {
  it('asks for an address where only a telephone is given', () => {
    expect(suggested(`Anna Berg\n07700 900118${work}`)).toContain(
      'Add an email address: the telephone, 07700 900118, is the only way to get in touch.',
    )
    expect(suggested(`Anna Berg\n07700 900118 | anna@mail.example${work}`)).not.toContain('email')
  })
  it('asks to leave out what nobody needs, without showing it again', () => {
    const text = suggested(
      `Anna Berg\nanna@mail.example\nPassport No: Z5550123 Date of birth: 12/06/1988 Marital status: Married${work}`,
    )
    expect(text).toContain('Leave out the passport number, the date of birth and marital status')
    expect(text).not.toContain('Z5550123')
    expect(suggested(`Anna Berg\nanna@mail.example\nMarital status: Married${work}`)).toContain(
      'Leave out marital status',
    )
    expect(suggested(`Anna Berg\nanna@mail.example${work}`)).not.toContain('Leave out')
  })
  it('asks to break up a paragraph that tells several posts, and no long list', () => {
    const told =
      'I began in sales in 1998 at Harbour Goods where I stayed for six years and learned to sell to anybody who came in, and then I moved to Hill Motors in 2004 and sold new and used vehicles there until 2011 and looked after the fleet customers as well. '
    const long = `${told.repeat(1)}After that I had a business of my own selling second hand machinery, which did well for a couple of years until the drought finished it off, and in 2015 I went to Vale Tractors where I sell tractors and harvesters and hay gear and still do, and I know most of the growers around here and they know me, and I do the quotes and the finance myself, and I like it well enough but would rather run a team of my own now.`
    expect(suggested(`Anna Berg\nanna@mail.example\n\n${long}`)).toContain(
      'Break up the paragraph that begins “I began',
    )
    const list = Array.from({ length: 30 }, (_, at) => `- Filed and copied letters of the year ${1990 + at} for them`)
    expect(suggested(`Anna Berg\nanna@mail.example${work}\n${list.join('\n')}`)).not.toContain('Break up')
  })
  it('asks where and when work was that names no year, and whose the duties are below several posts', () => {
    expect(
      suggested('Anna Berg\nanna@mail.example\n\nEXPERIENCE\nI have worked in different shops on the tills'),
    ).toContain('Say where and when: “I have worked in different shops on the tills” names no year')
    const duties =
      'Clerk, Aster Ltd, January 2014 – present\nPorter, Birch Ltd, May 2010 – December 2013\n\nResponsibilities\n- Filing of letters\n- Copying of plans\n- Sorting the post'
    expect(suggested(`Anna Berg\nanna@mail.example\n\nEXPERIENCE\n${duties}`)).toContain(
      'Say in which post each duty was done: “Filing of letters”',
    )
  })
  it('asks for an example where praise of oneself is heaped up', () => {
    const praise = (text: string) => suggested(`Anna Berg\nanna@mail.example\n\nPROFILE\n${text}${work}`)
    expect(praise('Hard-working team player with a proven track record')).toContain(
      'Put an example from the work in place of “Hard-working”, “team player” and “proven track record”',
    )
    expect(praise('Hard-working clerk')).not.toContain('Put an example')
  })
})
