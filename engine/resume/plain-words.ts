import { frequencyOf } from '../knowledge/about.ts'
import { concepts } from '../knowledge/index.ts'
import { onceOf } from '../text/once.ts'
import { isSmall, stems, words } from '../text/words.ts'

let known: Set<string> | null = null

/** The stems of all that the knowledge base names, and of what it says of it. */
function stemsKnown(): Set<string> {
  if (known) return known
  known = new Set<string>()
  for (const { names, about } of concepts.values())
    for (const phrase of [...names, ...about]) for (const stem of stems(phrase)) known.add(stem)
  return known
}

const rare = frequencyOf('')

/**
 * Whether every word is one that many resumes have or that some trade has: “Fixed Plant”, “Toddlers”. The name of a firm
 * has a word of its own: “Thalanga Copper”.
 */
export const isPlain = onceOf((text: string): boolean => {
  const list = words(text.replace(/\([^)]*\)/g, ' '))
  return (
    list.length > 0 &&
    list.every(({ stem }) => isSmall(stem) || /^\d+$/.test(stem) || frequencyOf(stem) > rare || stemsKnown().has(stem))
  )
}, 400)
