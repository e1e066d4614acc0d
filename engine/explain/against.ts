import type { Resume } from '../resume/read.ts'
import { dateRanges } from '../text/dates.ts'
import type { Facts } from './facts.ts'
import { hasFigure } from './figures.ts'
import { datedWithin, type Gap, gapsOf, inWords, isDated } from './gaps.ts'
import { saidMissing } from './lacks.ts'
import { runOut, runOutTold } from './lapsed.ts'
import { leastTold } from './least.ts'
import { listedOnly } from './names.ts'
import { around, brief, capital, enumerate, inQuotes, postName, spelled } from './phrases.ts'
import { misspeltIn } from './spelling.ts'
import { bare, short } from './thin.ts'

/** What a gap leaves open: nothing at all, or what is dated there though it is no post. */
function gapTold({ resume, now }: Facts, gap: Gap): string {
  const dated = datedWithin(resume, gap, now)
  if (dated) return `There is no post ${inWords(gap)}, though ${dated} is dated there.`
  return `${isDated(resume, gap) ? 'There is no post' : 'Nothing is dated'} ${inWords(gap)}.`
}

const inWork = /\b(?:apprentice\p{L}*|ausbildung|lehre|alternance|traineeship)\b/iu

/** That there is no post to count; who learns in the work has one, though it stands among the studies. */
function noPostRead({ studies }: Resume): string {
  const learning = studies.find(({ degree }) => inWork.test(degree))
  return learning
    ? `${inQuotes(brief(learning.degree, 60))} is read as training; no other post with dates could be read, so no experience is counted.`
    : 'No post with dates could be read, so no experience can be counted.'
}

export function weaknesses(facts: Facts): string[] {
  const { resume, told } = facts
  const found: string[] = []
  if (resume.jobs.length === 0) found.push(noPostRead(resume))
  const untold = bare(facts)
  if (untold.length > 0)
    found.push(`Gives no more than title and dates of ${enumerate([...new Set(untold.map(postName))].slice(0, 2))}.`)
  const listed = listedOnly(resume)
  // Without a post there is none that could say where they were used.
  if (listed.length >= 4 && resume.posts.length > 0) {
    const more = listed.length - 3
    found.push(
      `${capital(listed.slice(0, 3).join(', '))} and ${spelled(more)} more stand in a list; no post says where they were used.`,
    )
  }
  // A line with years of its own may be a post that was not read.
  const duty = told
    .filter(({ text }) => dateRanges(text).length === 0)
    .toSorted((a, b) => b.text.length - a.text.length)[0]
  if (duty && told.length >= 4 && !told.some(hasFigure))
    found.push(`${around(duty.text, /^/u, 80)} gives no figure, nor does any other line on the work.`)
  const wrong = misspeltIn(resume)
  if (wrong.length > 0)
    found.push(
      `${capital(spelled(wrong.length))} words are misspelt${wrong.length > 3 ? ',' : ':'} ${enumerate(wrong.slice(0, 3).map(inQuotes))}${wrong.length > 3 ? ' among them' : ''}.`,
    )
  const missing = saidMissing(resume)
  if (missing) found.push(`Says itself what is missing: ${missing}.`)
  const gone = runOutTold(runOut(facts))
  if (gone) found.push(gone)
  const brisk = short(resume)
  if (brisk.length > 0)
    found.push(
      `${capital(spelled(brisk.length))} posts ended within a year: ${enumerate([...new Set(brisk.map(postName))].slice(0, 3))}.`,
    )
  found.push(...gapsOf(resume, facts.now).map(gap => gapTold(facts, gap)))
  const least = found.length === 0 ? leastTold(facts) : null
  return least ? [least] : found
}
