import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Plan, PlanChange, PlanSent, Subscription } from '../../contract/billing.ts'
import { allowanceQuery, forgetAllowance } from './allowance.ts'
import { call } from './client.ts'
import { statusOf } from './error.ts'
import { queryClient } from './query-client.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('listPlans', undefined, { signal }),
})

export const planQuery = (id: number) =>
  queryOptions({
    queryKey: ['plan', id],
    queryFn: ({ signal }) => call('getPlan', { params: { id } }, { signal }),
    placeholderData: queryClient.getQueryData(plansQuery.queryKey)?.find(plan => plan.id === id),
  })

export const paymentsConfigQuery = queryOptions({
  queryKey: ['payments-config'],
  queryFn: ({ signal }) => call('paymentsConfig', undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Null: there has never been one. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }): Promise<Subscription | null> =>
    call('mySubscription', undefined, { signal }).catch((error: unknown) => {
      if (statusOf(error) === 404) return null
      throw error
    }),
})

/** Of each plan that somebody holds; for administrators. */
export const subscribersQuery = queryOptions({
  queryKey: ['subscribers'],
  queryFn: async ({ signal }) => {
    const { plans } = await call('countSubscribers', undefined, { signal })
    return new Map(plans.map(({ id, subscribers }) => [id, subscribers]))
  },
})

export const receiptsQuery = queryOptions({
  queryKey: ['receipts'],
  queryFn: async ({ signal }) => (await call('listReceipts', undefined, { signal })).receipts,
})

export const meteringQuery = queryOptions({
  queryKey: ['metering'],
  queryFn: ({ signal }) => call('getMetering', undefined, { signal }),
})

/** Asked again every two seconds until the checkout came to an end; what it changed is then asked for anew. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: async ({ signal }) => {
    const checkout = await call('checkoutState', undefined, { signal })
    if (checkout.state === 'confirmed' || checkout.state === 'ended')
      for (const { queryKey } of [subscriptionQuery, receiptsQuery, allowanceQuery])
        void queryClient.invalidateQueries({ queryKey })
    return checkout
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (!state.data || ['open', 'processing'].includes(state.data.state) ? 2000 : false),
})

/** Cheapest first, as the server lists them. */
const changePlans = (change: (plans: Plan[]) => Plan[]) =>
  queryClient.setQueryData(
    plansQuery.queryKey,
    plans => plans && change(plans).sort((a, b) => a.price - b.price || a.id - b.id),
  )

/** Where it failed, the plan may be another by now, or gone from the list. */
const forgetPlans = () => {
  void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: ['plan'] })
}

export const useCreatePlan = () =>
  useMutation({
    mutationFn: (body: PlanSent) => call('createPlan', { body }),
    onSuccess: plan => changePlans(plans => [...plans, plan]),
  })

export const useUpdatePlan = (id: number) =>
  useMutation({
    mutationFn: (body: PlanChange) => call('updatePlan', { params: { id }, body }),
    onError: forgetPlans,
    onSuccess: plan => {
      queryClient.setQueryData(planQuery(id).queryKey, plan)
      changePlans(plans => plans.map(other => (other.id === id ? plan : other)))
    },
  })

export const useDeletePlan = () =>
  useMutation({
    mutationFn: (id: number) => call('deletePlan', { params: { id } }),
    onError: forgetPlans,
    onSuccess: (_, id) => changePlans(plans => plans.filter(plan => plan.id !== id)),
  })

/**
 * The browser goes to the address that is answered. Where it comes back to the page as it was left, nobody is on the
 * way any more.
 */
function useDeparture<Input>(addressOf: (input: Input) => Promise<{ url: string }>, onError?: () => void) {
  const mutation = useMutation({
    mutationFn: addressOf,
    onSuccess: ({ url }) => window.location.assign(url),
    ...(onError && { onError }),
  })
  const { reset } = mutation
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [reset])
  return mutation
}

/** Both lead to the payment provider. */
export const useCheckout = () => useDeparture((id: number) => call('createCheckout', { params: { id } }), forgetPlans)
export const usePortal = () => useDeparture(() => call('createPortal'))

export const useSetMetering = () =>
  useMutation({
    mutationFn: (enabled: boolean) => call('setMetering', { body: { enabled } }),
    onSuccess: metering => {
      queryClient.setQueryData(meteringQuery.queryKey, metering)
      return forgetAllowance()
    },
  })
