import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Place, placesOf, visit } from '../../scripts/routes.mjs'
import { type Client, createClient } from '../client.ts'
import { createMigratedDatabase } from '../postgres.ts'
import { startServer, temporaryFolder } from '../server.ts'
import { sharedServer } from '../shared.ts'
import { openBrowser, signIn } from './support.ts'

type Account = { email: string; username: string; password: string }
type Robin = Client & Account & { job: number; resume: number; resumes: number[] }

/** Somebody new with the sample data, all of it matched and one resume analysed. */
export async function withSampleData(url: string): Promise<Robin> {
  const client = createClient(url)
  const account = await client.signUp(`robin-${randomBytes(4).toString('hex')}`)
  const { body } = await client.post<{ job: { id: number }; resumes: { id: number }[] }>('/api/samples')
  const resumes = body.resumes.map(({ id }) => id)
  const job = body.job.id
  await client.post(`/api/ai/jobs/${job}/resumes/match_batch`, { resume_ids: resumes })
  const resume = resumes.at(-1) ?? 0
  await client.post(`/api/ai/resumes/${resume}/analyze`)
  return { ...client, ...account, job, resume, resumes }
}

/** A browser in which somebody with that is signed in, before the server that the walks share. To be closed. */
export async function openSamples() {
  return before((await sharedServer(inject('sharedAddress'))).url)
}

/** The same before a server of its own, which may be killed. */
export async function openSamplesAlone() {
  const folder = await temporaryFolder()
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'))
  const server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: databaseUrl })
  const opened = await before(server.url)
  return {
    ...opened,
    server,
    databaseUrl,
    async close() {
      await opened.close()
      await server.stop()
      await folder.remove()
    },
  }
}

async function before(url: string) {
  const browser = await openBrowser()
  const robin = await withSampleData(url)
  await signIn(browser, url, robin)
  const placeNamed = (name: string): Place => placesOf(robin).find(place => place.name === name)!
  return {
    server: { url },
    browser,
    page: browser.page,
    robin,
    placeNamed,
    open: (name: string) => visit(browser.page, url, placeNamed(name)),
    close: browser.close,
  }
}
