import type { Entry, Resume, Section } from '../resume.ts'
import type { Column, Pen, Style } from './pen.ts'

const body: Style = { font: 'Helvetica', size: 9.8, lineGap: 1.5 }
const bold: Style = { ...body, font: 'Helvetica-Bold' }

/** Small type and no air: everything on one page, entries in one line with their dates in brackets. */
export function dense(pen: Pen, resume: Resume): void {
  const { page } = pen.doc
  const column = { x: 42, width: page.width - 84 }
  pen.doc.y = 36
  pen.text(resume.name, column, { ...bold, size: 16 })
  pen.text([resume.headline, ...resume.contact].filter(Boolean).join(', '), column, body)
  for (const section of resume.sections) write(pen, column, section, resume.accent)
}

function write(pen: Pen, column: Column, section: Section, accent: string): void {
  pen.down(7)
  pen.room(36)
  pen.text(section.title, column, { ...bold, size: 10.5, color: accent })
  pen.rule(column, '#999999', 0.4)
  pen.down(3)
  for (const text of section.text) pen.text(text, column, body)
  for (const entry of section.entries) writeEntry(pen, column, entry)
  for (const [label, value] of section.rows) pen.text(`${label}: ${value}`, column, body)
  if (section.list.length > 0) pen.text(section.list.join(' · '), column, body)
}

function writeEntry(pen: Pen, column: Column, entry: Entry): void {
  const line = [entry.title, entry.place].filter(Boolean).join(' – ')
  pen.text(entry.dates ? `${line} (${entry.dates})` : line, column, bold)
  if (entry.text) pen.text(entry.text, column, body)
  pen.points(entry.points, column, body, '-')
  pen.down(2)
}
