import type { Need } from '../job/need.ts'
import { broader, type Concept } from '../knowledge/index.ts'
import type { Statement } from '../resume/statements.ts'
import { words } from '../text/words.ts'
import { type Context, statementQuote } from './context.ts'
import type { Judgement } from './judgement.ts'
import { elsewhere, here, namesRegion } from './region.ts'
import { hasLapsed, standingOf } from './validity.ts'

const asksLicence = /\b(?:licen[cs]\p{L}*|regist\p{L}*|admitted|admission|chartered|ticket)\b/iu
// By what a line shows that it speaks of a licence.
const speaksOf =
  /\b(?:licen[cs]\p{L}*|lic\b\.?|regist(?:ered|ration|er)|board|chartered|admitted|bar|card|ticket|permit|pin|badge|certif\p{L}*|credential\p{L}*|good standing|active|unsupervised|no\.?\s*\d|id\s*\d)|#\s?\d/iu
const bareLicence = /\b(?:licen[cs]e[ds]?|lic\b\.?|(?:registered|registration) with|board|council)/iu
const authority = /\b(?:board|council|register|licen[cs]\p{L}*|authori[sz]ed to practi[sc]e)\b/iu
const general = new Set(
  words(
    'state license licence licensed licensing registered registration register certification active current valid holder card board good standing another transfer',
  ).map(({ stem }) => stem),
)

const kinTitles = (a: Concept, b: Concept) => broader(a.id).has(b.id) || broader(b.id).has(a.id)

/** The profession that the licence is asked for: titles named, or that of the job. */
const professions = ({ job }: Context, { titles }: Need) => (titles.length > 0 ? titles : job.titles)

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

/** The roots of the words that the profession is called by: “electr”, “accoun”, for boards that are named after it. */
const trade = (titles: Concept[]) =>
  titles
    .flatMap(({ name }) => words(name))
    .filter(
      ({ raw, stem }) =>
        raw.length > 4 &&
        !general.has(stem) &&
        !/^(?:senior|junior|lead|head|staff|chief|master|assistant)$/iu.test(raw),
    )
    .map(({ raw }) => new RegExp(`(?<![\\p{L}])${raw.slice(0, Math.min(6, raw.length - 1))}`, 'iu'))

type Line = { index: number; statement: Statement }

/** Whether a line that speaks of a licence speaks of the one asked for. */
function isAsked(context: Context, need: Need, { index, statement }: Line): boolean {
  const { resume } = context
  const wanted = professions(context, need)
  const named = resume.evidence.all.filter(item => item.statement === index)
  const titles = named.filter(({ concept }) => concept.kind === 'title').map(({ concept }) => concept)
  if (titles.some(title => wanted.some(one => kinTitles(title, one)))) return true
  const have = resume.evidence.stems[index]
  const subjects = need.words.filter(({ stem }) => !general.has(stem))
  const held = subjects.filter(({ stem }) => have?.has(stem))
  // The state is no subject: “Oregon plumber” and “Oregon dentist” share it.
  const place = (stem: string) => words(need.requirement.text).some(word => word.stem === stem && namesRegion(word.raw))
  const own = subjects.filter(({ stem }) => !place(stem))
  if (own.length > 0 && held.filter(({ stem }) => !place(stem)).length / own.length >= 0.5) return true
  const short = initials(need, need.titles)
  if (words(statement.text).some(({ raw }) => /^\p{Lu}{2,3}$/u.test(raw) && short.has(raw) && !namesRegion(`, ${raw}`)))
    return true
  // “Washington license in good standing since 2017”, of someone who works in that profession.
  const otherPaper = named.some(
    ({ concept }) =>
      (concept.kind === 'licence' || concept.kind === 'certificate') &&
      !need.groups.some(({ any }) => any.some(({ id }) => id === concept.id)),
  )
  if (otherPaper || titles.length > 0) return false
  if (authority.test(statement.text) && trade(wanted).some(root => root.test(statement.text))) return true
  return (
    bareLicence.test(statement.text) &&
    (namesRegion(statement.text) || /\bboard\b/iu.test(statement.text)) &&
    context.atHome.includes(true)
  )
}

// “Class B” where “Class A” is asked: the same paper of another kind.
const kindOf = /\b(class|category|cat|series|grade)\.?\s+([A-Z]\d?|\d)\b/giu
const kinds = (text: string) =>
  [...text.matchAll(kindOf)].map(([, of = '', kind = '']) => ({ of: of.toLowerCase(), kind }))

/** Whether the line names another class than the posting. */
export function otherKind(asked: string, line: string): boolean {
  const wanted = kinds(asked)
  const same = kinds(line).filter(({ of }) => wanted.some(one => one.of === of))
  return same.length > 0 && !same.some(({ of, kind }) => wanted.some(one => one.of === of && one.kind === kind))
}

/** The highest “Level 3” that a text names; null where it names none. */
function levelNamed(text: string): number | null {
  const all = [...text.matchAll(/\b(?:level|lvl|stufe|nvq|svq)\.?\s*(\d)\b/giu)].map(([, level]) => Number(level))
  return all.length > 0 ? Math.max(...all) : null
}

/** Whether the line names a lower level than the posting. */
export function lowerLevel(asked: string, line: string): boolean {
  const wanted = levelNamed(asked)
  const has = levelNamed(line)
  return wanted !== null && has !== null && has < wanted
}

/** A licence told in other words: a line that speaks of one, of the profession asked, with what it says of its validity. */
export function licenceLine(context: Context, need: Need): Judgement | null {
  const { resume, taint, now } = context
  const asked = need.requirement.text
  if (need.requirement.type !== 'licence' && !asksLicence.test(asked)) return null
  // A certificate by its own name is no licence to work in the profession.
  const kindsAsked = new Set(need.groups.flatMap(({ any }) => any.map(({ kind }) => kind)))
  if (kindsAsked.has('certificate') && !kindsAsked.has('licence') && need.titles.length === 0) return null
  let best: Judgement | null = null
  let abroad = false
  const good: number[] = []
  for (const [index, statement] of resume.statements.entries()) {
    const { section, post, text, listed } = statement
    if (taint.has(index) || post !== null || ['wish', 'lacks', 'interests', 'education'].includes(section)) continue
    if (!(speaksOf.test(text) || section === 'papers') || /^\W*(?:no|not|never|without)\b/iu.test(text)) continue
    if (/\b(?:not|never)\b|n['’]t\b/iu.test(text) && !hasLapsed(text)) continue
    if (!isAsked(context, need, { index, statement })) continue
    const { state, why } = standingOf(text, now, need.within, need.within !== null)
    if (state === 'ahead') continue
    const short =
      (listed && section === 'skills') || section === 'summary' || (!speaksOf.test(text) && state !== 'good')
    const away = elsewhere(asked, text)
    abroad ||= away
    if (!short && !away && !otherKind(asked, text) && (state === 'good' || state === 'unknown')) good.push(index)
    best ??= {
      status: 'partial',
      credit: short && listed ? 0.15 : 0.5,
      evidence: [statementQuote(resume, index)],
      reason: listed
        ? 'It is only listed.'
        : away
          ? 'It is good for another state or country.'
          : why || 'Something close to it is named.',
    }
  }
  // A line without a place does not outweigh one that says another place.
  const held = good.find(index => !abroad || here(asked, statementQuote(resume, index).quote))
  if (held === undefined) return best
  return {
    status: 'met',
    credit: 1,
    evidence: [statementQuote(resume, held)],
    reason: 'Named among the papers, and nothing says that it has run out.',
  }
}
