import type { Resume } from '../../../contract/resumes.ts'

export const orders = { newest: 'Newest', file_name: 'File name' }
export type Order = keyof typeof orders

type Names = ReadonlyMap<number, string> | undefined

const holds = (text: string | undefined, words: string) =>
  text?.toLowerCase().includes(words.trim().toLowerCase()) ?? false

/** Whose file name holds the words, or by the names that are read in them who they are of; as they come, newest first. */
export function listed(resumes: readonly Resume[], names: Names, words: string, order: Order): Resume[] {
  const found = resumes.filter(one => holds(one.file_name, words) || holds(names?.get(one.id), words))
  if (order === 'newest') return found
  return found.sort((a, b) => a.file_name.localeCompare(b.file_name, 'en', { numeric: true }))
}

/** A name is shown to who looks for it, and to nobody else: the list stays one of files. */
export const soughtName = ({ id, file_name }: Resume, names: Names, words: string): string | undefined =>
  words.trim() && !holds(file_name, words) ? names?.get(id) : undefined
