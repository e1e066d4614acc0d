import { stem } from '../text/stem.ts'
import kin from './kin.json' with { type: 'json' }

/**
 * Words that say the same at work, “diary” and “calendar”. A word may stand in several rows. Each row has a mark that
 * no word of a text can be, so that marks and stems share a set.
 */
const marks = new Map<string, string[]>()
kin.forEach((row, at) => {
  for (const word of row.split(' ')) {
    const key = stem(word)
    const list = marks.get(key)
    if (list) list.push(`~${at}`)
    else marks.set(key, [`~${at}`])
  }
})

/** The marks of the rows that a stem stands in. */
export const kinOf = (stem: string): readonly string[] => marks.get(stem) ?? []
