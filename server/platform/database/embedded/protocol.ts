/** What the two threads of the embedded database say to each other, each in lists that are answered by a list. */
export type Request =
  | { kind: 'query'; id: number; sql: string; parameters: (string | null)[] }
  | { kind: 'script'; id: number; sql: string }
  /** Write a checkpoint and end. */
  | { kind: 'close' }

export type Reply =
  | { kind: 'open' }
  /** The database did not open: a sentence for the person who starts the server. */
  | { kind: 'refused'; reason: string }
  | { kind: 'rows'; id: number; rows: unknown[]; affectedRows: number }
  | { kind: 'error'; id: number; message: string; fields: ErrorFields }
  /** PostgreSQL itself broke down; nothing that is asked from here on is answered. */
  | { kind: 'broken'; reason: string }

/** What PostgreSQL says of an error beside the message, under the names that `pg` gives. */
export type ErrorFields = {
  /** SQLSTATE, five characters. */
  code?: string | undefined
  constraint?: string | undefined
  detail?: string | undefined
  table?: string | undefined
  column?: string | undefined
}
