import { isSmall, stems } from '../text/words.ts'
import type { Concept } from './index.ts'

// By the id of each concept the stems that its name needs for company.
const needed = new Map<string, string[]>()

/** Whether an ambiguous name is at home among these stems. */
export function atHome(concept: Concept, around: ReadonlySet<string>): boolean {
  if (concept.needs.length === 0) return true
  let wanted = needed.get(concept.id)
  if (!wanted) {
    // The name itself is no company for the name.
    const own = new Set(concept.names.filter(name => !/\s/.test(name)).flatMap(stems))
    wanted = [...new Set(concept.needs.flatMap(stems).filter(word => !isSmall(word) && !own.has(word)))]
    needed.set(concept.id, wanted)
  }
  for (const word of wanted) if (around.has(word)) return true
  return false
}
