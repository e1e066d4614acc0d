import type { Need } from '../job/need.ts'
import { denialsIn } from '../resume/denials.ts'
import { tells } from '../text/once.ts'
import type { Context } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import { soon } from './paper-line.ts'
import { generic, missing } from './paper-worth.ts'
import { hasLapsed } from './validity.ts'

/** Whether all that a line says of what is asked is that it is not there: “CFA: not started”, “VDA 6.3 – not trained”. */
function saysMissing({ resume: { statements, evidence, own } }: Context, { words }: Need, at: number): boolean {
  const statement = statements[at]
  if (!statement || own[at]?.hedged !== true || hasLapsed(statement.text)) return false
  const asked = new Set(words.map(({ stem }) => stem).filter(stem => !generic.has(stem)))
  const said = (evidence.words[at] ?? []).filter(({ stem }) => asked.has(stem))
  if (said.length === 0) return false
  const { absent } = denialsIn(statement.text)
  return said.every(({ start }) =>
    absent.some(({ from, to }) => from <= start - statement.start && start - statement.start <= to),
  )
}

// “No more than six points”: what is asked not to be there is denied by who has it.
const deniesItself = tells(/\b(?:no|not|without|free of)\b/iu)

/** A paper without the lines that name it to say that it is missing; nothing where it rests on no other. */
export function withoutDenied(context: Context, need: Need, judgement: Judgement): Judgement {
  const { statements } = context.resume
  if (judgement.status === 'unmet' || soon(need) || deniesItself(need.requirement.text)) return judgement
  const evidence = judgement.evidence.filter(
    ({ start }) =>
      !saysMissing(
        context,
        need,
        statements.findIndex(statement => statement.start === start),
      ),
  )
  return evidence.length > 0 || judgement.evidence.length === 0 ? { ...judgement, evidence } : unmet(missing)
}
