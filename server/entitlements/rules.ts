import type { EntitlementName, Limits } from '../../contract/index.ts'
import { AppError } from '../platform/errors.ts'

/** What who has no plan may use where there is no plan for nothing either. docs/entitlements.md says so. */
export const withoutPlan: Limits = { resumes_kept: 25, batch_size: 10, analyses_per_month: 50 }

export const noLimits: Limits = { resumes_kept: null, batch_size: null, analyses_per_month: null }

/** YYYY-MM in UTC: what is counted by the month starts anew on its first day. */
export const monthOf = (now: Date) => now.toISOString().slice(0, 7)

const amount = (limit: number) => limit.toLocaleString('en')
const resumes = (limit: number) => (limit === 1 ? '1 resume' : `${amount(limit)} resumes`)

/** What is told where a plan grants nothing of it: neither room to make nor another month would help. */
const nothing: Record<EntitlementName, string> = {
  resumes_kept: 'Your plan keeps no resumes. Choose a larger plan.',
  batch_size: 'Your plan matches no batches. Match one resume at a time, or choose a larger plan.',
  analyses_per_month: 'Your plan has no analyses. Choose a larger plan. What was analysed stays.',
}

/** What is told when there is no more room, with what to do. */
const refusal: Record<EntitlementName, (limit: number) => string> = {
  resumes_kept: limit => `Your plan keeps ${resumes(limit)}. Delete some you no longer need, or choose a larger plan.`,
  batch_size: limit => `Your plan matches ${resumes(limit)} in one batch. Choose fewer, or choose a larger plan.`,
  analyses_per_month: limit =>
    `Your plan has ${limit === 1 ? '1 analysis a month, and it is' : `${amount(limit)} analyses a month, and they are`} used up. Wait for the next month, or choose a larger plan. What was analysed stays.`,
}

export const fullOf = (name: EntitlementName, limit: number) =>
  new AppError('forbidden', limit === 0 ? nothing[name] : refusal[name](limit))
