import { grantsModel, limitsOf, trialDaysOf } from '../../../contract/entitlements.ts'
import { Bullets } from '../../ui/bullets.tsx'

const amount = (limit: number, one: string, many = `${one}s`) =>
  `${limit.toLocaleString('en')} ${limit === 1 ? one : many}`

/** What a plan's feature flags mean, in words. A limit that is not named is none. */
function grantsOf(flags: string): string[] {
  const { resumes_kept, batch_size, analyses_per_month } = limitsOf(flags)
  const trial = trialDaysOf(flags)
  return [
    ...(trial > 0 ? [`${amount(trial, 'day')} to try it`] : []),
    resumes_kept === null ? 'Any number of resumes' : `${amount(resumes_kept, 'resume')} kept`,
    batch_size === null ? 'Batches of any size' : `${amount(batch_size, 'resume')} in one batch`,
    analyses_per_month === null
      ? 'Any number of analyses'
      : `${amount(analyses_per_month, 'analysis', 'analyses')} a month`,
    ...(grantsModel(flags) ? ['A second reading by a language model, where one is set up'] : []),
  ]
}

export const Grants = ({ flags }: { flags: string }) => <Bullets lines={grantsOf(flags)} />
