import type { Entry, Resume, Section } from '../resume.ts'
import type { Column, Pen, Style } from './pen.ts'

const body: Style = { font: 'Helvetica', size: 10.5, lineGap: 2.8, color: '#2b2b2b' }
const bold: Style = { ...body, font: 'Helvetica-Bold' }
const bandHeight = 104

/** A band of colour over the whole width with the name in it; roomy text below. */
export function band(pen: Pen, resume: Resume): void {
  const { page } = pen.doc
  const column = { x: page.margins.left, width: page.width - page.margins.left - page.margins.right }
  pen.box(0, 0, page.width, bandHeight, resume.accent)
  pen.doc.y = 26
  pen.text(resume.name, column, { ...bold, size: 24, color: '#ffffff' })
  if (resume.headline) pen.text(resume.headline, column, { ...body, size: 12, color: '#ffffff' })
  pen.down(3)
  pen.text(resume.contact.join('   ·   '), column, { ...body, size: 9.5, color: '#ffffff' })
  pen.doc.y = bandHeight + 14
  for (const section of resume.sections) write(pen, column, section, resume.accent)
}

function write(pen: Pen, column: Column, section: Section, accent: string): void {
  pen.room(58)
  pen.box(column.x, pen.doc.y - 1, 4, 12, accent)
  pen.text(section.title, { x: column.x + 12, width: column.width - 12 }, { ...bold, size: 12.5, color: accent })
  pen.down(4)
  for (const text of section.text) pen.text(text, column, body)
  for (const entry of section.entries) writeEntry(pen, column, entry)
  for (const [label, value] of section.rows) {
    pen.room(30)
    pen.beside(label, { x: column.x, width: 120 }, bold)
    pen.text(value, { x: column.x + 126, width: column.width - 126 }, body)
  }
  pen.points(section.list, column, body)
  pen.down(11)
}

function writeEntry(pen: Pen, column: Column, entry: Entry): void {
  pen.room(48)
  pen.text(entry.title, column, { ...bold, size: 10.5 })
  const where = [entry.place, entry.dates].filter(Boolean).join('   |   ')
  if (where) pen.text(where, column, { ...body, size: 9.5, color: '#666666' })
  if (entry.text) pen.text(entry.text, column, body)
  pen.points(entry.points, column, body)
  pen.down(6)
}
