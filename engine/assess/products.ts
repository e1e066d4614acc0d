import type { Need } from '../job/need.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import { wordingOf } from './heard.ts'
import type { Judgement } from './judgement.ts'
import { type Asked, askedAs } from './shown.ts'

const orLike =
  /\b(?:such as|e\.g\.?|for example|like|including)(?!\p{L})|\b(?:or|and) (?:an?(?:other)? |any |some |other )*(?:similar|equivalent|comparable|related|like|other|alternative)\b|\b(?:or|and) another\b|\betc\b|\bsimilar\b/iu

/** The products that a requirement names, of each row any will do, as it says them; none where it takes others like them. */
const productsOf = once(
  ({ requirement: { text }, groups }: Need): { said: string; row: Asked[]; spoken: string[] }[] =>
    orLike.test(text)
      ? []
      : groups
          .filter(({ any }) => any.every(({ kind }) => kind === 'tool'))
          .map(({ any }) => ({
            said: any[0]?.name ?? '',
            row: any.map(askedAs),
            spoken: any.flatMap(({ names }) => names.flatMap(name => stems(name).slice(0, 1))),
          })),
)

/** The products asked that no line of the resume names, nor any kind of them, nor the word that their names begin with. */
export const unnamedProducts = (context: Context, need: Need): string[] =>
  productsOf(need).flatMap(({ said, row, spoken }) =>
    row.every(one => context.shown(one).length === 0) && !spoken.some(stem => context.resume.evidence.byStem.has(stem))
      ? [said]
      : [],
  )

/**
 * What is met without a word of the product that is asked, and nothing else, is met in part: nobody has shown Go by what
 * they did in Java. Where work is asked in it, who tells the work may leave its name out.
 */
export function withProducts(context: Context, need: Need, judgement: Judgement): Judgement {
  const missing = judgement.status === 'met' && wordingOf(need).bare === 0 ? unnamedProducts(context, need) : []
  if (missing.length === 0) return judgement
  const reason = `Work of this kind is shown, but no line names ${missing.join(' or ')}.`
  return { ...judgement, status: 'partial', credit: Math.min(judgement.credit, 0.5), reason }
}
