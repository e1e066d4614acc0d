import { inject } from 'vitest'
import { type Place, placesOf, visit } from '../../scripts/routes.mjs'
import { type Client, createClient } from '../client.ts'
import { createTestDatabase } from '../postgres.ts'
import { startServer, temporaryFolder } from '../server.ts'
import { openBrowser, signIn } from './support.ts'

/** Somebody with the sample data, all of it matched and one resume analysed. */
export async function withSampleData(
  url: string,
): Promise<Client & { job: number; resume: number; resumes: number[] }> {
  const client = createClient(url)
  await client.signUp('robin')
  const { body } = await client.post<{ job: { id: number }; resumes: { id: number }[] }>('/api/samples')
  const resumes = body.resumes.map(({ id }) => id)
  const job = body.job.id
  await client.post(`/api/ai/jobs/${job}/resumes/match_batch`, { resume_ids: resumes })
  const resume = resumes.at(-1) ?? 0
  await client.post(`/api/ai/resumes/${resume}/analyze`)
  return { ...client, job, resume, resumes }
}

/** A server of its own with that, and a browser before it in which they are signed in. To be closed in the end. */
export async function openSamples() {
  const folder = await temporaryFolder()
  const server = await startServer({
    DATA_DIR: folder.path,
    DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
  })
  const browser = await openBrowser()
  const robin = await withSampleData(server.url)
  await signIn(browser, server.url, robin)
  const placeNamed = (name: string): Place => placesOf(robin).find(place => place.name === name)!
  return {
    server,
    browser,
    page: browser.page,
    robin,
    placeNamed,
    open: (name: string) => visit(browser.page, server.url, placeNamed(name)),
    async close() {
      await browser.close()
      await server.stop()
      await folder.remove()
    },
  }
}
