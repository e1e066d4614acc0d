import { describe, expect, it } from 'vitest'
import { documentOf } from '../document.test-help.ts'
import { engine } from '../index.ts'
import { requirementsOf } from '../job/requirements.ts'
import { units } from '../job/units.ts'
import { readResume } from '../resume/read.ts'
import { recipientsIn } from '../resume/recipients.ts'
import { isForOthers } from './for-others.ts'
import { readJobFor } from './job-reading.ts'

const parts = (text: string) => recipientsIn(text).map(({ from, to }) => text.slice(from, to))

const resumeOf = (duty: string) =>
  documentOf(
    `Robin Vale\nrobin@example.com\n\nExperience\n\nOffice assistant, Hill Supplies, January 2019 to present\n- ${duty}\n- Kept the post book\n`,
  )

const asking = (asked: string) => ({ title: 'Android developer', description: `Requirements\n- ${asked}\n` })

const quotesOf = (asked: string, duty: string) =>
  engine
    .match(asking(asked), engine.readResume(resumeOf(duty), '2026-11-01'))
    .assessments[0]?.evidence.map(({ quote }) => quote)

/** Whether what the duty says of the need is the trade of those it is done for. */
function forOthers(asked: string, duty: string) {
  const job = asking(asked)
  const [need] = readJobFor(job, requirementsOf(job.description, units(job.description))).needs
  const resume = readResume(resumeOf(duty), '2026-11-01')
  return (
    need &&
    isForOthers(
      resume,
      need,
      resume.statements.findIndex(({ text }) => text.includes(duty)),
    )
  )
}

describe('those of another trade for whom something is done', () => {
  it.each([
    ['Booked rooms for the pension auditors and made tea', ['pension auditors']],
    ['Handed parcels to our two crane drivers', ['crane drivers']],
    ['Stood in for the pastry chef', []],
    ['Reported to the payroll manager', []],
    ['Trained with the climbing arborists', []],
    ['Went to the shop. For the managers', []],
  ])('are found where they stand: %s', (text, expected) => expect(parts(text)).toEqual(expected))
  it('lend nothing of their trade to who does it', () => {
    const asked = 'Writes Kotlin every day'
    expect(quotesOf(asked, 'Ordered chairs for the Kotlin developers')).toEqual([])
    expect(quotesOf(asked, 'Wrote a stock app in Kotlin')).toEqual(['Wrote a stock app in Kotlin'])
  })
  it('are whom somebody deals with, where that is asked', () => {
    const duty = 'Ordered chairs for the Kotlin developers'
    expect(forOthers('Kotlin', duty)).toBe(true)
    expect(forOthers('Good terms with Kotlin developers', duty)).toBe(false)
    expect(forOthers('Ordering of chairs', duty)).toBe(false)
  })
})
