import { readFile } from 'node:fs/promises'
import type { Job, Resume } from '../../contract/index.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Resumes } from '../resumes/service.ts'

/** examples/sample.json: paths relative to examples/. */
type Sample = { job: string; resumes: string[] }

export type Samples = ReturnType<typeof createSamples>

/** Loads the sample job and its resumes the way a person would: the same services, the same files. */
export function createSamples({ jobs, resumes, folder }: { jobs: Jobs; resumes: Resumes; folder: URL }) {
  return {
    async load(owner: OwnerId): Promise<{ job: Job; resumes: Resume[] }> {
      const sample: Sample = JSON.parse(await readFile(new URL('sample.json', folder), 'utf8'))
      const [heading = '', ...description] = (await readFile(new URL(sample.job, folder), 'utf8')).split('\n')
      const title = heading.replace(/^#\s*/, '')
      const uploaded = await resumes.upload(owner, sampleFiles(folder, sample.resumes))
      const job = await jobs.create(owner, { title, description: description.join('\n').trim() })
      return { job, resumes: uploaded.resumes }
    },
  }
}

async function* sampleFiles(folder: URL, paths: string[]) {
  for (const path of paths) yield { name: path, bytes: await readFile(new URL(path, folder)) }
}
