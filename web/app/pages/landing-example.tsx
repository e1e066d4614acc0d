import type { RequirementResult } from '../../../contract/screening.ts'
import { Requirements } from '../../features/screening/requirements.tsx'

const requirements: RequirementResult[] = []

export function LandingExample() {
  return (
    <figure>
      <Requirements requirements={requirements} fileUrl="" />
    </figure>
  )
}
