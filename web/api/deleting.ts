import { useMutationState } from '@tanstack/react-query'

export const deletingKey = (what: 'job' | 'resume') => ['delete', what]

/** The ids of those whose deletion is on its way: a slow line must not make anybody ask for it again. */
export const useDeleting = (what: Parameters<typeof deletingKey>[0]): ReadonlySet<unknown> =>
  new Set(
    useMutationState({
      filters: { mutationKey: deletingKey(what), status: 'pending' },
      select: ({ state }) => state.variables,
    }),
  )
