import type { PostingWarning } from '../../../contract/screening.ts'
import { Notice } from '../../ui/notice.tsx'
import { toWarned } from './warned.ts'

type WarningsProps = { posting: string; warnings: readonly PostingWarning[] }

/** What a posting asks that no score may rest on, each once beside the words that ask it. */
export function Warnings({ posting, warnings }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <Notice tone="note">
      <ul className="grid gap-2">
        {toWarned(posting, warnings).map(({ text, words }) => (
          <li key={text}>
            {text} <span className="text-sm">In the posting: {words.map(one => `“${one}”`).join(', ')}.</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
