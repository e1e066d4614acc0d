import type { Word } from './words.ts'

// What each sign asks of a word, in the order of the signs' bits.
const asked: ((raw: string) => boolean)[] = []
const all = -1

/**
 * A bit for what may be said of a word by itself, such as that it may deny. A statement none of whose words has the
 * bit need not be looked through with the whole pattern: each spelling is asked once, and a statement's bits are those
 * of its words together. A word with letters beyond ASCII has every bit, as `\b` parts such words.
 */
export function signFor(test: (raw: string) => boolean): number {
  if (asked.length > 30) throw new Error('No bit is left for another sign')
  return 1 << (asked.push(test) - 1)
}

/** Whether a word is one of these, or is so but for what stands behind its apostrophe. */
export const amongWords = (list: string): ((raw: string) => boolean) => {
  const pattern = new RegExp(`\\b(?:${list})\\b`, 'i')
  return raw => pattern.test(raw)
}

const isPlain = (raw: string) => /^[\w’'+#.]*$/.test(raw)

function made(raw: string): number {
  if (!isPlain(raw)) return all
  return asked.reduce((signs, test, at) => (test(raw) ? signs | (1 << at) : signs), 0)
}

/** The bits of a word. */
export function signsOf({ spelling }: Word): number {
  if (spelling.asked !== asked.length) {
    spelling.signs = made(spelling.raw)
    spelling.asked = asked.length
  }
  return spelling.signs
}

/** The bits that any of the words has. */
export function signsIn(list: readonly Word[]): number {
  let signs = 0
  for (const word of list) signs |= signsOf(word)
  return signs
}
