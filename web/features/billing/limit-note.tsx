import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { EntitlementName } from '../../../contract/entitlements.ts'
import { allowanceQuery } from '../../api/allowance.ts'
import { Notice } from '../../ui/notice.tsx'

const amount = (count: number) => count.toLocaleString('en')

const words: Record<EntitlementName, (limit: number, used: number) => string> = {
  resumes_kept: (limit, used) => `${amount(used)} of ${amount(limit)} resumes kept`,
  batch_size: limit => `${amount(limit)} ${limit === 1 ? 'resume' : 'resumes'} in one batch`,
  analyses_per_month: (limit, used) => `${amount(used)} of ${amount(limit)} analyses used this month`,
}

/** What is used of these, before a limit is reached. Nothing where there is no limit. */
export function LimitNote({ names }: { names: readonly EntitlementName[] }) {
  const { data } = useQuery(allowanceQuery)
  const limited = data?.limits.flatMap(({ name, limit, used }) =>
    names.includes(name) && limit !== null ? [words[name](limit, used ?? 0)] : [],
  )
  if (!data || !limited?.length) return null
  return (
    <Notice tone="note">
      {data.plan ? `Your plan, ${data.plan}: ` : 'Without a plan: '}
      {limited.join(' · ')}.{' '}
      <Link to="/plans" className="underline underline-offset-4">
        See the plans
      </Link>
    </Notice>
  )
}
