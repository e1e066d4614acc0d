/** How well texts are read whose content is known. */
import type { Reading } from '../../documents/text.ts'
import type { Known } from './resumes.ts'

/** Rates from 0 to 1; `order` is Kendall's tau of lines, from -1 to 1; `found` the share of lines found whole. */
export type Figures = {
  files: number
  f1: number
  order: number
  found: number
  hiddenRecall: number
  falseFlags: number
}

const words = (text: string): string[] => text.split(/[\s|]+/).filter(word => word !== '')
const flat = (text: string): string => words(text).join(' ')

/** The figures of some files. A file that could not be read counts as read without a word. */
export function figuresOf(all: { known: Known; reading: Reading }[]): Figures {
  let [wanted, got, common, lines, found, secret, caught, flagged] = [0, 0, 0, 0, 0, 0, 0, 0]
  const orders: number[] = []
  for (const { known, reading } of all) {
    const text = reading.status === 'ok' ? reading.document.text : ''
    const hidden = reading.status === 'ok' ? words(reading.document.hidden.map(one => one.text).join(' ')) : []
    const truth = words(known.lines.join(' '))
    const read = words(text)
    wanted += truth.length
    got += read.length
    common += shared(truth, read)
    const places = placesOf(known.lines, text)
    lines += places.length
    found += places.filter(place => place >= 0).length
    orders.push(tau(places.filter(place => place >= 0)))
    const secrets = words(known.hidden.join(' '))
    secret += secrets.length
    const right = shared(secrets, hidden)
    caught += right
    flagged += hidden.length - right
  }
  return {
    files: all.length,
    f1: (2 * common) / (wanted + got),
    order: orders.reduce((sum, one) => sum + one, 0) / orders.length,
    found: found / lines,
    hiddenRecall: secret === 0 ? 1 : caught / secret,
    falseFlags: flagged / wanted,
  }
}

/** Where each line stands; -1 where it does not, nothing for a line that stands there twice, whose place is unknown. */
function placesOf(lines: string[], text: string): number[] {
  const whole = ` ${flat(text)} `
  return lines.flatMap(line => {
    const place = whole.indexOf(` ${flat(line)} `)
    return place !== whole.lastIndexOf(` ${flat(line)} `) ? [] : [place]
  })
}

function shared(a: string[], b: string[]): number {
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  return b.filter(word => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left > 0
  }).length
}

function tau(places: number[]): number {
  let sum = 0
  let pairs = 0
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      pairs += 1
      sum += Math.sign(later - place)
    }
  }
  return pairs === 0 ? 1 : sum / pairs
}
