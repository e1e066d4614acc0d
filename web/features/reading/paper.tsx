import type { ReadLine, ResumeText } from '../../../contract/reading.ts'
import { type Block, cellsOf, toBlocks } from './blocks.ts'
import { type Stretch, Words } from './marks.tsx'

type BlockProps = { block: Block; text: string; marked: Stretch | null }

/** Bigger and smaller than the rest as in the file, within what can be read. */
const sizeOf = (line: ReadLine) =>
  line.size === null ? {} : { fontSize: `${Math.min(2, Math.max(0.8, line.size / 11))}em` }

function Lines({ block, text, marked }: BlockProps) {
  return block.lines.map(line => (
    <span key={line.start} style={sizeOf(line)} className={`block ${line.bold ? 'font-bold' : ''}`}>
      <Words text={text} start={line.start} end={line.end} marked={marked} />
    </span>
  ))
}

function Table({ block, text, marked }: BlockProps) {
  return (
    <table className="w-full border-collapse">
      <tbody>
        {block.lines.map(line => (
          <tr key={line.start}>
            {cellsOf(text, line).map(cell => (
              <td key={cell.start} className="break-words border border-line px-[0.5em] py-[0.25em] align-top">
                <Words text={text} {...cell} marked={marked} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const apart = { header: 'Header', footer: 'Footer', footnote: 'Footnotes' } as const

const isApart = (kind: ReadLine['kind']): kind is keyof typeof apart => kind in apart

function BlockView(props: BlockProps) {
  const { kind, lines } = props.block
  if (isApart(kind)) {
    return (
      <div className="grid gap-[0.25em] border-l-2 border-line pl-[0.75em]">
        <span className="font-sans text-xs text-faint">{apart[kind]}</span>
        <Lines {...props} />
      </div>
    )
  }
  if (kind === 'cell') return <Table {...props} />
  if (kind === 'list') {
    return (
      <ul className="grid gap-[0.25em] pl-[1.25em]">
        {lines.map(line => (
          <li key={line.start} className="-indent-[0.75em]">
            <Lines {...props} block={{ kind, lines: [line] }} />
          </li>
        ))}
      </ul>
    )
  }
  if (kind === 'heading') {
    return (
      <h3 className="mt-[0.5em] first:mt-0">
        <Lines {...props} />
      </h3>
    )
  }
  return (
    <p>
      <Lines {...props} />
    </p>
  )
}

type PaperProps = { document: ResumeText; marked: Stretch | null; zoom: number }

/** A file without pages of its own, set again from its headings, lists and tables. */
export function Paper({ document, marked, zoom }: PaperProps) {
  return (
    <div style={{ fontSize: `${zoom}em` }} className="bg-sheet p-5 shadow-sheet sm:p-10 sm:leading-relaxed">
      <div className="grid gap-[0.75em] font-quote whitespace-pre-wrap [tab-size:3]">
        {toBlocks(document).map(block => (
          <BlockView key={block.lines[0]?.start} block={block} text={document.text} marked={marked} />
        ))}
      </div>
    </div>
  )
}
