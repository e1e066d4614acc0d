import { Bullets } from '../../ui/bullets.tsx'
import { type Block, toBlocks } from './posting-blocks.ts'

function Lines({ block: { kind, lines } }: { block: Block }) {
  if (kind === 'heading') return <h2 className="mt-3 text-lg first:mt-0">{lines.join(' ')}</h2>
  if (kind === 'text') return <p className="whitespace-pre-line">{lines.join('\n')}</p>
  return <Bullets lines={lines} />
}

/** The posting as its author meant it to look. */
export function Posting({ text }: { text: string }) {
  return (
    <div dir="auto" className="grid max-w-read gap-3 leading-relaxed">
      {toBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text stands still
        <Lines key={index} block={block} />
      ))}
    </div>
  )
}
