import type { Need } from '../job/need.ts'
import { type Concept, duties, narrower } from '../knowledge/index.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { asksToLead } from './in-charge.ts'
import type { JobReading } from './job-reading.ts'
import { type Asked, askedAs } from './shown.ts'

/** Work that years are asked of. */
type Work = {
  /** What is asked, and all that are instances of it. */
  same: ReadonlySet<string>
  /** What is asked, as it is looked up in a resume. */
  asked: Asked[]
  /** Whether anyone in a post of this title does it as a matter of course. */
  goesWith: (title: Concept) => boolean
}

/** What the years are asked of, found once a job. */
export type Target = Work & {
  /** The names of surroundings asked, “an adult ICU”, as stems; null where none is asked. */
  surroundings: string[][] | null
  /** The work asked in these surroundings, where it is named. */
  inside: Work | null
  /** Asked in a post, “as a paralegal”. */
  inPost: boolean
  /** Only what was done once qualified counts. */
  qualified: boolean
  /** Only what was done in charge of others counts. */
  inCharge: boolean
  orSimilar: boolean
}

// “With an insurer or broker”: a kind of firm, which hardly a resume says of its employers.
const isEmployer =
  /\b(?:compan(?:y|ies)|agenc(?:y|ies)|firms?|brokerages?|sites?|employers?|retailers?|manufacturers?|consultanc(?:y|ies)|organi[sz]ations?|providers?|suppliers?)\b/iu

// “Since qualifying”, “post-registration”, “as a qualified midwife”.
const sinceQualifying =
  /\b(?:post|after|since|following|upon)[-\s]+(?:\p{L}+\s+)?(?:qualif|regist|licen[cs]|certif|graduat|admission\b|admitted\b)|\bPQE\b|\bas an?\s+(?:fully\s+|newly\s+)?(?:qualified|registered|licen[cs]ed|chartered|certified)\b/iu

const similar = /\b(?:or|and)\s+(?:in\s+|as\s+)?(?:an?\s+)?(?:similar|related|comparable|equivalent|like)\b/iu

function targetOf(need: Need, job: JobReading): Target {
  const all = need.groups.flatMap(({ any }) => any)
  // “Nursing in an adult ICU” is years in the ICU: the surrounding says more than the trade.
  const settings = all.filter(({ kind, name }) => kind === 'setting' && !(all.length > 1 && isEmployer.test(name)))
  const named =
    settings.length > 0 ? settings : all.filter(({ kind, name }) => kind !== 'setting' || !isEmployer.test(name))
  const telling = named.filter(tells)
  // Leading anyone anywhere is not “managing a vehicle workshop”, and “post-qualification” handles no mail.
  const own = telling.filter(({ kind, family }) => kind !== 'field' && (job.home.size === 0 || job.home.has(family)))
  const wanted = own.length > 0 ? own : telling.length > 0 ? telling : job.titleConcepts.filter(tells)
  return {
    ...workAsked(wanted),
    surroundings: settings.length > 0 ? settings.flatMap(({ names }) => names.map(stems)) : null,
    inside: settings.length > 0 ? workInside(all, job) : null,
    ...heldAs(need),
  }
}

// A “manager” or “supervisor” may be one of anything: what is named beside it says of what.
const tells = ({ kind, family }: Concept) => kind !== 'title' || family !== 'general'

/** Work to be looked up in a resume: these, and all that are instances of them. */
function workAsked(wanted: Concept[]): Work {
  const same = new Set(wanted.flatMap(({ id }) => narrower(id)))
  return { same, asked: wanted.map(askedAs), goesWith: once(({ id }) => [...duties(id)].some(duty => same.has(duty))) }
}

/** “Stock control in a warehouse”: the work of the trade that is named beside the place; null where the place is all that is. */
function workInside(all: Concept[], { home }: JobReading): Work | null {
  const works = all.filter(one => (one.kind === 'skill' || one.kind === 'title') && tells(one) && home.has(one.family))
  return works.length > 0 ? workAsked(works) : null
}

/** In what standing the years are asked: in a post, once qualified, in charge of others. */
function heldAs(need: Need) {
  const { text } = need.requirement
  return {
    inPost: need.titles.length > 0 && /\bas an? \p{L}/iu.test(text),
    qualified: sinceQualifying.test(text),
    inCharge: asksToLead(need),
    orSimilar: similar.test(text),
  }
}

/** What each of a job's needs asks its years of. */
export const targets = once((job: JobReading) => once((need: Need) => targetOf(need, job)))
