import { button, createJob, link, type Stage, type Walk, type Walks } from '../stage.ts'

async function openList(stage: Stage) {
  const client = await stage.person()
  const id = await createJob(client)
  await stage.go('/joblist')
  return { client, id }
}

const askToDelete = ({ page }: Stage) => button(page, 'Delete Maintenance Electrician').click()

const actionOfJob: Walk = async (stage, text) => {
  const id = await createJob(await stage.person())
  await stage.go(`/joblist/${id}`)
  return link(stage.page, text)
}

async function saveEdit(
  stage: Stage,
  meanwhile: (path: string, client: Awaited<ReturnType<Stage['person']>>) => unknown,
) {
  const client = await stage.person()
  const id = await createJob(client)
  await stage.go(`/joblist/edit/${id}`)
  await stage.page.getByLabel('Title').fill('Electrician, nights')
  await meanwhile(`/api/jobs/${id}`, client)
  await button(stage.page, 'Save changes').click()
  return undefined
}

async function openMissingJob({ person, go }: Stage) {
  await person()
  await go('/joblist/2147483647')
  return undefined
}

export const jobWalks: Walks = {
  'console · Failed to load job positions': async ({ page, person, go, without, printed }, text) => {
    await person()
    await without('jobs', async () => {
      await go('/joblist')
      await page.getByRole('alert').waitFor()
    })
    return printed.find(line => line.startsWith(text))?.slice(0, text.length) ?? ''
  },
  '/joblist · Your Job Positions': async ({ page, person, go }, text) => {
    await person()
    await go('/joblist')
    return page.getByRole('heading', { name: text, exact: true })
  },
  '/joblist · No jobs found. Create one!': async ({ person, go }) => {
    await person()
    await go('/joblist')
    return undefined
  },
  '/joblist · Are you sure you want to delete this job?': async (stage, text) => {
    await openList(stage)
    await askToDelete(stage)
    return stage.page.getByRole('dialog', { name: text, exact: true })
  },
  '/joblist · Delete failed or unauthorized': async stage => {
    const { client, id } = await openList(stage)
    await askToDelete(stage)
    await client.delete(`/api/jobs/${id}`)
    await button(stage.page, 'Delete').click()
    return undefined
  },
  '/joblist/new · {server title error}': async ({ page, person, go }) => {
    const client = await person()
    const { body } = await client.post<{ errors: { title: string } }>('/api/jobs', { title: '' })
    await go('/joblist/new')
    await button(page, 'Create job').click()
    const under = await page
      .getByLabel('Title')
      .and(page.locator('[aria-invalid=true]'))
      .getAttribute('aria-describedby')
    return page.locator(`[id="${under}"]`).getByText(body.errors.title, { exact: true })
  },
  '/joblist/edit/{id} · Job updated successfully!': stage => saveEdit(stage, () => {}),
  '/joblist/edit/{id} · Failed to update job. Please try again.': stage =>
    saveEdit(stage, (path, client) => client.delete(path)),
  '/joblist/{id} · Edit': actionOfJob,
  '/joblist/{id} · Back to Jobs': actionOfJob,
  '/joblist/{id} · Select Resume to Match': actionOfJob,
  '/joblist/{id} · Batch Match Multiple Resumes': actionOfJob,
  '/joblist/{id} · Job not found or you are not authorized.': openMissingJob,
  'call · Not found or unauthorized': async stage => {
    const answered = stage.page.waitForResponse('**/api/jobs/2147483647')
    await openMissingJob(stage)
    const { error } = await (await answered).json()
    return error
  },
}
