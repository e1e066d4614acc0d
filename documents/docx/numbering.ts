import { scanXml } from './xml.ts'

type Level = { format: string; text: string; start: number }

export type Numbering = {
  /** What stands before the next item of a list, such as `•` or `2.1.`; empty where nothing does. Counts as it goes. */
  next: (list: string, level: number) => string
}

/** Reads `numbering.xml`; lists that it does not know have bullets. */
export function readNumbering(bytes: Uint8Array | null): Numbering {
  const levels = new Map<string, Level[]>()
  const lists = new Map<string, string>()
  let kind = ''
  let list = ''
  let level: Level | undefined
  if (bytes) {
    scanXml(bytes, {
      open: (name, attributes) => {
        const value = attributes('val') ?? ''
        if (name === 'abstractNum') {
          kind = attributes('abstractNumId') ?? ''
          levels.set(kind, [])
        } else if (name === 'lvl') {
          level = { format: 'decimal', text: '', start: 1 }
          const at = Number(attributes('ilvl') ?? 0)
          const all = levels.get(kind)
          if (all && at >= 0 && at < 9) all[at] = level
        } else if (name === 'num') list = attributes('numId') ?? ''
        else if (name === 'abstractNumId') lists.set(list, value)
        else if (level && name === 'numFmt') level.format = value
        else if (level && name === 'lvlText') level.text = value
        else if (level && name === 'start') level.start = Number(value)
      },
      close: name => {
        if (name === 'lvl') level = undefined
        if (name === 'abstractNum') kind = ''
      },
    })
  }
  return { next: counter(levels, lists) }
}

function counter(levels: Map<string, Level[]>, lists: Map<string, string>): Numbering['next'] {
  const counts = new Map<string, number[]>()
  return (list, level) => {
    const kind = lists.get(list)
    const all = kind === undefined ? undefined : levels.get(kind)
    const own = all?.[level]
    if (!all || !own || kind === undefined) return '•'
    if (own.format === 'bullet') return '•'
    if (own.format === 'none') return ''
    const count = (counts.get(kind) ?? []).slice(0, level + 1)
    count[level] = (count[level] ?? own.start - 1) + 1
    counts.set(kind, count)
    return own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1
      return numeral(count[at] ?? all[at]?.start ?? 1, all[at]?.format ?? 'decimal')
    })
  }
}

function numeral(value: number, format: string): string {
  if (format === 'lowerLetter') return letter(value)
  if (format === 'upperLetter') return letter(value).toUpperCase()
  if (format === 'lowerRoman') return roman(value)
  if (format === 'upperRoman') return roman(value).toUpperCase()
  return String(value)
}

function letter(value: number): string {
  return String.fromCharCode(97 + ((((value - 1) % 26) + 26) % 26)).repeat(Math.min(9, Math.ceil(value / 26)))
}

function roman(value: number): string {
  const signs: [number, string][] = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ]
  if (!(value > 0 && value < 1000)) return String(value)
  let left = value
  let text = ''
  for (const [worth, sign] of signs) {
    while (left >= worth) {
      text += sign
      left -= worth
    }
  }
  return text
}
