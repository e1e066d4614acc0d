import type { PlainReading } from '../../../engine/types.ts'
import { identityIn, namesOf, type Replacement } from './identity.ts'

/** One character of what is sent, and the stretch of the resume's text that it stands for. */
type Letter = { letter: string; start: number; end: number; own: boolean }

/** A line as the model sees it. `letters` leads every place of it back to the resume. */
export type BlindLine = { text: string; letters: Letter[]; told: boolean; replaced: boolean }

export type BlindResume = { lines: BlindLine[]; names: ReadonlySet<string> }

const private_ = new Set(['header', 'interests', 'wish'])

/**
 * The resume without who it is of: only lines from sections on work and learning, and in those no name, contact,
 * address, age, origin, family or sex. Lines that give orders to a machine stay behind as well.
 */
export function blind(resume: PlainReading): BlindResume {
  const { document, statements } = resume
  const names = namesOf(resume)
  const lines = statements.flatMap((statement, index): BlindLine[] => {
    if (private_.has(statement.section) && statement.post === null) return []
    const line = document.text.slice(statement.start, statement.end)
    if (resume.own[index]?.taint === 'instruction') return []
    const replaced = identityIn(line, names, statement.section === 'education')
    const letters = lettersOf(line, statement.start, replaced)
    const text = letters.map(({ letter }) => letter).join('')
    if (!/\p{L}{2}/u.test(text.replace(/\[\w+\]/gu, ''))) return []
    const told = statement.post !== null && !statement.heading && !statement.listed
    return [{ text, letters, told, replaced: replaced.length > 0 }]
  })
  return { lines, names }
}

/** Letter by letter, line breaks as blanks and blanks once: quotes are compared in this form. */
function lettersOf(line: string, offset: number, replaced: Replacement[]): Letter[] {
  const letters: Letter[] = []
  const push = (letter: string, start: number, end: number, own: boolean) => {
    const blank = /\s/u.test(letter)
    if (blank && (letters.length === 0 || letters.at(-1)?.letter === ' ')) return
    letters.push({ letter: blank ? ' ' : letter, start: offset + start, end: offset + end, own })
  }
  let at = 0
  for (const { start, end, by } of [...replaced, { start: line.length, end: line.length, by: '' }]) {
    for (; at < start; at++) push(line.charAt(at), at, at + 1, true)
    for (const letter of by) push(letter, start, end, false)
    at = end
  }
  return letters
}
