/** The few calls of pdfkit that the sample files need; the package ships no types. */
declare module 'pdfkit' {
  export interface TextOptions {
    width?: number
    align?: 'left' | 'center' | 'right' | 'justify'
    lineGap?: number
    characterSpacing?: number
    continued?: boolean
    lineBreak?: boolean
  }

  export default class PDFDocument {
    constructor(options: {
      size: 'A4' | 'LETTER'
      margins: { top: number; bottom: number; left: number; right: number }
      compress: boolean
      info: Record<string, string | Date>
      lang?: string
    })
    y: number
    readonly page: {
      width: number
      height: number
      margins: { top: number; bottom: number; left: number; right: number }
    }
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end' | 'pageAdded', listener: () => void): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    heightOfString(text: string, options?: TextOptions): number
    rect(x: number, y: number, width: number, height: number): this
    fill(color: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    stroke(): this
    addPage(): this
    end(): void
  }
}
