import { HeadingLevel, PageNumber, Paragraph, TabStopType, TextRun } from 'docx'
import type { Entry, Section } from '../resume.ts'

const grey = '666666'

export const line = (text: string, run: { bold?: boolean; italics?: boolean; color?: string; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...run })] })

export const faint = (text: string) => line(text, { color: grey, size: 17 })

export const pageNumber = () =>
  new Paragraph({
    alignment: 'right',
    children: [new TextRun({ children: ['Page ', PageNumber.CURRENT], color: grey, size: 17 })],
  })

export const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })

export const points = (items: readonly string[]) =>
  items.map(text => new Paragraph({ text, numbering: { reference: 'points', level: 0 } }))

/** A section in the plainest way: heading, texts, entries, pairs as lines, list. */
export const plainSection = (section: Section, rightTab: number): Paragraph[] => [
  heading(section.title),
  ...section.text.map(text => line(text)),
  ...section.entries.flatMap(entry => plainEntry(entry, rightTab)),
  ...section.rows.map(([label, value]) => pair(label, value)),
  ...points(section.list),
]

/** The dates stand at a tab on the right of the title line. */
const plainEntry = (entry: Entry, rightTab: number): Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    tabStops: [{ type: TabStopType.RIGHT, position: rightTab }],
    children: [
      new TextRun(entry.title),
      ...(entry.dates ? [new TextRun({ text: `\t${entry.dates}`, bold: false, color: grey })] : []),
    ],
  }),
  ...(entry.place ? [line(entry.place, { italics: true, color: grey })] : []),
  ...(entry.text ? [line(entry.text)] : []),
  ...points(entry.points),
]

export const pair = (label: string, value: string) =>
  new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)] })
