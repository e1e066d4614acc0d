/** A file on its way: chosen, sent, and what became of it. */
export type Picked = { file: File; state: 'waiting' | 'sending' | 'stored' | 'failed'; reason?: string }
