import type { EngineTest } from '../../../contract/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Notice } from '../../ui/notice.tsx'
import { dollars } from './kinds.ts'

const words: Record<string, string> = { met: 'Met', partial: 'Partly', unmet: 'Not shown' }

/** What came of a real small call over an invented resume: time, tokens, money and the answer as it was understood. */
export function TestResult({ test, error }: { test: EngineTest | undefined; error: unknown }) {
  if (error) return <Notice tone="bad">{reasonOf(error)}</Notice>
  if (!test) return null
  const tokens = (count: number | null) => (count ?? 0).toLocaleString('en')
  return (
    <div className="grid gap-3" aria-live="polite">
      {test.ok ? (
        <p className="font-medium text-met">{test.message}</p>
      ) : (
        <Notice tone="bad">
          <p>{test.message}</p>
          {test.detail && <p className="text-sm break-words">{test.detail}</p>}
        </Notice>
      )}
      {test.cost !== null && (
        <p className="text-sm text-soft tabular-nums">
          {`${(test.took_ms / 1000).toFixed(1)} s · ${tokens(test.tokens_in)} tokens in, ${tokens(test.tokens_out)} out · ${dollars(test.cost)}`}
        </p>
      )}
      {test.answer.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {test.answer.map(({ requirement, status, quote }) => (
            <li key={requirement}>
              <span className="font-medium">{words[status] ?? status}:</span> {requirement}
              {quote && <span className="text-soft"> “{quote}”</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
