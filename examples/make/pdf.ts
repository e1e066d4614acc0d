import PDFDocument from 'pdfkit'
import { band } from './pdf/band.ts'
import { classic } from './pdf/classic.ts'
import { dated } from './pdf/dated.ts'
import { dense } from './pdf/dense.ts'
import { Pen } from './pdf/pen.ts'
import { sidebar } from './pdf/sidebar.ts'
import { isBritish, madeOn, type Resume } from './resume.ts'

const layouts = {
  'pdf-classic': classic,
  'pdf-sidebar': sidebar,
  'pdf-dated': dated,
  'pdf-band': band,
  'pdf-dense': dense,
}

export type PdfLayout = keyof typeof layouts

export const isPdf = (layout: string): layout is PdfLayout => layout in layouts

/** Left uncompressed: zlib's output differs between machines, and the committed files are compared byte by byte. */
export function makePdf(resume: Resume, layout: PdfLayout): Promise<Uint8Array> {
  const british = isBritish(resume)
  const doc = new PDFDocument({
    size: british ? 'A4' : 'LETTER',
    margins: { top: 48, bottom: 48, left: 54, right: 54 },
    compress: false,
    lang: british ? 'en-GB' : 'en-US',
    info: { Title: `${resume.name}, resume`, Author: resume.name, CreationDate: madeOn, ModDate: madeOn },
  })
  const chunks: Uint8Array[] = []
  const done = new Promise<Uint8Array>(resolve => {
    doc.on('data', chunk => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
  const pen = new Pen(doc)
  layouts[layout](pen, resume)
  if (resume.hidden) pen.hide(resume.hidden)
  doc.end()
  return done
}
