import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import { wordCount } from '../text/count.ts'
import type { Facts } from './facts.ts'
import { describedIn, scoredLines } from './scored-lines.ts'

const longAgo = 120

/** How far the posts say what was done in them; of what ended ten years ago that is not asked. */
function described(facts: Facts): number {
  const { jobs } = facts.resume
  const recent = jobs.filter(({ end }) => end === null || facts.now - end < longAgo)
  const asked = recent.length > 0 ? recent : jobs
  const share = describedIn(facts, scoredLines(facts))
  return asked.reduce((sum, post) => sum + share(post), 0) / Math.max(1, asked.length)
}

// A paragraph of more words than this is skipped rather than read.
const longest = 60

const ofWork = new Set<SectionKind>(['summary', 'experience', 'projects'])

/**
 * The share of what is told that stands in paragraphs of readable length, 0 to 1. Short lines on the person, the studies
 * and the like are left out, so that nothing moves it that is written there.
 */
function readable({ document, statements }: Resume): number {
  const paragraphs: { words: number; told: boolean }[] = []
  let end = -1
  for (const { start, end: last, text, section, post } of statements) {
    const told = post !== null || ofWork.has(section)
    const before = end >= 0 && !document.text.slice(end, start).includes('\n') ? paragraphs.at(-1) : undefined
    if (before) {
      before.words += wordCount(text)
      before.told ||= told
    } else paragraphs.push({ words: wordCount(text), told })
    end = last
  }
  const counted = paragraphs.filter(({ words, told }) => told || words > longest)
  const all = counted.reduce((sum, { words }) => sum + words, 0)
  return all === 0 ? 0 : counted.reduce((sum, { words }) => sum + Math.min(words, longest), 0) / all
}

/** The parts that a reader looks for, under a heading that says so: the work, the studies, and one of the others. */
function partsOf({ statements, own }: Resume): number {
  const kinds = new Set(
    statements.filter((_, at) => own[at]?.taint === null && !own[at]?.repeated).map(({ section }) => section),
  )
  const beside = (['papers', 'skills', 'languages', 'projects'] as const).some(kind => kinds.has(kind))
  return (kinds.has('experience') ? 1 : 0) + (kinds.has('education') ? 1 : 0) + (beside ? 1 : 0)
}

/**
 * How the resume is written. Email 10, telephone 5; dates that were read 20; posts that say what was done 30; paragraphs
 * of readable length 15; the work, the studies and one part more under headings 5 each; nothing hidden or doubtful 5.
 * Who somebody is counts for nothing.
 */
export function formatScore(facts: Facts): number {
  const { profile, jobs, document, tally } = facts.resume
  const dated = jobs.length / Math.max(1, jobs.length + tally.unread.length)
  const clean = document.hidden.length === 0 && document.quality.verdict === 'good'
  return (
    (profile.email ? 10 : 0) +
    (profile.phone ? 5 : 0) +
    20 * dated +
    30 * described(facts) +
    15 * readable(facts.resume) +
    5 * partsOf(facts.resume) +
    (clean ? 5 : 0)
  )
}
