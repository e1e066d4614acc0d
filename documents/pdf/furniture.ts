import type { DraftLine } from '../compose.ts'
import type { Page } from '../text.ts'

/** The share of the page's height, at the top and at the bottom, in which headers and footers stand. */
const margin = 0.1

const pageNumber = /^(page|seite|página|pagina)?\s*\d{1,3}(\s*(\/|of|von|de|di|sur)\s*\d{1,3})?$/i

/** Tells headers and footers: page numbers, and lines at the edge that stand at one place of most pages. */
export function markFurniture(lines: DraftLine[], pages: Page[]): void {
  const seen = new Map<string, Set<number>>()
  const edges = lines.flatMap(line => {
    const edge = edgeOf(
      line,
      pages.find(page => page.number === line.page),
    )
    if (!edge || !line.box) return []
    const key = `${edge} ${Math.round(line.box.y / 4)} ${line.size} ${line.text.replace(/\d+/g, '#')}`
    const on = seen.get(key) ?? new Set()
    seen.set(key, on.add(line.page))
    return [{ line, edge, on }]
  })
  for (const { line, edge, on } of edges) {
    if (pageNumber.test(line.text) || (on.size >= 2 && on.size >= pages.length * 0.5)) line.kind = edge
  }
}

function edgeOf({ box }: DraftLine, page: Page | undefined): 'header' | 'footer' | null {
  if (!box || !page?.height) return null
  if (box.y + box.height < page.height * margin) return 'header'
  return box.y > page.height * (1 - margin) ? 'footer' : null
}
