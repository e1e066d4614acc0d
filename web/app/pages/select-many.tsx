import { LimitNote } from '../../features/billing/limit-note.tsx'
import { SelectManyPage } from '../../features/screening/select-many-page.tsx'

const counted = ['batch_size', 'analyses_per_month'] as const

export const SelectMany = () => <SelectManyPage note={<LimitNote names={counted} />} />
