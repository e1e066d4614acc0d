import pg from 'pg'
import type { Locator, Page } from 'playwright-core'
import { type Client, createClient, type TestFile } from '../client.ts'
import { createMigratedDatabase } from '../postgres.ts'
import { startServer, type TestServer, temporaryFolder } from '../server.ts'
import { type Browser, openBrowser, signIn } from './support.ts'

/**
 * Brings a text of the specification up as a person would. Answers where it is to be seen, or the words themselves
 * where they are not on the page; nothing where anywhere on the page will do.
 */
export type Walk = (stage: Stage, text: string) => Promise<Locator | string | undefined>
export type Walks = Record<string, Walk>

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A browser before a real server on a PostgreSQL database of its own, both of which can be made to fail for real. */
export async function openStage(postgresUrl: string) {
  const folder = await temporaryFolder()
  const databaseUrl = await createMigratedDatabase(postgresUrl)
  const start = () => startServer({ DATA_DIR: folder.path, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' })
  let server: TestServer = await start()
  const browser: Browser = await openBrowser()
  const { page, context } = browser
  const printed: string[] = []
  page.on('console', message => printed.push(message.text()))
  let people = 0
  return {
    page,
    /** Everything that the page has written to the console. */
    printed,
    go: (path: string) => page.goto(server.url + path),
    /** Somebody new, signed in here and, by the client, in another session of theirs. */
    async person(): Promise<Client> {
      const client = createClient(server.url)
      await client.signUp(`person${++people}`)
      await signIn(browser, server.url, client)
      return client
    },
    /** Somebody new who is an administrator, as the command would have made them. */
    async admin(): Promise<Client> {
      const client = await this.person()
      const database = new pg.Client(databaseUrl)
      await database.connect()
      await database.query('update users set is_admin = true where id = (select max(id) from users)')
      await database.end()
      return client
    },
    /** Nobody is signed in; answers an account that could be. */
    async stranger() {
      await context.clearCookies()
      return createClient(server.url).signUp(`person${++people}`)
    },
    /** The server's process is killed and stays away until the next walk. */
    killServer: () => server.kill(),
    /** The server runs, and no page of the last walk is left to go back to or to reload. */
    async reset() {
      await page.goto('about:blank')
      if (server.process.exitCode !== null || server.process.signalCode !== null) server = await start()
    },
    /** The database loses a table while `act` runs: whatever needs it is the server's own fault. */
    async without(table: string, act: () => Promise<unknown>) {
      const database = new pg.Client(databaseUrl)
      await database.connect()
      try {
        await database.query(`alter table ${table} rename to ${table}_lost`)
        await act()
      } finally {
        await database.query(`alter table ${table}_lost rename to ${table}`)
        await database.end()
      }
    },
    async close() {
      await browser.close()
      await server.stop()
      await folder.remove()
    },
  }
}

/** What the helpers below read of a page. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })

/** A text of the data as it stands alone in an element; what stands in braces is any value. */
export function toPattern(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^\\s*${parts.join('.+')}\\s*$`)
}

export async function createJob(client: Client, title = 'Maintenance Electrician'): Promise<number> {
  const description = 'You have:\n- Wiring of control panels\n- A valid driving licence'
  return (await client.post<{ id: number }>('/api/jobs', { title, description })).body.id
}

export async function uploadResumes(client: Client, files: TestFile[]): Promise<number[]> {
  const { body } = await client.upload<{ resumes: { id: number }[] }>(files)
  return body.resumes.map(({ id }) => id)
}

/** In the provider's frame. */
export const providerButton = (page: Page) =>
  page.frameLocator('iframe[title^="Sign in"]').getByRole('button', { name: 'Sign in with the local stand-in' })

type Choice = { email: string; verified?: boolean; hosted?: boolean; nothing?: boolean }

/** Goes through the window of the stand-in for the sign-in provider, as a person would. */
export async function chooseAtStandIn(page: Page, { email, verified = true, hosted = false, nothing }: Choice) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), providerButton(page).click()])
  await popup.getByLabel('Email').fill(email)
  await popup.getByLabel('The provider has verified').setChecked(verified)
  await popup.getByLabel('The provider runs').setChecked(hosted)
  await Promise.all([
    popup.waitForEvent('close'),
    popup.getByRole('button', { name: nothing ? 'Come back with nothing' : 'Continue' }).click(),
  ])
}
