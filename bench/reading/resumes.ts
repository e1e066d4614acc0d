/** Resumes of invented people whose text is known line by line, in the layouts that resumes have. */
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import PDFDocument from 'pdfkit'
import { writeDoc } from '../../tests/fixtures/write-doc.ts'

/** `lines` as a person reads them; the cells of a row and an entry with its date are parted by one space. */
export type Known = { name: string; bytes: Uint8Array; lines: string[]; hidden: string[] }

type Random = (below: number) => number
type Entry = { title: string; date: string; text: string[] }
type Resume = { name: string; summary: string; entries: Entry[]; skills: string[]; rows: string[][]; secret: string }

const syllables =
  'ba be bo da de di fa fe go ha he jo ka ke ko la le lo ma me mi na ne no pa pe ra re ro sa se si ta te to va ve vo za'.split(
    ' ',
  )

function random(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return below => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

function resume(next: Random): Resume {
  const word = (): string => Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)] ?? '').join('')
  const words = (count: number): string => Array.from({ length: count }, word).join(' ')
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  const year = (): number => 1990 + next(35)
  return {
    name: `${capital(word())} ${capital(word())}`,
    summary: `${capital(words(30 + next(20)))}.`,
    entries: Array.from({ length: 3 + next(3) }, () => ({
      title: capital(words(3)),
      date: `${year()} – ${year()}`,
      text: Array.from({ length: 2 + next(3) }, () => capital(words(8 + next(18)))),
    })),
    skills: Array.from({ length: 6 + next(5) }, () => words(2)),
    rows: Array.from({ length: 4 }, () => [capital(word()), words(2), words(1)]),
    secret: words(12),
  }
}

type Shown = { text: string; x: number; y: number; size: number; font: string; colour: string }
/** Lines are drawn once all are known, in the order in which a layout wants them drawn. */
type Pen = { pdf: PDFKit.PDFDocument; lines: string[]; shown: Shown[]; colour: string }

function write(pen: Pen, text: string, x: number, y: number, width: number, size = 10, font = 'Helvetica'): number {
  pen.pdf.font(font).fontSize(size)
  let line = ''
  let down = y
  const flush = (): void => {
    pen.shown.push({ text: line, x, y: down, size, font, colour: pen.colour })
    pen.lines.push(line)
    down += size * 1.35
  }
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (pen.pdf.widthOfString(longer) > width && line !== '') {
      flush()
      line = word
    } else line = longer
  }
  flush()
  return down
}

function entries(pen: Pen, all: Entry[], x: number, y: number, width: number): number {
  let down = y
  for (const { title, date, text } of all) {
    pen.pdf.font('Helvetica').fontSize(10.5)
    const right = x + width - pen.pdf.widthOfString(date)
    const look = { y: down, size: 10.5, colour: pen.colour }
    pen.shown.push(
      { text: title, x, font: 'Helvetica-Bold', ...look },
      { text: date, x: right, font: 'Helvetica', ...look },
    )
    pen.lines.push(`${title} ${date}`)
    down += 15
    for (const item of text) down = write(pen, `• ${item}`, x + 8, down, width - 8) + 2
    down += 8
  }
  return down
}

type Layout = (pen: Pen, resume: Resume) => void

const layouts: Record<string, Layout> = {
  plain: (pen, { name, summary, entries: all, skills }) => {
    let y = write(pen, name, 50, 50, 500, 20, 'Helvetica-Bold')
    y = write(pen, summary, 50, y + 8, 495)
    y = write(pen, 'EXPERIENCE', 50, y + 10, 495, 12, 'Helvetica-Bold')
    y = entries(pen, all, 50, y + 4, 495)
    y = write(pen, 'SKILLS', 50, y + 8, 495, 12, 'Helvetica-Bold')
    write(pen, skills.join(', '), 50, y + 4, 495)
  },
  'side bar': (pen, { name, summary, entries: all, skills }) => {
    pen.pdf.rect(0, 0, 190, 842).fill('#1f3864')
    pen.colour = '#ffffff'
    let y = write(pen, 'Skills', 25, 60, 150, 13, 'Helvetica-Bold')
    for (const skill of skills) y = write(pen, skill, 25, y + 3, 150, 9.5)
    pen.colour = '#000000'
    y = write(pen, name, 215, 50, 340, 18, 'Helvetica-Bold')
    y = write(pen, summary, 215, y + 8, 340)
    entries(pen, all, 215, y + 12, 340)
  },
  'side bar at the right': (pen, { name, summary, entries: all, skills }) => {
    let y = write(pen, name, 50, 50, 340, 20, 'Helvetica-Bold')
    y = write(pen, summary, 50, y + 8, 330)
    entries(pen, all, 50, y + 12, 330)
    y = write(pen, 'Skills', 420, 95, 140, 13, 'Helvetica-Bold')
    for (const skill of skills) y = write(pen, skill, 420, y + 4, 140, 9.5)
  },
  'two columns': (pen, { name, summary, entries: all }) => {
    const top = write(pen, name, 50, 50, 500, 20, 'Helvetica-Bold') + 10
    const text = [summary, ...all.flatMap(entry => entry.text)]
    const half = Math.ceil(text.length / 2)
    let y = top
    for (const item of text.slice(0, half)) y = write(pen, item, 50, y, 235) + 6
    y = top
    for (const item of text.slice(half)) y = write(pen, item, 310, y, 235) + 6
  },
  'two columns, drawn across': (pen, made) => {
    layouts['two columns']?.(pen, made)
    pen.shown.sort((a, b) => a.y - b.y)
  },
  table: (pen, { name, summary, rows }) => {
    let y = write(pen, name, 50, 50, 500, 20, 'Helvetica-Bold')
    for (const cells of rows) {
      for (const [at, text] of cells.entries()) {
        pen.shown.push({ text, x: 50 + at * 160, y: y + 10, size: 10, font: 'Helvetica', colour: pen.colour })
      }
      pen.lines.push(cells.join(' '))
      y += 16
    }
    write(pen, summary, 50, y + 20, 495)
  },
}

async function pdfOf(name: string, layout: Layout, made: Resume, hide: boolean): Promise<Known> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  const done = new Promise<void>(resolve => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve())
  })
  const lines: string[] = []
  const shown: Shown[] = []
  layout({ pdf, lines, shown, colour: '#000000' }, made)
  for (const { text, x, y, size, font, colour } of shown) {
    pdf.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false })
  }
  if (hide) pdf.fillColor('#fefefe').fontSize(4).text(made.secret, 300, 20, { lineBreak: false })
  pdf.end()
  await done
  return {
    name: `pdf, ${name}`,
    bytes: new Uint8Array(Buffer.concat(chunks)),
    lines,
    hidden: hide ? [made.secret] : [],
  }
}

async function docxOf(made: Resume, hide: boolean): Promise<Known> {
  const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph(text)] })
  const paragraphs = [
    made.name,
    made.summary,
    ...made.entries.flatMap(entry => [`${entry.title}\t${entry.date}`, ...entry.text]),
  ]
  const secret = hide ? [new TextRun({ text: made.secret, color: 'FFFFFF' })] : []
  const children = [
    ...paragraphs.map(text => new Paragraph(text)),
    new Paragraph({ children: secret }),
    new Table({ rows: made.rows.map(cells => new TableRow({ children: cells.map(cell) })) }),
  ]
  const bytes = new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
  const lines = [...paragraphs.map(text => text.replace('\t', ' ')), ...made.rows.map(cells => cells.join(' '))]
  return { name: 'docx', bytes, lines, hidden: hide ? [made.secret] : [] }
}

function docOf(made: Resume, hide: boolean): Known {
  const paragraphs = [
    made.name,
    made.summary,
    ...made.entries.flatMap(entry => [`${entry.title}\t${entry.date}`, ...entry.text]),
  ]
  const secret = hide ? [{ text: made.secret, hidden: true }] : []
  const bytes = writeDoc([...paragraphs, ...secret, ...made.rows.map(cells => ({ cells }))])
  const lines = [...paragraphs.map(text => text.replace('\t', ' ')), ...made.rows.map(cells => cells.join(' '))]
  return { name: 'doc', bytes, lines, hidden: hide ? [made.secret] : [] }
}

/** `count` resumes in each layout of pdf, in docx and in doc; every other one hides a sentence. */
export async function knownResumes(count: number): Promise<Known[]> {
  const all: Known[] = []
  for (let seed = 1; seed <= count; seed += 1) {
    const made = resume(random(seed))
    const hide = seed % 2 === 0
    for (const [name, layout] of Object.entries(layouts)) {
      all.push(await pdfOf(name, layout, made, hide))
    }
    all.push(await docxOf(made, hide), docOf(made, hide))
  }
  return all
}
