import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Rename, Resume } from '../../contract/resumes.ts'
import { forgetAllowance } from './allowance.ts'
import { call, send } from './client.ts'
import { deletingKey } from './deleting.ts'
import type { Place } from './places.ts'
import { queryClient } from './query-client.ts'
import { historyKey } from './screening.ts'

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: async ({ signal }) => (await call('listResumes', undefined, { signal })).resumes,
  // A newer reader takes stored files up again by itself; look until it is through.
  refetchInterval: query => (query.state.data?.some(resume => resume.status === 'reading') ? 2000 : false),
})

/** The names of the resumes as they were listed last, those of some that are deleted since among them. */
export const namesSeen = (): ReadonlyMap<number, string> =>
  new Map(queryClient.getQueryData(resumesQuery.queryKey)?.map(({ id, file_name }) => [id, file_name]))

export const resumeQuery = (id: number) =>
  queryOptions({
    queryKey: ['resume', id],
    queryFn: async ({ signal }) => (await call('getResume', { params: { id } }, { signal })).resume,
    placeholderData: queryClient.getQueryData(resumesQuery.queryKey)?.find(resume => resume.id === id),
  })

/** Whose the resumes are, by their ids. */
export const namesQuery = queryOptions({
  queryKey: ['resume-names'],
  queryFn: async ({ signal }) => (await call('listNames', undefined, { signal })).names,
  select: names => new Map(names.map(({ resume_id, name }) => [resume_id, name])),
})

/** Who a resume is of and how to reach them. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: async ({ signal }) => (await call('getPerson', { params: { id } }, { signal })).person,
  })

/** What was read of a resume; `place` asks for the boxes of its characters. */
export const resumeTextQuery = (id: number, place: Place | null) =>
  queryOptions({
    queryKey: ['resume-text', id, place?.from, place?.to],
    queryFn: ({ signal }) => {
      const query = place ? { from: place.from, to: place.to } : {}
      return call('getResumeText', { params: { id }, query }, { signal })
    },
    // While another place of the same resume is asked for, its text stays.
    placeholderData: (last, query) => (query?.queryKey[1] === id ? last : undefined),
  })

export async function loadResumeFile(id: number, signal: AbortSignal): Promise<ArrayBuffer> {
  return (await send('downloadResume', { params: { id }, query: { view: '1' } }, { signal })).arrayBuffer()
}

const changeResumes = (change: (resumes: Resume[]) => Resume[]) =>
  queryClient.setQueryData(resumesQuery.queryKey, resumes => resumes && change(resumes))

export function addResumes(added: readonly Resume[]) {
  const ids = new Set(added.map(resume => resume.id))
  changeResumes(resumes => [...added, ...resumes.filter(resume => !ids.has(resume.id))])
}

export const useRenameResume = (id: number) =>
  useMutation({
    mutationFn: (body: Rename) => call('renameResume', { params: { id }, body }),
    onSuccess: ({ resume }) => {
      queryClient.setQueryData(resumeQuery(id).queryKey, resume)
      changeResumes(resumes => resumes.map(other => (other.id === id ? resume : other)))
      return queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })

export const useDeleteResume = () =>
  useMutation({
    mutationKey: deletingKey('resume'),
    mutationFn: (id: number) => call('deleteResume', { params: { id } }),
    onError: () => void queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey }),
    onSuccess: (_, id) => {
      changeResumes(resumes => resumes.filter(resume => resume.id !== id))
      void forgetAllowance()
      return queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
