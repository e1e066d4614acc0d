import type { Resume } from '../resume/read.ts'
import { headed, longestParagraph, paragraphsOf, unnamedPosts, unreadRows } from './format.ts'
import { oneBlock } from './page.ts'
import { brief, enumerate, inQuotes, untitled, whereOf } from './phrases.ts'

/*
 * What the score of the document takes off that no other sentence names, from the same findings.
 */

const most = 2

function notRead(resume: Resume): string | null {
  const [row] = unreadRows(resume)
  return row
    ? `Say with title, employer and both dates what ${inQuotes(brief(row, 70))} was: no post could be read from it.`
    : null
}

function noName(resume: Resume): string | null {
  const posts = unnamedPosts(resume)
  const bare = [...new Set(posts.filter(untitled).map(whereOf))].slice(0, most)
  if (bare.length > 0) return `Put a title over the work ${enumerate(bare)}: none says what the person was there.`
  const [post] = posts
  return post ? `Name the employer beside ${inQuotes(brief(post.title, 60))}: none stands there.` : null
}

/** Parts without a heading: what is not there at all is asked of none. */
function noHeading(resume: Resume): string | null {
  const { work, studies } = headed(resume)
  const [post] = resume.jobs.toSorted((a, b) => a.first - b.first)
  const [study] = resume.studies
  const open = [
    ...(work || !post ? [] : [`the work, from ${inQuotes(brief(post.title, 50))} on`]),
    ...(studies || !study ? [] : [`the studies, as ${inQuotes(brief(study.degree, 50))}`]),
  ]
  return open.length > 0 ? `Put a heading over ${enumerate(open)}: a reader looks for it.` : null
}

function longParagraph(resume: Resume): string | null {
  // A block of several posts is told by itself.
  const [longest] = paragraphsOf(resume).toSorted((a, b) => b.words - a.words)
  return longest && longest.words > longestParagraph && oneBlock(resume) === null
    ? `Break up the paragraph of ${longest.words} words that begins ${inQuotes(brief(longest.opens, 60))}: one of more than ${longestParagraph} is skipped rather than read.`
    : null
}

const noPhone = ({ profile }: Resume): string | null =>
  profile.email && !profile.phone
    ? `Add a telephone number: the email address, ${profile.email}, is the only way to get in touch.`
    : null

/** The two of them that cost most. */
export const layoutAdvice = (resume: Resume): string[] =>
  [notRead, noName, longParagraph, noHeading, noPhone]
    .map(advice => advice(resume))
    .filter(sentence => sentence !== null)
    .slice(0, most)
