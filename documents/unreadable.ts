import type { Reading, UnreadableReason } from './text.ts'

/** Thrown inside documents/ where a file cannot be read; turned into a `Reading` in one place. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, message: string) {
    super(message)
    this.reason = reason
  }
}

export const corrupt = (): Unreadable =>
  new Unreadable('corrupt', 'The file is damaged or incomplete; export it again and upload the new file.')

export const bomb = (): Unreadable =>
  new Unreadable('too_large', 'The file expands beyond safe limits; save it again as a plain PDF or DOCX.')

export const encrypted = (): Unreadable =>
  new Unreadable('encrypted', 'The file is protected by a password; remove the protection and upload it again.')

export const empty = (): Unreadable =>
  new Unreadable('empty', 'The file holds no text; check that it is the right file and upload it again.')

export const timedOut = (milliseconds: number): Unreadable =>
  new Unreadable(
    'timed_out',
    `The file took longer than ${Math.round(milliseconds / 100) / 10} s to read; export it as a simpler PDF.`,
  )

export function unreadableReading(error: Unreadable): Reading {
  return { status: 'unreadable', reason: error.reason, message: error.message }
}
