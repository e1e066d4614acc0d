import { brief, calm, capital, enumerate, latestOf, postName } from '../explain/phrases.ts'
import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import type { Context } from './context.ts'

const longest = 60
const most = 2

const nameOf = once((post: Post) => {
  const name = postName(post)
  return capital(name.length > longest ? brief(calm(post.title), longest) : name)
})

/** The posts by title and employer, the latest first: “ as Charge Nurse at Hill Hospital and one other post”; '' of none. */
export function asPosts(posts: readonly Post[]): string {
  if (posts.length === 0) return ''
  const latest = posts.toSorted((a, b) => b.start - a.start)
  const names = [...new Set(latest.map(nameOf))]
  const others = names.length - most
  if (others <= 0) return ` as ${enumerate(names)}`
  return ` as ${enumerate([...names.slice(0, most), others === 1 ? 'one other post' : `${others} other posts`])}`
}

/** The titles of all posts but the latest, null for what is too long for a sentence, found once a resume. */
const earlierTitles = once(({ posts }: Resume) => {
  const latest = latestOf(posts)
  return posts.map(post => {
    const title = post === latest ? '' : capital(calm(post.title))
    const short = title.length > 40 ? (title.split(/\s*[(,/|–—;]/u)[0] ?? '') : title
    return short !== '' && short.length <= 50 ? short : null
  })
})

/** The title of an earlier post to which a line belongs, short enough for a sentence; null in the latest and outside of posts. */
export const earlierTitle = ({ resume }: Context, at: number): string | null =>
  earlierTitles(resume)[resume.statements[at]?.post ?? -1] ?? null
