import type { Handlers } from '../http/register.ts'
import type { Jobs } from './service.ts'

export function jobRoutes(jobs: Jobs): Handlers<'listJobs' | 'createJob' | 'getJob' | 'updateJob' | 'deleteJob'> {
  return {
    listJobs: ({ owner }) => jobs.list(owner),
    createJob: ({ body, owner }) => jobs.create(owner, body),
    getJob: ({ params, owner }) => jobs.get(owner, params.id),
    updateJob: ({ params, body, owner }) => jobs.update(owner, params.id, body),
    deleteJob: async ({ params, owner }) => {
      await jobs.remove(owner, params.id)
      return { message: 'Job deleted.' }
    },
  }
}
