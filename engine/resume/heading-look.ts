import type { Line } from '../../documents/text.ts'
import { isSectionName } from './section-names.ts'

const inCapitals = (words: string) => !/\p{Ll}/u.test(words)

/**
 * Whether a line that looks like a heading looks unlike those that name a part of the resume: smaller, lighter, or in small
 * letters where all those have capitals. A firm or a school above its lines is set so. Never where fewer than two are known.
 */
export function unlikeHeadings(text: string, lines: Line[]): (line: Line) => boolean {
  const wordsOf = ({ start, end }: Line) => text.slice(start, end)
  const known = lines.filter(line => line.kind === 'heading' && line.size !== null && isSectionName(wordsOf(line)))
  if (known.length < 2) return () => false
  const smallest = Math.min(...known.map(({ size }) => size ?? 0))
  const [bold, capitals] = [known.every(line => line.bold), known.every(line => inCapitals(wordsOf(line)))]
  return line =>
    line.kind === 'heading' &&
    line.size !== null &&
    (line.size < smallest - 0.4 || (bold && !line.bold) || (capitals && !inCapitals(wordsOf(line))))
}

/** Whether a line stands behind a picture that neither of the lines `around` it begins with, as items of a list do. */
export function iconAlone(raw: string, around: string[]): boolean {
  const icon = /^\s*(?<icon>\p{So})\uFE0F?\s/u.exec(raw)?.groups?.icon
  return icon !== undefined && !around.some(line => line.trimStart().startsWith(icon))
}
