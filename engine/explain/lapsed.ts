import { clauseAt, hasLapsed, standingOf } from '../assess/validity.ts'
import { isPaper } from '../knowledge/index.ts'
import { datePoints, type Month } from '../text/date-points.ts'
import type { Facts } from './facts.ts'
import { monthName, validity } from './gaps.ts'
import { around, brief, capital, enumerate, inQuotes, spelled } from './phrases.ts'

/*
 * Papers that have run out or are about to, wherever the resume names them. One line may hold several (“counterbalance
 * exp. 2024, reach exp. 2027”), each with an end of its own.
 */

const parts = /,\s+|;\s*|\.\s+(?=\p{Lu})|\s[|·•]\s/gu
// “…, renewed 2024”: what is said of the paper before it.
const sequel =
  /^(?:and |now |then |since |but )*(?:renew(?:ed|ing)|revalidated|requalified|re-?certified|retaken|refreshed|restored|reinstated|re-?activated|re-?registered|rejoined|refresher|renewal|re-?booked|booked|re-?test|valid|current|good|in date|again|not |never |until|till|to |exp|expires|expired|lapsed|issued|I |it |that |which )/iu
const again = /\b(?:renewed|revalidated|requalified|re-?certified|retaken|refreshed|reinstated)\b/iu
// What the resume says of it already: “rebooked for December”, “not renewed since 2015”.
const answered =
  /\b(?:re-?booked|booked|refresher|being renewed|renewing|renewal|not (?:yet )?(?:been )?(?:renewed|needed)|re-?test|no longer)\b/iu
// Of what stands between a name and its end: “NR-33, confined space, valid 08/2026”.
const ends = (text: string) => validity.test(text) && (datePoints(text).length > 0 || hasLapsed(text))

// “Licences: …”
const label = /^\p{L}+(?: and \p{L}+)?:\s+/u

/** The papers of a line, each with what is said of it. */
export function papersIn(text: string): string[] {
  const found: string[] = []
  let from = 0
  const marks = [...text.matchAll(parts)].map(({ index, 0: mark }) => ({ index, next: index + mark.length }))
  for (const { index, next } of marks) {
    const lead = text.slice(from, index)
    // “Safety course, 2022; First Aid (expired 2024)”: behind a semicolon a paper with its own date is another one.
    const over = ends(lead) || (text[index] === ';' && datePoints(lead).length > 0)
    if (!over || sequel.test(text.slice(next)) || /\([^)]*$/u.test(lead)) continue
    found.push(text.slice(from, index))
    from = next
  }
  return [...found, text.slice(from)].map(one => one.replace(label, ''))
}

// Who may stay and travel is no paper of work, and prose tells of contracts that lapsed.
const otherwise = /\b(?:passport|visa|residence|work permit|I|my|we|contracts?|leases?|policies)\b/iu
const longest = 16
const briefest = 10

// “Oftec 101 lapsed”, “CSCS gold, expired 2020 – not needed” in a list without a heading, behind the last post: said at the
// end, of what the line begins with, and not “renewed lapsed policies” or “found expired stock”.
const saidOut =
  /^[\p{Lu}\d][^.!?]{2,50}?[\s(,–—-]+(?:lapsed|expired|ran out)(?=\s*(?:$|[\d(),;–—-]|in\b|since\b|last\b|\p{Lu}\p{Ll}+\s\d))/u

/** The cell of a line of two columns that says so. */
const cellOf = (text: string) => text.split(/\s{3,}/u).find(cell => saidOut.test(cell))

/** The lines that may name a paper: those under its heading, and short ones elsewhere that say until when one is good. */
function paperLines({ resume: { statements, own, evidence } }: Facts): string[] {
  const named = new Set(evidence.all.filter(({ concept }) => isPaper(concept)).map(({ statement }) => statement))
  return statements.flatMap(({ section, post, listed, text }, at) => {
    if (own[at]?.taint !== null) return []
    if (section === 'papers') return listed && !validity.test(text) ? [] : [text]
    const cell = named.has(at) ? cellOf(text) : undefined
    if (cell && cell.split(/\s+/u).length <= briefest) return [cell]
    const short = text.split(/\s+/u).length <= longest
    const paper = section === 'education' || named.has(at)
    return post === null && short && paper && tellsEnd(text) && !otherwise.test(text) ? [text] : []
  })
}

// “Last refreshed 2022 (two-yearly)”: done again and again.
const repeated = /\blast (?:done|refreshed|renewed|taken|updated|sat)\b/iu
const tellsEnd = (text: string) => validity.test(text) || repeated.test(text)

const standing = (text: string, now: Month) => standingOf(text, now, { lasts: null, asked: false, held: false }).state

// A line that begins with its end names no paper: the name stood on another one.
const nameless = /^\W*(?:ran out|expired|lapsed|valid|until|on retired|not renewed|status)\b/iu

/** Whether the words say that a paper is out, and not that it was had again since. */
function isOut(text: string, now: Month): boolean {
  const says = tellsEnd(text) || hasLapsed(text)
  return says && !nameless.test(text) && standing(text, now) === 'expired'
}

/** Every paper that the resume says has run out, in its own words. */
export const runOut = (facts: Facts): string[] =>
  paperLines(facts)
    .flatMap(papersIn)
    .filter(text => isOut(text, facts.now))

// Up to so many months ahead a renewal is due.
const soon = 3

/** The paper that is about to run out, and when. */
function runningOut(facts: Facts): { text: string; end: Month } | null {
  for (const text of paperLines(facts).flatMap(papersIn)) {
    const end = datePoints(text).at(-1)
    if (end?.kind !== 'month' || end.last < facts.now || end.last > facts.now + soon) continue
    const lead = text.slice(0, end.from)
    // “Registration, renewed November 2026”: since when it is good anew.
    if (/\b(?:renewed|revalidated|refreshed|re-?certified)\s*(?:in\s)?$/iu.test(lead)) continue
    if (validity.test(lead) && standing(text, facts.now) === 'good') return { text, end: end.last }
  }
  return null
}

/** A paper that such papers outlive by what is known of them, though its line says nothing of its end. */
function overdue({ resume: { statements, own, evidence }, now }: Facts): { text: string; lasts: number } | null {
  for (const { concept, statement: at, from, polarity } of evidence.all) {
    const statement = statements[at]
    const { lasts } = concept
    if (concept.kind !== 'certificate' || lasts === null || lasts < 2 || polarity !== 'done') continue
    if (statement?.section !== 'papers' || own[at]?.taint !== null) continue
    const text = clauseAt(statement.text, from - statement.start).trim()
    if (validity.test(text) || hasLapsed(text) || again.test(text)) continue
    const { state } = standingOf(text, now, { lasts, asked: false, held: false })
    if (state === 'expired') return { text, lasts }
  }
  return null
}

const shown = (text: string, limit = 90) =>
  text.trim().length <= limit ? inQuotes(text.trim()) : around(text.trim(), validity, limit)

/** The weakness that papers which have run out are. */
export function runOutTold(gone: string[]): string | null {
  const [first, second] = gone.map(one => shown(one))
  if (!first) return null
  if (!second) return `A paper has run out: ${first}.`
  const more = gone.length > 2 ? ' among them' : ''
  return `${capital(spelled(gone.length))} papers have run out${more ? ',' : ':'} ${enumerate([first, second])}${more}.`
}

/** What to do about papers that have run out, or else about the one that will soon. */
export function renewals(facts: Facts): string[] {
  const gone = runOut(facts).find(text => !answered.test(text))
  if (gone) return [`Ask whether ${shown(gone, 70)} has been renewed since; if so, the resume should say so.`]
  const old = overdue(facts)
  if (old)
    return [
      `Ask whether ${inQuotes(brief(old.text, 70))} has been renewed: such a paper is good for ${spelled(old.lasts)} years.`,
    ]
  const next = runningOut(facts)
  return next ? [`Ask whether ${shown(next.text)} is being renewed: it ends in ${monthName(next.end)}.`] : []
}
