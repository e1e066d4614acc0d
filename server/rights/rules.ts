import type { Job, Resume } from '../../contract/index.ts'
import { escapeHtml } from '../platform/html.ts'

/**
 * A name that every file system takes and that stays in its folder: letters of any script, without what means
 * something to a shell, a path or a disk, at most 80 characters. Not unique by itself.
 */
export function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}<>:"/\\|?*']+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...plain].slice(0, 80).join('').trim() || 'unnamed'
}

/** Where everything about a candidate stands in the zip. The id makes it unique. */
export const folderOf = ({ id, file_name }: Resume) => `candidates/${id} ${safeName(file_name)}`

const hrefOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The page to begin with. It loads nothing and runs nothing. */
export function* indexPage(name: string, jobs: Job[], resumes: Resume[], files: string[]): Generator<string> {
  yield '<!doctype html><html lang="en"><meta charset="utf-8">'
  yield `<title>Your data in Candid</title><h1>Your data in Candid</h1><p>Everything that is kept of ${escapeHtml(name)}.</p>`
  yield `<ul>${files.map(file => `<li><a href="${hrefOf(file)}">${escapeHtml(file)}</a></li>`).join('')}</ul>`
  yield '<p>Files that end in .json hold everything, for programs; those that end in .csv are tables.</p>'
  yield `<h2>Jobs</h2><ul>${jobs.map(({ id, title }) => `<li>${id} ${escapeHtml(title)}</li>`).join('')}</ul>`
  yield '<h2>Candidates</h2><p>Each folder holds the file as it was uploaded, the text as it was read, what was found in it, the analysis, and every match with the sentences it rests on.</p><ul>'
  for (const resume of resumes)
    yield `<li><a href="${hrefOf(folderOf(resume))}/">${escapeHtml(resume.file_name)}</a>, uploaded ${resume.uploaded_at.slice(0, 10)}</li>`
  yield '</ul></html>\n'
}

const day = 86_400_000

/** Nothing goes within a day of a change of the setting: one that was typed wrong can be mended. */
const graceMs = day

export type LastUse = { id: number; file_name: string; last_used_at: Date }

type Setting = { days: number; changed_at: Date }

/** From when on a resume may be deleted with this setting. */
export const goesAt = (lastUsed: Date, { days, changed_at }: Setting): Date =>
  new Date(Math.max(lastUsed.getTime() + days * day, changed_at.getTime() + graceMs))

export const answerUse = ({ id, file_name, last_used_at }: LastUse, setting: Setting) => ({
  id,
  file_name,
  last_used_at: last_used_at.toISOString(),
  goes_at: goesAt(last_used_at, setting).toISOString(),
})
