import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { isPaper } from '../knowledge/index.ts'
import { type Context, statementQuote } from './context.ts'
import type { Judgement } from './judgement.ts'
import { linesApart, refusesPaper, soon } from './paper-line.ts'
import { clauseAt, toCome } from './validity.ts'

/** A paper that the resume names as on the way, where the posting takes who is on the way: “CPEng, or working towards it”. */
export function onTheWay({ resume, taint }: Context, need: Need, groups: Group[]): Judgement | null {
  const [group] = groups
  if (!group || groups.length > 1 || !soon(need)) return null
  const apart = new Set(linesApart(resume))
  for (const { id } of group.any.filter(isPaper))
    for (const { statement, from } of resume.evidence.byConcept.get(id) ?? []) {
      const line = resume.statements[statement]
      if (!line || !apart.has(statement) || taint.has(statement) || refusesPaper(line.text)) continue
      const clause = clauseAt(line.text, from - line.start)
      if (toCome(clause)?.state !== 'underway' || /\b(?:no|not|never)\b/iu.test(clause)) continue
      const evidence = [statementQuote(resume, statement)]
      return { status: 'met', credit: 0.9, evidence, reason: 'It is under way, which the posting accepts.' }
    }
  return null
}
