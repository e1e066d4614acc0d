import { withoutHarmless } from '../integrity/harmless.ts'
import type { Need } from '../job/need.ts'
import { broader, isPaper } from '../knowledge/index.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { once, tells } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import { isOtherTrade } from './job-reading.ts'
import type { Judgement } from './judgement.ts'
import { professions, tradeOf } from './licence.ts'
import { namedAt } from './named.ts'
import { linesApart, sequelOf, soon, termsOf } from './paper-line.ts'
import { shortCredit, shortOf } from './paper-short.ts'
import { here } from './region.ts'
import { standingOf } from './validity.ts'

// Who keeps a register or gives a licence, in whatever country.
const body =
  '(?:boards?|council|college|chamber|institut\\p{L}*|society|association|order|ordre|regulators?|regulatory|regulation|ministry|department|agency|authority|commission|royal|state|province|provincial|federal|national|government|register|registry|office|CAA|EASA|FAA|CBP)'
const bodies = new RegExp(`(?<![\\p{L}])${body}(?![\\p{L}])`, 'iu')

// A cheap look first: next to no line says any of it.
const says =
  /\b(?:register|roll|list|books|licen[cs]ed|registered|admitted|chartered|enrolled|entered|authori[sz]ed|granted|recogni[sz]ed|member|fellow|associate|permission|authori[sz]ation)\b/iu

const onRegister =
  /\b(?:on|entered (?:on|in|by)|in)\b[^.;:]{0,45}\b(?:(?<!\b(?:electoral|voters['’]?|waiting|mailing|donor|call) )(?:register|roll)|(?:public|official|national|statutory|professional) list|books)\b/iu
const given = new RegExp(
  `\\b(?:licen[cs]ed|registered|admitted|enrolled|entered|authori[sz]ed|granted|recogni[sz]ed|permission)\\b[^.;]{0,60}(?<![\\p{L}])${body}(?![\\p{L}])|(?<![\\p{L}])${body}(?![\\p{L}])[^.;]{0,50}?[:,]\\s*(?:[\\p{L}-]+ )?(?:licen[cs]ed|registered|admitted|entered|authori[sz]ed)\\b|^\\W*statutory register\\b`,
  'iu',
)
// “National Board number in force”, “the Council's card”: what a body gives those on its list.
const token = new RegExp(
  `(?<![\\p{L}])${body}(?:['’]s)? (?:\\p{L}+ )?(?:number|card|pin|seal|stamp|permission)\\b|\\b(?:number|card|pin|seal|stamp|permission) (?:with|from|of|by) the (?:\\p{L}+ ){0,2}${body}(?![\\p{L}])`,
  'iu',
)
const belongs = new RegExp(
  `\\b(?:(?:full|corporate|chartered|professional) member|member|fellow|chartered)\\b[^.;]{0,50}(?<![\\p{L}])${body}(?![\\p{L}])|(?<![\\p{L}])${body}(?![\\p{L}])[^.;]{0,50}?[:,]\\s*(?:full |corporate |chartered )*(?:member|fellow)\\b`,
  'iu',
)
const asksMember = /\b(?:member\p{L}*|chartered|fellow\p{L}*|designation|good standing)\b/iu
const asksStanding = tells(
  /(?<!\bpre-)\bregist(?:er|ra)\p{L}*|\b(?:member\p{L}*|chartered|licen[cs]\p{L}*|good standing|practi[sc]ing certificate|fellow\p{L}*|status|admitted|admission|designation)\b/iu,
)
const asksDriving = tells(/\bdriv(?:ing|er['’]?s?)\b/iu)
const inForce =
  /\b(?:19|20)\d{2}\b|\b(?:since|until|valid|good (?:to|until|through)|renew\p{L}*|paid|in order|in good standing|current|active|revalidat\p{L}*|subscription|fees?)\b/iu
const ofTrade =
  /\b(?:my|our|the|this|that) (?:profession|trade|calling|craft|occupation|protected title)\b|\bprotected title\b|\bstatutory register\b/iu

const never = new Set<SectionKind>(['wish', 'lacks', 'interests', 'languages'])

/** Whether posts are of the job's trade, or none is known to be of another. */
const isAtHome = ({ atHome }: Context) => atHome.length > 0 && (atHome.includes(true) || !atHome.includes(false))

/** Whether the line names a paper or a profession that the job does not ask for. */
function isOfAnother({ resume, job }: Context, need: Need, at: number): boolean {
  const asked = new Set(need.groups.flatMap(({ any }) => any.flatMap(({ id }) => [...broader(id)])))
  return namedAt(resume, at).some(({ concept }) => {
    const { id, kind, family } = concept
    if (kind === 'title') return isOtherTrade(job, family)
    return isPaper(concept) && ![...broader(id)].some(one => asked.has(one))
  })
}

/** Whether the line tells, by words that any trade has, of being on a register or licensed, or of being a member. */
function standingTold(text: string): 'given' | 'member' | null {
  if (!inForce.test(text)) return null
  if (token.test(text)) return 'given'
  if (!says.test(text)) return null
  return onRegister.test(text) || given.test(text) ? 'given' : belongs.test(text) ? 'member' : null
}

/** The lines that tell so, found once a resume. */
const standingLines = once((resume: Resume): { at: number; told: 'given' | 'member' }[] =>
  linesApart(resume).flatMap(at => {
    const { section, text, listed } = resume.statements[at] as Statement
    if (listed || never.has(section) || text.length > 240) return []
    const told = standingTold(text)
    return told && !/\b(?:no|not|never|without)\b|n['’]t\b/iu.test(withoutHarmless(text)) ? [{ at, told }] : []
  }),
)

/** Whether what it tells of is the trade's, or is given where the posting asks for it. */
function isOfTrade(context: Context, need: Need, { text }: Statement, at: number): boolean {
  if (ofTrade.test(text)) return true
  if (here(need.requirement.text, text)) return bodies.test(text)
  if (context.atHome.includes(true) && bodies.test(text)) return true
  if (tradeOf(professions(context, need)).some(root => root.test(text))) return true
  return context.job.titleStems.some(stem => stem.length > 3 && context.resume.evidence.stems[at]?.has(stem))
}

/** A registration, licence or membership told in words of one's own: “on the statutory register for my profession since 2017”. */
export function ownWords(context: Context, need: Need): Judgement | null {
  const { resume, taint, now } = context
  const asked = need.requirement.text
  if (!asksStanding(asked) || asksDriving(asked) || context.alien || !isAtHome(context)) return null
  for (const { at, told } of standingLines(resume)) {
    if (taint.has(at) || (told === 'member' && !asksMember.test(asked))) continue
    const statement = resume.statements[at] as Statement
    const { text } = statement
    if (!isOfTrade(context, need, statement, at) || isOfAnother(context, need, at)) continue
    const { state, why } = standingOf(`${text} ${sequelOf(context, at)}`, now, termsOf(need))
    if (state === 'ahead' || (state === 'underway' && !soon(need) && !onRegister.test(text))) continue
    const less = shortOf(asked, text) ?? (state === 'expired' ? why : null)
    const evidence = [statementQuote(resume, at)]
    return less === null
      ? { status: 'met', credit: 1, evidence, reason: 'Told in other words, and nothing says that it has run out.' }
      : { status: 'partial', credit: shortCredit, evidence, reason: less }
  }
  return null
}
