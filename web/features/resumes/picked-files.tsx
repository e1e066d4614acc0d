import { CircleAlert, CircleCheck, Clock, LoaderCircle, X } from 'lucide-react'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { focusAfterRow } from '../../ui/focus-after-row.ts'
import { Sheet } from '../../ui/section.tsx'
import type { Picked } from './picked.ts'

const looks = {
  waiting: { Icon: Clock, word: 'Ready to upload', tone: 'text-faint' },
  sending: { Icon: LoaderCircle, word: 'Uploading', tone: 'text-accent animate-breathe' },
  stored: { Icon: CircleCheck, word: 'Stored', tone: 'text-accent' },
  failed: { Icon: CircleAlert, word: 'Failed', tone: 'text-danger' },
  refused: { Icon: CircleAlert, word: 'Failed', tone: 'text-danger' },
}

type RowProps = { one: Picked; onRemove: (file: File) => void }

const PickedRow = memo(function PickedRow({ one, onRemove }: RowProps) {
  const { Icon, word, tone } = looks[one.state]
  const remove = () => {
    const goOn = focusAfterRow()
    flushSync(() => onRemove(one.file))
    // Each row now shows the next file, under the same button; only the last row is gone.
    if (document.activeElement === document.body) goOn()
  }
  return (
    <li className="lazy-row flex items-center gap-3 px-4 py-2.5">
      <Icon className={`size-4.5 shrink-0 ${tone}`} aria-hidden />
      <div className="min-w-0 grow">
        <p className="truncate" title={one.file.name}>
          {one.file.name}
        </p>
        <p className={one.reason ? 'text-sm text-danger' : 'text-sm text-faint'}>
          {word}
          {one.reason && `: ${one.reason}`}
          {one.known && `. You have this file already: ${one.known}`}
        </p>
      </div>
      {one.state !== 'sending' && one.state !== 'stored' && (
        <button
          type="button"
          aria-label={`Remove ${one.file.name} from the list`}
          onClick={remove}
          className="grid size-8 shrink-0 place-items-center rounded-control text-faint hover:bg-accent-wash hover:text-accent-deep"
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </li>
  )
})

const order = { failed: 0, refused: 0, sending: 1, waiting: 2, stored: 3 }

/** What was picked and what became of it; what needs a hand stands on top. */
export function PickedFiles({ picked, onRemove }: { picked: readonly Picked[]; onRemove: (file: File) => void }) {
  if (picked.length === 0) return null
  const sorted = picked.map((one, key) => ({ one, key })).sort((a, b) => order[a.one.state] - order[b.one.state])
  return (
    <Sheet>
      <ul aria-label="Picked files" className="divide-y divide-line">
        {sorted.map(({ one, key }) => (
          <PickedRow key={key} one={one} onRemove={onRemove} />
        ))}
      </ul>
    </Sheet>
  )
}
