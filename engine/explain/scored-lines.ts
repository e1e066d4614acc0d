import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { wordCount } from '../text/count.ts'
import { once } from '../text/once.ts'
import { type Facts, noPost, type Told, toldAt } from './facts.ts'
import { hasFigure, measured, resultIn, sizeIn } from './figures.ts'
import { namedInWork } from './names.ts'
import { unspoken } from './unspoken.ts'

/*
 * The lines that the scores of one resume by itself rest on. What there may be much of counts less the more there is of it,
 * so that neither a long list nor a long life fills a score: `full` × (1 − e^(−amount / pace)).
 */
export const filled = (full: number, amount: number, pace: number) => full * (1 - Math.exp(-amount / pace))

/** How much a line measures: what came of the work 1, how much of it there was 0.5. */
export const measuredBy = (line: Told): number => (resultIn([line]) ? 1 : sizeIn([line]) ? 0.5 : 0)

/** A line that a score may rest on; `weight` is 1, or less where it could stand in anybody's resume. */
export type Line = Told & { weight: number }

// Fewer words say nothing of what was done.
const fewestWords = 3
// “Responsible for various projects”: no figure, no name, no list of what it was.
const vague = 0.25
// More of that in one post says no more: padding earns nothing.
const mostVague = 2
// “And I like it” names nobody.
const innerCapital = /[\p{L}\d,;)] (?!I(?!\p{L}))\p{Lu}/u
const enumeration = /,[^,]*,|,[^,]* and /u

/**
 * Each line once, those told among the rows of a heading and those of projects, which stand under no post, too. All three
 * scores ask for them.
 */
export const scoredLines = once((facts: Facts): readonly Line[] => {
  const { resume, told } = facts
  const names = namedInWork(resume).map(({ name }) => name.toLowerCase())
  const namesAny = (text: string) => names.some(name => text.includes(name))
  const commonplaces = new Map<number, number>()
  return [...told, ...besideHeading(resume), ...projectsOf(resume)].flatMap(line => {
    const said = measured(line.text)
    if (!line.counts || wordCount(said) < fewestWords) return []
    const tells =
      innerCapital.test(said) || enumeration.test(said) || hasFigure(line) || namesAny(line.text.toLowerCase())
    if (tells) return [{ ...line, weight: 1 }]
    const before = commonplaces.get(line.post) ?? 0
    commonplaces.set(line.post, before + 1)
    return [{ ...line, weight: before < mostVague ? vague : 0 }]
  })
})

/**
 * Sentences among the rows of a heading that name neither the post nor its firm and measure the work: where a post is told
 * in one paragraph, or in short lines without a bullet, what stands beside its dates is told of it.
 */
const besideHeading = (resume: Resume): Told[] =>
  resume.statements.flatMap(({ text, post, heading, listed }, at) => {
    const of = heading && !listed && post !== null ? resume.posts[post] : undefined
    if (!of || text.includes(of.title) || (of.employer !== '' && text.includes(of.employer))) return []
    const line = toldAt(resume, at)
    return measuredBy(line) > 0 && !unspoken(resume).has(at) ? [line] : []
  })

const projectsOf = (resume: Resume): Told[] =>
  resume.statements.flatMap(({ section, post, listed }, at) =>
    section !== 'projects' || post !== null || listed ? [] : [toldAt(resume, at)],
  )

// What is said of one post first tells most: half of what can be told, then half of the rest.
export const leftUntold = 0.5

/** Of each post how far it says what was done in it, 0 to 1. */
export function describedIn({ resume }: Facts, lines: readonly Line[]): (post: Post) => number {
  const { posts, statements, jobs } = resume
  // What stands under projects is told of all posts alike.
  const shared =
    lines.reduce((sum, { post, weight }) => sum + (post === noPost ? weight : 0), 0) / Math.max(1, jobs.length)
  const told = posts.map(() => shared)
  const letters = posts.map(() => 0)
  for (const { post, weight } of lines) if (post !== noPost) told[post] = (told[post] ?? 0) + weight
  for (const { post, heading, text } of statements)
    if (post !== null && heading) letters[post] = (letters[post] ?? 0) + text.length
  const found = new Map(
    posts.map((post, at) => {
      // “Designer, Hill & Co, 2013 – 2016: print layout, catalogue of 300 pages twice a year”
      const inHeading = (letters[at] ?? 0) >= post.title.length + post.employer.length + 90 ? 1 : 0
      return [post, 1 - leftUntold ** Math.max(told[at] ?? 0, inHeading)]
    }),
  )
  return post => found.get(post) ?? 0
}
