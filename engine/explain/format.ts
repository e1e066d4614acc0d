import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import { wordCount } from '../text/count.ts'
import { once } from '../text/once.ts'
import type { Facts } from './facts.ts'
import { isOwnFirm } from './kinds.ts'
import { untitled } from './phrases.ts'
import { selfPraise } from './praise.ts'
import { describedIn, filled, measuredBy, scoredLines } from './scored-lines.ts'
import { misspeltIn } from './spelling.ts'
import { umbrellaOf } from './umbrella.ts'

/*
 * The score of the document: what a careers adviser would name to whoever wrote it. What is taken off is told in page.ts,
 * layout-advice.ts and against.ts, from the same findings.
 */

const longAgo = 120

/** How far the posts say what was done in them; of what ended ten years ago that is not asked. */
function described(facts: Facts): number {
  const { jobs } = facts.resume
  const recent = jobs.filter(({ end }) => end === null || facts.now - end < longAgo)
  const asked = recent.length > 0 ? recent : jobs
  const share = describedIn(facts, scoredLines(facts))
  return asked.reduce((sum, post) => sum + share(post), 0) / Math.max(1, asked.length)
}

/** The rows with dates that no post took; the name of a force over all of its posts is none of them. */
export function unreadRows(resume: Resume): readonly string[] {
  const over = umbrellaOf(resume)
  return over ? resume.tally.unread.filter(row => row !== over.row) : resume.tally.unread
}

// “Waiter, several cafés in Cork”: a title that goes on says where.
const titleAlone = /^[^,]+$/u
const longestTitle = 4

const noEmployer = (post: Post): boolean =>
  post.employer === '' && !isOwnFirm(post) && titleAlone.test(post.title) && wordCount(post.title) <= longestTitle

/** The posts over which a title or an employer is missing. Who works for clients needs to name neither. */
export const unnamedPosts = ({ jobs }: Resume): Post[] => jobs.filter(post => untitled(post) || noEmployer(post))

/** A paragraph of more words than this is skipped rather than read. */
export const longestParagraph = 60

const ofWork = new Set<SectionKind>(['summary', 'experience', 'projects'])

type Paragraph = { words: number; told: boolean; opens: string }

/**
 * What is told, by paragraphs. Short lines on the person, the studies and the like are left out, so that nothing moves the
 * score that is written there.
 */
export const paragraphsOf = once(({ document, statements }: Resume): readonly Paragraph[] => {
  const found: Paragraph[] = []
  let end = -1
  for (const { start, end: last, text, section, post } of statements) {
    const told = post !== null || ofWork.has(section)
    const before = end >= 0 && !document.text.slice(end, start).includes('\n') ? found.at(-1) : undefined
    if (before) {
      before.words += wordCount(text)
      before.told ||= told
    } else found.push({ words: wordCount(text), told, opens: text })
    end = last
  }
  return found.filter(({ words, told }) => told || words > longestParagraph)
})

/** The share of what is told that stands in paragraphs of readable length, 0 to 1. */
function readable(resume: Resume): number {
  const paragraphs = paragraphsOf(resume)
  const all = paragraphs.reduce((sum, { words }) => sum + words, 0)
  return all === 0 ? 0 : paragraphs.reduce((sum, { words }) => sum + Math.min(words, longestParagraph), 0) / all
}

// A study among papers stands under a heading, too: “Education and courses”.
const ofStudies = new Set<SectionKind>(['education', 'papers', 'skills'])

// “From ink to idea”, “§ 1 Product work”, alone behind a blank line.
const ownHeading = /^[^,@.!?]{3,40}$/u
const blankLine = /\n[^\S\n]*\n\s*$/u
const gap = 40

/** Whether a line of somebody's own, of which no section is read, stands over the first post as its heading. */
function hasOwnHeading({ document, statements }: Resume): boolean {
  const at = statements.findIndex(({ post, heading }) => post !== null && heading)
  const above = statements[at - 1]
  return (
    at > 1 &&
    above?.post === null &&
    ownHeading.test(above.text) &&
    wordCount(above.text) <= 6 &&
    blankLine.test(document.text.slice(Math.max(0, above.start - gap), above.start))
  )
}

/** Whether the work and the studies, which a reader looks for first, stand under a heading that says so. */
export function headed(resume: Resume): { work: boolean; studies: boolean } {
  const { statements, own, studies } = resume
  const sure = statements.filter((_, at) => own[at]?.taint === null && !own[at]?.repeated)
  const ofDegree = (text: string) => studies.some(({ degree }) => text.includes(degree))
  return {
    work: sure.some(({ section }) => section === 'experience') || hasOwnHeading(resume),
    studies: sure.some(({ section, text }) => section === 'education' || (ofStudies.has(section) && ofDegree(text))),
  }
}

/**
 * How the resume is written. Email 10, telephone 5; dates that were read 15; posts with a title and an employer 10; posts
 * that say what was done 15; lines that measure the work 25, at a pace of 3: 1 for what came of it, 0.5 for how much of it
 * there was; paragraphs of readable length 10; the work and the studies under headings 5 each. Off go 5 each
 * where something is hidden or doubtful, where words are misspelt, and where praise of oneself stands for examples. What
 * came of the work weighs most as careers services ask for it first: a line of duties fits anybody who held the post. Who
 * somebody is counts for nothing; no year of a degree is asked, which tells the age, and no number of words or pages.
 */
export function formatScore(facts: Facts): number {
  const { resume } = facts
  const { profile, jobs, document } = resume
  const dated = jobs.length / Math.max(1, jobs.length + unreadRows(resume).length)
  const named = 1 - unnamedPosts(resume).length / Math.max(1, jobs.length)
  const measured = scoredLines(facts).reduce((sum, line) => sum + measuredBy(line), 0)
  const { work, studies } = headed(resume)
  const faults = [
    document.hidden.length > 0 || document.quality.verdict !== 'good',
    misspeltIn(resume).length > 0,
    selfPraise(resume).length > 0,
  ]
  return (
    (profile.email ? 10 : 0) +
    (profile.phone ? 5 : 0) +
    15 * dated +
    (jobs.length > 0 ? 10 * named : 0) +
    15 * described(facts) +
    filled(25, measured, 3) +
    10 * readable(resume) +
    5 * [work, studies].filter(Boolean).length -
    5 * faults.filter(Boolean).length
  )
}
