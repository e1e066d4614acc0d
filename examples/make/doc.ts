import { type DocParagraph, writeDoc } from '../../tests/fixtures/write-doc.ts'
import type { Entry, Resume, Section } from './resume.ts'

const rightEdge = 415

/** Word 97: headings, dates at a tab on the right, one table for pairs, the name in the footer. */
export function makeDoc(resume: Resume): Uint8Array {
  const paragraphs: DocParagraph[] = [
    { text: resume.name, size: 20, bold: true, centred: true },
    ...(resume.headline ? [{ text: resume.headline, italic: true, centred: true }] : []),
    { text: resume.contact.join('  |  '), size: 10, centred: true },
    ...resume.sections.flatMap(write),
  ]
  return writeDoc(paragraphs, { footer: resume.name })
}

function write(section: Section): DocParagraph[] {
  return [
    { text: section.title, heading: 2, before: 12 },
    ...section.text,
    ...section.entries.flatMap(writeEntry),
    ...section.rows.map(cells => ({ cells: [...cells] })),
    ...section.list.map(point),
  ]
}

function writeEntry(entry: Entry): DocParagraph[] {
  const runs = [{ text: entry.title, bold: true }]
  return [
    {
      runs: entry.dates ? [...runs, { text: `\t${entry.dates}`, bold: false }] : runs,
      rightTab: rightEdge,
      before: 6,
    },
    ...(entry.place ? [{ text: entry.place, italic: true }] : []),
    ...(entry.text ? [entry.text] : []),
    ...entry.points.map(point),
  ]
}

const point = (text: string): DocParagraph => ({ text: `- ${text}`, indent: 14 })
