import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { broader, type Concept, concepts, isPaper } from '../knowledge/index.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { datePoints } from '../text/date-points.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { type Context, statementQuote } from './context.ts'
import { bestShown, showingsOf, shownConcept } from './find.ts'
import { isFirm, meansOther, rowSays } from './gloss.ts'
import type { Shown } from './line.ts'
import { sameKind } from './paper-class.ts'
import { levelAsked, levelNamed } from './paper-level.ts'
import { heldOverTime, isAccreditation, isApart, refusesPaper, sequelOf, soon, speaksOfPosting } from './paper-line.ts'
import { isHeap } from './paper-listed.ts'
import { abroad, isLess, shortOf } from './paper-short.ts'
import { elsewhere, here } from './region.ts'
import { clauseAt, hasLapsed, type Standing, standingOf } from './validity.ts'

export function validity(context: Context, shown: Shown, need: Need): Standing {
  const { resume, now } = context
  const statement = resume.statements[shown.statement]
  const mention = resume.evidence.byConcept.get(shown.via.id)?.find(item => item.statement === shown.statement)
  if (!statement || !mention) return { state: 'unknown', why: '' }
  const { text } = statement
  const named = resume.document.text.slice(mention.from, mention.to)
  const clause = clauseAt(text, mention.from - statement.start)
  const less = shortOf(need.requirement.text, text, clause, named)
  if (less !== null) return { state: 'short', why: less }
  if (hasLapsed(sequelOf(context, shown.statement))) return { state: 'expired', why: 'It has lapsed.' }
  const standing = standingOf(clause, now, {
    lasts: need.within ?? lastsOf(shown.via),
    asked: need.within !== null,
    held: shown.via.kind === 'licence' || heldOverTime(need),
  })
  const coming = standing.state === 'ahead' || standing.state === 'underway'
  return coming && soon(need) ? { state: 'good', why: '' } : standing
}

// A register or a membership is renewed each year or two, and the resume says since when, not until when.
const lastsOf = ({ kind, lasts }: Concept) => (kind === 'licence' || lasts === 1 ? null : lasts)

export type Held = {
  concept: Concept
  shown: Shown | null
  /** `less`: it is there and has run out, is under way, or is short of what is asked. */
  status: 'held' | 'less' | 'partly' | 'none'
  why: string
}

const order = ['none', 'partly', 'less', 'held'] as const

/** Whether the lines that name the paper name other states or countries, and none the one asked. */
function onlyElsewhere({ resume, taint }: Context, need: Need, group: Group): boolean {
  const lines = group.any
    .flatMap(({ id }) => resume.evidence.byConcept.get(id) ?? [])
    .filter(({ statement }) => !taint.has(statement))
    .map(({ statement }) => statementQuote(resume, statement).quote)
  const asked = need.requirement.text
  return lines.some(line => elsewhere(asked, line)) && !lines.some(line => here(asked, line))
}

/** Whether a line that names the kind of paper, “WSET 2”, says the level asked or a higher one. */
function isOfLevel({ resume }: Context, need: Need, { statement, via }: Shown): boolean {
  const wanted = levelAsked(need.requirement.text)
  const mention = resume.evidence.byConcept.get(via.id)?.find(item => item.statement === statement)
  if (wanted === null || !mention) return false
  const { text, start } = resume.statements[statement] as Statement
  const name = resume.document.text.slice(mention.from, mention.to)
  return (levelNamed(clauseAt(text, mention.from - start), name) ?? 0) >= wanted
}

/** The papers that are wider than one; everyone's driving licence is no step towards the licence for a lorry. */
const widerPapers = once(({ id: own }: Concept) =>
  [...broader(own)]
    .filter(id => id !== own && id !== 'driving-licence')
    .map(id => concepts.get(id) as Concept)
    .filter(isPaper),
)

/** A paper beside or below the one asked: of the same ladder (CCNA for CCNP) or the same kind (first aid at work for paediatric first aid). */
function kinPaper(context: Context, concept: Concept): Shown | null {
  for (const one of widerPapers(concept)) {
    const shown = shownConcept(context, one, false)
    if (shown?.how !== 'used' || !isPaper(shown.via) || meansOther(context, shown) || isFirm(context, shown)) continue
    if (!refusesPaper(context.resume.statements[shown.statement]?.text ?? '')) return { ...shown, how: 'near' }
  }
  return null
}

/** “Security+, GCIH or equivalent”: another certificate of the same thing, which the posting takes as well. */
function comparable(context: Context, group: Group): Shown | null {
  if (!group.open) return null
  for (const { id, up } of group.any)
    for (const wider of up)
      for (const { concept } of context.resume.evidence.showing.get(wider) ?? []) {
        if (concept.id === id || concept.kind !== 'certificate') continue
        const shown = shownConcept(context, concept, false)
        if (shown?.how === 'used' && shown.via.kind === 'certificate') return shown
      }
  return null
}

/** What a paper of the same kind is worth: the paper itself where its line says the level, partly where it does not. */
function likeHeld(context: Context, need: Need, like: Shown, none: Held): Held {
  const standing = validity(context, like, need)
  if (standing.state === 'ahead') return none
  return { ...none, shown: like, status: isLess(standing) ? 'less' : 'held', why: standing.why }
}

/** The stems of each of a concept's names. */
const stemsOf = once(({ names }: Concept) => names.map(stems))

const stands = (name: string, text: string) => text.split(/[^\p{L}\d-]+/u).includes(name)

/** Whether the posting says all of one of the paper's names: two trades may know one paper, each by its own. */
const isCalledSo = ({ requirement: { text }, groups }: Need, { via }: Shown): boolean => {
  const isAsked = groups.some(({ any }) => any.some(({ id }) => id === via.id))
  if (
    !isAsked &&
    levelAsked(text) === null &&
    via.names.some(name => /^\p{Lu}[\p{Lu}\d]{2,}$/u.test(name) && stands(name, text))
  )
    return true
  if (groups.some(({ any }) => any.some(({ id }) => broader(id).has(via.id)))) return false
  const asked = new Set(stems(text))
  return stemsOf(via).some(name => name.length > 1 && name.every(stem => asked.has(stem)))
}

function besideHeld(context: Context, need: Need, group: Group, beside: Shown, none: Held): Held {
  const held = likeHeld(context, need, beside, none)
  const { text = '' } = context.resume.statements[beside.statement] ?? {}
  const named =
    rowSays(context, group, beside) ||
    isOfLevel(context, need, beside) ||
    isCalledSo(need, beside) ||
    sameKind(need.requirement.text, text)
  return held.status === 'none' || named
    ? held
    : { ...held, status: 'partly', why: `${beside.via.name} is of the same kind, not the same.` }
}

// A row of names claims, and shows nothing.
const lessened = (shown: Shown): Shown => (shown.how === 'used' ? { ...shown, how: 'listed', value: 0.4 } : shown)

const ofPapers = new Set<SectionKind>(['papers', 'education', 'other'])

/** Whether a showing is a line of its own that says of the paper that it is held or has run out. */
function isOwnLine({ resume, taint }: Context, { how, statement }: Shown): boolean {
  const line = resume.statements[statement] as Statement
  if (line.heading || !isApart(line) || !ofPapers.has(line.section)) return false
  return how === 'used' || (how === 'denied' && !taint.has(statement) && hasLapsed(line.text))
}

const lastDate = (text: string) => datePoints(text).at(-1)?.last ?? 0

/** Whether the line calls the paper by words of the posting's. */
function isNamedAs({ resume }: Context, { requirement }: Need, { statement, via }: Shown): boolean {
  const item = resume.evidence.byConcept.get(via.id)?.find(one => one.statement === statement)
  const asked = new Set(stems(requirement.text))
  return item !== undefined && stems(resume.document.text.slice(item.from, item.to)).every(stem => asked.has(stem))
}

/** Of the lines that say of the paper that it is held those of one that is good, where any is: “Paediatric first aid, lapsed” takes nothing from one passed since. */
function goodAmong(context: Context, need: Need, own: Shown[]): Shown[] {
  if (own.length < 2) return own
  const textOf = ({ statement }: Shown) => context.resume.statements[statement]?.text ?? ''
  const lapses = own.filter(shown => hasLapsed(textOf(shown)))
  const isGood = ({ state }: Standing) => state === 'good' || (state === 'unknown' && lapses.length === 0)
  const good = own.filter(
    shown =>
      shown.how === 'used' &&
      isGood(validity(context, shown, need)) &&
      // What ran out later has run out since, but for what goes by another name than the one asked.
      !lapses.some(
        one =>
          one.via === shown.via &&
          lastDate(textOf(one)) > lastDate(textOf(shown)) &&
          !(isNamedAs(context, need, shown) && !isNamedAs(context, need, one)),
      ),
  )
  return good.length > 0 ? good : own
}

/** The best that shows the paper. Work in its field is none beside it, nor is a post that is called by it. */
const paperShown = (context: Context, need: Need, concept: Concept, open: boolean): Shown | null => {
  const { statements } = context.resume
  const papers = showingsOf(context, concept, open)
    .filter(({ how, via }) => how !== 'near' || isPaper(via))
    .map(shown => (isHeap(statements[shown.statement] as Statement) ? lessened(shown) : shown))
  const own = papers.filter(shown => isOwnLine(context, shown))
  return bestShown(context, concept, own.length > 0 ? goodAmong(context, need, own) : papers)
}

// “ISTQB Foundation Level certified”, “Professional member of AHRI”: above the posts, too, that is no mention but a claim to hold it.
const holds =
  /\b(?:certified|qualified|licen[cs]ed|chartered|accredited|passed|(?:member|fellow|associate) of|hold(?:s|ing|er)?|card ?holder)\b/iu
const aboutOneself = new Set<SectionKind>(['summary', 'header'])
const saysHeld = ({ section, text }: Statement) => aboutOneself.has(section) && holds.test(text)

export function hold(context: Context, need: Need, group: Group): Held {
  let best: Held = { concept: group.any[0] as Concept, shown: null, status: 'none', why: '' }
  const named = group.any.filter(isPaper)
  for (const concept of named.length > 0 ? named : group.any) {
    const shown = paperShown(context, need, concept, group.open)
    if (!shown || isFirm(context, shown) || meansOther(context, shown)) continue
    const line = context.resume.statements[shown.statement] as Statement
    if (isAccreditation(need, line) || speaksOfPosting(line.text) || refusesPaper(line.text)) continue
    let held: Held
    if (shown.how === 'denied') {
      // “Lapsed and never renewed” denies that it is good, not that it was held.
      const { text } = context.resume.statements[shown.statement] as Statement
      if (context.taint.has(shown.statement) || !hasLapsed(text)) continue
      held = { concept, shown, status: 'less', why: 'It has lapsed.' }
    } else if (
      shown.how === 'copied' ||
      shown.how === 'listed' ||
      shown.how === 'near' ||
      shown.how === 'implied' ||
      (shown.how === 'weak' && !saysHeld(line))
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
      const standing = validity(context, shown, need)
      if (standing.state === 'ahead') continue
      held = { concept, shown, status: isLess(standing) ? 'less' : 'held', why: standing.why }
    }
    if (order.indexOf(held.status) > order.indexOf(best.status)) best = held
  }
  if (best.status === 'none') {
    const like = comparable(context, group)
    const [beside] = named.flatMap(concept => kinPaper(context, concept) ?? [])
    if (like) best = likeHeld(context, need, like, best)
    else if (beside) best = besideHeld(context, need, group, beside, best)
  }
  // A line without a place does not outweigh one that says another place.
  if (best.status === 'held' && onlyElsewhere(context, need, group)) return { ...best, status: 'less', why: abroad }
  return best
}
