export const titleLabel =
  /^(?:position(?: held)?|job(?: title)?|title|role|designation|post|occupation|poste|puesto|cargo|função|stelle|tätigkeit|befattning|stilling|functie)$/iu
export const employerLabel =
  /^(?:company(?: name)?|employer|organi[sz]ation|firm|\p{L}+ or firm|arbeitgeber|firma|entreprise|empresa|arbetsgivare|arbeidsgiver|werkgever)$/iu

export const dateLabel = 'period|dates?|duration|from|start(?: date)?|zeitraum|période|período'
const entryLabel = new RegExp(
  `^\\s*(?<label>(?:${titleLabel.source.slice(4, -2)})|(?:${employerLabel.source.slice(4, -2)})|${dateLabel})\\s*:\\s+(?=\\S)`,
  'iu',
)

/** “Company: Acme Ltd”, “POSITION HELD: Driver”: what a line of a form says it holds. `length` covers the label. */
export function fieldOf(line: string): { kind: 'title' | 'employer' | 'dates'; length: number } | null {
  const found = entryLabel.exec(line)
  const label = found?.groups?.label
  if (!found || !label) return null
  const kind = titleLabel.test(label) ? 'title' : employerLabel.test(label) ? 'employer' : 'dates'
  return { kind, length: found[0].length }
}
