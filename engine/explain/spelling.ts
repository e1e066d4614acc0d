import type { Resume } from '../resume/read.ts'
import { matchesOf } from '../text/matches.ts'
import { once } from '../text/once.ts'
import misspelt from './misspelt.json' with { type: 'json' }
import { unspoken } from './unspoken.ts'

/*
 * The words that English resumes misspell most, as far as no other language spells them so. It is no dictionary: the names
 * of people, firms and tools are in none.
 */

const wrong = new RegExp(String.raw`(?<![\p{L}’'@./-])(?:${misspelt.words.join('|')})(?![\p{L}’'@])`, 'giu')

/** One may be somebody's name for a thing, two are a page that nobody has read again. */
const enough = 2

/** The misspelt words of a resume as it writes them, each once; none where there is no more than one. */
export const misspeltIn = once((resume: Resume): readonly string[] => {
  const found = resume.statements.flatMap(({ text }, at) =>
    resume.own[at]?.taint === null && !unspoken(resume).has(at) ? matchesOf(wrong, text).map(([word]) => word) : [],
  )
  const each = [...new Map(found.map(word => [word.toLowerCase(), word])).values()]
  return each.length < enough ? [] : each
})
