import type { Need } from '../job/need.ts'
import type { Evidence } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import { type Tongue, tonguesAsked } from './language-asked.ts'
import { areScraps, type Level, levelIn, reaches } from './language-level.ts'
import { isMissing, isOther, remark, taughtAtSchool } from './language-told.ts'
import { namedAt } from './named.ts'
import { withOwnEnglish } from './own-english.ts'

// “Spanish”, “Languages: Spanish, Dutch”: names and nothing else.
const bare = /^(?:languages?:\s*)?\p{Lu}\p{L}+(?:(?:\s*[,/&|·]\s*|\s+and\s+)\p{Lu}\p{L}+)*\.?$/u

const namedOf = (resume: Resume, index: number) => new Set(namedAt(resume, index).map(({ concept }) => concept))

/** Languages one beside the other, with levels for others than this one. */
const isList = (resume: Resume, index: number) =>
  bare.test(resume.statements[index]?.text ?? '') ||
  (resume.statements[index]?.post === null &&
    [...namedOf(resume, index)].filter(({ kind }) => kind === 'language').length > 1 &&
    // What means something only by its neighbours is no word of the line's own.
    [...namedOf(resume, index)].every(({ kind, needs }) => kind === 'language' || needs.length > 0))

const heapedBy = /[|•·◆★►▪✦■●✓~*¤#]|\s[/–-]\s|,/gu

/** Words heaped up, of which the language is one: they cost nothing to write. */
const isPile = (resume: Resume, index: number) => {
  const { listed, text } = resume.statements[index] ?? { listed: false, text: '' }
  return (
    [...namedOf(resume, index)].filter(({ kind }) => kind !== 'language').length >= 4 &&
    (listed || (text.match(heapedBy) ?? []).length >= 5)
  )
}

/**
 * People name languages by how well they have them: the first of several is theirs, and so is what comes before English,
 * where the resume is in English.
 */
function isTheirs(resume: Resume, index: number, from: number, to: number): boolean {
  const { text, section, start } = resume.statements[index] ?? { text: '', section: 'other', start: 0 }
  const at = text.search(/\bEnglish\b/u)
  if (at >= to) return true
  const tongues = namedAt(resume, index).filter(({ concept }) => concept.kind === 'language')
  if (tongues.length > 1) return tongues.every(other => other.from - start >= from)
  const [before, next] = [resume.statements[index - 1], resume.statements[index + 1]]
  return (
    section === 'languages' &&
    next?.section === section &&
    (before?.section !== section || /^English\b/u.test(next.text))
  )
}

/** English is a subject wherever school is held in it: to have had it there is no level of a learner's. */
const isOfSchool = ({ school, level }: Mentioned, name: string) => name === 'English' && school && level === 1

/** More said of it than its name: “(I do my taxes in it)”. */
const saysMore = (about: string) => (about.replace('§', ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2

/** `level` is null where none is said. */
type Told = { judgement: Judgement; rank: number; level: Level | null }

const judged = (judgement: Judgement, level: Level | null): Told => ({
  judgement,
  level,
  rank: judgement.status === 'met' ? 2 : 1 + judgement.credit,
})

/**
 * What stands with one mention of a language, whatever is asked: `about` is what is told of it, `inList` where it is but
 * named, `said` whether its words tell the level, which is otherwise taken from where it stands; `school` where that is
 * among what was learnt at school.
 */
type Mentioned = { about: string; pile: boolean; inList: boolean; level: Level | null; said: boolean; school: boolean }

/** Null where it is no mention of the language. */
function mentionOf(
  resume: Resume,
  { statement: index, from: start, to: end, polarity }: Evidence,
): Mentioned | 'missing' | null {
  const statement = resume.statements[index]
  if (!statement || statement.section === 'lacks') return null
  const { text } = statement
  const from = start - statement.start
  const to = end - statement.start
  if (isOther(text, from, to)) return null
  const about = remark(text, from, to)
  if (isMissing(text, from, to, about, polarity === 'absent')) return 'missing'
  const pile = isPile(resume, index) && !/\b[ABC][12]\b/u.test(about)
  const inList = statement.listed || isList(resume, index)
  const own = !pile && inList && isTheirs(resume, index, from, to) && !areScraps(about) ? 5 : null
  const told = levelIn(about)
  const school = taughtAtSchool(statement)
  const level = told ?? own ?? (school ? 1 : null)
  // “Spanish: menus, and those with pictures”: where no word tells the level, how the line speaks of it does.
  if (level === null && polarity === 'absent') return 'missing'
  return { about, pile, inList, level, said: told !== null, school }
}

/** The mentions of languages that a resume was asked of: a ranking asks of the same ones for every job. */
const mentionsOf = once((_: Resume) => new Map<Evidence, Mentioned | 'missing' | null>())

function mentioned(resume: Resume, mention: Evidence): Mentioned | 'missing' | null {
  const known = mentionsOf(resume)
  const before = known.get(mention)
  if (before !== undefined) return before
  const found = mentionOf(resume, mention)
  known.set(mention, found)
  return found
}

/** What one mention says of the language, null where it is no mention of it. */
function byMention({ resume, taint }: Context, asked: Level, name: string, mention: Evidence): Told | null {
  const { statement: index } = mention
  const told = taint.get(index) === 'instruction' ? null : mentioned(resume, mention)
  if (told === null || told === 'missing' || (told.level === 0.5 && asked > 1.5)) return null
  const { about, pile, inList, level, said } = told
  const evidence = [statementQuote(resume, index)]
  if (taint.has(index) || resume.statements[index]?.section === 'wish')
    return judged({ status: 'partial', credit: 0, evidence, reason: 'Only the posting’s own words are there.' }, null)
  if (asked > 1 && isOfSchool(told, name)) {
    const reason = `${name} is named among what was learnt at school; no level is given.`
    return judged({ status: 'partial', credit: 0.3, evidence, reason }, null)
  }
  if (level !== null && (!reaches(level, asked) || (level === 1 && asked > 1 && areScraps(about))))
    return judged(
      { status: 'partial', credit: 0.4, evidence, reason: `${name} at a lower level than the work asks for.` },
      level,
    )
  const bare = `${name} is listed, without a level.`
  if (pile || (level === null && inList && !saysMore(about))) {
    const reason = said ? `${name} stands in a list of many things; no line tells of its use.` : bare
    return judged({ status: 'partial', credit: 0.15, evidence, reason }, level)
  }
  const unlevelled = inList ? bare : `${name} is named; no level is given.`
  const reason = said ? `${name} at the level asked for or above.` : unlevelled
  return judged({ status: 'met', credit: 1, evidence, reason }, level)
}

/** The best of what is said of a language; null where nothing is, or no more than its name beside a line that denies it. */
function bestTold(context: Context, asked: Level, { id, name }: { id: string; name: string }): Told | null {
  const mentions = context.resume.evidence.byConcept.get(id) ?? []
  const best = mentions.reduce<Told | null>((most, mention) => {
    const told = byMention(context, asked, name, mention)
    // “Arabic and grill restaurants” says less of a language than “Arabic (native)”, which may stand further down.
    const levelled = told && most?.rank === told.rank && most.level === null && told.level !== null
    return told && (!most || told.rank > most.rank || levelled) ? told : most
  }, null)
  const denied = mentions.some(mention => mentioned(context.resume, mention) === 'missing')
  if (denied) return best?.level === null ? null : best
  if (id !== 'english') return best
  const judgement = withOwnEnglish(context, asked, best)
  return judgement && judged(judgement, best?.level ?? null)
}

/** The best told of the languages of which any will do. */
const bestOf = (context: Context, any: Tongue[]) =>
  any.reduce<Told | null>((most, tongue) => {
    const told = bestTold(context, tongue.level, tongue)
    return told && (!most || told.rank > most.rank) ? told : most
  }, null)

// More than these are asked by no names.
const most = 12

/** “Neither Thai nor Malay is named.” */
const missing = (names: string[]) =>
  names.length > most
    ? 'No language but English is named.'
    : names.length > 1
      ? `Neither ${names.join(' nor ')} is named.`
      : `${names[0] ?? 'The language'} is not named.`

/** A language by the level that is said of it, against the level asked; only listed is partly, and so is one of two. */
export function assessLanguage(context: Context, need: Need): Judgement {
  const { others, english, both } = tonguesAsked(need)
  const told = others.map(any => bestOf(context, any))
  const own = english === null ? null : bestTold(context, english, { id: 'english', name: 'English' })
  const lacks = missing(others.filter((_, at) => !told[at]).flatMap(any => any.map(({ name }) => name)))
  const found = told.filter(one => one !== null).toSorted((a, b) => a.rank - b.rank)
  const [worst] = found
  if (!worst || found.length < others.length) {
    const half = found.at(-1) ?? (both && own?.level ? own : null)
    return half?.judgement.status === 'met'
      ? { ...half.judgement, status: 'partial', credit: 0.3, reason: lacks }
      : (half?.judgement ?? unmet(lacks))
  }
  // “Bilingual English and Spanish”: the resume is its own proof of the English, unless it says that it is little.
  if (worst.judgement.status === 'met' && own?.level && own.judgement.status === 'partial') return own.judgement
  return worst.judgement
}
