import { blends, isColour, mixed } from '../colours.ts'
import { pictureFont } from '../letters.ts'
import type { Look } from '../look.ts'
import { points } from './measure.ts'
import type { Theme } from './theme.ts'
import type { Attributes } from './xml.ts'

const on = (attributes: Attributes): boolean => !/^(0|false|off|none)$/i.test(attributes('val') ?? '1')

/** Notes on `look` what one element within `w:rPr` says; `path` leads to it from there. */
export function lookFrom(look: Look, path: string[], attributes: Attributes, theme: Theme): void {
  const [name = '', ...within] = path
  if (within.length > 0) {
    if (name === 'textFill' || name === 'textOutline') effectFrom(look, name, within, attributes, theme)
    return
  }
  const value = attributes('val')
  if (name === 'b') look.bold = on(attributes)
  else if (name === 'sz') look.size = points(value, 2)
  else if (name === 'szCs') look.complexSize = points(value, 2)
  else if (name === 'rtl' || name === 'cs') look.complex = on(attributes)
  else if (name === 'spacing') look.spacing = points(value, 20)
  else if (name === 'vanish') look.hidden = on(attributes)
  else if (name === 'w') look.stretch = Number.parseFloat(value ?? '100')
  else if (name === 'rStyle') look.style = value
  else if (name === 'rFonts') {
    const font = attributes('ascii') ?? attributes('hAnsi')
    if (font !== undefined) look.pictures = pictureFont.test(font)
  } else if (name === 'shd') look.background = shading(attributes, theme) ?? look.background
  else if (name === 'highlight') look.background = highlights[value ?? ''] ?? look.background
  else if (name === 'color') look.colour = colourFrom(attributes, theme)
}

/** Of a hundred thousand: what lets more through than this is as good as not there. */
const mostTransparent = 94_000

/** Word 2010 and later: what the letters are filled and outlined with goes before their colour. */
function effectFrom(
  look: Look,
  name: 'textFill' | 'textOutline',
  path: string[],
  attributes: Attributes,
  theme: Theme,
): void {
  const [kind] = path
  const part = path.at(-1)
  const key = name === 'textFill' ? 'fill' : 'outline'
  const themed = key === 'fill' ? undefined : 'auto'
  if (part === 'noFill') look[key] = 'none'
  else if (part === 'gradFill') look[key] = undefined
  else if (kind === 'gradFill') shadeFrom(look, key, part, attributes)
  else if (kind !== 'solidFill') return
  else if (part === 'srgbClr') look[key] = attributes('val') ?? 'auto'
  else if (part === 'schemeClr') look[key] = theme.colour(attributes('val')) ?? themed
  // A theme's colour made darker is worked out in `w:color` beside it.
  else if (part === 'lumMod' || part === 'shade') look[key] = themed
  else if (part === 'alpha' && Number(attributes('val')) > mostTransparent) look[key] = 'none'
}

/** Of a gradient the colour, where all of it is about one. */
function shadeFrom(look: Look, key: 'fill' | 'outline', part: string | undefined, attributes: Attributes): void {
  const colour = part === 'srgbClr' ? attributes('val') : part === 'schemeClr' || part === 'lumMod' ? 'auto' : undefined
  if (colour === undefined) return
  const first = look[key] ?? colour
  look[key] = isColour(first) && isColour(colour) && blends(first, colour) ? first : 'auto'
}

/** The colour of the theme goes before the one told beside it for programs without themes. */
function colourFrom(attributes: Attributes, theme: Theme): string {
  const value = attributes('val')
  const themed = theme.colour(attributes('themeColor'), attributes('themeTint'), attributes('themeShade'))
  return themed ?? (isColour(value) ? value : 'auto')
}

/** What `w:shd` looks like; undefined where it has no fill. A pattern lies over the fill in a colour of its own. */
export function shading(attributes: Attributes, theme: Theme): string | undefined {
  const pattern = attributes('val') ?? 'clear'
  const fill = attributes('fill')
  const themed = theme.colour(attributes('themeFill'), attributes('themeFillTint'), attributes('themeFillShade'))
  const ground = themed ?? (isColour(fill) ? fill : attributes('themeFill') ? 'unknown' : undefined)
  if (pattern === 'clear' || pattern === 'nil') return ground
  const own = attributes('color')
  const dots = theme.colour(attributes('themeColor'), attributes('themeTint'), attributes('themeShade'))
  const colour = dots ?? (isColour(own) ? own : attributes('themeColor') ? 'unknown' : '000000')
  const share = pattern === 'solid' ? 100 : Number(/^pct(\d+)$/.exec(pattern)?.[1])
  return share === 100 ? colour : mixed(colour, ground ?? 'ffffff', share / 100)
}

const highlights: Record<string, string> = {
  black: '000000',
  blue: '0000ff',
  cyan: '00ffff',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00ff00',
  lightGray: 'c0c0c0',
  magenta: 'ff00ff',
  red: 'ff0000',
  white: 'ffffff',
  yellow: 'ffff00',
}
