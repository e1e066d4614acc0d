import { type Entry, type Resume, type Section, titleAndPlace } from '../resume.ts'
import type { Column, Pen, Style } from './pen.ts'

const body: Style = { font: 'Times-Roman', size: 11, lineGap: 2 }
const bold: Style = { ...body, font: 'Times-Bold' }

/** One column in Times, the name in the middle, a rule under every heading. */
export function classic(pen: Pen, resume: Resume): void {
  const { page } = pen.doc
  const column = { x: page.margins.left, width: page.width - page.margins.left - page.margins.right }
  pen.text(resume.name, column, { font: 'Times-Bold', size: 22, align: 'center' })
  if (resume.headline) pen.text(resume.headline, column, { font: 'Times-Italic', size: 12, align: 'center' })
  pen.down(2)
  pen.text(resume.contact.join('  |  '), column, { ...body, size: 10, align: 'center' })
  for (const section of resume.sections) write(pen, column, section, resume.accent)
}

function write(pen: Pen, column: Column, section: Section, accent: string): void {
  pen.down(11)
  pen.room(54)
  pen.text(section.title.toUpperCase(), column, { ...bold, size: 11.5, color: accent, spaced: 0.6 })
  pen.rule(column, accent)
  pen.down(5)
  for (const text of section.text) pen.text(text, column, { ...body, align: 'justify' })
  for (const [index, entry] of section.entries.entries()) {
    if (index > 0) pen.down(6)
    writeEntry(pen, column, entry)
  }
  for (const [label, value] of section.rows) {
    pen.beside(label, { x: column.x, width: 110 }, bold)
    pen.text(value, { x: column.x + 115, width: column.width - 115 }, body)
  }
  pen.points(section.list, column, body)
}

function writeEntry(pen: Pen, column: Column, entry: Entry): void {
  const right = 130
  pen.room(44)
  if (entry.dates) {
    const x = column.x + column.width - right
    pen.beside(entry.dates, { x, width: right }, { ...body, align: 'right' })
  }
  pen.text(titleAndPlace(entry), { x: column.x, width: column.width - right - 6 }, bold)
  if (entry.text) pen.text(entry.text, column, body)
  pen.points(entry.points, { x: column.x + 8, width: column.width - 8 }, body)
}
