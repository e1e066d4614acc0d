import { datesOnly } from './entries.ts'
import { isFirm } from './firm-over.ts'
import type { Post } from './posts.ts'
import type { Row } from './sections.ts'
import { hasTitle } from './titles.ts'

const named = /^(?<firm>[^,]{3,60}),\s(?<town>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)$/u

/** The line over the dates, where it is a name and a town and nothing that is a title. */
function lineOf(post: Post, rows: readonly Row[]): { firm: string; town: string } | null {
  const row = rows[post.first]
  if (!row || post.titles.length > 0 || !datesOnly(rows[post.first + 1]?.text)) return null
  const { firm = '', town = '' } = named.exec(row.text)?.groups ?? {}
  return firm !== '' && !hasTitle(firm) && !hasTitle(town) && post.employer === town ? { firm, town } : null
}

const surely = (firm: string) => isFirm(firm) || /^The \p{Lu}/u.test(firm)

/**
 * “Hill Bread Co., Leeds” over dates alone and a sentence on the work: whoever names no title names the firm, and its
 * town is no firm. What is so in one post, where the firm is known by its words, is so in all that look like it.
 */
export function firmsAlone(found: readonly Post[], rows: readonly Row[]): void {
  const lines = found.map(post => lineOf(post, rows))
  if (!lines.some(line => line !== null && surely(line.firm) && !isFirm(line.town))) return
  found.forEach((post, at) => {
    const line = lines[at]
    if (line && !isFirm(line.town)) Object.assign(post, { title: line.firm, employer: line.firm })
  })
}
