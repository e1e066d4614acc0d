import type { Entry, Resume, Section } from '../resume.ts'
import type { Column, Pen, Style } from './pen.ts'

const body: Style = { font: 'Helvetica', size: 10, lineGap: 2 }
const bold: Style = { ...body, font: 'Helvetica-Bold' }
const leftWidth = 118

/** Like a form: headings and dates in the left column, everything else in the right. */
export function dated(pen: Pen, resume: Resume): void {
  const { page } = pen.doc
  const left = { x: page.margins.left, width: leftWidth - 12 }
  const right = { x: left.x + leftWidth, width: page.width - page.margins.right - left.x - leftWidth }
  const whole = { x: left.x, width: leftWidth + right.width }
  pen.text(resume.name, right, { ...bold, size: 20, color: resume.accent })
  if (resume.headline) pen.text(resume.headline, right, { ...body, size: 11, color: '#555555' })
  pen.down(4)
  for (const line of resume.contact) pen.text(line, right, body)
  for (const section of resume.sections) {
    pen.down(9)
    pen.room(52)
    pen.rule(whole, resume.accent, 1)
    pen.down(6)
    writeTitle(pen, left, whole, section, { ...bold, size: 11, color: resume.accent })
    for (const text of section.text) pen.text(text, right, body)
    for (const entry of section.entries) writeEntry(pen, left, right, entry)
    for (const [label, value] of section.rows) {
      pen.room(pen.height(value, right, body))
      pen.beside(label, left, body)
      pen.text(value, right, body)
      pen.down(2)
    }
    pen.points(section.list, right, body)
  }
}

/** Beside a text the left column is free for the heading; dates and labels need it for themselves. */
function writeTitle(pen: Pen, left: Column, whole: Column, section: Section, style: Style): void {
  if (section.entries.length + section.rows.length === 0) {
    pen.beside(section.title, left, style)
  } else {
    pen.text(section.title, whole, style)
    pen.down(3)
  }
}

function writeEntry(pen: Pen, left: Column, right: Column, entry: Entry): void {
  pen.room(46)
  if (entry.dates) pen.beside(entry.dates, left, { ...body, color: '#444444' })
  pen.text(entry.title, right, bold)
  if (entry.place) pen.text(entry.place, right, { ...body, font: 'Helvetica-Oblique' })
  if (entry.text) pen.text(entry.text, right, body)
  pen.points(entry.points, right, body, '–')
  pen.down(6)
}
