import { enumerate } from '../explain/phrases.ts'
import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { type Context, statementQuote } from './context.ts'
import { type Held, hold, validity } from './hold.ts'
import { type Judgement, stronger } from './judgement.ts'
import { licenceLine } from './licence.ts'
import type { Showing, Shown } from './line.ts'
import { ownWords } from './own-words.ts'
import { barelyHeld, lettersHeld } from './paper-bare.ts'
import { withoutDenied } from './paper-denied.ts'
import { askedPapers, refusesPaper } from './paper-line.ts'
import { byName } from './paper-name.ts'
import { isLess, shortCredit } from './paper-short.ts'
import { onTheWay } from './paper-soon.ts'
import { isHeld } from './reasons-papers.ts'
import { codesMissing } from './scope.ts'

/** What a paper earns that is no more than mentioned. A list costs nothing to write; a post that was held had its duties. */
const credits: Record<Showing, number> = {
  used: 1,
  weak: 0.5,
  near: 0.5,
  listed: 0.15,
  implied: 0.5,
  copied: 0,
  denied: 0,
}

/** Papers: held and valid, expired, only listed, or not there. Where several are asked, all of them count. */
export function assessPaper(context: Context, need: Need): Judgement {
  const named = withoutDenied(context, need, namedPaper(context, need))
  if (named.status === 'met') return named
  const best = stronger<Judgement | null>(named, licenceLine(context, need)) ?? named
  return best.status === 'unmet' ? (ownWords(context, need) ?? best) : best
}

/** The lines outside of the posts, where papers are told with their codes. */
const papersOf = ({ resume, taint }: Context): string[] =>
  resume.statements.filter(({ post }, at) => post === null && !taint.has(at)).map(({ text }) => text)

/** How a paper is held: by its name, by its letters under the person's name, or of several by its subject alone. */
function heldOf(context: Context, need: Need, group: Group, several: boolean): Held {
  const one = hold(context, need, group)
  if (one.status === 'held' || one.status === 'less') return one
  return (
    lettersHeld(context, group) ?? (several && one.status === 'none' ? barelyHeld(context, need, group) : null) ?? one
  )
}

function namedPaper(context: Context, need: Need): Judgement {
  const groups = askedPapers(need)
  if (groups.length === 0) return byName(context, need)
  const coming = onTheWay(context, need, groups)
  if (coming) return coming
  const held = groups.map(group => heldOf(context, need, group, groups.length > 1))
  const found = held.filter(({ status }) => status !== 'none')
  if (found.every(({ status }) => status !== 'held')) {
    const titled = byTitle(context, need)
    if (titled) return titled
  }
  if (found.length === 0) return byName(context, need)
  // Letters claimed above the posts say less than the paper's own line, which may call it by other words.
  if (held.length === 1 && found.every(({ shown }) => shown?.how === 'weak')) {
    const told = byName(context, need)
    if (told.status === 'met') return told
  }
  const whole = held.every(({ status }) => status === 'held')
  const statements = [...new Set(found.map(({ shown }) => shown?.statement ?? -1))]
  const copied = found.every(({ shown }) => shown?.how === 'copied')
  const lacking = whole ? codesMissing(need.requirement.text, papersOf(context)) : []
  const missing = [...held.filter(({ status }) => status === 'none').map(({ concept }) => concept.name), ...lacking]
  const all = whole && lacking.length === 0
  const why = [...new Set(found.map(item => item.why).filter(text => text !== ''))].join(' ')
  const worth =
    held.reduce(
      (sum, { status, shown }) =>
        sum +
        (status === 'held'
          ? 1
          : status === 'less'
            ? shortCredit
            : status === 'partly' && shown
              ? credits[shown.how]
              : 0),
      0,
    ) / held.length
  return {
    status: all ? 'met' : 'partial',
    credit: copied ? 0 : all ? 1 : Math.min(0.55, worth),
    evidence: statements.slice(0, 3).map(statement => statementQuote(context.resume, statement)),
    reason: all
      ? isHeld
      : [why, missing.length > 0 ? `${enumerate(missing)} ${missing.length > 1 ? 'are' : 'is'} not shown.` : '']
          .filter(text => text !== '')
          .join(' '),
  }
}

/** A protected title among the papers stands for its licence, with the validity that the line gives. */
function byTitle(context: Context, need: Need): Judgement | null {
  const titles = need.requirement.type === 'licence' ? [...need.titles, ...context.job.titles] : need.titles
  for (const title of titles)
    for (const item of context.resume.evidence.byConcept.get(title.id) ?? []) {
      const statement = context.resume.statements[item.statement]
      if (
        statement?.section !== 'papers' ||
        statement.heading ||
        context.taint.has(item.statement) ||
        item.polarity !== 'done' ||
        refusesPaper(statement.text)
      )
        continue
      const shown: Shown = { how: 'used', value: 1, statement: item.statement, via: title, old: false }
      const standing = validity(context, shown, need)
      if (standing.state === 'ahead') continue
      const evidence = [statementQuote(context.resume, item.statement)]
      return isLess(standing)
        ? { status: 'partial', credit: shortCredit, evidence, reason: standing.why }
        : { status: 'met', credit: 1, evidence, reason: isHeld }
    }
  return null
}
