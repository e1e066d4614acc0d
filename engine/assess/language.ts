import type { Need } from '../job/need.ts'
import type { Evidence } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import { once, tells } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import { areScraps, type Level, levelAsked, levelIn, reaches } from './language-level.ts'
import { isMissing, isOther, remark, taughtAtSchool } from './language-told.ts'
import { namedAt } from './named.ts'

// “Spanish”, “Languages: Spanish, Dutch”: names and nothing else.
const bare = /^(?:languages?:\s*)?\p{Lu}\p{L}+(?:(?:\s*[,/&|·]\s*|\s+and\s+)\p{Lu}\p{L}+)*\.?$/u
// Where a posting leaves the choice between English and another one.
const orEnglish = tells(/\benglish\W+or\b|\bor english\b/iu)

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

/** People name languages by how well they have them: what comes before English is theirs, where the resume is in English. */
function comesBeforeEnglish(resume: Resume, index: number, to: number): boolean {
  const { text, section } = resume.statements[index] ?? { text: '', section: 'other' }
  const at = text.search(/\bEnglish\b/u)
  if (at >= 0) return at > to
  const next = resume.statements[index + 1]
  return section === 'languages' && next?.section === section && /^English\b/u.test(next.text)
}

/** More said of it than its name: “(I do my taxes in it)”. */
const saysMore = (about: string) => (about.replace('§', ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2

type Told = { judgement: Judgement; rank: number }

const judged = (judgement: Judgement): Told => ({
  judgement,
  rank: judgement.status === 'met' ? 2 : 1 + judgement.credit,
})

/** What stands with one mention of a language, whatever is asked: `about` is what is told of it, `inList` where it is but named. */
type Mentioned = { about: string; pile: boolean; inList: boolean; level: Level | null }

/** Null where it is no mention of the language, or says that it is missing. */
function mentionOf(resume: Resume, { statement: index, from: start, to: end, polarity }: Evidence): Mentioned | null {
  const statement = resume.statements[index]
  if (!statement || statement.section === 'lacks') return null
  const { text } = statement
  const from = start - statement.start
  const to = end - statement.start
  if (isOther(text, from, to) || isMissing(text, from, to, polarity === 'absent')) return null
  const about = remark(text, from, to)
  const pile = isPile(resume, index) && !/\b[ABC][12]\b/u.test(about)
  const inList = statement.listed || isList(resume, index)
  const own = !pile && inList && comesBeforeEnglish(resume, index, to) && !areScraps(about) ? 4 : null
  return { about, pile, inList, level: levelIn(about) ?? own ?? (taughtAtSchool(statement) ? 1 : null) }
}

/** The mentions of languages that a resume was asked of: a ranking asks of the same ones for every job. */
const mentionsOf = once((_: Resume) => new Map<Evidence, Mentioned | null>())

function mentioned(resume: Resume, mention: Evidence): Mentioned | null {
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
  if (!told) return null
  const { about, pile, inList, level } = told
  const evidence = [statementQuote(resume, index)]
  if (taint.has(index) || resume.statements[index]?.section === 'wish')
    return judged({ status: 'partial', credit: 0, evidence, reason: 'Only the posting’s own words are there.' })
  if (level !== null && (!reaches(level, asked) || (level === 1 && areScraps(about))))
    return judged({
      status: 'partial',
      credit: 0.4,
      evidence,
      reason: `${name} at a lower level than the work asks for.`,
    })
  if (pile || (level === null && inList && !saysMore(about)))
    return judged({ status: 'partial', credit: 0.15, evidence, reason: `${name} is listed without a level.` })
  const reason = level === null ? `${name} is named; no level is given.` : `${name} at the level asked for or above.`
  return judged({ status: 'met', credit: 1, evidence, reason })
}

/** The best of what is said of a language; null where nothing is. */
const bestTold = (context: Context, asked: Level, { id, name }: { id: string; name: string }) =>
  (context.resume.evidence.byConcept.get(id) ?? []).reduce<Told | null>((best, mention) => {
    const told = byMention(context, asked, name, mention)
    return told && (!best || told.rank > best.rank) ? told : best
  }, null)

/** Whether the resume itself says that its English is little: “English (tourists)”. */
const isPoorInEnglish = (context: Context) => {
  const told = bestTold(context, 2, { id: 'english', name: 'English' })
  return told?.judgement.status === 'partial' && told.judgement.credit === 0.4
}

/** “Neither Thai nor Malay is named.” */
const missing = (names: string[]) =>
  names.length > 1 ? `Neither ${names.join(' nor ')} is named.` : `${names[0] ?? 'The language'} is not named.`

/** A language by the level that is said of it, against the level asked; only listed is partly. */
export function assessLanguage(context: Context, need: Need): Judgement {
  const { text } = need.requirement
  const asked = levelAsked(text)
  const all = need.groups.flatMap(({ any }) => any).filter(({ kind }) => kind === 'language')
  // “Bilingual English and Spanish”: the resume is its own proof of the one, so the other is what is asked.
  const others = all.filter(({ id }) => id !== 'english')
  const languages = others.length > 0 && !orEnglish(text) ? others : all
  let best: Told | null = null
  for (const language of languages) {
    const told = bestTold(context, asked, language)
    if (told && (!best || told.rank > best.rank)) best = told
  }
  if (best?.judgement.status === 'met' && languages.length < all.length && isPoorInEnglish(context))
    return { ...best.judgement, status: 'partial', credit: 0.4, reason: 'The English is told to be little.' }
  return best?.judgement ?? unmet(missing(languages.map(({ name }) => name)))
}
