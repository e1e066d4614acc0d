import type { Evidence } from '../../../contract/screening.ts'
import { readAddress } from '../../api/places.ts'
import { Quote } from '../../ui/quote.tsx'

const placeOf = ({ page }: Evidence) => (page === null ? 'in the text' : `page ${page}`)

/** A quote that leads to its place in the resume; without `resumeId` it is words alone. */
export function EvidenceQuote({ evidence, resumeId }: { evidence: Evidence; resumeId: number | undefined }) {
  const way = resumeId === undefined ? {} : { to: readAddress(resumeId, evidence), place: placeOf(evidence) }
  return <Quote text={evidence.quote} {...way} />
}
