import type { Entry, Resume, Section } from '../resume.ts'
import type { Column, Pen, Style } from './pen.ts'

const body: Style = { font: 'Helvetica', size: 10.3, lineGap: 2.6 }
const bold: Style = { ...body, font: 'Helvetica-Bold' }
const sideWidth = 186

/** A coloured column on the left with contact and short lists, the career on the right. */
export function sidebar(pen: Pen, resume: Resume): void {
  const { page } = pen.doc
  const shade = () => pen.box(0, 0, sideWidth, page.height, resume.accent)
  shade()
  pen.doc.on('pageAdded', shade)
  const side = { x: 24, width: sideWidth - 44 }
  const main = { x: sideWidth + 24, width: page.width - sideWidth - 24 - 40 }
  const white = { ...body, color: '#ffffff', size: 9.5 }

  pen.text(resume.name, side, { ...bold, size: 19, color: '#ffffff', lineGap: 0 })
  if (resume.headline) pen.text(resume.headline, side, { ...white, size: 10 })
  pen.down(12)
  for (const line of resume.contact) pen.text(line, side, white)
  for (const section of resume.sections.filter(part => part.side)) writeSide(pen, side, section, white)

  pen.doc.y = page.margins.top
  for (const section of resume.sections.filter(part => !part.side)) writeMain(pen, main, section, resume.accent)
}

function writeSide(pen: Pen, column: Column, section: Section, style: Style): void {
  pen.down(16)
  pen.text(section.title, column, { ...style, font: 'Helvetica-Bold', size: 11 })
  pen.rule(column, '#ffffff', 0.5)
  pen.down(5)
  for (const text of section.text) pen.text(text, column, style)
  for (const entry of section.entries) {
    pen.text(entry.title, column, { ...style, font: 'Helvetica-Bold' })
    for (const line of [entry.place, entry.dates, entry.text]) if (line) pen.text(line, column, style)
    pen.down(5)
  }
  for (const [label, value] of section.rows) {
    pen.text(label, column, { ...style, font: 'Helvetica-Bold' })
    pen.text(value, column, style)
    pen.down(3)
  }
  for (const item of section.list) pen.text(item, column, style)
}

function writeMain(pen: Pen, column: Column, section: Section, accent: string): void {
  pen.room(60)
  pen.text(section.title, column, { ...bold, size: 14, color: accent })
  pen.down(3)
  for (const text of section.text) pen.text(text, column, body)
  for (const entry of section.entries) writeEntry(pen, column, entry)
  for (const [label, value] of section.rows) pen.text(`${label}: ${value}`, column, body)
  pen.points(section.list, column, body)
  pen.down(14)
}

function writeEntry(pen: Pen, column: Column, entry: Entry): void {
  pen.room(50)
  pen.text(entry.title, column, { ...bold, size: 11 })
  const where = [entry.place, entry.dates].filter(Boolean).join('  ·  ')
  if (where) pen.text(where, column, { ...body, font: 'Helvetica-Oblique', color: '#555555' })
  if (entry.text) pen.text(entry.text, column, body)
  pen.points(entry.points, column, body)
  pen.down(8)
}
