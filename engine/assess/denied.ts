import type { Need } from '../job/need.ts'
import type { Context } from './context.ts'
import { unheard, unheardOf } from './heard.ts'
import { type Judgement, unmet } from './judgement.ts'
import type { Line } from './line.ts'
import { polarityOf } from './lines.ts'

// The share of the need's words that a denial has to hold: more where a line names something asked as done.
const least = { named: 0.25, else: 0.15 }

// “I do not write programs from nothing, but I have changed plenty” takes back what it denies.
const takenBack = /\b(?:but|though|although|except|however|apart from|other than|only)\b/iu

/** The most of a need's words, 0 to 1, that one line holds which says that they are missing or not done; 0 unless more than `above`. */
function deniedShare(context: Context, need: Need, above: number): number {
  const { resume, taint } = context
  let most = above
  const row = context.heard.get(need) ?? unheardOf
  for (const at of row.lines) {
    const { own, kin } = row.at[at] ?? unheard
    if (own + kin <= most || taint.has(at)) continue
    const plain = resume.own[at]?.hedged && !takenBack.test(resume.statements[at]?.text ?? '')
    if (plain && polarityOf(context, at, need) === 'absent') most = own + kin
  }
  return most > above ? most : 0
}

/**
 * What lines show of a need that another line speaks of more plainly than all of them, to say that it is missing or not done:
 * nothing, or a part at most where something asked is named as done.
 */
export function withDenial(context: Context, need: Need, judged: Judgement, lines: Line[]): Judgement {
  if (judged.status === 'unmet' || judged.credit === 0) return judged
  // What each line says counts, so that none that is added weighs against another.
  const used = lines.some(line => line.used)
  const heard = context.heard.get(need) ?? unheardOf
  const own = lines.reduce((most, { at }) => {
    const { own, kin } = heard.at[at] ?? unheard
    return Math.max(most, own + kin)
  }, 0)
  const denied = deniedShare(context, need, own)
  if (denied < (used ? least.named : least.else)) return judged
  if (!used) return unmet('A line says of this that it is missing or not done.')
  return judged.status === 'partial'
    ? judged
    : {
        ...judged,
        status: 'partial',
        credit: Math.min(0.6, judged.credit),
        reason: 'Told of work, but another line says of it that it is missing or not done.',
      }
}
