import type { Context } from '../assess/context.ts'
import type { Resume } from '../resume/read.ts'
import { byRequirement } from '../score.ts'
import { monthOf } from '../text/dates.ts'
import { once } from '../text/once.ts'
import type { Assessment, Requirement } from '../types.ts'
import { aloneSince } from './alone.ts'
import { datedAfter } from './gaps.ts'
import { goesOn, monthsOfWork } from './held.ts'
import { capital, enumerate, latestOf, postName, quotedShort, spelled, yearsText } from './phrases.ts'

type Judged = { requirement: Requirement; assessment: Assessment }

/** Who it is, found once a resume. */
const opening = once((resume: Resume): string => {
  const latest = latestOf(resume.posts)
  if (!latest) return 'No post with dates could be read from this resume.'
  const now = monthOf(resume.asOf)
  const { months, rough } = monthsOfWork(resume, now)
  const years = yearsText(months, rough)
  const post = postName(latest)
  if (latest.end === null || goesOn(resume, latest, now)) return `${capital(post)}, ${years} of work in all.`
  const until = `${post}, until ${Math.floor(latest.end / 12)}`
  const alone = aloneSince(resume)
  if (alone && alone.since > latest.start)
    return `${capital(alone.how)} since ${Math.floor(alone.since / 12)}; last post with an employer that could be read: ${until}.`
  const later = datedAfter(resume, latest.end, now)
  return later
    ? `Last post that could be read: ${until}; no post was read for what is dated later, ${later}.`
    : `Last post: ${until}; ${years} of work in all.`
})

/** “Both must-haves”, “all eight must-haves”. */
const everyOf = (count: number, what: string) => (count === 2 ? `both ${what}` : `all ${spelled(count)} ${what}`)

/** “Three of the eight must-haves are shown and four in part.” */
function counted(all: number, met: number, partly: number): string {
  if (met === all)
    return all === 1 ? 'The one must-have is shown.' : `${capital(everyOf(all, 'must-haves'))} are shown.`
  const whole = all === 1 ? 'the one must-have' : `the ${spelled(all)} must-haves`
  if (met === 0)
    return partly === 0
      ? `${all === 1 ? 'The one must-have is not' : `None of ${whole} is`} shown.`
      : partly === all
        ? `${all === 1 ? 'The one must-have is' : `${capital(everyOf(all, 'must-haves'))} are`} shown in part only.`
        : `None of ${whole} is shown in full, ${spelled(partly)} in part.`
  const also = partly === 0 ? '' : ` and ${spelled(partly)} in part`
  return `${capital(spelled(met))} of ${whole} ${met === 1 ? 'is' : 'are'} shown${also}.`
}

/** “A, B and two more”. */
const withMore = (names: string[], more: number) => enumerate(more > 0 ? [...names, `${spelled(more)} more`] : names)

// A reason that fits into the sentence: those of another reader may be long.
const shortReason = 60

/** What is wrong with a paper that is there in part: run out, under way, of another body. */
function halfHeld(partly: Judged[]): string {
  const paper = partly.find(
    ({ requirement: { type }, assessment: { reason } }) =>
      (type === 'certification' || type === 'licence') && /^[^.]+\.$/u.test(reason) && reason.length <= shortReason,
  )
  if (!paper) return ''
  const { reason } = paper.assessment
  const told = /^\p{Lu}\p{Ll}/u.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason
  return ` On ${quotedShort(paper.requirement)}: ${told}`
}

function musts(list: Judged[]): string {
  const all = list.filter(({ requirement }) => requirement.kind === 'must')
  if (all.length === 0) return ''
  const partly = all.filter(({ assessment }) => assessment.status === 'partial')
  const open = all.filter(({ assessment }) => assessment.status === 'unmet')
  const told = counted(all.length, all.length - partly.length - open.length, partly.length)
  const missing = open.slice(0, 2).map(({ requirement }) => quotedShort(requirement))
  // Where nothing is shown at all, naming two of them adds nothing.
  if (open.length === 0 || (open.length === all.length && all.length > 3)) return `${told}${halfHeld(partly)}`
  return `${told} Not shown: ${withMore(missing, open.length - missing.length)}.${halfHeld(partly)}`
}

function wishes(list: Judged[]): string {
  const all = list.filter(({ requirement }) => requirement.kind === 'nice')
  const met = all.filter(({ assessment }) => assessment.status === 'met')
  if (met.length === 0) return ''
  if (met.length === all.length && all.length > 1)
    return `${capital(everyOf(all.length, 'nice-to-haves'))} are there too.`
  const named = met.slice(0, 2).map(({ requirement }) => quotedShort(requirement))
  return `Of the nice-to-haves it shows ${withMore(named, met.length - named.length)}.`
}

/** Three sentences at most on the whole of it, and one on a paper in doubt: who, the musts, the wishes. */
export function summaryOf({ resume }: Context, requirements: Requirement[], assessments: Assessment[]): string {
  const byId = byRequirement(assessments)
  const list: Judged[] = []
  for (const requirement of requirements) {
    const assessment = byId.get(requirement.id)
    if (assessment) list.push({ requirement, assessment })
  }
  if (requirements.length === 0) return `${opening(resume)} The posting states nothing to match against.`
  return [opening(resume), musts(list), wishes(list)].filter(text => text !== '').join(' ')
}
