import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Job, JobChange, JobInput } from '../../contract/jobs.ts'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'
import { historyKey } from './screening.ts'

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

const changeJobs = (change: (jobs: Job[]) => Job[]) =>
  queryClient.setQueryData(jobsQuery.queryKey, jobs => jobs && change(jobs))

export function addJob(job: Job) {
  queryClient.setQueryData(jobQuery(job.id).queryKey, job)
  changeJobs(jobs => [job, ...jobs.filter(other => other.id !== job.id)])
}

export const useCreateJob = () =>
  useMutation({ mutationFn: (body: JobInput) => call('createJob', { body }), onSuccess: addJob })

export const useUpdateJob = (id: number) =>
  useMutation({
    mutationFn: (body: JobChange) => call('updateJob', { params: { id }, body }),
    onSuccess: job => {
      queryClient.setQueryData(jobQuery(id).queryKey, job)
      changeJobs(jobs => jobs.map(other => (other.id === id ? job : other)))
    },
  })

export const useDeleteJob = () =>
  useMutation({
    mutationFn: (id: number) => call('deleteJob', { params: { id } }),
    onSuccess: (_, id) => {
      changeJobs(jobs => jobs.filter(job => job.id !== id))
      return queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
