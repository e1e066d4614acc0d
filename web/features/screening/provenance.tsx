import type { Match } from '../../../contract/screening.ts'
import { Time } from '../../ui/time.tsx'

/** What makes a result repeatable: who computed it, from what, and what "present" meant. */
export function Provenance({
  of,
}: {
  of: Pick<Match, 'engine' | 'input_hash' | 'as_of' | 'evaluated_at' | 'second_reading'>
}) {
  const facts = [
    { name: 'Computed', value: <Time at={of.evaluated_at} exact /> },
    { name: 'Engine', value: `${of.engine.name} ${of.engine.version}` },
    { name: '“Present” means', value: <Time at={`${of.as_of}T12:00:00.000Z`} /> },
    { name: 'Input', value: <code title={of.input_hash}>{of.input_hash.slice(0, 12)}</code> },
  ]
  return (
    <div className="text-sm text-faint">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        {of.second_reading?.answered
          ? 'The engine gives the same score every time. What the model said is kept; read again, it may say something else.'
          : 'The same input gives the same score, every time.'}
      </p>
    </div>
  )
}
