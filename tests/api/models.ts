import type { EngineInfo, Job, Match, Resume, UploadAnswer } from '../../contract/index.ts'
import { type Client, createClient } from '../client.ts'
import { baseUrls, type Family } from '../models/families.ts'
import { type Answerer, type Models, startModels } from '../models/server.ts'
import { type Api, sampleFiles, sampleJob, startApi } from './support.ts'

export const trade = 'maintenance-electrician'

/** The server with a stand-in for models beside it, an administrator, and one job with its sample resumes. */
export async function startStage(answer: Answerer, settings: Record<string, string> = {}) {
  const models: Models = await startModels(answer)
  const api: Api = await startApi({ AI_RETRY_SECONDS: '0.005', ADMIN_EMAILS: 'root@example.com', ...settings })
  const guest = createClient(api.url)
  await guest.signUp('root')
  await api.restart()
  const admin: Client = createClient(api.url, guest.cookie())
  const job = (await admin.post<Job>('/api/jobs', await sampleJob(trade))).body
  const resumes = (await admin.upload<UploadAnswer>(await sampleFiles(trade))).body.resumes
  let rank = 0
  return {
    models,
    api,
    admin,
    job,
    resumes,
    /** Sets up one more engine at the stand-in, behind the others. */
    async engine(family: Family, more: object = {}) {
      const fields = { name: `${family} test`, model: 'test-model', key: 'sk-secret-canary', context_tokens: 32_768 }
      const prices = { price_in: 1, price_out: 4, rank: ++rank, enabled: true }
      const body = { kind: family, base_url: baseUrls[family](models.url), ...fields, ...prices, ...more }
      const reply = await admin.post<EngineInfo>('/api/engines', body)
      if (reply.status !== 201) throw new Error(`setting up answered ${reply.status}: ${JSON.stringify(reply.body)}`)
      return reply.body
    },
    match: (resume: Resume | undefined, query = '?reader=model') =>
      admin.post<Match>(`/api/ai/jobs/${job.id}/resumes/${resume?.id}/match${query}`),
    async close() {
      await api.close()
      await models.close()
    },
  }
}

export type Stage = Awaited<ReturnType<typeof startStage>>
