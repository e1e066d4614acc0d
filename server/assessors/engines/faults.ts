/** Why a model gave no answer that can be used. A closed list; each has one honest sentence. */
export const faultText = {
  none: 'No language model is set up.',
  not_granted: 'Your plan does not include a second reading by a language model.',
  external_off: 'Calls that leave this machine are switched off (AI_EXTERNAL=off).',
  not_ready: 'The language model is not fully set up.',
  resting: 'The language model failed several times and is left alone for a while.',
  budget: 'The budget for language models is used up for today.',
  leak: 'The resume could not be made anonymous for certain, so it was not sent.',
  nothing_to_send: 'Nothing was left to send once everything personal was taken out.',
  too_long: 'The resume does not fit the model’s context length, and it is never cut.',
  unreachable: 'The language model could not be reached.',
  timeout: 'The language model took too long to answer.',
  key: 'The language model’s provider refused the key.',
  missing: 'The provider knows no such model or address.',
  rate: 'The language model’s provider asked to slow down.',
  server: 'The language model’s provider had a fault.',
  request: 'The language model’s provider did not accept the question.',
  too_large: 'The language model’s answer was too large and was not read.',
  not_api: 'What answered is not a language model’s interface.',
  cut: 'The language model’s answer was cut off.',
  declined: 'The language model declined to answer.',
  form: 'The language model’s answer did not have the form that was asked for.',
  not_reading: 'The language model’s answer was not used: it failed the control questions.',
  unfounded: 'Nothing that the language model said could be found in the resume.',
} as const

export type FaultKind = keyof typeof faultText

/** Thrown for every way in which a model gives no usable answer. */
export class ModelFault extends Error {
  readonly kind: FaultKind
  /** What the provider said of the fault, for administrators; never holds a key or a resume. */
  readonly detail: string | null
  /** How long the provider asks to be left alone; null where it does not say. */
  readonly retryAfterMs: number | null
  /** Whether the provider may have worked, and so may charge for it. */
  readonly spent: boolean

  constructor(kind: FaultKind, more: { detail?: string; retryAfterMs?: number | null; spent?: boolean } = {}) {
    super(faultText[kind])
    this.kind = kind
    this.detail = more.detail ?? null
    this.retryAfterMs = more.retryAfterMs ?? null
    this.spent = more.spent ?? false
  }
}

/** Worth another try at the same place. */
export const isPassing = (kind: FaultKind) => kind === 'unreachable' || kind === 'rate' || kind === 'server'

/** Says that the place itself is in trouble, whatever is asked of it. */
export const isOutage = (kind: FaultKind) =>
  isPassing(kind) || kind === 'timeout' || kind === 'key' || kind === 'missing' || kind === 'not_api'
