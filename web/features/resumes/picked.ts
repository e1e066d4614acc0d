/**
 * A file on its way: chosen, sent, and what became of it. What failed may be sent again, what was refused may not.
 * `known`: what a resume of the same bytes is called that was there before.
 */
export type Picked = {
  file: File
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'refused'
  reason?: string
  known?: string
}
