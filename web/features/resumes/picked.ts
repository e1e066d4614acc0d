/** A file on its way: chosen, sent, and what became of it. What failed may be sent again, what was refused may not. */
export type Picked = { file: File; state: 'waiting' | 'sending' | 'stored' | 'failed' | 'refused'; reason?: string }
