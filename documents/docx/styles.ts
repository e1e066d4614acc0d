import { type Look, merged } from '../look.ts'
import { lookFrom, shading } from './look.ts'
import { points } from './measure.ts'
import { framePlace, type Place } from './place.ts'
import { type Attributes, scanXml } from './xml.ts'

/** How a paragraph stands. Undefined is inherited. */
export type Stance = {
  style?: string
  /** From 0; 9 is body text. */
  outline?: number
  list?: { id: string; level: number }
  /** White space above and below, in points. */
  before?: number
  after?: number
  background?: string
  /** Height of its lines in points, where that is told to be exact. */
  line?: number
  frame?: Place
}

type Style = { name: string; look: Look; stance: Stance }

export type Styles = {
  /** A style with all that it inherits; the document's defaults where there is none of that id. */
  style: (id: string | undefined) => Style
}

type Raw = Style & { base?: string }

/** Notes on `stance` what one element of `w:pPr` says. */
export function stanceFrom(stance: Stance, name: string, attributes: Attributes): void {
  if (name === 'pStyle') stance.style = attributes('val')
  else if (name === 'outlineLvl') stance.outline = Number(attributes('val'))
  else if (name === 'numId') stance.list = { level: stance.list?.level ?? 0, id: attributes('val') ?? '0' }
  else if (name === 'ilvl') stance.list = { id: stance.list?.id ?? '', level: Number(attributes('val')) }
  else if (name === 'shd') stance.background = shading(attributes) ?? stance.background
  else if (name === 'spacing') {
    stance.before = points(attributes('before'), 20) ?? stance.before
    stance.after = points(attributes('after'), 20) ?? stance.after
    if (attributes('lineRule') === 'exact') stance.line = points(attributes('line'), 20)
    else if (attributes('line') !== undefined) stance.line = Infinity
  } else if (name === 'framePr') stance.frame = framePlace(attributes)
}

/** Reads `styles.xml`; without one there are no styles. */
export function readStyles(bytes: Uint8Array | null): Styles {
  const raw = new Map<string, Raw>()
  let usual = ''
  const defaults: Raw = { name: '', look: {}, stance: {} }
  let current: Raw | null = null
  const path: string[] = []
  if (bytes) {
    scanXml(bytes, {
      open: (name, attributes) => {
        const parent = path.at(-1)
        path.push(name)
        if (name === 'docDefaults') current = defaults
        if (name === 'style') {
          current = { name: '', look: {}, stance: {} }
          const id = attributes('styleId') ?? ''
          raw.set(id, current)
          if (attributes('type') === 'paragraph' && attributes('default') === '1') usual = id
        }
        if (!current) return
        if (name === 'name' && parent === 'style') current.name = attributes('val') ?? ''
        if (name === 'basedOn') current.base = attributes('val')
        const inLook = path.lastIndexOf('rPr')
        if (inLook >= 0) lookFrom(current.look, path.slice(inLook + 1), attributes)
        if (parent === 'pPr' || parent === 'numPr') stanceFrom(current.stance, name, attributes)
      },
      close: name => {
        path.pop()
        if (name === 'style' || name === 'docDefaults') current = null
      },
    })
  }
  return { style: resolver(raw, defaults, usual) }
}

function resolver(raw: Map<string, Raw>, defaults: Raw, usual: string): Styles['style'] {
  const resolved = new Map<string, Style>()
  const resolve = (id: string, depth: number): Style => {
    const known = resolved.get(id)
    if (known) return known
    const own = raw.get(id)
    if (!own || depth > 20) return defaults
    const base = own.base === undefined ? defaults : resolve(own.base, depth + 1)
    const style = { name: own.name, look: merged(base.look, own.look), stance: merged(base.stance, own.stance) }
    resolved.set(id, style)
    return style
  }
  return id => resolve(id ?? usual, 0)
}
