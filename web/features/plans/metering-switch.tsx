import { useQuery } from '@tanstack/react-query'
import { meteringQuery, useSetMetering } from '../../api/billing.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Section } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

/** For administrators: whether what plans grant is enforced. */
export function MeteringSwitch() {
  const { data, error, refetch } = useQuery(meteringQuery)
  const { mutate, isPending } = useSetMetering()
  const change = async (enabled: boolean) => {
    const sure =
      !enabled ||
      (await confirm({
        text: 'Hold everybody to the limits of their plan?',
        detail:
          'It counts at once, for all accounts. What somebody has over a limit stays, but nothing more can be added until there is room.',
        action: 'Switch it on',
        harmless: true,
      }))
    if (sure) mutate(enabled, { onError: failure => toast.bad(reasonOf(failure)) })
  }
  return (
    <Section title="Metering">
      {!data && error && (
        <ErrorState title="Metering is not known" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton rows={1} label="Loading metering" />}
      {data && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="max-w-read text-soft" aria-live="polite">
            {data.enabled
              ? 'Metering is on: everybody may use what their plan grants. Reading and deleting is never limited.'
              : 'Metering is off: there are no limits for anybody, whatever their plan.'}
          </p>
          <Button busy={isPending} onClick={() => change(!data.enabled)}>
            {data.enabled ? 'Switch metering off' : 'Switch metering on'}
          </Button>
        </div>
      )}
    </Section>
  )
}
