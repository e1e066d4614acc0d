import { HeadingLevel, Paragraph, Table, TableBorders, TableCell, TableRow, TextRun } from 'docx'
import type { Resume } from '../resume.ts'
import { heading, line, pair, plainSection } from './pieces.ts'

const widths = [3100, 7100]

/** Two columns, as many templates make them: one row of a table without borders. */
export function columns(resume: Resume): (Paragraph | Table)[] {
  const side = resume.sections.filter(section => section.side)
  const main = resume.sections.filter(section => !section.side)
  const left = [
    heading('Contact'),
    ...resume.contact.map(text => line(text)),
    ...side.flatMap(section => [
      heading(section.title),
      ...section.text.map(text => line(text)),
      ...section.entries.flatMap(({ title, place, dates }) => [
        line(title, { bold: true }),
        ...[place, dates].flatMap(text => (text ? [line(text)] : [])),
      ]),
      ...section.rows.map(([label, value]) => pair(label, value)),
      ...section.list.map(text => line(text)),
    ]),
  ]
  const right = main.flatMap(section => plainSection(section, widths[1] ? widths[1] - 300 : 0))
  return [
    new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
    ...(resume.headline ? [line(resume.headline, { size: 24 })] : []),
    new Table({
      borders: TableBorders.NONE,
      columnWidths: widths,
      width: { size: 10200, type: 'dxa' },
      rows: [new TableRow({ children: [cell(left, 0, 'F1F4F8'), cell(right, 1, 'FFFFFF')] })],
    }),
    // Word wants a paragraph after a table; a tiny one keeps it from making a page of its own.
    new Paragraph({ children: [new TextRun({ text: '', size: 2 })] }),
  ]
}

const cell = (children: Paragraph[], index: number, fill: string) =>
  new TableCell({
    children,
    width: { size: widths[index] ?? 0, type: 'dxa' },
    shading: { fill, type: 'clear', color: 'auto' },
    margins: { top: 60, bottom: 120, left: 140, right: 140 },
  })
