import { wordCount } from '../text/count.ts'
import { speaks } from './entries.ts'
import { hasTitle } from './titles.ts'

/** “Owner, Hill Maps, Leeds. Shop and fairs.” below dates alone: title, firm and town, and then the work. */
export function namedFirst(text: string): string {
  const [first = ''] = text
    .replace(/\s*\([^)]*\)/gu, '')
    .split(/(?<=\p{L}{3}|\p{Lu}{2})(?:\.\s+(?=[\p{Lu}\d£$€])|\.$)/u)
  const [title = '', ...behind] = first.split(/,\s/u)
  // “Crew Manager, acting, Hill Rescue, Leeds.”
  const names = /^\p{Lu}/u.test(title) && behind.slice(0, 2).some(firm => /^["“«]?(?:the\s)?\p{Lu}/u.test(firm))
  return names && hasTitle(title) && wordCount(title) <= 7 && wordCount(first) <= 15 && !speaks(first) ? first : ''
}
