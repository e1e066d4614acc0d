import { useId } from 'react'
import type { HiddenPassage } from '../../../contract/reading.ts'
import { Button } from '../../ui/button.tsx'
import { hiddenReasons } from './hidden-reasons.ts'

type HiddenListProps = {
  hidden: readonly HiddenPassage[]
  /** Brings the passage with this place in the list before the eyes; null where the format has no pages. */
  onShow: ((index: number) => void) | null
}

/** What a person cannot see: counted, shown in red, and each explained. */
export function HiddenList({ hidden, onShow }: HiddenListProps) {
  const id = useId()
  if (hidden.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-danger/40 p-4">
      <h3 id={id} className="text-lg text-danger">
        {hidden.length === 1
          ? '1 passage that a person cannot see'
          : `${hidden.length} passages that a person cannot see`}
      </h3>
      <ul className="grid gap-3">
        {hidden.map(({ text, reason, page, box }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages never move
          <li key={index} className="grid justify-items-start gap-0.5">
            <p className="line-clamp-6 font-quote text-danger">“{text}”</p>
            <p className="text-sm text-soft">{hiddenReasons[reason]}</p>
            {onShow && box && reason !== 'off_page' && (
              <Button tone="quiet" size="sm" className="-ml-2.5" onClick={() => onShow(index)}>
                Show on page {page}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
