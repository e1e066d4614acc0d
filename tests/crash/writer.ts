import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Job, Resume, UploadAnswer } from '../../contract/index.ts'
import { createClient } from '../client.ts'
import { createBook, type Holdings, type Item, type Kind, nothing } from './book.ts'
import type { Random } from './random.ts'
import { resumeFile } from './resume-file.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const brokeOff = (error: unknown) => error instanceof TypeError && /fetch failed|terminated/.test(error.message)

type Client = ReturnType<typeof createClient>

export type Writer = ReturnType<typeof createWriter>

/** One person who writes with one request at a time, keeps account of every answer, and compares. */
export function createWriter(name: string, random: Random) {
  let client: Client
  const { known, acknowledged, ask, settle } = createBook()

  async function create(of: Kind) {
    if (of === 'jobs') {
      const job = { title: random.word(), description: `${random.word()} `.repeat(20) }
      const { id } = await ask({ of, items: [job] }, 201, () => client.post<Job>('/api/jobs', job))
      known.jobs.set(id, job)
      return
    }
    const files = await Promise.all(Array.from({ length: random.between(1, 3) }, () => resumeFile(random)))
    const items = files.map(({ name, bytes }) => ({ file_name: name, sha256: sha256(bytes) }))
    const { resumes } = await ask({ of, items }, 201, () => client.upload<UploadAnswer>(files))
    for (const [index, item] of items.entries()) known.resumes.set(resumes[index]!.id, item)
  }

  async function change(of: Kind, id: number, before: Item) {
    const part: Item = of === 'jobs' ? { title: random.word() } : { file_name: `${random.word()}.pdf` }
    const item = { ...before, ...part }
    await ask({ of, id, items: [item] }, 200, () => client.put(`/api/${of}/${id}`, part))
    known[of].set(id, item)
  }

  async function remove(of: Kind, id: number) {
    await ask({ of, id, items: [null] }, 200, () => client.delete(`/api/${of}/${id}`))
    known[of].delete(id)
  }

  async function writeOnce() {
    const of = random.pick(['jobs', 'jobs', 'resumes'] as const)
    const id = random.pick([...known[of].keys(), -1])
    const before = known[of].get(id)
    const choice = random.between(1, 6)
    if (!before || choice <= 3) await create(of)
    else if (choice <= 5) await change(of, id, before)
    else await remove(of, id)
  }

  return {
    acknowledged,

    async signUp(url: string): Promise<void> {
      client = createClient(url)
      await client.signUp(name)
    },

    /** Goes on until the server is gone. */
    async write(url: string): Promise<void> {
      client = createClient(url, client.cookie())
      try {
        for (;;) await writeOnce()
      } catch (error) {
        if (!brokeOff(error)) throw error
      }
    },

    /**
     * Fails unless the restarted server shows all that was acknowledged, byte for byte, and beyond it nothing but
     * whole items of the request that was cut off. Answers how many of those, and how many resumes in all.
     */
    async compare(url: string): Promise<{ unanswered: number; resumes: number }> {
      client = createClient(url, client.cookie())
      const seen = await read(client)
      return { unanswered: settle(seen), resumes: seen.resumes.size }
    },
  }
}

/** All that a person has, with the bytes of every file. */
async function read(client: Client): Promise<Holdings> {
  const jobs = await client.get<Job[]>('/api/jobs')
  const list = await client.get<{ resumes: Resume[] }>('/api/resumes')
  expect([jobs.status, list.status], 'the session is still good').toEqual([200, 200])
  const seen = nothing()
  for (const { id, title, description } of jobs.body) seen.jobs.set(id, { title, description })
  for (const { id, file_name, file_url, status } of list.body.resumes) {
    expect(status).not.toBe('unreadable')
    const file = await client.bytes(file_url)
    expect(file.status, `the bytes of resume ${id}`).toBe(200)
    seen.resumes.set(id, { file_name, sha256: sha256(file.bytes) })
  }
  return seen
}
