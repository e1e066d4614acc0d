import { postingText } from '../integrity/posting-text.ts'
import { familiesOf } from '../job/families.ts'
import { type Need, needOf } from '../job/need.ts'
import { namedIn } from '../knowledge/find.ts'
import { type Concept, relatedTo } from '../knowledge/index.ts'
import { titlesIn } from '../resume/titles.ts'
import { stems, words } from '../text/words.ts'
import type { JobText, Requirement } from '../types.ts'
import { type Sides, sidesOf, type WordsHeld, wordsHeld, wordsMarked } from './trade.ts'

/** A job as the assessor holds it. `titles` and `families` say what trade it is. */
export type JobReading = {
  title: string
  needs: Need[]
  titles: Concept[]
  titleStems: string[]
  titleConcepts: Concept[]
  families: string[]
  /** The title names no trade that is known: `families` are guessed from what is asked, and take nothing away. */
  guessed: boolean
  /** The trades that are the job's or next to it. */
  home: ReadonlySet<string>
  sides: Sides
  /** Its words, marked by the numbers by which the trades know them. */
  spoken: Uint8Array
  /** The same words and how seldom they are. */
  asked: WordsHeld
  posting: ReturnType<typeof postingText>
}

/** The clause of the same line that stands before the requirement. */
function clauseBefore(posting: string, { start }: Requirement): string {
  const line = posting.slice(posting.lastIndexOf('\n', start - 1) + 1, start).replace(/[\s;:.,–—-]+$/u, '')
  return line.split(/[.!?;]\s+/u).at(-1) ?? ''
}

export function readJobFor(job: JobText, requirements: Requirement[]): JobReading {
  const { spoken, families, akin } = familiesOf(job.title, requirements)
  const home = new Set(spoken.slice(0, 3))
  const needs = requirements.map(requirement => needOf(requirement, home, clauseBefore(job.description, requirement)))
  const main = families.slice(0, 2)
  const near = new Set([...relatedTo(main), ...akin])
  const titleConcepts = namedIn(words(job.title)).map(({ concept }) => concept)
  return {
    title: job.title,
    needs,
    titles: titlesIn(job.title),
    titleStems: stems(job.title),
    titleConcepts,
    families,
    // A “manager” of whatever is known by what is managed, which the requirements say.
    guessed: !titleConcepts.some(({ family, kind }) => main.includes(family) || kind === 'title'),
    home: near,
    sides: sidesOf(main, near),
    spoken: wordsMarked(`${job.title}\n${job.description}`),
    asked: wordsHeld(`${job.title}\n${job.description}`),
    posting: postingText(job.description),
  }
}

/**
 * Whether the trade is known to be another than the job's. One that is only guessed is no other's: nobody is a stranger to it.
 */
export const isOtherTrade = ({ home, guessed }: JobReading, family: string): boolean =>
  !guessed && home.size > 0 && family !== 'general' && !home.has(family)
