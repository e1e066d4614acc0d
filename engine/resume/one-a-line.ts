import type { Row } from './sections.ts'

const sentenceEnd = /[.!?:;]$/u

const lengthOf = ({ start, end }: Row) => end - start

/** Whether the first word of the row below had no room in a line of the width. */
const isFull = (row: Row, below: Row, width: number) =>
  lengthOf(row) + 1 + (/^\S+/u.exec(below.text)?.[0].length ?? 0) >= width

/**
 * Whether rows that follow each other without bullet or empty line are things told one a line. Where lines were broken at
 * the edge of a page, each is about as long as the longest; of things told one a line hardly any other is. Null where they
 * are too few to tell.
 */
function isOneALine(run: Row[]): boolean | null {
  const width = Math.max(...run.map(lengthOf))
  const open = run
    .slice(0, -1)
    .flatMap((row, at) => (sentenceEnd.test(row.text) ? [] : [{ row, below: run[at + 1] as Row }]))
  // The longest is as long as itself.
  const others = open.filter(({ row }) => lengthOf(row) < width || row !== run.find(one => lengthOf(one) === width))
  if (others.length < 2) return null
  return others.filter(({ row, below }) => isFull(row, below, width)).length * 2 <= others.length
}

/** The indexes of rows that stand one thing a line, unless they are of a heading of posts. */
export function oneALine(rows: Row[], isOfHeading: (index: number) => boolean): ReadonlySet<number> {
  const found = new Set<number>()
  let run: Row[] = []
  const close = () => {
    if (isOneALine(run)) for (const { index } of run) found.add(index)
    run = []
  }
  for (const row of rows) {
    const last = run.at(-1)
    const alone = row.bullet || row.heading || isOfHeading(row.index)
    if (alone || row.blankBefore || (last && last.section !== row.section)) close()
    if (!alone) run.push(row)
  }
  close()
  return found
}
