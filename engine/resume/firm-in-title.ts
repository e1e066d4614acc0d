import { isFirm } from './firm-over.ts'
import { isPlain } from './plain-words.ts'
import type { Row } from './sections.ts'
import { hasTitle } from './titles.ts'

type Named = { title: string; employer: string; used: Row[] }

const bracketed = /^(?<post>\S[^()]*?)\s*\((?<firm>\p{Lu}[^()\d]*)\)$/u
// Two words or more, each of which begins as names do.
const name = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|and|of|de|del|la))*\s\p{Lu}\S*$/u

/** “Teller (Banco Azul)” over dates alone: the firm stands behind the title, and the line below tells what was done. */
export function firmInTitle(heading: Named, dates: Row): Named {
  const { post, firm } = bracketed.exec(heading.title)?.groups ?? {}
  if (!post || !firm || !hasTitle(post) || hasTitle(firm) || isFirm(heading.employer)) return heading
  if (!isFirm(firm) && !(name.test(firm) && !isPlain(firm))) return heading
  const used = heading.used.filter(row => row === dates || row.text.includes(heading.title))
  return { title: post, employer: firm, used }
}
