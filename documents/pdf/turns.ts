import type { DraftLine } from '../compose.ts'

/**
 * The turn of a page parts nothing by itself: what stood together goes on over it, wherever the page was broken off. What
 * begins there with a heading, or in bold after a line that is not, is parted as it would be on one page.
 */
export function closeTurns(lines: DraftLine[]): void {
  const written = lines.filter(({ kind }) => kind !== 'footer')
  for (const [index, line] of written.entries()) {
    const last = written[index - 1]
    // What follows a header is parted from it by the space between them.
    if (!last || last.page === line.page || line.kind === 'header') continue
    line.gap = line.kind === 'heading' || (line.bold && !last.bold)
  }
}
