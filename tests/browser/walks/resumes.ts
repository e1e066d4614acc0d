import { sampleFiles } from '../../api/support.ts'
import type { Client } from '../../client.ts'
import { p, writeDocx } from '../../fixtures/write-docx.ts'
import { button, type Stage, uploadResumes, type Walks } from '../stage.ts'

async function withResume(stage: Stage) {
  const client = await stage.person()
  const [file] = await sampleFiles('maintenance-electrician')
  const [id] = await uploadResumes(client, file ? [file] : [])
  return { client, id }
}

async function rename(stage: Stage, meanwhile: (client: Client, path: string) => Promise<unknown>) {
  const { client, id } = await withResume(stage)
  await stage.go(`/resumes/${id}/edit`)
  await stage.page.getByLabel('File name').fill('renamed.pdf')
  await meanwhile(client, `/api/resumes/${id}`)
  await button(stage.page, 'Save name').click()
  return undefined
}

export const resumeWalks: Walks = {
  '/resumes · My Resumes': async ({ page, person, go }, text) => {
    await person()
    await go('/resumes')
    return page.getByRole('heading', { name: text, exact: true })
  },
  '/resumes · No resumes uploaded yet.': async ({ person, go }) => {
    await person()
    await go('/resumes')
    return undefined
  },
  '/resumes · Failed to load resumes': async ({ page, person, go, without }) => {
    await person()
    await without('resumes', async () => {
      await go('/resumes')
      await page.getByRole('alert').waitFor()
    })
    return undefined
  },
  '/resumes · Are you sure you want to delete this resume?': async (stage, text) => {
    await withResume(stage)
    await stage.go('/resumes')
    await stage.page.getByRole('button', { name: /^Delete / }).click()
    return stage.page.getByRole('dialog', { name: text, exact: true })
  },
  '/resumes/new · Please select at least one file': async ({ page, person, go }) => {
    await person()
    await go('/resumes/new')
    await button(page, 'Upload').click()
    return undefined
  },
  '/resumes/new · Upload failed: {result}': async ({ page, person, go }) => {
    await person()
    await go('/resumes/new')
    const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('This is no pdf.') }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await button(page, 'Upload').click()
    return undefined
  },
  '/resumes/{resumeId}/edit · Resume updated successfully!': stage => rename(stage, async () => {}),
  '/resumes/{resumeId}/edit · Failed to update resume. Please try again.': stage =>
    rename(stage, (client, path) => client.delete(path)),
  '/resumes/{resumeId}/edit · Something went wrong. Please try again.': stage =>
    rename(stage, () => stage.killServer()),
  '/resumes/{resumeId}/ai-score · N/A': async stage => {
    const client = await stage.person()
    // Who has not worked yet and can be reached leaves nothing to ask.
    const lines = [
      'Mara Quist',
      'mara.quist@example.com · 0113 496 0107',
      'Education',
      'BSc Geology, University of Leeds, 2026',
    ]
    const [id] = await uploadResumes(client, [
      { name: 'mara.docx', bytes: writeDocx(lines.map(line => p(line)).join('')) },
    ])
    await stage.go(`/resumes/${id}/ai-score`)
    return stage.page.getByRole('region', { name: 'Suggestions' }).getByText('N/A', { exact: true })
  },
}
