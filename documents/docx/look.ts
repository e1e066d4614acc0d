import { isColour } from '../colours.ts'
import type { Look } from '../look.ts'
import type { Attributes } from './xml.ts'

const on = (attributes: Attributes): boolean => !/^(0|false|off|none)$/i.test(attributes('val') ?? '1')

/** Notes on `look` what one element of `w:rPr` says. */
export function lookFrom(look: Look, name: string, attributes: Attributes): void {
  const value = attributes('val')
  if (name === 'b') look.bold = on(attributes)
  else if (name === 'sz') look.size = Number(value) / 2
  else if (name === 'vanish') look.hidden = on(attributes)
  else if (name === 'w') look.stretch = Number.parseFloat(value ?? '100')
  else if (name === 'rStyle') look.style = value
  else if (name === 'shd') look.background = shading(attributes) ?? look.background
  else if (name === 'highlight') look.background = highlights[value ?? ''] ?? look.background
  else if (name === 'color') look.colour = colourFrom(attributes)
}

function colourFrom(attributes: Attributes): string | undefined {
  const value = attributes('val')
  if (isColour(value)) return value
  if (/^(background|light)1$/.test(attributes('themeColor') ?? '')) return 'ffffff'
  return 'auto'
}

/** The fill of `w:shd`; undefined where it has none. */
export function shading(attributes: Attributes): string | undefined {
  const fill = attributes('fill')
  if (isColour(fill)) return fill
  return attributes('themeFill') ? 'unknown' : undefined
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
