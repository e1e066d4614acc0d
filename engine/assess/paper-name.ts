import type { Need } from '../job/need.ts'
import { type Concept, isPaper } from '../knowledge/index.ts'
import type { SectionKind } from '../resume/section-names.ts'
import { matchesOf } from '../text/matches.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { acronymLine } from './acronym.ts'
import { type Context, statementQuote } from './context.ts'
import { bestShown, showingsOf } from './find.ts'
import { shareSpelt } from './gloss.ts'
import { type Judgement, unmet } from './judgement.ts'
import { nameMatch } from './name-match.ts'
import { inForce, ofOtherBody } from './paper-elsewhere.ts'
import { byMemberLetters } from './paper-letters.ts'
import {
  askedPapers,
  deniedIn,
  heldOverTime,
  isAccreditation,
  isApart,
  isBrief,
  isRefused,
  namesAnother,
  namesBeside,
  sequelOf,
  soon,
  speaksOfPosting,
  termsOf,
} from './paper-line.ts'
import { claimed, onlyListed } from './paper-listed.ts'
import { courseAlone, isCourseAlone, shortCredit, shortOf } from './paper-short.ts'
import { inOtherSubject } from './paper-signs.ts'
import { amongPapers, notNamed } from './reasons-papers.ts'
import { hasLapsed, standingOf, toCome } from './validity.ts'
import { type WordMatch, wordMatch } from './words.ts'

// A paper that is told with its date or how long it is good.
const dated =
  /\b(?:19|20)\d{2}\b|\b(?:valid|good (?:for|until|to)|paid (?:up )?(?:to|until)|renew\p{L}*|expires?|since)\b/iu

const claims = new Set<SectionKind>(['skills', 'summary', 'header', 'interests', 'wish', 'lacks'])

/** The line that says of the paper what `match` does, and since or until when; `match` where none does or it is dated itself. */
function toldLine({ resume, taint }: Context, { words }: Need, match: WordMatch): WordMatch {
  const { statements, evidence } = resume
  const bare = statements[match.statement]
  if (!bare || !isApart(bare) || !claims.has(bare.section) || dated.test(bare.text)) return match
  const said = words.filter(({ stem }) => evidence.stems[match.statement]?.has(stem))
  const at = statements.findIndex(
    (statement, index) =>
      isApart(statement) &&
      statement.section !== 'wish' &&
      statement.section !== 'lacks' &&
      !taint.has(index) &&
      said.every(({ stem }) => evidence.stems[index]?.has(stem)) &&
      dated.test(statement.text),
  )
  return at < 0 ? match : { ...match, statement: at }
}

/** The line that names the paper by most of its words, or by most of one of the names that the posting leaves a choice of. */
function matchOf(context: Context, need: Need): WordMatch | null {
  const match = wordMatch(context, need)
  if (match && match.share >= 0.5) return toldLine(context, need, match)
  const name = nameMatch(context, need)
  if (name && name.share >= 0.55) return { ...name, count: 2, named: false, weak: false }
  const short = acronymLine(context, need)
  if (short !== null) return { statement: short, share: 0.7, count: 2, named: true, weak: false }
  const letters = match?.named === true ? null : claimed(context, need)
  return letters ?? (match && toldLine(context, need, match))
}

// What papers of any subject are called by.
const generic = new Set(
  stems(
    'certificate certification diploma award qualification licence license registration card course level grade class NVQ SVQ BTEC HND HNC I II III IV V 1 2 3 4 5 6 trade overseas same equivalent similar current valid held designation credential membership member body institute completed',
  ),
)

/** Whether the abbreviation that the line shares with the posting is spelt out there as another thing. */
function isOther(context: Context, { words, groups }: Need, at: number): boolean {
  const own = new Set(words.map(({ stem }) => stem))
  // A posting that gives the letters only leaves open what they are short for.
  const spelt =
    words.some(({ stem, weight }) => weight <= 8 && !generic.has(stem)) || groups.some(({ any }) => any.some(isPaper))
  if (!spelt && !context.alien) return false
  const shared = context.resume.evidence.words[at]?.filter(
    ({ stem, raw }) => own.has(stem) && /^\p{Lu}{2,6}$/u.test(raw),
  )
  const [first] = shared ?? []
  const { start = 0, end = 0 } = context.resume.statements[at] ?? {}
  const { text } = context.resume.document
  return (
    first !== undefined &&
    shareSpelt(first.raw, [text.slice(start, first.start), text.slice(first.end, end)], own) === 0
  )
}

/** Whether the resume itself says that the paper is missing: what is pasted a hundred times says nothing. */
function isDenied(context: Context, concept: Concept): boolean {
  const own = showingsOf(context, concept, false).filter(({ statement }) => !context.taint.has(statement))
  return bestShown(context, concept, own)?.how === 'denied'
}

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

/** A paper that the knowledge base does not know: by a member's letters, by the words of its name, or in a row of names. */
export function byName(context: Context, need: Need): Judgement {
  const lettered = byMemberLetters(context, need)
  if (lettered) return lettered
  const named = byItsName(context, need)
  return named.reason === notNamed ? (onlyListed(context, need) ?? named) : named
}

/** All that a need names, and the papers of it, found once a job. */
const namedIn = once((need: Need) => ({
  asked: need.groups.flatMap(({ any }) => any),
  papers: askedPapers(need).flatMap(({ any }) => any),
}))

function byItsName(context: Context, need: Need): Judgement {
  const { asked, papers } = namedIn(need)
  // What a word of the paper's name means in quite another trade denies it, too.
  const denied = (papers.length > 0 && !context.alien ? papers : asked).some(concept => isDenied(context, concept))
  const match = matchOf(context, need)
  const statement = match ? context.resume.statements[match.statement] : undefined
  const among = (statement?.section === 'papers' || statement?.section === 'education') && !statement.listed
  const apart =
    !context.alien &&
    ((statement && isApart(statement)) || (statement?.heading === true && inForce.test(statement.text))) &&
    ((!statement.listed && !claims.has(statement.section)) ||
      (statement.text.length < 120 && dated.test(statement.text)))
  const named = match?.named === true && (among || apart)
  if (denied && !soon(need) && !(named && match && match.share >= 0.5))
    return (
      ofOtherBody(context, need) ??
      unmet('The resume names it only to say that it is missing, planned or somebody else’s.')
    )
  if (match && isOther(context, need, match.statement)) return unmet('What is named so is another thing.')
  // A bare abbreviation in a list of skills, of someone of another trade, may mean anything.
  if (match?.named && !named && statement?.post === null && !context.alien && match.share < 0.65 && isBrief(statement))
    return {
      status: 'partial',
      credit: 0.15,
      evidence: [statementQuote(context.resume, match.statement)],
      reason: 'It is only listed.',
    }
  if (!match || !statement || (match.share < 0.5 && !named)) return unmet(notNamed)
  if (match.count < 2 && !match.named && !(among && isOfSubject(need, match, statement.text))) return unmet(notNamed)
  const own = context.resume.evidence.stems[match.statement]
  const subjects = need.words.filter(({ stem }) => !generic.has(stem))
  // “Certificate III in Retail” is none in hairdressing.
  if (
    subjects.length > 0 &&
    !subjects.some(({ stem }) => own?.has(stem)) &&
    acronymLine(context, need) !== match.statement
  )
    return unmet(notNamed)
  const { text } = statement
  if (speaksOfPosting(text) || inOtherSubject(need, text)) return unmet(notNamed)
  // “I am enrolled for it”, where the posting takes who is on the way.
  const way = soon(need) && toCome(text) !== null
  if (
    isRefused(context.resume, match.statement) ||
    (deniedIn(context, papers, match.statement) && !hasLapsed(text) && !way)
  )
    return unmet('The resume names it only to say that it is missing, planned or somebody else’s.')
  if (isAccreditation(need, statement)) return unmet('What is named is a course that the body has looked at.')
  // “No NATE yet” is none; “registered, no conditions” is one.
  const subject = new Set(need.words.map(({ stem }) => stem))
  const first = context.resume.evidence.words[match.statement]?.find(({ stem }) => subject.has(stem))
  const before = text.slice(0, Math.max(0, (first?.start ?? 0) - statement.start))
  const coming = soon(need) ? null : toCome(text)
  if (/\b(?:no|not|without|never)\b(?:[^\p{L}\p{N}_]+[\p{L}\d]+){0,4}[^\p{L}\p{N}_]*$/iu.test(before) && !coming)
    return unmet('The resume names it only to say that it is missing.')
  if (coming?.state === 'ahead') return unmet(coming.why)
  const less = shortOf(need.requirement.text, text) ?? (isCourseAlone(need, text) ? courseAlone : null)
  const { state, why } =
    less === null
      ? standingOf(`${text} ${sequelOf(context, match.statement)}`, context.now, termsOf(need))
      : { state: 'short', why: less }
  if (state === 'ahead' && !soon(need)) return unmet(why)
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
