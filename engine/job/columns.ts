import type { Line } from './marks.ts'

// “… in social housing    E     A/I”, “… | Desirable | Interview |”, “… (D)”: behind a criterion whether it is essential,
// and how it is looked at.
const column =
  /(?:(?:\s{2,}|\s*[\t|]\s*)(?<mark>E|D|Essential|Desirable)(?:(?:\s{2,}|\s*[\t|]\s*)[\p{L}/,&+ ]{1,40})?\s*\|?|\s+[([](?<letter>E|D)[)\]])\s*$/u

// So many lines with one are a table; fewer may end in a letter by chance.
const fewest = 3

/** The lines of a table of criteria without its columns, each with what the column says: to be met, or wished for. */
export function withoutColumns(lines: Line[]): Line[] {
  const found = lines.map(({ text, mark }) => {
    const ends = column.exec(text)
    return ends && ends.index > mark && /\p{Ll}/u.test(text.slice(0, ends.index)) ? ends : null
  })
  if (found.filter(one => one !== null).length < fewest) return lines
  return lines.map((line, at) => {
    const ends = found[at]
    const said = ends?.groups?.mark ?? ends?.groups?.letter
    if (!ends || said === undefined) return line
    return { ...line, text: line.text.slice(0, ends.index), column: said.startsWith('D') ? 'nice' : 'must' }
  })
}
