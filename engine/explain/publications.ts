import type { Resume } from '../resume/read.ts'
import { spelled } from './phrases.ts'

// “3. Lee A.B., Hill C. (2023). …”, “Lee, A., & Hill, C. (2021)”: authors by their letters, and the year in brackets.
const entry =
  /^\W*(?:\[?\d{1,3}[\].)]\s*)?(?<first>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?),? (?:\p{Lu}\.[ -]?){1,3}(?:[,;&]| and | et al|(?=\s*\()).{0,300}\((?:19|20)\d\d[a-z]?(?:, [^)]*)?\)/u
const fewest = 3

/** How many publications the resume lists by author and year, and of how many its person is the first author. */
export function publications({ document, profile }: Resume): string | null {
  const firsts = document.text.split('\n').flatMap(line => entry.exec(line.slice(0, 400))?.groups?.first ?? [])
  if (firsts.length < fewest) return null
  const surname = profile.name?.split(',')[0]?.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? ''
  const own = surname === '' ? 0 : firsts.filter(name => name.toLowerCase().split(' ').includes(surname)).length
  const as =
    own === 0 ? '' : own === firsts.length ? ', all as first author' : `, ${spelled(own)} of them as first author`
  return `Lists ${spelled(firsts.length)} publications${as}.`
}
