import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '../../api/error.ts'
import { retentionQuery, useSetRetention } from '../../api/rights.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { RetentionPreview } from './retention-preview.tsx'

const choices = [30, 90, 180, 365, 730]

/** A value that was set by the API stands among the choices, too. */
const choicesWith = (days: number | null) => [...new Set([...choices, ...(days ? [days] : [])])].sort((a, b) => a - b)

function RetentionForm({ days }: { days: number | null }) {
  // Until something is chosen here, what was saved stands there: from elsewhere, too.
  const [picked, setPicked] = useState<number | null | undefined>()
  const chosen = picked === undefined ? days : picked
  const { mutate, isPending } = useSetRetention()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(chosen, {
      onSuccess: () => {
        setPicked(undefined)
        toast.good(chosen ? `Unused resumes go after ${chosen} days.` : 'Nothing goes by itself.')
      },
      onError: failure => toast.bad(reasonOf(failure)),
    })
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Delete resumes that nobody used"
          value={chosen ?? ''}
          onChange={event => setPicked(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">Never</option>
          {choicesWith(days).map(choice => (
            <option key={choice} value={choice}>
              for {choice} days
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isPending} tone={chosen === days ? 'plain' : 'primary'}>
          Save
        </Button>
      </div>
      {chosen !== null && <RetentionPreview days={chosen} saved={chosen === days} />}
    </form>
  )
}

/** Off until somebody wants it; what would go is listed before it is saved. */
export function Retention() {
  const { data, error, refetch } = useQuery(retentionQuery)
  return (
    <div className="grid gap-3">
      <h3 className="text-base">Keep no longer than needed</h3>
      <p className="max-w-read text-soft">
        A resume is used when somebody opens, downloads, analyses or matches it. What goes is gone for good, with its
        file and its results. Nothing goes within a day of a change here.
      </p>
      {!data && error && (
        <ErrorState title="The setting could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton rows={1} label="Loading the setting" />}
      {data && <RetentionForm days={data.days} />}
    </div>
  )
}
