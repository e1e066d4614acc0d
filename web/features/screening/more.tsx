import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { rowsAtOnce } from './carried.ts'

type MoreProps = { shown: number; total: number; note?: string | false; onMore: (shown: number) => void }

/** Under a list that is longer than what is shown of it. */
export function More({ shown, total, note, onMore }: MoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft tabular-nums">{`The first ${shown} of ${total}. ${note || ''}`}</p>
      <Button className="print:hidden" onClick={() => onMore(shown + rowsAtOnce)}>
        Show {Math.min(rowsAtOnce, total - shown)} more
      </Button>
    </div>
  )
}

/** Where more rows are shown the keyboard goes on at the first of them: the button has moved below them, or is gone. */
export function useFocusOnMore<List extends HTMLElement>(shown: number): RefObject<List | null> {
  const list = useRef<List>(null)
  const before = useRef(shown)
  useEffect(() => {
    const row = list.current?.children[before.current]
    before.current = shown
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])
  return list
}
