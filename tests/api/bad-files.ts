import PDFDocument from 'pdfkit'

function pdf(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument(options)
  const chunks: Buffer[] = []
  return new Promise(resolve => {
    document.on('data', chunk => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    draw(document)
    document.end()
  })
}

/** Opens with the password `secret` only. */
export const encryptedPdf = () =>
  pdf({ userPassword: 'secret' }, document => document.text('Nora Lindqvist, electrician'))

/** One page with one picture and no letter: a scan. */
export const imageOnlyPdf = () => pdf({}, document => document.image(picture, 0, 0, { width: 400 }))

/** A grey picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** The start of a Windows program. */
export const renamedProgram = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), Buffer.alloc(2000, 1)])

export const truncated = (bytes: Uint8Array) => bytes.slice(0, Math.floor(bytes.length * 0.6))
