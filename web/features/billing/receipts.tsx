import { useQuery } from '@tanstack/react-query'
import type { Receipt } from '../../../contract/billing.ts'
import { receiptsQuery } from '../../api/billing.ts'
import { reasonOf } from '../../api/error.ts'
import { formatMoney } from '../../ui/money.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'

const words: Record<Receipt['status'], string> = {
  paid: 'paid',
  open: 'not paid yet',
  void: 'void',
  refunded: 'refunded',
  partly_refunded: 'partly refunded',
}

function List() {
  const { data, error, isPending, refetch } = useQuery(receiptsQuery)
  if (isPending) return <Skeleton rows={1} label="Loading receipts" />
  if (error && !data) {
    return <ErrorState title="The receipts could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
  }
  return (
    <ul className="mt-2 divide-y divide-line">
      {data.map(({ id, number, created_at, amount, status, url }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span>
            <Time at={created_at} />{' '}
            {url ? (
              <a href={url} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
                {number ?? 'Receipt'}
              </a>
            ) : (
              (number ?? 'Receipt')
            )}
          </span>
          <span className="tabular-nums">
            {formatMoney(amount)} · {words[status]}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Asked of the payment provider only when somebody wants to see them. */
export function Receipts() {
  return (
    <section aria-label="Receipts">
      <h3 className="text-base">Receipts</h3>
      <List />
    </section>
  )
}
