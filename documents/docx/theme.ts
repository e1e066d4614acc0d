import { isColour, mixed } from '../colours.ts'
import { type Attributes, scanXml } from './xml.ts'

/** The colours of a document's theme, by the names that Word and its drawings have for them. */
export type Theme = {
  /** A colour made lighter or darker by hexadecimal shares, as `themeTint` and `themeShade` tell them. */
  colour: (name: string | undefined, tint?: string, shade?: string) => string | undefined
}

/** What each name stands for, but for those that the settings map to another. */
const names: Record<string, string> = {
  light1: 'lt1',
  dark1: 'dk1',
  light2: 'lt2',
  dark2: 'dk2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
}

const mapped: Record<string, string> = {
  background1: 'bg1',
  text1: 't1',
  tx1: 't1',
  background2: 'bg2',
  text2: 't2',
  tx2: 't2',
}

/** Reads the theme, and from the settings which of its colours is that of the page and which that of letters. */
export function readTheme(theme: Uint8Array | null, settings: Uint8Array | null): Theme {
  const colours = new Map([
    ['lt1', 'ffffff'],
    ['dk1', '000000'],
  ])
  const stands = new Map([
    ['bg1', 'lt1'],
    ['t1', 'dk1'],
    ['bg2', 'lt2'],
    ['t2', 'dk2'],
  ])
  if (theme) readScheme(theme, colours)
  if (settings) readMapping(settings, stands)
  return {
    colour: (name = '', tint, shade) => {
      const role = mapped[name] ?? name
      const colour = colours.get(stands.get(role) ?? names[name] ?? name)
      if (colour === undefined) return undefined
      const lighter = tint === undefined ? colour : mixed(colour, 'ffffff', Number.parseInt(tint, 16) / 255)
      return shade === undefined ? lighter : mixed(lighter, '000000', Number.parseInt(shade, 16) / 255)
    },
  }
}

function readScheme(bytes: Uint8Array, colours: Map<string, string>): void {
  const path: string[] = []
  let schemes = 0
  scanXml(bytes, {
    open: (name, attributes) => {
      const parent = path.at(-1) ?? ''
      const within = path.at(-2) === 'clrScheme' && schemes === 1
      path.push(name)
      if (name === 'clrScheme') schemes += 1
      const value = attributes(name === 'sysClr' ? 'lastClr' : 'val')
      if (within && /^(srgb|sys)Clr$/.test(name) && isColour(value)) colours.set(parent, value)
    },
    close: () => {
      path.pop()
    },
  })
}

function readMapping(bytes: Uint8Array, stands: Map<string, string>): void {
  const note = (attributes: Attributes): void => {
    for (const role of stands.keys()) {
      const colour = names[attributes(role) ?? '']
      if (colour !== undefined) stands.set(role, colour)
    }
  }
  scanXml(bytes, {
    open: (name, attributes) => {
      if (name === 'clrSchemeMapping') note(attributes)
    },
    close: () => {},
  })
}
