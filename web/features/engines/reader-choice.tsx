import { useQuery } from '@tanstack/react-query'
import type { Reader } from '../../../contract/engines.ts'
import { readerQuery, useSetReader } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Section, Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

const readers: { value: Reader; name: string; text: string }[] = [
  {
    value: 'offline',
    name: 'The offline engine',
    text: 'Nothing leaves this server. The same file always scores the same.',
  },
  {
    value: 'model',
    name: 'The offline engine, then a language model',
    text: 'For each single match. The model sees no name, contact, age or sex, and its doubts count half.',
  },
]

/** What the account uses where a match does not say otherwise. */
export function ReaderChoice() {
  const { data, error, refetch } = useQuery(readerQuery)
  const { mutate, isPending } = useSetReader()
  return (
    <Section title="Who reads your matches">
      {!data && error && <ErrorState title="This is not known" detail={reasonOf(error)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={2} label="Loading your choice" />}
      {data && (
        <Sheet>
          <fieldset className="divide-y divide-line" aria-busy={isPending}>
            <legend className="sr-only">Who reads your matches</legend>
            {readers.map(({ value, name, text }) => (
              <label key={value} className="flex gap-3 px-4 py-3.5 sm:px-5">
                <input
                  type="radio"
                  name="reader"
                  className="mt-1 size-4 accent-(--color-accent)"
                  checked={data.reader === value}
                  onChange={() => mutate(value, { onError: failure => toast.bad(reasonOf(failure)) })}
                />
                <span className="grid gap-0.5">
                  <span className="font-medium">{name}</span>
                  <span className="text-soft">{text}</span>
                  {value === 'model' && (
                    <span className="text-sm text-faint">
                      {data.available ? `Asked first: ${data.note}` : `Not now: ${data.note}`}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        </Sheet>
      )}
    </Section>
  )
}
