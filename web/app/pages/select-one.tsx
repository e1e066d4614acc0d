import { LimitNote } from '../../features/billing/limit-note.tsx'
import { SelectOnePage } from '../../features/screening/select-one-page.tsx'

const counted = ['analyses_per_month'] as const

export const SelectOne = () => <SelectOnePage note={<LimitNote names={counted} />} />
