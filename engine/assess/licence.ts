import type { Need } from '../job/need.ts'
import { broader, type Concept, isPaper } from '../knowledge/index.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { once, tells } from '../text/once.ts'
import { stems, words } from '../text/words.ts'
import { type Context, statementQuote } from './context.ts'
import { isOfOthers } from './for-others.ts'
import { namesOther } from './gloss.ts'
import type { Judgement } from './judgement.ts'
import { asksLicence, authority, bareLicence, speaksOf, speaksOfOne, tradePaper } from './licence-words.ts'
import { namedAt } from './named.ts'
import { isRefused, linesApart, sequelOf, termsOf } from './paper-line.ts'
import { isHeap } from './paper-listed.ts'
import { abroad, isCourseAlone, shortCredit, shortOf } from './paper-short.ts'
import { isHeld } from './reasons-papers.ts'
import { here, namesRegion } from './region.ts'
import { standingOf } from './validity.ts'

const general = new Set(
  words(
    'state license licence licensed licensing licensure eligible eligibility registered registration register certification certificate qualification active current valid holder card board good standing another transfer journeyperson journeyman journeywoman red seal interprovincial trade endorsement application filed already required resident',
  ).map(({ stem }) => stem),
)

const kinTitles = (a: Concept, b: Concept) => broader(a.id).has(b.id) || broader(b.id).has(a.id)

/** The profession that the licence is asked for: titles named, or that of the job. */
export const professions = ({ job }: Context, { titles }: Need) => (titles.length > 0 ? titles : job.titles)

/** Initials by which the trade calls its papers: “JW” for a journeyman wireman, “DS” for a door supervisor. */
function initials(need: Need, titles: Concept[]): Set<string> {
  const names = [...titles.flatMap(({ names: all }) => all), need.requirement.text]
  const found = new Set<string>()
  for (const name of names) {
    const first = words(name).map(({ raw }) => raw[0]?.toUpperCase() ?? '')
    for (let at = 0; at + 1 < first.length; at++)
      for (const count of [2, 3]) found.add(first.slice(at, at + count).join(''))
  }
  return found
}

/** What the licence is asked for, found once a job. */
type Asked = {
  /** The stems of its subject. The state is none: “Oregon plumber” and “Oregon dentist” share it. */
  subjects: string[]
  /** Whether these are letters only, or none: “AVNAT registration”, “state licence”. */
  lettered: boolean
  /** The same by the choices that the posting leaves, “as a truck mechanic or heavy equipment technician”. */
  choices: string[][]
  short: ReadonlySet<string>
  papers: ReadonlySet<string>
}

const askedOf = once((need: Need): Asked => {
  const places = new Set(
    words(need.requirement.text)
      .filter(({ raw }) => namesRegion(raw))
      .map(({ stem }) => stem),
  )
  const subjects = need.words.map(({ stem }) => stem).filter(stem => !general.has(stem) && !places.has(stem))
  const letters = new Set(need.words.filter(({ weight }) => weight > 8).map(({ stem }) => stem))
  return {
    subjects,
    lettered: subjects.every(stem => letters.has(stem)),
    choices: need.requirement.text
      .split(/[,;()/]|\bor\b/u)
      .map(part => [...new Set(stems(part))].filter(stem => subjects.includes(stem)))
      .filter(part => part.length > 1),
    short: initials(need, need.titles),
    papers: new Set(need.groups.flatMap(({ any }) => any.map(({ id }) => id))),
  }
})

/** The roots of the words that the profession is called by: “electr”, “accoun”, for boards that are named after it. */
export const tradeOf = once((titles: Concept[]) =>
  titles
    .flatMap(({ name }) => words(name))
    .filter(
      ({ raw, stem }) =>
        raw.length > 4 &&
        !general.has(stem) &&
        !/^(?:senior|junior|lead|head|staff|chief|master|assistant)$/iu.test(raw),
    )
    .map(({ raw }) => new RegExp(`(?<![\\p{L}])${raw.slice(0, Math.min(6, raw.length - 1))}`, 'iu')),
)

// A licence named here is none that is held for the work.
const elsewhereTold = new Set<SectionKind>(['wish', 'lacks', 'interests', 'education'])

/** The lines that speak of a licence, whatever is asked, found once a resume. */
const licenceLines = once((resume: Resume): number[] =>
  linesApart(resume).filter(at => {
    const statement = resume.statements[at] as Statement
    return !elsewhereTold.has(statement.section) && speaksOfOne(statement)
  }),
)

const sharedPart = (part: string[], have: ReadonlySet<string> | undefined) =>
  part.filter(stem => have?.has(stem)).length / part.length

type Line = { index: number; statement: Statement }

/** Whether a line that speaks of a licence speaks of the one asked for. */
function isAsked(context: Context, need: Need, { index, statement }: Line): boolean {
  const { resume } = context
  const wanted = professions(context, need)
  const named = namedAt(resume, index)
  const titles = named.filter(({ concept }) => concept.kind === 'title').map(({ concept }) => concept)
  const have = resume.evidence.stems[index]
  const small = statement.text.toLowerCase()
  const { subjects, lettered, choices, short, papers } = askedOf(need)
  // A licence for radiation is none to work in the profession, whose own papers say nothing of it.
  const ofProfession =
    lettered || need.titles.length > 0 || tradeOf(wanted).some(one => one.test(need.requirement.text))
  if (ofProfession && titles.some(title => wanted.some(one => kinTitles(title, one)))) return true
  if (subjects.length > 0 && sharedPart(subjects, have) >= 0.5) {
    // Half of two words is a licence of the profession, not any permit of the place of work.
    if (subjects.length > 2 || sharedPart(subjects, have) === 1 || bareLicence.test(small)) return true
  }
  const list = resume.evidence.words[index] ?? []
  if (list.some(({ raw }) => short.has(raw) && /^\p{Lu}{2,3}$/u.test(raw) && !namesRegion(`, ${raw}`))) return true
  // “Washington license in good standing since 2017”, of someone who works in that profession.
  const otherPaper = named.some(({ concept }) => isPaper(concept) && !papers.has(concept.id))
  if (!otherPaper && choices.some(part => sharedPart(part, have) > 0.6)) return true
  if (otherPaper || titles.length > 0) return false
  if (authority.test(small) && tradeOf(wanted).some(root => root.test(statement.text))) return true
  return (
    bareLicence.test(small) &&
    (namesRegion(statement.text) || /\bboard\b/u.test(small)) &&
    context.atHome.includes(true)
  )
}

const ofOtherTrade = ({ resume }: Context, index: number): Judgement => ({
  status: 'partial',
  credit: 0.4,
  evidence: [statementQuote(resume, index)],
  reason: 'It is of another trade.',
})

const asksTradePaper = tells(tradePaper)

/** A licence told in other words: a line that speaks of one, of the profession asked, with what it says of its validity. */
export function licenceLine(context: Context, need: Need): Judgement | null {
  const { resume, taint, now } = context
  const asked = need.requirement.text
  if (need.requirement.type !== 'licence' && !asksLicence(asked)) return null
  // A certificate by its own name is no licence to work in the profession.
  const has = (wanted: Concept['kind']) => need.groups.some(({ any }) => any.some(({ kind }) => kind === wanted))
  const isCertificate = has('certificate') && !has('licence') && need.titles.length === 0
  if (isCertificate && !/\blicen[cs]/iu.test(asked)) return null
  let best: Judgement | null = null
  let away = false
  const good: number[] = []
  for (const index of licenceLines(resume)) {
    const statement = resume.statements[index] as Statement
    const { section, text, listed } = statement
    if (taint.has(index) || isRefused(resume, index)) continue
    // “Licensed by the Board of Accountancy”: only who gives it tells that it is one.
    if (isCertificate && !authority.test(text.toLowerCase())) continue
    if (namesOther(context, need, index) || isOfOthers(resume, index)) continue
    // “Licensed PE professional”, of someone who has worked in another trade throughout.
    if (context.alien && (section === 'summary' || section === 'header')) continue
    if (!isAsked(context, need, { index, statement })) {
      if (section === 'papers' && asksTradePaper(asked) && tradePaper.test(text)) best ??= ofOtherTrade(context, index)
      continue
    }
    const { state, why } = standingOf(`${text} ${sequelOf(context, index)}`, now, termsOf(need))
    // A course that is not finished is no step on the register yet.
    if (state === 'ahead' || (state === 'underway' && isCourseAlone(need, text))) continue
    const heap = isHeap(statement)
    const short =
      (listed && section === 'skills') ||
      heap ||
      section === 'summary' ||
      (!speaksOf.test(text.toLowerCase()) && state !== 'good')
    const less = shortOf(asked, text)
    away ||= less === abroad
    if (!short && less === null && (state === 'good' || state === 'unknown')) good.push(index)
    best ??= {
      status: 'partial',
      credit: short && (listed || heap) ? 0.15 : shortCredit,
      evidence: [statementQuote(resume, index)],
      reason: listed || heap ? 'It is only listed.' : (less ?? (why || 'Something close to it is named.')),
    }
  }
  // The line that says the place asked for tells most; one without a place does not outweigh one that says another.
  const isHere = (index: number) => here(asked, statementQuote(resume, index).quote)
  const held = good.find(isHere) ?? (away ? undefined : good[0])
  if (held === undefined) return best
  return {
    status: 'met',
    credit: 1,
    evidence: [statementQuote(resume, held)],
    reason: isHeld,
  }
}
