import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { matchesOf } from '../text/matches.ts'
import { once, onceOf } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import { unheardOf } from './heard.ts'
import { isOtherTrade } from './job-reading.ts'
import { namedAt } from './named.ts'
import { linesApart } from './paper-line.ts'

/** A name that the posting gives the paper: the stems of one of its choices, with what each weighs. */
type Name = { stem: string; weight: number }[]

// An abbreviation weighs as much as a long word here: who issues a paper says less than what it is for.
const most = 8

// “IMDG (dangerous goods by sea)”: what letters stand for is a name as well.
const speltOut = /\p{Lu}{2}[\p{L}\d]*(?: \p{L}+)? \(([^)]*)\)/gu

// “A food safety certificate (Food Sanitation and Hygiene, FOODSAFE or similar)”: names one may choose from.
const inBrackets = /\(([^)]*)\)/gu
const ofChoice = /\b(?:or|e\.g\.?|such as|similar|for example|any of|like)(?!\p{L})/iu
const between = /[;:/]|,(?=\s)|\b(?:or|such as|with|from|including)\b/iu

/** The names of the choices that the posting leaves, in brackets those that it calls so, and what letters stand for. */
const namesOf = once(({ requirement: { text }, words }: Need): Name[] => {
  const weights = new Map(words.map(({ stem, weight }) => [stem, Math.min(most, weight)]))
  const choices = text.replace(inBrackets, ' ').split(between)
  const inside = [...text.matchAll(inBrackets)].flatMap(([, list = '']) =>
    ofChoice.test(list) ? list.split(between) : [],
  )
  return [...choices, ...inside, ...[...text.matchAll(speltOut)].map(([, name = '']) => name)]
    .map(part => [...new Set(stems(part))].flatMap(stem => ({ stem, weight: weights.get(stem) ?? 0 })))
    .map(name => name.filter(({ weight }) => weight > 0))
    .filter(name => name.length > 1)
})

// Of four letters or more, which is asked at the start: a class of letters three times over takes V8 a third of a second.
const noun =
  /(?<!\p{L})(?!\S{1,3} )(\p{L}[\p{L}’'-]+) (certificates?|cards?|permits?|tickets?|clearance|check|award|diploma)(?!\p{L})/giu
const plain =
  /^(?:current|valid|active|full|relevant|recogni[sz]ed|national|professional|trade|graduate|postgraduate|higher|advanced|equivalent|another|other|similar|formal|completed|degree|college|their|your|with|this|that|some)$/iu

/** “Practising certificate”, “manager's certificate”: what papers are called in short, without who gives them. */
const shortNamesIn = (text: string): string[] =>
  matchesOf(noun, text).flatMap(([, kind = '', what = '']) =>
    plain.test(kind) ? [] : [stems(`${kind} ${what}`).join(' ')],
  )
const shortNames = onceOf(shortNamesIn)

/** How much of the paper's name is had where a line has its short name. */
const shortShare = 0.7

/** “Red Seal, Cook”: the same paper of another trade. */
const ofOtherTrade = ({ resume, job }: Context, at: number) =>
  namedAt(resume, at).some(({ concept }) => concept.kind === 'title' && isOtherTrade(job, concept.family))

// “Paed.”, “Mgmt.”: the beginning of a word.
const cut = /(?<!\p{L})(\p{L}{3,7})\.(?=\s)/gu
const beginningsIn = (text: string): string[] =>
  text.includes('. ') ? matchesOf(cut, text).map(([, word = '']) => word.toLowerCase().replace('ae', 'e')) : []

const naming = new Set<SectionKind>(['papers', 'education', 'other'])

/** The lines that may name a paper, with the short names and the beginnings of words there, found once a resume. */
const namingLines = once((resume: Resume) =>
  linesApart(resume).flatMap(at => {
    const { section, listed, text } = resume.statements[at] as Statement
    if (listed || !naming.has(section)) return []
    return [{ at, text, shorts: shortNamesIn(text), beginnings: beginningsIn(text) }]
  }),
)

/** “SA” for “Solutions Architect”: words of a name that stand next to each other, by their first letters. */
function byLetters(name: Name, text: string): Name {
  const letters = name.map(({ stem }) => stem[0]?.toUpperCase() ?? '').join('')
  return (text.match(/(?<![\p{L}\d])\p{Lu}{2,4}(?![\p{L}\d])/gu) ?? []).flatMap(short => {
    const at = letters.indexOf(short)
    return at < 0 ? [] : name.slice(at, at + short.length)
  })
}

/** The words of a name that a line holds: as they are, cut short, or by their letters where it holds another of them. */
function heldOf(name: Name, text: string, have: ReadonlySet<string> | undefined, beginnings: string[]): Name {
  const whole = name.filter(({ stem }) => have?.has(stem) || beginnings.some(begin => stem.startsWith(begin)))
  return whole.length === 0 || whole.length === name.length ? whole : [...new Set([...whole, ...byLetters(name, text)])]
}

/** Among papers and studies the line that holds most of one of the names, and what share of it, 0 to 1. */
export function nameMatch(context: Context, need: Need): { statement: number; share: number } | null {
  const { resume, taint } = context
  let best: { statement: number; share: number } | null = null
  const asked = shortNames(need.requirement.text)
  const { stems: said } = context.heard.get(need) ?? unheardOf
  const spoken = namesOf(need).filter(name => name.some(({ stem }) => said.includes(stem)))
  for (const { at, text, shorts, beginnings } of namingLines(resume)) {
    if (taint.has(at)) continue
    const have = resume.evidence.stems[at]
    if (shorts.some(name => asked.includes(name)) && (!best || best.share < shortShare))
      best = { statement: at, share: shortShare }
    // A word that no line has may stand there cut short.
    for (const name of beginnings.length > 0 ? namesOf(need) : spoken) {
      const held = heldOf(name, text, have, beginnings)
      if (held.length < 2) continue
      const sum = (list: Name) => list.reduce((all, { weight }) => all + weight, 0)
      const share = sum(held) / sum(name)
      if ((!best || share > best.share) && !ofOtherTrade(context, at)) best = { statement: at, share }
    }
  }
  return best
}
