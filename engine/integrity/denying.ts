import { mayLeave } from '../resume/undone.ts'
import { signFor, signsIn } from '../text/signs.ts'
import type { Word } from '../text/words.ts'
import { withoutHarmless } from './harmless.ts'

const denies = /(?:\b(?:no|not|never|without|lack|plan to|learning|booked)|n['’]t)\b/iu
// Without one of these nothing is denied.
const mayDeny = signFor(raw => /\b(?:no|not|never|without|lack|plan|learning|booked)\b|n['’]t\b/i.test(raw))

// A statement without any of these words says of nothing that it is missing, planned or done by others (resume/polarity.ts).
const hedging = new Set(
  'no not never without lack lacks lacking none neither nor cannot unable nothing missing outside short zero plan plans planned planning would want hope hoping wish aim aiming looking interested keen eager learning studying taking booked signed enrolled enroled enrolling enroling will preparation aspire aspires aspiring seeking goal dream upcoming next before toward towards preparing by else does handles handle prices takes outsourced referred transferred flown sent'.split(
    ' ',
  ),
)
const isApostrophe = (sign: string | undefined) => sign === "'" || sign === '’'
const isHedge = (raw: string) =>
  hedging.has(raw.toLowerCase()) || mayLeave(raw) || (isApostrophe(raw.at(-2)) && /n['’]t$|['’]s$/iu.test(raw))
const mayHedge = signFor(isHedge)

/** Whether a text of these words says what is not, or not yet, and somebody minds. */
export const deniesIn = (text: string, list: readonly Word[]): boolean =>
  (signsIn(list) & mayDeny) !== 0 && denies.test(text) && denies.test(withoutHarmless(text))

/** Whether a text of these words may say of something that it is not done by the person. */
export const hedges = (list: readonly Word[]): boolean =>
  (signsIn(list) & mayHedge) !== 0 && list.some(({ raw }) => isHedge(raw))
