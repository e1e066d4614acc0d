import type { Post } from '../resume/posts.ts'
import { stems } from '../text/words.ts'

// Kinds of places of work, and what employers of the kind call themselves.
const places: [RegExp, RegExp][] = [
  [/\bhospital\b/iu, /\b(?:hospital|medical cent(?:er|re)|infirmary|klinik\p{L}*|hôpital)\b/iu],
  [/\bhotel\b/iu, /\b(?:h[oô]tel|resort|inn|lodge|auberge|motel)\b/iu],
  [/\bschool\b/iu, /\b(?:school|academy|gymnasium|escuela|école|lycée)\b/iu],
  [/\b(?:restaurant|kitchen)\b/iu, /\b(?:restaurant|bistro|brasserie|trattoria|grill|kitchen)\b/iu],
  [/\b(?:warehouse|distribution cent(?:er|re))\b/iu, /\b(?:warehous\p{L}*|distribution|fulfil\p{L}*|depot)\b/iu],
  [/\blab(?:oratory)?\b/iu, /\blab(?:orator(?:y|ies)|s)?\b/iu],
]
/** Words for the house somebody works in, which say nothing of the work. */
export const houses: ReadonlySet<string> = new Set(
  stems('hospital hotel school restaurant warehouse distribution lab laboratory'),
)
// A part of the house asks for more than the house.
const department = /\b(?:unit|ward|ICU|ER|department|outpatients?|theatre|level|secondary|primary)\b/u

/** Whether the post's employer is the kind of place that the years are asked in. */
export function worksAt(asked: string, post: Post | undefined): boolean {
  if (!post || department.test(asked)) return false
  return places.some(([place, employer]) => place.test(asked) && employer.test(`${post.title} ${post.employer}`))
}
