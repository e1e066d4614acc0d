import { commonLayouts, laidOutAlike, layoutOf } from './alike.ts'
import type { Anchor } from './anchor.ts'
import { anchors } from './anchors.ts'
import { isFirm } from './firm-over.ts'
import { headingOf } from './heading.ts'
import type { Heading } from './heading-parts.ts'
import { isPlain } from './plain-words.ts'
import type { Post } from './posts.ts'
import { type Found, postsAt, titleWith } from './posts-at.ts'
import type { Row } from './sections.ts'
import { sameAgain } from './segment-kinds.ts'
import { hasTitle, namesPost } from './titles.ts'

/** Whether the words of a heading leave open which of them is the title. */
const doubtful = ({ title, employer }: Heading) =>
  !namesPost(title) || hasTitle(/[^s]+$/u.exec(employer.split(' ').at(-1) ?? '')?.[0] ?? '')

/** All posts in the order of the text. Anchored at stretches of time, whatever stands around them in whatever order. */
export function posts(rows: Row[]): Post[] {
  const dated = anchors(rows)
  const read: { anchor: Anchor; heading: Found }[] = []
  const held = postsAt(rows, dated, (anchor, taken) => {
    const heading = headingOf(rows, anchor, taken)
    read.push({ anchor, heading: { ...heading } })
    return heading
  })
  const sure = read.filter(({ heading }) => !doubtful(heading) && !sameAgain.test(heading.employer))
  if (sure.length === 0 || sure.length === read.length) return held
  const layouts = commonLayouts(sure.flatMap(({ anchor, heading }) => layoutOf(rows, anchor, heading) ?? []))
  const settled = (anchor: Anchor, heading: Found, taken: Set<number>): Found => {
    const astray =
      (!isFirm(heading.employer) || isPlain(heading.employer)) &&
      !heading.title.includes(heading.employer) &&
      sure.length > 1
    const alike = doubtful(heading) || astray ? laidOutAlike(rows, anchor, layouts, taken) : null
    // “Producer, Morning Programme” under “Radio Harmattan”, where all others have their firm in a line above.
    if (alike && !doubtful(heading))
      return alike.title === heading.title && heading.employer !== '' && alike.employer !== heading.employer
        ? { ...alike, title: titleWith(heading) }
        : heading
    if (!alike || (heading.title !== '' && (alike.employer === heading.employer || isFirm(heading.employer))))
      return heading
    return heading.title.startsWith(alike.title) ? { ...alike, title: heading.title } : alike
  }
  // Up to the first heading that the layouts read otherwise, each is found as it was.
  let same = 0
  return postsAt(rows, dated, (anchor, taken) => {
    const before = read[same++]
    const heading = before ? { ...before.heading } : headingOf(rows, anchor, taken)
    const found = settled(anchor, heading, taken)
    if (found !== heading) same = read.length
    return found
  })
}
