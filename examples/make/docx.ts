import { Document, Footer, Header, type ISectionOptions, Packer, type Paragraph, type Table } from 'docx'
import { columns } from './docx/columns.ts'
import { headings } from './docx/headings.ts'
import { faint, pageNumber } from './docx/pieces.ts'
import { table } from './docx/table.ts'
import { textbox } from './docx/textbox.ts'
import { fixTimes } from './docx/zip-times.ts'
import { isBritish, madeOn, type Resume } from './resume.ts'

type Body = (Paragraph | Table)[]

interface Look {
  body: (resume: Resume) => Body
  font: string
  margin: number
}

const layouts: Record<'docx-headings' | 'docx-table' | 'docx-columns' | 'docx-textbox', Look> = {
  'docx-headings': { body: headings, font: 'Calibri', margin: 1080 },
  'docx-table': { body: table, font: 'Arial', margin: 1080 },
  'docx-columns': { body: columns, font: 'Calibri', margin: 850 },
  'docx-textbox': { body: textbox, font: 'Georgia', margin: 1200 },
}

export type DocxLayout = keyof typeof layouts

export const isDocx = (layout: string): layout is DocxLayout => layout in layouts

/** A docx whose bytes depend on the resume alone: the library would write the present time into it. */
export async function makeDocx(resume: Resume, layout: DocxLayout): Promise<Uint8Array> {
  const look = layouts[layout]
  const document = new Document({
    creator: resume.name,
    title: `${resume.name}, resume`,
    styles: styles(look.font, resume.accent.slice(1)),
    numbering: { config: [{ reference: 'points', levels: [bullet] }] },
    sections: [page(resume, look)],
  })
  const bytes = await Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: properties(resume) }])
  return fixTimes(new Uint8Array(bytes))
}

const a4 = { width: 11906, height: 16838 }
const letter = { width: 12240, height: 15840 }

function page(resume: Resume, look: Look): ISectionOptions {
  const margin = { top: look.margin, bottom: look.margin, left: look.margin, right: look.margin }
  return {
    properties: { page: { margin, size: isBritish(resume) ? a4 : letter }, titlePage: true },
    headers: { default: new Header({ children: [faint(`${resume.name}, continued`)] }) },
    footers: { default: new Footer({ children: [pageNumber()] }), first: new Footer({ children: [pageNumber()] }) },
    children: look.body(resume),
  }
}

const bullet = {
  level: 0,
  format: 'bullet' as const,
  text: '•',
  style: { paragraph: { indent: { left: 360, hanging: 220 } } },
}

const styles = (font: string, color: string) => ({
  default: {
    document: { run: { font, size: 21 }, paragraph: { spacing: { after: 40, line: 264 } } },
    title: { run: { font, size: 44, bold: true, color }, paragraph: { spacing: { after: 40 } } },
    heading1: {
      run: { font, size: 25, bold: true, color },
      paragraph: { spacing: { before: 220, after: 70 }, keepNext: true },
    },
    heading2: {
      run: { font, size: 21, bold: true },
      paragraph: { spacing: { before: 110, after: 10 }, keepNext: true },
    },
  },
})

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function properties(resume: Resume): string {
  const name = resume.name.replace(/[&<>]/g, character => escapes[character] ?? character)
  const time = (tag: string) => `<dcterms:${tag} xsi:type="dcterms:W3CDTF">${madeOn.toISOString()}</dcterms:${tag}>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${name}, resume</dc:title><dc:creator>${name}</dc:creator>`,
    `${time('created')}${time('modified')}</cp:coreProperties>`,
  ].join('')
}
