import { button, type Stage, type Walk, type Walks } from '../stage.ts'

/** Up to the third step, by the sample data. */
async function toThirdStep({ page, person, go }: Stage) {
  const client = await person()
  await go('/onboarding')
  await button(page, 'Try it with sample data').click()
  await button(page, 'Run Analysis').waitFor()
  return client
}

const toResults: Walk = async stage => {
  await toThirdStep(stage)
  await button(stage.page, 'Run Analysis').click()
  return undefined
}

export const onboardingWalks: Walks = {
  '/onboarding · Ready to analyze {N} resume(s) for {job title or Job id}?': async stage => {
    await toThirdStep(stage)
    return stage.page.getByText('Ready to analyze 6 resume(s) for Data Analyst?', { exact: true })
  },
  '/onboarding · Run Analysis': async (stage, text) => {
    await toThirdStep(stage)
    return button(stage.page, text)
  },
  '/onboarding · Missing jobId or resumeIds': async ({ person, go }) => {
    await person()
    await go('/onboarding?step=3')
    return undefined
  },
  '/onboarding · Resume {id}': async stage => {
    const client = await toThirdStep(stage)
    const { body } = await client.get<{ resumes: { id: number }[] }>('/api/resumes')
    const id = body.resumes[0]?.id
    await client.delete(`/api/resumes/${id}`)
    await button(stage.page, 'Run Analysis').click()
    return stage.page.getByText(`Resume ${id}`, { exact: true })
  },
  '/onboarding · Match Score': toResults,
  '/onboarding · No results yet.': async ({ person, go }) => {
    await person()
    await go('/onboarding?step=4')
    return undefined
  },
  '/onboarding · Go to Dashboard': toResults,
}
