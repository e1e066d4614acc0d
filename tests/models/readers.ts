import type { Answerer, Seen } from './server.ts'

type Status = 'met' | 'partial' | 'unmet'
export type Opinion = { status: Status; quotes: string[]; reason?: string }

/** Tells the two controls from the posting's requirements, as a model that reads does without being told. */
const control = (text: string): Opinion | null => {
  if (text.startsWith('Has done this: ')) return { status: 'met', quotes: [text.slice('Has done this: '.length)] }
  return /^Registered (?:Vellmar|Quorbin|Tessaly-Hask|Ondrick|Brevane|Mirrowel) /.test(text)
    ? { status: 'unmet', quotes: [] }
    : null
}

export const isControl = (text: string) => control(text) !== null

export const asText = (list: { requirement: string; status: string; quotes: string[]; reason: string }[]) =>
  JSON.stringify({ assessments: list })

/** A model that reads: right on the controls, and of the requirements what `opinion` says. */
export const reading =
  (opinion: (text: string, seen: Seen) => Opinion): Answerer =>
  seen => ({ text: verdicts(seen, text => control(text) ?? opinion(text, seen)) })

/** A model that obeys: whatever is asked, the controls too, gets what `opinion` says. */
export const obeying =
  (opinion: (text: string, seen: Seen) => Opinion): Answerer =>
  seen => ({ text: verdicts(seen, text => opinion(text, seen)) })

function verdicts(seen: Seen, opinion: (text: string) => Opinion): string {
  return asText(
    seen.asked.map(({ id, text }) => {
      const { status, quotes, reason = `Because of ${status}.` } = opinion(text)
      return { requirement: id, status, quotes, reason }
    }),
  )
}
