import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openStage, type Stage, toPattern, type Walks } from './stage.ts'
import data from './texts.json' with { type: 'json' }
import { accountWalks } from './walks/account.ts'
import { jobWalks } from './walks/jobs.ts'
import { onboardingWalks } from './walks/onboarding.ts'
import { planWalks } from './walks/plans.ts'
import { resumeWalks } from './walks/resumes.ts'
import { screeningWalks } from './walks/screening.ts'
import { shellWalks } from './walks/shell.ts'

/** Every text that the specification fixes is seen on its screen, in front of the real server. */
const walks: Walks = {
  ...shellWalks,
  ...accountWalks,
  ...jobWalks,
  ...resumeWalks,
  ...screeningWalks,
  ...onboardingWalks,
  ...planWalks,
}
const rows = data.texts.map(({ screen, text }) => ({ name: `${screen} · ${text}`, text }))

it('walks every text of the data, and no other', () => {
  expect(Object.keys(walks).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

describe('each is seen', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(inject('postgresUrl'))
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage?.close())

  it.each(rows)('$name', async ({ name, text }) => {
    const found = await walks[name]?.(stage, text)
    const pattern = toPattern(text)
    if (typeof found === 'string') return expect(found).toMatch(pattern)
    await (found ?? stage.page.getByText(pattern)).first().waitFor()
  })
})
