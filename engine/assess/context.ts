import type { Taint } from '../integrity/own.ts'
import { taints } from '../integrity/taints.ts'
import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import { monthOf } from '../text/dates.ts'
import type { Quote } from '../types.ts'
import { nothingYet, type Together } from './beside.ts'
import { heardOf, type Row } from './heard.ts'
import type { JobReading } from './job-reading.ts'
import type { Place, Spoken } from './line.ts'
import { type Trades, tradesOf } from './posts-trades.ts'
import { shownIn } from './shown.ts'

/** One resume beside one job: what every assessor asks. */
export type Context = Trades & {
  job: JobReading
  resume: Resume
  now: number
  taint: Map<number, Taint>
  /** Of each post whether its heading is the posting's own: “Since 1958 we have sold school wear”. */
  pasted: boolean[]
  /** What shows a concept that is asked for. */
  shown: ReturnType<typeof shownIn>
  /** For each need, what the lines say of it by their words. */
  heard: ReadonlyMap<Need, Row>
  /** For each need, how the resume speaks of it, filled by spoken.ts. */
  spoken: Map<Need, Spoken>
  /** What lines are, whatever is asked, and what that says, filled by place.ts. */
  places: Map<number, { place: readonly Place[]; placed: readonly number[]; says: number }>
  /** Of each post the share of the work asked that it shows; null until own-work.ts is asked for it. */
  shares: number[] | null
  together: Together
  /** The mean credits of what is not shown by doing: of years, of papers, degrees and languages, of all; filled by assess.ts. */
  papers: { years: number; papers: number; all: number }
  /** Whether the statement at an offset is the posting's own text. */
  copiedAt: (offset: number) => boolean
}

/** What is found only when it is asked for, and by what is known before: nothing yet. */
export const unasked = (): Pick<Context, 'spoken' | 'places' | 'shares' | 'together' | 'papers'> => ({
  spoken: new Map(),
  places: new Map(),
  shares: null,
  together: nothingYet(),
  papers: { years: 0.5, papers: 0.5, all: 0.5 },
})

function pastedIn({ posts, statements }: Resume, taint: ReadonlyMap<number, Taint>): boolean[] {
  const pasted = posts.map(() => false)
  for (const [at, why] of taint) {
    const { post = null, heading = false } = statements[at] ?? {}
    if (why === 'copied' && heading && post !== null) pasted[post] = true
  }
  return pasted
}

export function contextOf(job: JobReading, resume: Resume): Context {
  const taint = taints(resume.own, job.posting)
  const heardBy = heardOf(resume, job.needs)
  const heard = new Map(job.needs.map((need, place) => [need, heardBy[place] as Row]))
  return {
    job,
    resume,
    now: monthOf(resume.asOf),
    taint,
    pasted: pastedIn(resume, taint),
    shown: shownIn(resume.evidence),
    heard,
    ...tradesOf(resume, job, taint, heardBy),
    ...unasked(),
    copiedAt: offset =>
      [...taint.keys()].some(at => {
        const { start = 0, end = 0 } = resume.statements[at] ?? {}
        return start <= offset && offset < end
      }),
  }
}

/** The quote of a statement: verbatim and with its place. */
export function quote(resume: Resume, start: number, end: number): Quote {
  return { quote: resume.written.slice(start, end), start, end }
}

export function statementQuote(resume: Resume, index: number): Quote {
  const statement = resume.statements[index]
  return statement ? quote(resume, statement.start, statement.end) : { quote: '', start: 0, end: 0 }
}
