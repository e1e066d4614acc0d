import { sampleFiles } from '../../api/support.ts'
import type { Client } from '../../client.ts'
import { button, createJob, type Stage, uploadResumes, type Walks } from '../stage.ts'

type Pair = { client: Client; job: number; resume: number }

async function withPair(stage: Stage): Promise<Pair> {
  const client = await stage.person()
  const job = await createJob(client)
  const [file] = await sampleFiles('maintenance-electrician')
  const [resume = 0] = await uploadResumes(client, file ? [file] : [])
  return { client, job, resume }
}

/** Chooses the one resume there is; `meanwhile` is what another session does before the match is asked for. */
async function batch(stage: Stage, meanwhile: (pair: Pair, match: () => Promise<void>) => Promise<unknown>) {
  const pair = await withPair(stage)
  await stage.go(`/jobs/${pair.job}/select_resumes_batch`)
  await stage.page.getByRole('checkbox', { name: /\.(pdf|docx?)/ }).check()
  await meanwhile(pair, () => button(stage.page, 'Match 1 selected').click())
  return undefined
}

async function chooseNone(stage: Stage, place: string, action: string) {
  const { job } = await withPair(stage)
  await stage.go(`/jobs/${job}/${place}`)
  // The list moves the button down as it comes: a press on its way reaches nothing.
  await stage.page.getByRole('group', { name: 'Resumes' }).waitFor()
  await button(stage.page, action).click()
  return undefined
}

async function withoutResumes({ person, go }: Stage, place: string) {
  const job = await createJob(await person())
  await go(`/jobs/${job}/${place}`)
  return undefined
}

const select = '/jobs/{jobId}/resumes/select'
const match = '/jobs/{jobId}/resumes/{resumeId}/match'
const many = '/jobs/{jobId}/select_resumes_batch'
const results = '/jobs/{jobId}/resumes/match_batch_results'

export const screeningWalks: Walks = {
  [`${select} · Please select a resume first.`]: stage => chooseNone(stage, 'resumes/select', 'Match'),
  [`${select} · No resumes found.`]: stage => withoutResumes(stage, 'resumes/select'),
  [`${match} · Missing jobId or resumeId in URL`]: async ({ person, go }) => {
    const job = await createJob(await person())
    await go(`/jobs/${job}/resumes/match`)
    return undefined
  },
  [`${match} · Failed to fetch match result`]: async stage => {
    const { job, resume } = await withPair(stage)
    await stage.without('matches', async () => {
      await stage.go(`/jobs/${job}/resumes/${resume}/match`)
      await stage.page.getByRole('alert').waitFor()
    })
    return undefined
  },
  [`${match} · No match result found.`]: async stage => {
    const { client, job, resume } = await withPair(stage)
    await client.delete(`/api/resumes/${resume}`)
    await stage.go(`/jobs/${job}/resumes/${resume}/match`)
    return undefined
  },
  [`${many} · Please select at least one resume.`]: stage =>
    chooseNone(stage, 'select_resumes_batch', 'Match selected'),
  [`${many} · No resumes found.`]: stage => withoutResumes(stage, 'select_resumes_batch'),
  [`${results} · Missing jobId or resumeIds`]: async ({ page, person, go }, text) => {
    const job = await createJob(await person())
    await go(`/jobs/${job}/resumes/match_batch_results`)
    await page.getByText(text, { exact: true }).waitFor()
    await page.waitForURL(`**/jobs/${job}/select_resumes_batch`)
    await go(`/jobs/${job}/resumes/match_batch_results`)
    return undefined
  },
  [`${results} · Failed to fetch batch match results`]: stage =>
    batch(stage, (_, ask) =>
      stage.without('matches', async () => {
        await ask()
        await stage.page.getByRole('alert').waitFor()
      }),
    ),
  [`${results} · No batch match results found.`]: stage =>
    batch(stage, async ({ client, job }, ask) => {
      await client.delete(`/api/jobs/${job}`)
      await ask()
    }),
  [`${results} · Error: {error}`]: async stage => {
    await batch(stage, async ({ client, resume }, ask) => {
      await client.delete(`/api/resumes/${resume}`)
      await ask()
    })
    const item = stage.page.getByRole('listitem').filter({ has: stage.page.getByRole('img', { name: 'Warning' }) })
    return item.getByText('Error: Not found or unauthorized', { exact: true })
  },
  '/userhome · AI Score': async stage => {
    const { client, job, resume } = await withPair(stage)
    await client.post(`/api/ai/jobs/${job}/resumes/${resume}/match`)
    await stage.go('/userhome')
    return stage.page.getByRole('region', { name: 'Match history' }).getByText('AI Score', { exact: true })
  },
  '/userhome · No matched jobs found.': async ({ person, go }) => {
    await person()
    await go('/userhome')
    return undefined
  },
  '/userhome · No matches found for this job.': async ({ person, go }) => {
    await createJob(await person())
    await go('/userhome')
    return undefined
  },
  '/userhome · Error: {server message or JSON}': async ({ page, person, go, without }) => {
    await person()
    await without('matches', async () => {
      await go('/userhome')
      await page.getByRole('alert').waitFor()
    })
    return undefined
  },
}
