import { cameFrom } from '../ui/came-from.ts'

/** Pages with links to a resume, by the end of their path. */
const pages = [
  { ends: '/match', label: 'Back to the match' },
  { ends: '/match_batch_results', label: 'Back to the ranking' },
  { ends: '/ai-score', label: 'Back to the AI Score' },
  { ends: '/userhome', label: 'User Home' },
  { ends: '/resumes', label: 'My Resumes' },
]

/** From a page of a resume to the one that led here, which is the one before it in the history; or else to the list. */
export function wayBack(state: unknown): { to: string; label: string; before?: boolean } {
  const from = cameFrom(state)
  const page = pages.find(({ ends }) => from?.split('?')[0]?.endsWith(ends))
  return from && page ? { to: from, label: page.label, before: true } : { to: '/resumes', label: 'My Resumes' }
}
