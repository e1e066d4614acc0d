import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import type { Judgement } from './judgement.ts'
import { namedAt } from './named.ts'
import { elsewhere } from './region.ts'
import type { WordMatch } from './words.ts'

const heapedBy = /[|•·◆★►▪✦■●✓~¤♥♦*#]|\s[/–-]\s|,\s/gu
const inForce = /\b(?:19|20)\d\d\b|\b(?:valid|current|since|until|in date|held|passed)\b/iu

/** Whether the line heaps up names among the skills, of which a paper is one: it costs nothing to write. */
export const isHeap = ({ section, post, text }: Statement): boolean =>
  section === 'skills' && post === null && !inForce.test(text) && (text.match(heapedBy)?.length ?? 0) > 2

// So many things that the posting asks for make a row of names one of its trade.
const ofTrade = 3

/** Whether a row of names has several things beside that the posting asks for: its letters mean what the posting's do. */
function listsTrade({ resume, job, heard }: Context, at: number): boolean {
  const here = new Set(namedAt(resume, at).map(({ concept }) => concept.id))
  const said = job.needs.filter(
    need =>
      (heard.get(need)?.at[at]?.own ?? 0) >= 0.5 || need.groups.some(({ any }) => any.some(({ id }) => here.has(id))),
  )
  return said.length >= ofTrade
}

/** The rows of names that stand outside of the posts, found once a resume. */
const rowsApart = once(({ statements }: Resume): number[] =>
  statements.flatMap((statement, at) =>
    statement.post === null && (statement.listed || isHeap(statement)) ? [at] : [],
  ),
)

/** A bare list that has the letters of the paper. */
export function claimed({ resume, taint }: Context, { words }: Need): WordMatch | null {
  const letters = words.filter(({ weight }) => weight > 8)
  const at = rowsApart(resume).find(
    row =>
      resume.statements[row]?.listed &&
      !taint.has(row) &&
      letters.some(({ stem }) => resume.evidence.stems[row]?.has(stem)),
  )
  return at === undefined ? null : { statement: at, share: 0.5, count: 1, named: true, weak: true }
}

/** A paper that stands in a row of names of the job's trade: claimed, and no more. */
export function onlyListed(context: Context, { words, requirement }: Need): Judgement | null {
  const { resume, taint } = context
  const most = words.reduce((sum, { weight }) => sum + weight, 0) / 2
  const says = (at: number) => {
    const said = words.filter(({ stem }) => resume.evidence.stems[at]?.has(stem))
    const long = said.reduce((sum, { weight }) => sum + weight, 0) >= most
    return said.some(({ weight }) => weight > 8) || (said.length > 1 && long)
  }
  const at = rowsApart(resume).find(
    row =>
      !taint.has(row) &&
      says(row) &&
      !elsewhere(requirement.text, resume.statements[row]?.text ?? '') &&
      listsTrade(context, row),
  )
  if (at === undefined) return null
  return { status: 'partial', credit: 0.15, evidence: [statementQuote(resume, at)], reason: 'It is only listed.' }
}
