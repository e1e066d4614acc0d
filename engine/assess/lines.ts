import type { Own } from '../integrity/own.ts'
import { saidIn } from '../integrity/posting-text.ts'
import type { Need } from '../job/need.ts'
import type { Polarity } from '../resume/polarity.ts'
import { isName } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import type { Context } from './context.ts'
import { isForOthers } from './for-others.ts'
import { type Heard, mayBear, unheard, unheardOf } from './heard.ts'
import type { Line, Showing, Showings, Shown } from './line.ts'
import { chance, dot, weights } from './odds.ts'
import { placeIn } from './place.ts'
import { isContact } from './reach.ts'
import { saidOf, saidWeights } from './said.ts'

// What the odds of a line have to be at least for it to show anything by itself.
export const leastToShow = 0.08

// Evidences nothing however it is worded.
const silent = new Set(['lacks', 'wish'])

const order: Showing[] = ['used', 'weak', 'near', 'listed', 'implied', 'copied', 'denied']

/** By each line that names something asked, how it shows each of the need's groups at best. */
function namedBy(showings: Showings): Map<number, Map<number, Showing>> {
  const found = new Map<number, Map<number, Showing>>()
  const take = ({ how, statement }: Shown, group: number) => {
    let line = found.get(statement)
    if (!line) {
      line = new Map()
      found.set(statement, line)
    }
    const before = line.get(group)
    if (!before || order.indexOf(how) < order.indexOf(before)) line.set(group, how)
  }
  for (const [group, any] of showings.entries()) for (const { all } of any) for (const shown of all) take(shown, group)
  return found
}

const noGroups: ReadonlyMap<number, Showing> = new Map()

/** How the line speaks of what it is heard by: in several ways, as most of it is told. */
export function polarityOf({ resume: { statements, evidence } }: Context, at: number, { signs }: Need): Polarity {
  const own = statements[at] as Statement
  const speaks = evidence.speech[at]
  if (!speaks) return 'done'
  const told = new Map<Polarity, number>()
  for (const { stem, start, end } of evidence.words[at] ?? []) {
    const sign = signs.get(stem)
    if (!sign) continue
    const how = speaks(start - own.start, end - own.start)
    told.set(how, (told.get(how) ?? 0) + sign.weight)
  }
  let best: Polarity = 'done'
  for (const [how, weight] of told) if (weight > (told.get(best) ?? 0)) best = how
  return best
}

/** Whether the line says of most of what it is heard by that it is not, or not yet, done. */
function denies(context: Context, at: number, need: Need): boolean {
  if (!context.resume.own[at]?.hedged) return false
  const polarity = polarityOf(context, at, need)
  return polarity === 'absent' || polarity === 'planned'
}

const claims = new Set<SectionKind>(['skills', 'interests'])

// A line of fewer words is a bare name, “Tai TMS”, “Union: Unite”; below a post, “Wound care” is a duty.
const leastWords = 3
const ofTwo = /^\P{L}*\p{L}+\s\p{Ll}+\P{L}*$/u

/** Whether a line tells of doing, as a list, a claim and a bare name do not. */
function isDoing({ resume }: Context, at: number): boolean {
  const { listed, section, post, text } = resume.statements[at] as Statement
  if (listed || claims.has(section)) return false
  if ((resume.evidence.words[at]?.length ?? 0) < leastWords && (post === null || !ofTwo.test(text))) return false
  return post !== null || (section !== 'summary' && section !== 'header')
}

// What is done goes by so few words in the posting and in the resume alike, or by a few more in another form of them.
const setPhrase = { same: 3, inOtherForm: 5 }

/** Whether a line is the posting's own, whole: a claim, unless it is a post's duty in the words that everybody has for it. */
function isPostings({ resume, job: { posting } }: Context, at: number, { count, line }: Own): boolean {
  if (count < 2 || !posting.lines.has(line)) return false
  const { post, listed, heading } = resume.statements[at] as Statement
  if (post === null || listed || heading || count > setPhrase.inOtherForm) return true
  return count > setPhrase.same && posting.said.has(saidIn(resume.evidence.words[at] ?? []))
}

/** Whether a line holds enough of the need to speak of it, and is no more than a claim of the posting's own. */
function mayTell(context: Context, need: Need, at: number, heard: Heard, how: ReadonlyMap<number, Showing>): boolean {
  const { resume, taint } = context
  if (how.size === 0 && !mayBear(heard)) return false
  const statement = resume.statements[at]
  const own = resume.own[at]
  if (!statement || !own || taint.has(at) || silent.has(statement.section)) return false
  if (isPostings(context, at, own) || isForOthers(resume, need, at)) return false
  // What a person is called shows nothing: Ms Webb designs no websites for it. Nor does a telephone show calls.
  return !isName(statement, resume) && !(statement.post === null && isContact(resume, at, statement.text))
}

type Candidate = {
  at: number
  heard: Heard
  how: ReadonlyMap<number, Showing>
  used: boolean
  doing: boolean
  heading: boolean
}

// So many lines of doing and so many claims are looked at closely: those that name most, or hold most of the words.
const closely = { doing: 12, claims: 4 }
// A heading that names a thing is quoted least of all.
const roughly = ({ heard, how, used, heading }: Candidate) =>
  (used ? 0.6 : how.size > 0 ? 0.2 : 0) + heard.own + heard.kin + (heard.told + heard.around) / 20 - (heading ? 1 : 0)

function candidatesFor(context: Context, need: Need, showings: Showings): Candidate[] {
  const row = context.heard.get(need) ?? unheardOf
  const named = namedBy(showings)
  const found: Candidate[] = []
  const take = (at: number, heard: Heard, how: ReadonlyMap<number, Showing>) => {
    if (!mayTell(context, need, at, heard, how)) return
    const heading = context.resume.statements[at]?.heading === true
    found.push({ at, heard, how, used: [...how.values()].includes('used'), doing: isDoing(context, at), heading })
  }
  for (const [at, how] of named) take(at, row.at[at] ?? unheard, how)
  for (const at of row.lines) if (!named.has(at)) take(at, row.at[at] ?? unheard, noGroups)
  if (found.length <= closely.claims) return found
  found.sort((a, b) => roughly(b) - roughly(a) || a.at - b.at)
  const left = { ...closely }
  // Lines of doing take no room from claims: what is added to the one takes nothing from the other.
  return found.filter(({ doing }) => (doing ? left.doing-- : left.claims--) > 0)
}

/** Every line that holds enough of a need to speak of it, in no order. `showings` are those of each of its groups. */
export function allLines(context: Context, need: Need, showings: Showings): Line[] {
  return candidatesFor(context, need, showings).map(({ at, heard, how, used, doing }) => {
    const { place, placed, says } = placeIn(context, at)
    const said = saidOf(need, heard, how, place)
    const odds = chance((weights.line.bias ?? 0) + dot(saidWeights(weights.line), said) + says)
    const tells = heard.told + heard.around
    const letters = context.resume.statements[at]?.text.length ?? 0
    return { at, odds, rival: 0, doing, used, own: heard.own, tells, letters, said, place, placed, chances: null }
  })
}

/** Sets each line of the resume, of which there are `count`, beside what it says of all other needs. */
export function setRivals(all: Line[][], count: number): void {
  const most = new Array<number>(count).fill(0)
  const next = new Array<number>(count).fill(0)
  for (const lines of all)
    for (const { at, odds } of lines) {
      const before = most[at] ?? 0
      if (odds > before) {
        most[at] = odds
        next[at] = before
      } else next[at] = Math.max(next[at] ?? 0, odds)
    }
  for (const lines of all)
    for (const line of lines) line.rival = (line.odds === most[line.at] ? next[line.at] : most[line.at]) ?? 0
}

// How well languages are spoken shows no work, whatever words it has.
const isOfLanguages = ({ resume }: Context, { at }: Line) => resume.statements[at]?.section === 'languages'

// More lines than this change nothing that is said of a need.
const most = 8

/**
 * Of the lines that speak of a need, eight at most and the best claim, those of doing before claims, the likeliest to be
 * quoted first. Lines that earn nothing or deny it are none of them.
 */
export function keptOf(context: Context, need: Need, lines: Line[]): Line[] {
  // Doing that hardly speaks of it comes after claims that do.
  const shows = ({ doing, odds }: Line) => Number(doing && odds >= leastToShow)
  lines.sort((a, b) => shows(b) - shows(a) || b.odds - a.odds || a.at - b.at)
  const kept: Line[] = []
  let claimed = false
  for (const line of lines) {
    if (kept.length >= most && (line.doing || claimed)) continue
    if (!line.used && (denies(context, line.at, need) || isOfLanguages(context, line))) continue
    kept.push(line)
    claimed ||= !line.doing
  }
  return kept
}
