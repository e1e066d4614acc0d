import type { ReadLine, ResumeText } from '../../../contract/reading.ts'

/** What stands together on the paper: rows of a table, items of a list, or the lines of one paragraph. */
export type Block = { kind: ReadLine['kind']; lines: ReadLine[] }

const joins = new Set<ReadLine['kind']>(['cell', 'list', 'footnote', 'header', 'footer'])

/** Lines as blocks; neighbours of a kind that stands together, such as the rows of a table, are one. */
export function toBlocks({ lines }: Pick<ResumeText, 'lines'>): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const open = blocks.at(-1)
    const last = open?.lines.at(-1)
    if (open && last && open.kind === line.kind && (last.block === line.block || joins.has(line.kind)))
      open.lines.push(line)
    else blocks.push({ kind: line.kind, lines: [line] })
  }
  return blocks
}

/** Cells stand in one line of the text with this between them. */
const between = ' | '

/** The stretches of a row's cells. */
export function cellsOf(text: string, { start, end }: ReadLine): { start: number; end: number }[] {
  let at = start
  return text
    .slice(start, end)
    .split(between)
    .map(cell => {
      const stretch = { start: at, end: at + cell.length }
      at = stretch.end + between.length
      return stretch
    })
}
