import { isPlainHeading } from '../../ui/plain-heading.ts'

export type Block = { kind: 'heading' | 'text' | 'list'; lines: string[] }

const bullet = /^\s*[-*•–]\s+/
const heading = /^#{1,6}\s+|^\*\*[^*]+\*\*:?$/

const kindOf = (line: string): Block['kind'] => (heading.test(line) ? 'heading' : bullet.test(line) ? 'list' : 'text')

const bare = (line: string) =>
  line
    .replace(bullet, '')
    .replace(/^#{1,6}\s+/, '')
    .replaceAll('**', '')
    .trim()

/** Headings, lists and paragraphs of a pasted posting, by the few signs that people and Markdown share. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open = false
  const lines = text.split('\n').map(one => one.trimEnd())
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1)
    const kind = isPlainHeading(lines[at - 1], line, lines[at + 1]) ? 'heading' : kindOf(line)
    if (!line) open = false
    else if (open && last?.kind === kind && kind !== 'heading') last.lines.push(bare(line))
    else blocks.push({ kind, lines: [bare(line)] })
    if (line) open = true
  }
  return blocks
}
