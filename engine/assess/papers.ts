import type { Group, Need } from '../job/need.ts'
import type { Concept } from '../knowledge/index.ts'
import { datePoints } from '../text/dates.ts'
import { type Context, statementQuote } from './context.ts'
import { credits, type Shown, shownConcept } from './find.ts'
import { type Judgement, unmet } from './judgement.ts'
import { elsewhere, here } from './region.ts'
import { wordMatch } from './words.ts'

type Validity = 'good' | 'expired' | 'unknown'

const lapsed =
  /\b(?:lapsed|expired|not renewed|no longer (?:valid|active|current)|inactive|surrendered|suspended|out of date)\b/iu
const ends =
  /\b(?:exp(?:ires?|iry|iring|\.)?|valid|through|thru|until|till|to|renew(?:s|al|ed)?(?: to| through)?|good (?:to|until|through)|next renewal|current)\b[^.;]{0,24}$/iu
const given = /\b(?:passed|issued|since|obtained|awarded|completed|earned|renewed|from|certified)\b[^.;]{0,16}$/iu

/** The part of a statement that speaks of the mention: papers share lines (“BLS valid to 2027, ACLS expired 2019”). */
function clauseAt(text: string, at: number): string {
  const before = Math.max(
    text.lastIndexOf(';', at),
    text.lastIndexOf('. ', at),
    text.lastIndexOf('•', at),
    text.lastIndexOf('|', at),
  )
  const rest = text.slice(at)
  // The next paper after a comma has a date of its own.
  const dated = /\d|lapsed|expired|current|valid/iu.exec(rest)?.index ?? 0
  const comma = rest.slice(dated).search(/,\s+\p{Lu}{2}/u)
  const stop = rest.search(/;|\.\s+\p{Lu}|•|\|/u)
  const after = dated > 0 && comma >= 0 && (stop < 0 || dated + comma < stop) ? dated + comma : stop
  return text.slice(before + 1, after < 0 ? text.length : at + after)
}

function validity(context: Context, shown: Shown, need: Need): { validity: Validity; why: string } {
  const { resume, now } = context
  const statement = resume.statements[shown.statement]
  const mention = resume.evidence.byConcept.get(shown.via.id)?.find(item => item.statement === shown.statement)
  if (!statement || !mention) return { validity: 'unknown', why: '' }
  const { text } = statement
  const clause = clauseAt(text, mention.from - statement.start)
  if (elsewhere(need.requirement.text, text))
    return { validity: 'expired', why: 'It is good for another state or country.' }
  // “CPA, 2010. License lapsed in 2018.”: the next sentence may speak of the same paper.
  const next = resume.statements[shown.statement + 1]
  const sequel =
    next &&
    next.section === statement.section &&
    !resume.evidence.all.some(item => item.statement === shown.statement + 1 && item.concept.kind === 'certificate')
      ? resume.document.text.slice(statement.end, next.end)
      : ''
  if (/^[^\n]*$/.test(sequel) && lapsed.test(sequel)) return { validity: 'expired', why: 'It has lapsed.' }
  if (lapsed.test(clause)) return { validity: 'expired', why: 'It has lapsed.' }
  const dots = datePoints(clause)
  const end = dots.findLast(dot => ends.test(clause.slice(0, dot.from)) && !given.test(clause.slice(0, dot.from)))
  if (end) return end.last < now ? { validity: 'expired', why: 'It has expired.' } : { validity: 'good', why: '' }
  const last = dots.at(-1)
  if (!last) return { validity: 'unknown', why: '' }
  if (last.first > now) return { validity: 'good', why: '' }
  const lasts = need.within ?? shown.via.lasts
  if (lasts !== null && now - last.last > lasts * 12)
    return {
      validity: 'expired',
      why:
        need.within === null
          ? `It is more than ${lasts} years old and needs renewing by now.`
          : `It is older than the ${lasts} years asked.`,
    }
  return { validity: 'good', why: '' }
}

type Held = { concept: Concept; shown: Shown | null; status: 'held' | 'expired' | 'partly' | 'none'; why: string }

const order = ['none', 'partly', 'expired', 'held'] as const

/** Whether the lines that name the paper name other states or countries, and none the one asked. */
function onlyElsewhere({ resume }: Context, need: Need, group: Group): boolean {
  const lines = group.any
    .flatMap(({ id }) => resume.evidence.byConcept.get(id) ?? [])
    .map(({ statement }) => statementQuote(resume, statement).quote)
  const asked = need.requirement.text
  return lines.some(line => elsewhere(asked, line)) && !lines.some(line => here(asked, line))
}

function hold(context: Context, need: Need, group: Group): Held {
  let best: Held = { concept: group.any[0] as Concept, shown: null, status: 'none', why: '' }
  const named = group.any.filter(({ kind }) => kind === 'certificate' || kind === 'licence')
  for (const concept of named.length > 0 ? named : group.any) {
    const shown = shownConcept(context, concept, group.open)
    if (!shown || shown.how === 'denied') continue
    let held: Held
    if (
      shown.how === 'copied' ||
      shown.how === 'listed' ||
      shown.how === 'near' ||
      shown.how === 'implied' ||
      shown.how === 'weak'
    )
      held = {
        concept,
        shown,
        status: 'partly',
        why:
          shown.how === 'near'
            ? `${shown.via.name} is related, not the same.`
            : shown.how === 'weak'
              ? 'It is mentioned, not named among the papers.'
              : 'It is only listed.',
      }
    else {
      const { validity: state, why } = validity(context, shown, need)
      held = { concept, shown, status: state === 'expired' ? 'expired' : 'held', why }
    }
    if (order.indexOf(held.status) > order.indexOf(best.status)) best = held
  }
  // A line without a place does not outweigh one that says another place.
  if (best.status === 'held' && onlyElsewhere(context, need, group))
    return { ...best, status: 'expired', why: 'It is good for another state or country.' }
  return best
}

/** Papers: held and valid, expired, only listed, or not there. Where several are asked, all of them count. */
export function assessPaper(context: Context, need: Need): Judgement {
  const groups = need.groups.filter(({ any }) => any.some(({ kind }) => kind === 'certificate' || kind === 'licence'))
  if (groups.length === 0) return byName(context, need)
  const held = groups.map(group => hold(context, need, group))
  const found = held.filter(({ status }) => status !== 'none')
  if (found.every(({ status }) => status !== 'held')) {
    const titled = byTitle(context, need)
    if (titled) return titled
  }
  if (found.length === 0) return byName(context, need)
  const all = held.every(({ status }) => status === 'held')
  const statements = [...new Set(found.map(({ shown }) => shown?.statement ?? -1))]
  const copied = found.every(({ shown }) => shown?.how === 'copied')
  const missing = held.filter(({ status }) => status === 'none').map(({ concept }) => concept.name)
  const why = [...new Set(found.map(item => item.why).filter(text => text !== ''))].join(' ')
  const worth =
    held.reduce(
      (sum, { status, shown }) =>
        sum +
        (status === 'held' ? 1 : status === 'expired' ? 0.5 : status === 'partly' && shown ? credits[shown.how] : 0),
      0,
    ) / held.length
  return {
    status: all ? 'met' : 'partial',
    credit: copied ? 0 : all ? 1 : Math.min(0.55, worth),
    evidence: statements.slice(0, 3).map(statement => statementQuote(context.resume, statement)),
    reason: all
      ? 'Held, and nothing says that it has run out.'
      : [why, missing.length > 0 ? `Not shown: ${missing.join(', ')}.` : ''].filter(text => text !== '').join(' '),
  }
}

/** A protected title among the papers stands for its licence, with the validity that the line gives. */
function byTitle(context: Context, need: Need): Judgement | null {
  for (const title of need.titles)
    for (const item of context.resume.evidence.byConcept.get(title.id) ?? []) {
      const statement = context.resume.statements[item.statement]
      if (statement?.section !== 'papers' || context.taint.has(item.statement) || item.polarity !== 'done') continue
      const shown: Shown = { how: 'used', value: 1, statement: item.statement, via: title, old: false, more: [] }
      const { validity: state, why } = validity(context, shown, need)
      const evidence = [statementQuote(context.resume, item.statement)]
      return state === 'expired'
        ? { status: 'partial', credit: 0.5, evidence, reason: why }
        : {
            status: 'met',
            credit: 1,
            evidence,
            reason: 'Named among the papers, and nothing says that it has run out.',
          }
    }
  return null
}

const underWay = /\b(?:submitted|pending|applied for|in progress|expected|booked)\b/iu

/** A paper that the knowledge base does not know: by the words of its name, among papers and studies. */
function byName(context: Context, need: Need): Judgement {
  const denied = need.groups.some(({ any }) =>
    any.some(concept => shownConcept(context, concept, false)?.how === 'denied'),
  )
  if (denied) return unmet('The resume names it only to say that it is missing or planned.')
  const match = wordMatch(context, need.words)
  const statement = match ? context.resume.statements[match.statement] : undefined
  const named = match?.named === true && (statement?.section === 'papers' || statement?.section === 'education')
  if (!match || !statement || (match.share < 0.5 && !named) || (match.count < 2 && !match.named))
    return unmet('No such paper is named.')
  const { text } = statement
  // “No NATE yet” is none; “registered, no conditions” is one.
  const subject = new Set(need.words.map(({ stem }) => stem))
  const first = context.resume.evidence.words[match.statement]?.find(({ stem }) => subject.has(stem))
  const before = text.slice(0, Math.max(0, (first?.start ?? 0) - statement.start))
  if (/\b(?:no|not|without|never)\b(?:\W+[\p{L}\d]+){0,4}\W*$/iu.test(before) && !underWay.test(text))
    return unmet('The resume names it only to say that it is missing.')
  const last = datePoints(text).at(-1)
  const old = need.within !== null && last !== undefined && context.now - last.last > need.within * 12
  const expired = lapsed.test(text) || old
  const met = (match.share >= 0.65 || named) && !underWay.test(text) && !match.weak && !expired
  return {
    status: met ? 'met' : 'partial',
    credit: met ? 1 : 0.4,
    evidence: [statementQuote(context.resume, match.statement)],
    reason: old
      ? `It is older than the ${need.within} years asked.`
      : expired
        ? 'It has lapsed.'
        : met
          ? 'Named among the papers.'
          : 'Something close to it is named.',
  }
}
