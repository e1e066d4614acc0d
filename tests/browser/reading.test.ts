import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import pg from 'pg'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Match, Resume, ResumeText, UploadAnswer } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import { hiddenCases } from '../fixtures/hidden-pdf.ts'
import { hostilePdf } from '../fixtures/hostile-pdf.ts'
import { p, writeDocx } from '../fixtures/write-docx.ts'
import { show, writePdf } from '../fixtures/write-pdf.ts'
import { sharedServer } from '../shared.ts'
import { withSampleData } from './sample.ts'
import { type Browser, expectAccessible, expectNoSidewaysScroll, openBrowser, signIn } from './support.ts'

/** “What we read”: the file beside its text, by a real server in a real browser. */
const server = await sharedServer(inject('sharedAddress'))
let browser: Browser
let page: Page
let robin: Awaited<ReturnType<typeof withSampleData>>
let samples: Resume[]

beforeAll(async () => {
  browser = await openBrowser()
  page = browser.page
  robin = await withSampleData(server.url)
  samples = (await robin.get<{ resumes: Resume[] }>('/api/resumes')).body.resumes
  await signIn(browser, server.url, robin)
})
afterAll(() => browser?.close())
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
})

const sample = (type: string) => samples.find(({ file_type }) => file_type === type)!
const textOf = async (id: number) => (await robin.get<ResumeText>(`/api/resumes/${id}/text`)).body
const original = () => page.getByRole('group', { name: 'Original' })
const asRead = () => page.getByRole('group', { name: 'Text as read' })
const paper = (number: number) => page.getByRole('img', { name: new RegExp(`^Page ${number} of`) })

async function upload(name: string, bytes: Uint8Array): Promise<number> {
  const { body } = await robin.upload<UploadAnswer>([{ name, bytes }])
  return body.resumes[0]!.id
}

async function open(id: number, search = '') {
  await page.goto(`${server.url}/resumes/${id}/read${search}`)
  await page.getByRole('heading', { name: 'What we read' }).waitFor()
}

/** Where an element stands on its page, in points from the page's top left corner. */
async function onPage(element: Locator, number: number, size: { width: number }) {
  const [own, whole] = await Promise.all([element.boundingBox(), paper(number).boundingBox()])
  const scale = size.width / whole!.width
  const { x, y, width, height } = own!
  return { x: (x - whole!.x) * scale, y: (y - whole!.y) * scale, width: width * scale, height: height * scale }
}

/** The share of pixels with ink in a stretch of a drawn page, given in points. */
async function inkIn(
  number: number,
  size: { width: number },
  box: { x: number; y: number; width: number; height: number },
) {
  const canvas = paper(number).locator('canvas')
  await canvas.waitFor()
  return canvas.evaluate(
    (element, { x, y, width, height, of }) => {
      if (!(element instanceof HTMLCanvasElement)) return 0
      const scale = element.width / of
      const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
      const data = element.getContext('2d')?.getImageData(Math.round(x * scale), Math.round(y * scale), w, h).data ?? []
      let dark = 0
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 500) dark++
      return dark / (w * h)
    },
    { ...box, of: size.width },
  )
}

/** The lines of a file as pdf.js finds them, which is not what reads resumes here: an independent witness. */
async function witness(id: number) {
  const { bytes } = await robin.bytes(`/api/resumes/${id}/file`)
  const task = getDocument({ data: bytes, verbosity: 0 })
  const first = await (await task.promise).getPage(1)
  const { height } = first.getViewport({ scale: 1 })
  const { items } = await first.getTextContent()
  const lines = items.flatMap(item =>
    'str' in item
      ? [{ text: item.str, x: item.transform[4], baseline: height - item.transform[5], width: item.width }]
      : [],
  )
  await task.destroy()
  return lines
}

describe('a quote', () => {
  it('of a match opens its page with the words marked on the paper and in the text', async () => {
    const { id } = sample('pdf')
    const { body: match } = await robin.post<Match>(`/api/ai/jobs/${robin.job}/resumes/${id}/match`)
    const quotes = match.requirements.flatMap(({ evidence }) => evidence)
    const { quote, start, end } = quotes.toSorted((a, b) => b.quote.length - a.quote.length)[0]!
    await page.goto(`${server.url}/jobs/${robin.job}/resumes/${id}/match`)
    const shown = quote.replace(/\s+/g, ' ')
    expect(quotes.some(one => one.quote.includes('\n'))).toBe(true)
    await page.locator('blockquote mark').first().waitFor()
    expect((await page.locator('blockquote mark').allTextContents()).filter(words => words.includes('\n'))).toEqual([])
    await page.locator('blockquote a').filter({ hasText: shown }).first().click()
    await page.waitForURL(
      url => url.pathname === `/resumes/${id}/read` && url.searchParams.get('from') === String(start),
    )
    expect(new URL(page.url()).searchParams.get('to')).toBe(String(end))

    const { pages } = await textOf(id)
    const size = { width: pages[0]!.width! }
    const highlights = page.locator('[data-highlight]')
    await highlights.first().waitFor()
    expect(await highlights.first().evaluate(element => getComputedStyle(element).mixBlendMode)).toBe('multiply')
    for (const highlight of await highlights.all()) {
      const box = await onPage(highlight, 1, size)
      expect(await inkIn(1, size, box)).toBeGreaterThan(0.03)
    }
    expect((await asRead().locator('mark').allTextContents()).join(' ').replace(/\s+/g, ' ')).toBe(shown)
    for (const seen of [highlights.first(), asRead().locator('mark').first()]) {
      const [own, pane] = [await seen.boundingBox(), await original().boundingBox()]
      expect(own!.y).toBeGreaterThan(pane!.y)
      expect(own!.y).toBeLessThan(pane!.y + pane!.height)
    }

    await page.reload()
    await highlights.first().waitFor()
    expect(await highlights.count()).toBeGreaterThan(0)
  })

  it('is marked where pdf.js, too, finds the words', async () => {
    const { id } = sample('pdf')
    const { text, lines, pages } = await textOf(id)
    const found = await witness(id)
    const alike = lines.flatMap(line => {
      const same = found.filter(one => one.text.trim() === text.slice(line.start, line.end) && one.text.length > 12)
      return same.length === 1 && same[0] ? [{ line, place: same[0] }] : []
    })
    expect(alike.length).toBeGreaterThan(5)
    for (const { line, place } of [alike[0]!, alike[Math.floor(alike.length / 2)]!, alike.at(-1)!]) {
      await open(id, `?from=${line.start}&to=${line.end}`)
      const highlight = page.locator('[data-highlight]')
      await highlight.waitFor()
      const box = await onPage(highlight, 1, { width: pages[0]!.width! })
      expect(Math.abs(box.x - place.x)).toBeLessThan(3)
      expect(Math.abs(box.width - place.width)).toBeLessThan(5)
      expect(box.y).toBeLessThan(place.baseline)
      expect(box.y + box.height).toBeGreaterThan(place.baseline - 1)
    }
  })

  it('of a finding is looked for in the text and gets its address', async () => {
    for (const id of robin.resumes) {
      const { body } = await robin.post<{ analysis: { strengths: string | null } }>(`/api/ai/resumes/${id}/analyze`)
      if (!body.analysis.strengths?.includes('“')) continue
      await page.goto(`${server.url}/resumes/${id}/ai-score`)
      const link = page.getByRole('region', { name: 'Strengths' }).getByRole('link').first()
      const said = (await link.textContent())!.replace(/[“”]|\s*…\s*/g, '')
      await link.click()
      await page.waitForURL(/\/read\?from=\d+&to=\d+&of=\w+$/)
      await asRead().locator('mark').first().waitFor()
      expect((await asRead().locator('mark').allTextContents()).join(' ').replace(/\s+/g, ' ')).toBe(said)
      return
    }
    throw new Error('No sample has a strength with a quote.')
  })

  it('is not marked where other words stand now', async () => {
    await open(sample('pdf').id, '?from=10&to=40&of=zzzz')
    await page.getByText('This resume was read anew since this address was made').waitFor()
    await paper(1).locator('canvas').waitFor()
    expect(await page.locator('[data-highlight], main mark').count()).toBe(0)
  })
})

describe('hidden text', () => {
  const white = hiddenCases().find(({ name }) => name === 'white on white')!
  let id: number
  beforeAll(async () => {
    id = await upload('hidden.pdf', white.bytes)
  })

  it('is counted, explained and shown in red at its place on the page', async () => {
    await open(id)
    const list = page.getByRole('region', { name: '1 passage that a person cannot see' })
    await list.getByText(white.secret).waitFor()
    await list.getByText('white on white: a person cannot see this. It does not count.').waitFor()
    const mark = page.locator('[data-hidden]')
    await mark.waitFor()
    expect(await mark.textContent()).toBe(white.secret)
    const place = await onPage(mark.locator('rect'), 1, { width: 595 })
    expect(Math.abs(place.x - 60)).toBeLessThan(4)
    expect(place.y).toBeLessThan(242)
    expect(place.y + place.height).toBeGreaterThan(242)
    // The paper itself is white there: what is seen is the mark alone, and it is red.
    expect(await inkIn(1, { width: 595 }, place)).toBe(0)
    const [red, green] = (await mark.locator('text').evaluate(element => getComputedStyle(element).fill))
      .match(/\d+/g)!
      .map(Number)
    expect(red).toBeGreaterThan(2 * green!)
    await page.getByText('Reads with doubts').waitFor()
    expect(await asRead().locator('p', { hasText: white.secret }).count()).toBe(1)
  })

  it('is accessible, on a desk and on a phone, where one pane follows the other', async () => {
    await open(id)
    await paper(1).locator('canvas').waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 800 })
      await page.getByRole('button', { name: 'Text as read' }).click()
      expect(await original().isVisible()).toBe(false)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Show on page 1' }).click()
      expect(await asRead().isVisible()).toBe(false)
      await page.locator('[data-hidden]').waitFor()
      await expectNoSidewaysScroll(page)
    }
  })
})

it('says who the resume is of, with the ways to reach them', async () => {
  const lines = [
    'Philippa Ostler',
    'philippa.ostler@example.com · +44 20 7946 0123',
    'linkedin.com/in/philippa-ostler · https://github.com/postler · postler.example.org',
    'Experience',
    'Payroll Officer, Tidewell Council, 2019 - 2024',
    'Ran the monthly payroll for 3,200 staff.',
  ]
  const id = await upload('scan0042.docx', writeDocx(lines.map(line => p(line)).join('')))
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(id)
    const contact = page.locator('dl[aria-label=Contact]')
    await contact.getByText('Philippa Ostler', { exact: true }).waitFor()
    await expectAccessible(page)
    const hrefs = await contact.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')))
    expect(hrefs.slice(0, 2)).toEqual(['mailto:philippa.ostler@example.com', 'tel:+442079460123'])
    expect(hrefs).toContain('https://linkedin.com/in/philippa-ostler')
    expect(hrefs).toContain('https://github.com/postler')
    for (const site of ['LinkedIn', 'GitHub']) await contact.getByText(site, { exact: true }).waitFor()
  }
})

it('breaks no word in a narrow column of a table', async () => {
  const told = '18th Edition (BS 7671), amendment 2, October 2022, and amendment 3, February 2025, both at night school'
  const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`
  const rows = ['Regulations', 'Driving'].map(name => `<w:tr>${cell(name)}${cell(told)}</w:tr>`)
  const before = p('Imke Feldhuis') + p('Electrician with the city works') + p('Key information')
  await open(await upload('table.docx', writeDocx(`${before}<w:tbl>${rows.join('')}</w:tbl>`)))
  const first = original().getByRole('cell', { name: 'Regulations' })
  const lines = await first.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

it('says by what reader it was read, in which language, and that no score rests on that', async () => {
  await open(sample('docx').id)
  await page.getByText('The language seems to be English; no score rests on it.').waitFor()
})

describe('the pages of a pdf', () => {
  it('are drawn as they come into view, sharp, and made larger by keyboard', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => ({
      content: show(60, 700, `Leaf ${index + 1} of the long story of my life`),
    }))
    await open(await upload('long.pdf', writePdf(pages)))
    await paper(1).locator('canvas').waitFor()
    expect(await original().locator('canvas').count()).toBeLessThan(6)
    const drawnPages = () =>
      page.locator('[role=img]:has(canvas)').evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
    // Pressed again, as a person would, where the page changed under the scroll; which are drawn is told where it fails.
    const toTheEnd = async () => {
      await original().press('End')
      return drawnPages()
    }
    await expect.poll(toTheEnd, { interval: 2_000 }).toContain('Page 12 of 12')
    await expect.poll(() => paper(1).locator('canvas').count()).toBe(0)

    const widthOf = async () => (await paper(12).boundingBox())!.width
    const before = await widthOf()
    await page.keyboard.press('+')
    await page.getByText('125%').waitFor()
    expect(await widthOf()).toBeCloseTo(before * 1.25, 0)
    const drawn = async (number: number) => Number(await paper(number).locator('canvas').getAttribute('width'))
    const apart = async () => Math.abs((await drawn(12)) - (await widthOf()))
    await expect.poll(apart).toBeLessThan(1)
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await page.getByText('75%').waitFor()
    await page.keyboard.press('0')
    await page.getByText('100%').waitFor()
    expect(await widthOf()).toBeCloseTo(before, 0)

    const screen = await browser.context.newCDPSession(page)
    await screen.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 900,
      deviceScaleFactor: 2,
      mobile: false,
    })
    await page.reload()
    await paper(1).locator('canvas').waitFor()
    expect(Math.abs((await drawn(1)) - (await paper(1).boundingBox())!.width * 2)).toBeLessThan(2)
    await screen.send('Emulation.clearDeviceMetricsOverride')
  })

  it('do nothing by themselves and nothing on a click, whatever the file asks for', async () => {
    const elsewhere = 'http://elsewhere.example'
    const id = await upload('hostile.pdf', hostilePdf(elsewhere))
    const happened: string[] = []
    page.on('dialog', dialog => {
      happened.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', popup => happened.push(`window: ${popup.url()}`))
    page.on('download', download => happened.push(`download: ${download.url()}`))
    page.on('request', request => {
      if (!request.url().startsWith(server.url)) happened.push(`request: ${request.url()}`)
    })
    await open(id)
    await paper(1).locator('canvas').waitFor()
    expect(await inkIn(1, { width: 595 }, { x: 60, y: 40, width: 160, height: 24 })).toBeGreaterThan(0.03)
    const address = page.url()
    await paper(1).click({ position: { x: 100, y: 100 } })
    await paper(1).click({ position: { x: 200, y: 300 } })
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(address)
    expect(happened).toEqual([])
    expect(await original().locator('a, iframe, form, input, button').count()).toBe(0)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  })

  it('come with our own fonts and tables', async () => {
    const asked: string[] = []
    page.on('response', response => {
      const { pathname } = new URL(response.url())
      if (pathname.includes('/standard_fonts/')) asked.push(`${response.status()} ${pathname}`)
    })
    await open(await upload('plain.pdf', writePdf([{ content: show(60, 700, 'Letters that the file leaves out') }])))
    await paper(1).locator('canvas').waitFor()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(line => !line.startsWith('200'))).toEqual([])
    const [, folder] = /(\/assets\/pdfjs-[^/]+)/.exec(asked[0]!)!
    for (const name of ['cmaps/UniJIS-UTF16-H.bcmap', 'wasm/openjpeg_nowasm_fallback.js'])
      expect((await fetch(`${server.url}${folder}/${name}`)).status).toBe(200)
  })
})

describe('other files', () => {
  it.each(['docx', 'doc'])('of type %s are set again with all of their text, in order', async type => {
    const { id } = sample(type)
    const { text, lines } = await textOf(id)
    await open(id, `?from=${lines[8]!.start}&to=${lines[8]!.end}`)
    const bare = (words: string) => words.replace(/[\s|]+/g, '')
    const shown = bare(await original().innerText())
    let at = 0
    for (const { start, end } of lines) {
      const found = shown.indexOf(bare(text.slice(start, end)), at)
      expect(found, text.slice(start, end)).toBeGreaterThanOrEqual(at)
      at = found + bare(text.slice(start, end)).length
    }
    expect(bare((await original().locator('mark').allInnerTexts()).join(''))).toBe(
      bare(text.slice(lines[8]!.start, lines[8]!.end)),
    )
    expect(await original().getByRole('heading').count()).toBeGreaterThan(2)
  })

  it('that cannot be read say why, beside what can be seen of them', async () => {
    const id = await upload('later.pdf', writePdf([{ content: show(60, 700, 'Read once, and never again') }]))
    const database = new pg.Client(server.databaseUrl)
    await database.connect()
    const why = 'No text was found, it looks like a scan; upload the original PDF or DOCX instead of a picture.'
    await database.query('update resumes set document = null, warnings = null, read_error = $1 where id = $2', [
      why,
      id,
    ])
    await database.end()
    await open(id)
    await page.getByRole('alert').getByText(why).waitFor()
    await page.getByRole('link', { name: 'Upload another file' }).waitFor()
    await paper(1).locator('canvas').waitFor()
    await expectAccessible(page)
  })

  it('that are not yours are not there', async () => {
    const stranger = createClient(server.url)
    await stranger.signUp('stranger')
    await signIn(browser, server.url, stranger)
    await open(sample('pdf').id)
    await page.getByText('Resume not found or you are not authorized.').waitFor()
    await signIn(browser, server.url, robin)
  })
})

it('made the browser complain of nothing', () => {
  expect(browser.problems).toEqual([])
})
