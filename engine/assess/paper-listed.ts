import type { Need } from '../job/need.ts'
import type { Statement } from '../resume/statements.ts'
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
      (heard.get(need)?.get(at)?.own ?? 0) >= 0.5 || need.groups.some(({ any }) => any.some(({ id }) => here.has(id))),
  )
  return said.length >= ofTrade
}

/** A bare list that has the letters of the paper. */
export function claimed({ resume, taint }: Context, { words }: Need): WordMatch | null {
  const letters = words.filter(({ weight }) => weight > 8)
  const at = resume.statements.findIndex(
    ({ listed, post }, index) =>
      listed &&
      post === null &&
      !taint.has(index) &&
      letters.some(({ stem }) => resume.evidence.stems[index]?.has(stem)),
  )
  return at < 0 ? null : { statement: at, share: 0.5, count: 1, named: true, weak: true }
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
  const at = resume.statements.findIndex(
    (statement, index) =>
      (statement.listed || isHeap(statement)) &&
      statement.post === null &&
      !taint.has(index) &&
      says(index) &&
      !elsewhere(requirement.text, statement.text) &&
      listsTrade(context, index),
  )
  if (at < 0) return null
  return { status: 'partial', credit: 0.15, evidence: [statementQuote(resume, at)], reason: 'It is only listed.' }
}
