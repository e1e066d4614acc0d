import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import type { Concept } from '../knowledge/index.ts'
import { kinOf } from '../knowledge/kin.ts'
import { once } from '../text/once.ts'
import { isSmall, stems, words } from '../text/words.ts'
import type { Context } from './context.ts'
import { wordingOf } from './heard.ts'
import type { Judgement } from './judgement.ts'
import type { Shown } from './line.ts'
import { type Asked, askedAs } from './shown.ts'
import { spokenOf } from './spoken.ts'

// What is no more than an example, or one of a choice.
const choice =
  /\b(?:or|such as|e\.g|for example|like|including|incl|etc|similar|ideally|preferably|especially|particularly)(?!\p{L})|[/(:]/iu
const together = /\b(?:and|as well as)\b|&/iu

// More words than these, of which “and” is one, ask for something beside the things that are named, or tell it in a sentence.
const mostBeside = 3
const mostBare = 0.2

type Half = { said: string; own: Asked[]; beside: Asked[]; words: string[] }

const idsAround = ({ up, near }: Concept) => [...up, ...near]

const idsOf = ({ any }: Group) => any.map(({ id }) => id)

/** The things that a posting asks side by side, “VAT returns and payroll”, by the words that it has for each; none where it asks otherwise. */
const halvesOf = once((need: Need): Half[] => {
  const { requirement, groups } = need
  const { text } = requirement
  // Of a longer list a reader misses no single thing.
  if (groups.length !== 2 || choice.test(text) || !together.test(text) || wordingOf(need).bare > mostBare) return []
  const asked = new Set(stems(text).filter(stem => !isSmall(stem)))
  const wordsOf = ({ any }: Group) =>
    new Set(any.flatMap(({ names }) => names.flatMap(stems)).filter(stem => asked.has(stem)))
  const all = groups.map(wordsOf)
  const beside = words(text).filter(({ stem }) => !all.some(own => own.has(stem)))
  if (beside.length > mostBeside) return []
  const ids = new Set(groups.flatMap(idsOf))
  return groups.map((group, at) => ({
    said: [...group.called.values()][0] ?? '',
    own: group.any.map(askedAs),
    // The other half may be near it, and does not show it.
    beside: group.any
      .flatMap(idsAround)
      .filter(id => !ids.has(id))
      .map(id => askedAs({ id })),
    // A word that the other has too, “wound care and ear care”, tells neither.
    words: [...(all[at] ?? [])].filter(stem => all.every((other, index) => index === at || !other.has(stem))),
  }))
})

/** Whether nothing in the resume speaks of it: neither it, nor what is near or around it, nor a word of its name or of the same meaning. */
const isUnspoken = ({ resume, shown }: Context, { said, own, beside, words }: Half): boolean =>
  words.length > 0 &&
  stems(said).some(stem => words.includes(stem)) &&
  [...own, ...beside].every(one => shown(one).length === 0) &&
  words.every(stem => [stem, ...kinOf(stem)].every(one => !resume.evidence.byStem.has(one)))

/**
 * What is met by one of two things that a posting asks side by side, where nothing at all speaks of the other, is met in
 * part: who does the VAT returns has not shown the payroll.
 */
export function withBoth(context: Context, need: Need, judgement: Judgement): Judgement {
  if (judgement.status !== 'met') return judgement
  const halves = halvesOf(need)
  if (halves.length === 0) return judgement
  const { groups } = spokenOf(context, need)
  const isShown = (at: number) => groups[at]?.shown?.how === 'used'
  const ids = new Set(need.groups.flatMap(idsOf))
  const isNone = (shown: Shown | null | undefined) => !shown || (shown.how === 'near' && ids.has(shown.via.id))
  const missing = halves.filter((half, at) => isNone(groups[at]?.shown) && isUnspoken(context, half))
  if (missing.length === 0 || !halves.some((_, at) => isShown(at))) return judgement
  const names = missing.map(({ said }) => said).join(' or ')
  return {
    ...judgement,
    status: 'partial',
    credit: Math.min(judgement.credit, 0.6),
    reason: `A part of this is shown; no line speaks of ${names}.`,
  }
}
