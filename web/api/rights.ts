import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import type { DeleteAccount } from '../../contract/rights.ts'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'
import { forgetSession } from './session.ts'

/** Addresses of downloads: the browser takes them as they come, however large, and no page holds them in memory. */
export const exportAddress = '/api/account/export'

export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call('getRetention', undefined, { signal }),
})

export const retentionPreviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['retention-preview', days],
    queryFn: ({ signal }) => call('previewRetention', { query: { days } }, { signal }),
    staleTime: 0,
  })

export const useSetRetention = () =>
  useMutation({
    mutationFn: (days: number | null) => call('setRetention', { body: { days } }),
    onSuccess: retention => {
      queryClient.setQueryData(retentionQuery.queryKey, retention)
      return queryClient.invalidateQueries({ queryKey: ['retention-preview'] })
    },
  })

export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'],
  queryFn: ({ pageParam, signal }) =>
    call('listActivity', { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: page => page.next,
  staleTime: 0,
})

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: DeleteAccount) => call('deleteAccount', { body }),
    onSuccess: forgetSession,
  })
