import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Job, JobChange, JobInput } from '../../contract/jobs.ts'
import { call } from './client.ts'
import { deletingKey } from './deleting.ts'
import { statusOf } from './error.ts'
import { queryClient } from './query-client.ts'
import { forgetHistory, historyKey } from './screening.ts'

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => call('listJobs', undefined, { signal }),
  meta: { log: 'Failed to load job positions' },
})

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => call('getJob', { params: { id } }, { signal }),
    placeholderData: queryClient.getQueryData(jobsQuery.queryKey)?.find(job => job.id === id),
  })

/** What is read in a posting as it stands, whatever was corrected since. */
export const requirementsQuery = (id: number) =>
  queryOptions({
    queryKey: ['requirements', id],
    queryFn: ({ signal }) => call('listRequirements', { params: { id } }, { signal }),
  })

const changeJobs = (change: (jobs: Job[]) => Job[]) =>
  queryClient.setQueryData(jobsQuery.queryKey, jobs => jobs && change(jobs))

export function addJob(job: Job) {
  queryClient.setQueryData(jobQuery(job.id).queryKey, job)
  changeJobs(jobs => [job, ...jobs.filter(other => other.id !== job.id)])
}

export const useCreateJob = () =>
  useMutation({ mutationFn: (body: JobInput) => call('createJob', { body }), onSuccess: addJob })

/** One change after the other, in the order in which they were made. */
export const useUpdateJob = (id: number) =>
  useMutation({
    scope: { id: `job ${id}` },
    mutationFn: (body: JobChange) => call('updateJob', { params: { id }, body }),
    // One that was deleted elsewhere is taken off the list.
    onError: error => {
      if (statusOf(error) === 404) void queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey })
    },
    onSuccess: job => {
      queryClient.setQueryData(jobQuery(id).queryKey, job)
      changeJobs(jobs => jobs.map(other => (other.id === id ? job : other)))
      void queryClient.invalidateQueries({ queryKey: requirementsQuery(id).queryKey })
      void forgetHistory()
    },
  })

/** Where it fails, it may be gone already: the list is asked for anew. */
export const useDeleteJob = () =>
  useMutation({
    mutationKey: deletingKey('job'),
    mutationFn: (id: number) => call('deleteJob', { params: { id } }),
    onError: () => void queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
    onSuccess: (_, id) => {
      changeJobs(jobs => jobs.filter(job => job.id !== id))
      return queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
