import { BorderStyle, HeadingLevel, Paragraph, Table, TableCell, TableRow, VerticalAlignTable } from 'docx'
import type { Entry, Resume, Section } from '../resume.ts'
import { faint, heading, line, points } from './pieces.ts'

const widths = [2100, 7900]
const thin = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** Entries and pairs as rows of ruled tables, with the dates in the first column. */
export const table = (resume: Resume): (Paragraph | Table)[] => [
  new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
  ...(resume.headline ? [line(resume.headline)] : []),
  faint(resume.contact.join(' · ')),
  ...resume.sections.flatMap(write),
]

const write = (section: Section): (Paragraph | Table)[] => [
  heading(section.title),
  ...section.text.map(text => line(text)),
  ...rows(section.entries.map(entry => row([line(entry.dates ?? '')], entryCell(entry)))),
  ...rows(section.rows.map(([label, value]) => row([line(label, { bold: true })], [line(value)]))),
  ...points(section.list),
]

const entryCell = (entry: Entry): Paragraph[] => [
  line(entry.title, { bold: true }),
  ...(entry.place ? [line(entry.place, { italics: true })] : []),
  ...(entry.text ? [line(entry.text)] : []),
  ...points(entry.points),
]

const row = (first: Paragraph[], second: Paragraph[]) =>
  new TableRow({
    cantSplit: true,
    children: [first, second].map(
      (children, index) =>
        new TableCell({
          children,
          width: { size: widths[index] ?? 0, type: 'dxa' },
          verticalAlign: VerticalAlignTable.TOP,
          margins: { top: 60, bottom: 60, left: 80, right: 80 },
        }),
    ),
  })

const rows = (children: TableRow[]): Table[] =>
  children.length === 0
    ? []
    : [
        new Table({
          rows: children,
          columnWidths: widths,
          width: { size: 10000, type: 'dxa' },
          borders: { top: thin, bottom: thin, insideHorizontal: thin, left: none, right: none, insideVertical: none },
        }),
      ]
