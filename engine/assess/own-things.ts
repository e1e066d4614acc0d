import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { once, onceOf } from '../text/once.ts'
import { words } from '../text/words.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import sayings from './sayings.json' with { type: 'json' }
import { onlyPasted } from './words.ts'

const things = `(?:${sayings.ownThings.join('|')})`
const isThing = new RegExp(`^${things}$`, 'iu')

const thingsIn = (text: string): string[] =>
  words(text)
    .filter(({ raw }) => isThing.test(raw))
    .map(({ stem }) => stem)

const begins =
  /^\W*(?:(?:you|must|should|need to|will|have|has|bring|supply|provide|with|your|their|his|her)\s+)*own\s+(?!(?:the|our|an?|all|and)\b)/iu
const inBrackets = /\([^()]*\)/gu
const howMuch = /[\s,–—-]+(?:preferred|required|essential|desir\p{L}+|an? (?:plus|asset|must|advantage))\W*$/iu
const parting = /[,/&+]|\b(?:and|or)\b/u

// “Own hand tools and hood” names a thing in each part; “own the tools roadmap” is work.
const namesThing = (part: string) => {
  const list = part.trim().split(/\s+/u)
  return list.length < 4 && thingsIn(list.at(-1) ?? '').length > 0
}

/** What is to be owned, thing by thing; empty where a text asks for no such thing. */
const partsOf = onceOf((text: string): readonly string[] => {
  const opened = begins.exec(text)
  if (!opened) return []
  const rest = text.slice(opened[0].length).replace(inBrackets, ' ').replace(howMuch, '')
  const parts = rest
    .replace(/\W+$/u, '')
    .split(parting)
    .filter(part => /\p{L}/u.test(part))
  return parts.every(namesThing) ? parts : []
})

/** Whether a posting asks that somebody has things of his own, which no work shows. */
export const asksForOwnThings = ({ requirement: { text, type } }: Need): boolean =>
  type !== 'years' && partsOf(text).length > 0

/** The things asked for, each by the stems it may go by: “camera equipment” is one. */
const thingsAsked = once(({ requirement: { text } }: Need): string[][] => partsOf(text).map(thingsIn))

// “I have my own tools, hood and truck”: from there on the line tells what is owned.
const owned = new RegExp(
  String.raw`\b(?:own(?:ed)?|my|full set of|have an?|equipped with)\s+(?:[\p{L}-]+(?:\s*,\s*|\s+)){0,3}?${things}(?!\p{L})`,
  'iu',
)
const notOwned = /\b(?:no|not|never|without|need|borrow\p{L}*|hire[ds]?|employer['’]?s?|company)\b|n['’]t\b/iu
const never = new Set<SectionKind>(['wish', 'lacks'])

/** The lines that say that things are somebody's own, found once a resume. */
const ownLines = once((resume: Resume): { at: number; stems: ReadonlySet<string> }[] =>
  resume.statements.flatMap((statement: Statement, at) => {
    const { text, section, heading } = statement
    const said = heading || never.has(section) || notOwned.test(text) ? null : owned.exec(text)
    return said ? [{ at, stems: new Set(thingsIn(text.slice(said.index))) }] : []
  }),
)

/** What a posting asks that somebody owns: to say so is enough, and nobody can show it by work described. */
export function assessOwnThings(context: Context, need: Need): Judgement {
  const { resume, taint } = context
  const asked = thingsAsked(need)
  const lines = ownLines(resume).filter(({ at, stems }) => !taint.has(at) && asked.flat().some(one => stems.has(one)))
  if (lines.length === 0) return onlyPasted(context, need) ?? unmet('No line says that these are owned.')
  const isOwned = (part: string[]) => part.some(one => lines.some(({ stems }) => stems.has(one)))
  const most = lines.toSorted((a, b) => b.stems.size - a.stems.size)
  const evidence = most.slice(0, 2).map(({ at }) => statementQuote(resume, at))
  return asked.every(isOwned)
    ? { status: 'met', credit: 1, evidence, reason: 'The resume says that these are owned.' }
    : { status: 'partial', credit: 0.5, evidence, reason: 'The resume says so of a part of these.' }
}
