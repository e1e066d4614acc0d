import type { Attributes } from './xml.ts'

/** A header or footer that a section asks for; `shown` on any of its pages. */
export type SectionPart = { kind: 'header' | 'footer'; relation: string; use: string; shown: boolean }

/**
 * Follows what sections say of headers and footers. One for first pages shows where a section sets its first page apart;
 * a section that names none has that of the section before.
 */
export class Sections {
  readonly parts: SectionPart[] = []
  private readonly first = new Map<SectionPart['kind'], SectionPart>()

  openElement(name: string, attributes: Attributes): void {
    if (name === 'headerReference' || name === 'footerReference') {
      const kind = name === 'headerReference' ? 'header' : 'footer'
      const use = attributes('type') ?? 'default'
      const part: SectionPart = { kind, relation: attributes('id') ?? '', use, shown: use === 'default' }
      this.parts.push(part)
      if (use === 'first') this.first.set(kind, part)
    } else if (name === 'titlePg' && !/^(0|false|off)$/i.test(attributes('val') ?? '1')) {
      for (const part of this.first.values()) part.shown = true
    }
  }
}
