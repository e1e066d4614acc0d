import type { Resume } from '../resume/read.ts'
import { matchesOf } from '../text/matches.ts'
import { once } from '../text/once.ts'
import sayings from './sayings.json' with { type: 'json' }

const praise = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.ownAccord.join('|')})(?![\p{L}])`, 'giu')
const enough = 3

/** What people say of themselves and anybody may say, each once; none where little of it is said. */
export const selfPraise = once(({ statements, own }: Resume): readonly string[] => {
  const found = statements.flatMap(({ text, section }, at) =>
    /^(?:header|summary|wish|other)$/u.test(section) && own[at]?.taint === null
      ? matchesOf(praise, text).map(([words]) => words)
      : [],
  )
  const each = [...new Map(found.map(words => [words.toLowerCase(), words])).values()]
  return each.length < enough ? [] : each
})
