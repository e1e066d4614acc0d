import { useQuery } from '@tanstack/react-query'
import { allowanceQuery } from '../../api/allowance.ts'
import { LimitNote } from '../../features/billing/limit-note.tsx'
import { SelectManyPage } from '../../features/screening/select-many-page.tsx'

const counted = ['batch_size', 'analyses_per_month'] as const

export function SelectMany() {
  const most = useQuery(allowanceQuery).data?.limits.find(({ name }) => name === 'batch_size')?.limit ?? null
  return <SelectManyPage note={<LimitNote names={counted} />} most={most} />
}
