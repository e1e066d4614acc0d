import { isColour } from '../colours.ts'

/** In points: what is narrower or lower has no text before it. */
const leastSide = 3
/** Letters of a full page; fewer only make pages more than there are, and with them room. */
const lettersOfPage = 1_000
/** The width of narrow letters, to their size. */
const leastWidth = 0.4

/**
 * How much text may stand before what is drawn behind it. Where a drawing stands among the lines cannot be told, but no
 * more text stands before it than it has room for.
 */
export class Room {
  /** The colour that shows where nothing is drawn: `rrggbb`, or `unknown`. */
  readonly page: string
  private readonly onEach: number
  private readonly once: number
  private told = 0
  private taken = 0

  /** In square points: what is drawn on every page, and what once. */
  constructor(page: string, onEach: number, once: number) {
    this.page = page
    this.onEach = onEach
    this.once = once
  }

  /** Notes text that is read, of whatever colour: it tells how many pages there may be. */
  tell(text: string): void {
    this.told += text.length
  }

  /** Whether text of this size may stand before a drawing, which it then takes its place of. */
  takes(text: string, size: number): boolean {
    this.taken += text.replace(/\s/g, '').length * leastWidth * size * size
    return this.taken <= this.once + this.onEach * (1 + this.told / lettersOfPage)
  }

  /** Whether anything is drawn at all. */
  get drawn(): boolean {
    return this.once + this.onEach > 0 && isColour(this.page)
  }
}

/** In square points, of sides in points; without limit where a side is not told. */
export function roomOf(width: number | undefined, height: number | undefined): number {
  const sides = [width ?? Infinity, height ?? Infinity]
  return sides.some(side => !(side >= leastSide)) ? 0 : (sides[0] ?? 0) * (sides[1] ?? 0)
}
