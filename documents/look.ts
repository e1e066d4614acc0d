import { blends, isColour } from './colours.ts'
import type { HiddenReason } from './text.ts'

/** How a run looks. Undefined is inherited. `background` is `rrggbb`, `unknown` where it is a picture or a theme's. */
export type Look = {
  bold?: boolean
  /** In points. */
  size?: number
  /** `rrggbb` or `auto`. */
  colour?: string
  hidden?: boolean
  /** Written with the looks that scripts from right to left have of their own, and their size in points. */
  complex?: boolean
  complexSize?: number
  /** Space after each letter, in points; less than none brings them together. */
  spacing?: number
  /** Width of the letters, in percent. */
  stretch?: number
  background?: string
  style?: string
  /** Its font draws pictures for letters. */
  pictures?: boolean
  /** What letters are filled and outlined with where that is told apart from their colour: as `colour`, or `none`. */
  fill?: string
  outline?: string
}

/** In points, of letters that tell no size. */
export const usualSize = 10

/** Why a person cannot see text of this look; null where they can. `behind` is what lies behind the paragraph. */
export function invisibility(look: Look, behind: string): HiddenReason | null {
  if (look.hidden) return 'vanish'
  const size = (look.complex ? look.complexSize : look.size) ?? usualSize
  if (size < 3) return 'size'
  // Letters are about half as wide as they are high: those brought as near stand on one another.
  if ((look.stretch ?? 100) < 5 || (look.spacing ?? 0) <= -size / 2) return 'zero_width'
  const background = look.background ?? behind
  const outline = look.outline ?? 'none'
  const fill = look.fill ?? look.colour
  const seen = [fill, outline].some(colour => colour !== 'none' && !isLost(colour, background))
  if (seen) return null
  return fill === 'none' ? 'transparent' : 'colour'
}

function isLost(colour: string | undefined, background: string): boolean {
  return isColour(colour) && background !== 'unknown' && blends(colour, background)
}

/** `base` with all that `own` says put over it. */
export function merged<T extends object>(base: T, own: T): T {
  return { ...base, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) }
}
