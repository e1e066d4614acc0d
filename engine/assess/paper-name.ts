import type { Need } from '../job/need.ts'
import { type Concept, isPaper } from '../knowledge/index.ts'
import { acronymLine } from './acronym.ts'
import { type Context, statementQuote } from './context.ts'
import { bestShown, showingsOf } from './find.ts'
import { shareSpelt } from './gloss.ts'
import { type Judgement, unmet } from './judgement.ts'
import { nameMatch } from './name-match.ts'
import { inForce, ofOtherBody } from './paper-elsewhere.ts'
import { byMemberLetters } from './paper-letters.ts'
import { isApart, isBrief, soon } from './paper-line.ts'
import { claimed, onlyListed } from './paper-listed.ts'
import { claims, generic, missing, namedIn, noPaper, type PaperLine, worthOf } from './paper-worth.ts'
import { notNamed } from './reasons-papers.ts'
import { type WordMatch, wordMatch } from './words.ts'

// A paper that is told with its date or how long it is good.
const dated =
  /\b(?:19|20)\d{2}\b|\b(?:valid|good (?:for|until|to)|paid (?:up )?(?:to|until)|renew\p{L}*|expires?|since)\b/iu

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

/** A paper that the knowledge base does not know: by a member's letters, by the words of its name, or in a row of names. */
export function byName(context: Context, need: Need): Judgement {
  const lettered = byMemberLetters(context, need)
  if (lettered) return lettered
  const named = byItsName(context, need)
  return named.reason === notNamed ? (onlyListed(context, need) ?? named) : named
}

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
    return ofOtherBody(context, need) ?? unmet(missing)
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
  const line: PaperLine = { match, statement, among, named }
  const none = noPaper(context, need, line)
  return none === null ? worthOf(context, need, line) : unmet(none)
}
