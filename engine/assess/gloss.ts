import type { Need } from '../job/need.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import type { Shown } from './line.ts'

const opens = /^\s*(?:[(:=–—-]|,? (?:that is|i\.e\.|meaning|short for)(?: the| an?)?)\s*/iu
const bracketed = /^[^).;,]{0,70}/u

/** The words that spell out an abbreviation right behind it, “CIA, that is the Column Inspection Award”; empty where none do. */
function glossBehind(letters: string, rest: string): string[] {
  const open = opens.exec(rest)?.[0]
  if (open === undefined) return []
  const list = (bracketed.exec(rest.slice(open.length))?.[0] ?? '').split(/[\s-]+/u)
  const initials = list.filter(word => /^\p{Lu}/u.test(word))
  return initials.length > 1 &&
    initials
      .map(word => word[0])
      .join('')
      .startsWith(letters)
    ? initials
    : []
}

/** Whether an abbreviation is spelt out behind it as a thing that shares few words with what it is asked for. */
export function spellsOther(letters: string, rest: string, own: ReadonlySet<string>): boolean {
  const gloss = glossBehind(letters, rest)
  return gloss.length > 0 && gloss.filter(word => stems(word).some(stem => own.has(stem))).length * 2 < gloss.length
}

/** Whether a line spells out an abbreviation that the posting asks for as another thing. */
export function namesOther({ resume }: Context, { words, groups }: Need, at: number): boolean {
  const end = resume.statements[at]?.end ?? 0
  const asked = new Set(words.map(({ stem }) => stem))
  const own = new Set(groups.flatMap(({ any }) => any.flatMap(({ names }) => names.flatMap(stems))))
  return (resume.evidence.words[at] ?? []).some(
    word =>
      asked.has(word.stem) &&
      /^\p{Lu}{2,6}$/u.test(word.raw) &&
      spellsOther(word.raw, resume.document.text.slice(word.end, end), own),
  )
}

/** Whether the resume spells out the abbreviation that it names a paper by, and means another thing. */
export function meansOther({ resume }: Context, { statement, via }: Shown): boolean {
  const mention = resume.evidence.byConcept.get(via.id)?.find(item => item.statement === statement)
  if (!mention?.single) return false
  const { text } = resume.document
  const named = text.slice(mention.from, mention.to)
  const rest = text.slice(mention.to, resume.statements[statement]?.end)
  return /^\p{Lu}{2,6}$/u.test(named) && spellsOther(named, rest, new Set(via.names.flatMap(name => stems(name))))
}
