import type { Need } from '../job/need.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { matchesOf } from '../text/matches.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { acronymLine } from './acronym.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, type Reason, unmet } from './judgement.ts'
import {
  askedPapers,
  deniedIn,
  heldOverTime,
  isAccreditation,
  isApart,
  isRefused,
  namesAnother,
  namesBeside,
  sequelOf,
  soon,
  speaksOfPosting,
  termsOf,
} from './paper-line.ts'
import { courseAlone, isCourseAlone, shortCredit, shortOf } from './paper-short.ts'
import { inOtherSubject } from './paper-signs.ts'
import { amongPapers, notNamed } from './reasons-papers.ts'
import { hasLapsed, standingOf, toCome } from './validity.ts'
import type { WordMatch } from './words.ts'

/** Where a paper is no more than claimed. */
export const claims = new Set<SectionKind>(['skills', 'summary', 'header', 'interests', 'wish', 'lacks'])

// What papers of any subject are called by, and bodies that award them in many.
export const generic = new Set(
  stems(
    'certificate certification diploma award qualification licence license registration card course level grade class NVQ SVQ BTEC HND HNC I II III IV V 1 2 3 4 5 6 trade overseas same equivalent similar current valid held designation credential membership member body institute completed ' +
      'City Guilds Edexcel Pearson TAFE SQA NCFE QQI FETAC Highfield RSPH REHIS HEART NTA NSTA NCTVET TESDA NABTEB',
  ),
)

const paperWord = /\b(certifi(?:cate|cation|ed)|diploma|award|ticket|licen[cs]ed?|card)s?\b/giu
// “Employer certified” says no less than that there is a certificate.
const paperWordsIn = (text: string) =>
  matchesOf(paperWord, text).map(([, word = '']) =>
    word
      .toLowerCase()
      .replace(/^certif.*/u, 'certificate')
      .replace(/^licen.*/u, 'licence'),
  )

/** “Certificate in Dental Radiography” for “a radiography certificate”: the one word of the subject, and the same kind of paper. */
const isOfSubject = ({ requirement }: Need, { share }: WordMatch, line: string): boolean => {
  const own = new Set(paperWordsIn(line))
  return share >= 0.95 && paperWordsIn(requirement.text).some(word => own.has(word))
}

/** All that a need names, and the papers of it, found once a job. */
export const namedIn = once((need: Need) => ({
  asked: need.groups.flatMap(({ any }) => any),
  papers: askedPapers(need).flatMap(({ any }) => any),
}))

// What the resume says of the paper is that it is none, or nobody's here.
export const missing = 'The resume names it only to say that it is missing, planned or somebody else’s.'

/** A line that may name the paper: `among` papers or studies, or `named` in a place where one is held. */
export type PaperLine = { match: WordMatch; statement: Statement; among: boolean; named: boolean }

/** What of a line that shares the paper's words makes it the line of none; null where it is one's. */
export function noPaper(context: Context, need: Need, { match, statement, among }: PaperLine): Reason | null {
  const { text } = statement
  if (match.count < 2 && !match.named && !(among && isOfSubject(need, match, text))) return notNamed
  const own = context.resume.evidence.stems[match.statement]
  const subjects = need.words.filter(({ stem }) => !generic.has(stem))
  // “Certificate III in Retail” is none in hairdressing.
  const ofAnother = subjects.length > 0 && !subjects.some(({ stem }) => own?.has(stem))
  if (ofAnother && acronymLine(context, need) !== match.statement) return notNamed
  if (speaksOfPosting(text) || inOtherSubject(need, text)) return notNamed
  // “I am enrolled for it”, where the posting takes who is on the way.
  const way = soon(need) && toCome(text) !== null
  const denied = deniedIn(context, namedIn(need).papers, match.statement) && !hasLapsed(text) && !way
  if (denied || isRefused(context.resume, match.statement)) return missing
  if (isAccreditation(need, statement)) return 'What is named is a course that the body has looked at.'
  // “No NATE yet” is none; “registered, no conditions” is one.
  const subject = new Set(need.words.map(({ stem }) => stem))
  const first = context.resume.evidence.words[match.statement]?.find(({ stem }) => subject.has(stem))
  const before = text.slice(0, Math.max(0, (first?.start ?? 0) - statement.start))
  const coming = soon(need) ? null : toCome(text)
  if (/\b(?:no|not|without|never)\b(?:[^\p{L}\p{N}_]+[\p{L}\d]+){0,4}[^\p{L}\p{N}_]*$/iu.test(before) && !coming)
    return 'The resume names it only to say that it is missing.'
  return coming?.state === 'ahead' ? coming.why : null
}

/** What a line of the paper is worth: whether it is in force, near enough to what is asked, and no other beside it. */
export function worthOf(context: Context, need: Need, { match, statement, among, named }: PaperLine): Judgement {
  const { text } = statement
  const { papers } = namedIn(need)
  const less = shortOf(need.requirement.text, text) ?? (isCourseAlone(need, text) ? courseAlone : null)
  const { state, why } =
    less === null
      ? standingOf(`${text} ${sequelOf(context, match.statement)}`, context.now, termsOf(need))
      : { state: 'short', why: less }
  if (state === 'ahead' && !soon(need)) return unmet(why)
  const way = soon(need) && toCome(text) !== null
  const coming = !soon(need) && toCome(text) !== null
  const expired = state === 'expired' || state === 'short'
  // A register's own line, of someone who works in the profession: “AHPRA registration, general, no conditions”.
  const enough = among || (heldOverTime(need) && isApart(statement) && context.atHome.includes(true)) ? 0.5 : 0.65
  const other =
    namesBeside(context, papers, match.statement) ||
    (!match.named && match.share < 0.95 && among && namesAnother(context, papers, match.statement))
  if (other && context.alien) return unmet(notNamed)
  const met = (match.share >= enough || named || way) && !coming && (!match.weak || named) && !expired && !other
  const evidence = [statementQuote(context.resume, match.statement)]
  if (met) return { status: 'met', credit: 1, evidence, reason: amongPapers }
  if (expired || coming) return { status: 'partial', credit: shortCredit, evidence, reason: why }
  return statement.listed && claims.has(statement.section) && match.share >= enough
    ? { status: 'partial', credit: 0.15, evidence, reason: 'It is only listed.' }
    : { status: 'partial', credit: 0.4, evidence, reason: 'Something close to it is named.' }
}
