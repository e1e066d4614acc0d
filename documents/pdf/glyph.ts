import type { HiddenReason } from '../text.ts'
import type { Rectangle } from './space.ts'

export type Colour = { red: number; green: number; blue: number; alpha: number }

/** What one text-showing operator of the page drew; all its glyphs look alike. */
export type TextObject = {
  pointer: number
  /** Height of the font in points, as drawn. */
  size: number
  bold: boolean
  font: string
  colour: Colour
  /** PDF 32000-1, table 106; 3 is invisible. */
  mode: number
  /** Runs from left to right; false for text that is turned. */
  upright: boolean
}

export type Glyph = Rectangle & {
  text: string
  baseline: number
  object: TextObject
  /** White space stands before it. */
  spaced: boolean
  hidden: HiddenReason | null
  /** The segment that it is of, by the order in which the page draws them. */
  segment?: number
}
