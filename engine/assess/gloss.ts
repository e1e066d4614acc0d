import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import type { Shown } from './line.ts'

const opens =
  /^\s*(?:[(:=,–—-]|,? ?(?:here )?(?:that is|i\.e\.|meaning|means|stands for|short for)(?: the| an?)?)\s*["“„«]?/iu
const bracketed = /^[^).;,"”»]{0,70}/u

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

/** The words before an abbreviation in brackets that it is short for, “Physical Education (PE)”; empty where it stands otherwise. */
function glossBefore(letters: string, before: string): string[] {
  const named = /((?:\p{Lu}[\p{L}’'-]*\s+(?:(?:of|and|in|for|the)\s+)*){2,6})\(\s*$/u.exec(before)?.[1] ?? ''
  const initials = (named.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []).slice(-letters.length)
  return initials.map(word => word[0]).join('') === letters ? initials : []
}

/**
 * What share (0 to 1) of the words that spell out an abbreviation, behind it or, where it stands in brackets, before it,
 * are `own`; null where nothing spells it out.
 */
export function shareSpelt(letters: string, [before, rest]: [string, string], own: ReadonlySet<string>): number | null {
  const behind = glossBehind(letters, rest)
  const gloss = behind.length > 0 ? behind : glossBefore(letters, before)
  return gloss.length === 0 ? null : gloss.filter(word => stems(word).some(stem => own.has(stem))).length / gloss.length
}

const isOther = (share: number | null) => share !== null && share < 0.5

/** The stems that the posting asks by, and those of all names of the things asked. */
const stemsOf = once(({ words, groups }: Need) => ({
  asked: new Set(words.map(({ stem }) => stem)),
  own: new Set(groups.flatMap(({ any }) => any.flatMap(({ names }) => names.flatMap(stems)))),
}))

/** Whether a line spells out an abbreviation that the posting asks for as another thing. */
export function namesOther({ resume }: Context, need: Need, at: number): boolean {
  const { start = 0, end = 0 } = resume.statements[at] ?? {}
  const { text } = resume.document
  const { asked, own } = stemsOf(need)
  return (resume.evidence.words[at] ?? []).some(
    word =>
      asked.has(word.stem) &&
      /^\p{Lu}{2,6}$/u.test(word.raw) &&
      isOther(shareSpelt(word.raw, [text.slice(start, word.start), text.slice(word.end, end)], own)),
  )
}

/** Whether the resume spells out the abbreviation that it names a paper by, and means another thing. */
export function meansOther({ resume }: Context, { statement, via }: Shown): boolean {
  const mention = resume.evidence.byConcept.get(via.id)?.find(item => item.statement === statement)
  if (!mention?.single) return false
  const { text } = resume.document
  const named = text.slice(mention.from, mention.to)
  const line = resume.statements[statement]
  const around: [string, string] = [text.slice(line?.start, mention.from), text.slice(mention.to, line?.end)]
  return (
    /^\p{Lu}{2,6}$/u.test(named) && isOther(shareSpelt(named, around, new Set(via.names.flatMap(name => stems(name)))))
  )
}

/** “Hill & Lee, Certified Public Accountants”: what a firm calls itself in the heading of a post. */
export function isFirm({ resume }: Context, { statement, via }: Shown): boolean {
  if (!resume.statements[statement]?.heading) return false
  const mention = resume.evidence.byConcept.get(via.id)?.find(item => item.statement === statement)
  return mention !== undefined && /\p{Ll}s$/u.test(resume.document.text.slice(mention.from, mention.to))
}

/** “12-hr Paed. First Aid”, whose point parts it: whether the row, and not the line alone, names the paper asked. */
export function rowSays({ resume }: Context, { any }: Group, { statement }: Shown): boolean {
  const { text } = resume.document
  const { start = 0, end = 0 } = resume.statements[statement] ?? {}
  const begin = text.lastIndexOf('\n', start) + 1
  if (!/\p{L}{3}\.\s+$/u.test(text.slice(begin, start))) return false
  const row = new Set(stems(text.slice(begin, end)))
  return any.some(({ names }) => names.map(stems).some(name => name.length > 1 && name.every(stem => row.has(stem))))
}
