import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { namedIn } from '../knowledge/find.ts'
import type { Concept } from '../knowledge/index.ts'
import { once } from '../text/once.ts'
import { stems, words } from '../text/words.ts'
import type { Context } from './context.ts'
import { wordingOf } from './heard.ts'
import type { Judgement } from './judgement.ts'
import { oneOf } from './reasons-missing.ts'
import { type Asked, askedAs } from './shown.ts'

const orLike =
  /\b(?:such as|e\.g\.?|for example|like|including)(?!\p{L})|\b(?:or|and) (?:an?(?:other)? |any |some |other )*(?:similar|equivalent|comparable|related|like|other|alternative)\b|\b(?:or|and) another\b|\betc\b|\bsimilar\b/iu

// More of a choice than these are not named in a reason.
const most = 3

/** Of a choice what the posting calls by its name; what is also told by the same words (“R”: programming in R) is no other thing. */
const namedOf = ({ any, called }: Group): Concept[] => any.filter(({ id }) => called.has(id))

const productsIn = (group: Group) => {
  const any = namedOf(group)
  return {
    isIt: any.length > 0 && any.every(({ kind }) => kind === 'tool'),
    said: oneOf(any.slice(0, most).map(({ id, name }) => group.called.get(id) ?? name)),
    row: any.map(askedAs),
    spoken: any.flatMap(({ names }) => names.flatMap(name => stems(name).slice(0, 1))),
  }
}

/** The products that a requirement names, of each row any will do, as it says them; none where it takes others like them. */
const productsOf = once(
  ({ requirement: { text }, groups }: Need): { said: string; row: Asked[]; spoken: string[] }[] =>
    orLike.test(text) ? [] : groups.map(productsIn).filter(({ isIt }) => isIt),
)

const before =
  /^\W*(?:(?:an?|the|of|with|in|using|your?|you|have|are|experienced?|proficien\p{L}+|knowledge|skills?|good|strong|solid|sound|working|practical|hands-on|proven|advanced|fluent|confident|comfortable|familiar\p{L}*|use|expertise|competen\p{L}+)[\s:]+)*$/iu
// “for analysis”, “to track stock”: what it is used for.
const purpose = /^\W*(?:$|(?:for|to|when|on|at|as)\s)/iu
const between = /^(?:[\s,/&]|\bor\b|\band\b|\beither\b|\p{Lu}[\p{L}\d.+#-]*)*$/u

/** Whether a requirement asks for the use of products and of nothing else: what stands behind them is what they are used for. */
const asksForUse = once(({ requirement: { text }, groups }: Need): boolean => {
  const list = words(text)
  const named = new Set(groups.flatMap(namedOf))
  const pieces = namedIn(list).filter(({ concept }) => concept.kind === 'tool' && named.has(concept))
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return false
  const [from, to] = [list[first.first]?.start ?? 0, list[last.last]?.end ?? 0]
  const inner = pieces.slice(1).every((piece, at) => {
    const end = list[pieces[at]?.last ?? 0]?.end ?? 0
    return between.test(text.slice(end, list[piece.first]?.start ?? end))
  })
  return before.test(text.slice(0, from)) && inner && purpose.test(text.slice(to))
})

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
  const ofProducts = judgement.status === 'met' && (wordingOf(need).bare === 0 || asksForUse(need))
  const missing = ofProducts ? unnamedProducts(context, need) : []
  if (missing.length === 0) return judgement
  const reason = `Work of this kind is shown, but no line names ${missing.join(' or ')}.`
  return { ...judgement, status: 'partial', credit: Math.min(judgement.credit, 0.5), reason }
}
