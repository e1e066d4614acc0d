import { useMostAtOnce } from '../../api/allowance.ts'
import { LimitNote } from '../../features/billing/limit-note.tsx'
import { SelectManyPage } from '../../features/screening/select-many-page.tsx'

const counted = ['batch_size', 'analyses_per_month'] as const

export function SelectMany() {
  return <SelectManyPage note={<LimitNote names={counted} />} most={useMostAtOnce()} />
}
