export interface Style {
  font: string
  size: number
  color?: string
  align?: 'left' | 'center' | 'right' | 'justify'
  lineGap?: number
  spaced?: number
}

/** A column of the page: its left edge and its width. */
export interface Column {
  x: number
  width: number
}

/** Writes down the page in columns and starts a new page when a piece would not fit. */
export class Pen {
  readonly doc: PDFKit.PDFDocument

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
  }

  private set(style: Style): { align: Style['align']; lineGap: number; characterSpacing: number } {
    this.doc
      .font(style.font)
      .fontSize(style.size)
      .fillColor(style.color ?? '#222222')
    return { align: style.align ?? 'left', lineGap: style.lineGap ?? 1.5, characterSpacing: style.spaced ?? 0 }
  }

  height(text: string, column: Column, style: Style): number {
    return this.doc.heightOfString(text, { width: column.width, ...this.set(style) })
  }

  /** Writes at the present height; the next piece follows below. */
  text(text: string, column: Column, style: Style): void {
    this.room(Math.min(this.height(text, column, style), style.size * 3))
    this.doc.text(text, column.x, this.doc.y, { width: column.width, ...this.set(style) })
  }

  /** Writes beside what is written next: the present height stays. */
  beside(text: string, column: Column, style: Style): void {
    const y = this.doc.y
    this.text(text, column, style)
    this.doc.y = y
  }

  points(points: readonly string[], column: Column, style: Style, mark = '•'): void {
    const inner = { x: column.x + 11, width: column.width - 11 }
    for (const point of points) {
      this.room(this.height(point, inner, style))
      this.beside(mark, { x: column.x, width: 11 }, style)
      this.text(point, inner, style)
    }
  }

  down(points: number): void {
    this.doc.y += points
  }

  /** Starts a new page unless this much height is left. */
  room(height: number): void {
    const { page } = this.doc
    if (this.doc.y + height > page.height - page.margins.bottom) this.doc.addPage()
  }

  rule(column: Column, color: string, width = 0.75): void {
    this.doc
      .moveTo(column.x, this.doc.y)
      .lineTo(column.x + column.width, this.doc.y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke()
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(color)
  }

  /** White and tiny in the foot of the page, outside the margins. */
  hide(text: string): void {
    const { page } = this.doc
    const { bottom } = page.margins
    page.margins.bottom = 0
    const width = page.width - page.margins.left - page.margins.right
    this.doc.y = page.height - bottom + 8
    this.text(text, { x: page.margins.left, width }, { font: 'Helvetica', size: 4, color: '#ffffff', lineGap: 0 })
    page.margins.bottom = bottom
  }
}
