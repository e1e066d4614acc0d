import { isColour } from '../colours.ts'
import type { Theme } from './theme.ts'
import type { Attributes } from './xml.ts'

/** Follows drawings, so that the text of a box is judged against the fill of that box. */
export class Shapes {
  private readonly fills: (string | undefined)[] = []
  private properties = 0
  private outline = 0
  private filling = 0
  private readonly theme: Theme

  constructor(theme: Theme) {
    this.theme = theme
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'wsp' || name === 'shape' || name === 'rect' || name === 'roundrect') {
      this.fills.push(isColour(attributes('fillcolor')?.slice(1)) ? attributes('fillcolor')?.slice(1) : undefined)
    } else if (name === 'spPr') this.properties += 1
    else if (name === 'ln') this.outline += 1
    else if (name === 'fillRef' && attributes('idx') !== '0') this.note(this.fills.at(-1) ?? 'unknown')
    else if (this.properties > 0 && this.outline === 0) this.openFill(name, attributes)
  }

  private openFill(name: string, attributes: Attributes): void {
    if (name === 'gradFill' || name === 'blipFill' || name === 'pattFill') this.note('unknown')
    else if (name === 'solidFill') this.filling += 1
    else if (this.filling > 0 && name === 'srgbClr') this.note(attributes('val') ?? 'unknown')
    else if (this.filling > 0 && name === 'schemeClr') this.note(this.theme.colour(attributes('val')) ?? 'unknown')
    else if (this.filling > 0 && /^(lum|sat|hue|tint|shade|alpha)/.test(name)) this.note('unknown')
  }

  private note(fill: string): void {
    if (this.fills.length > 0) this.fills[this.fills.length - 1] = fill
  }

  close(name: string): void {
    if (name === 'wsp' || name === 'shape' || name === 'rect' || name === 'roundrect') this.fills.pop()
    else if (name === 'spPr') this.properties -= 1
    else if (name === 'ln') this.outline -= 1
    else if (name === 'solidFill' && this.filling > 0) this.filling -= 1
  }

  /** Of the shape that is open: `rrggbb`, `unknown`, or undefined where it has none. */
  fill(): string | undefined {
    return this.fills.at(-1)
  }
}
