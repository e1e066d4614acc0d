import { useQuery } from '@tanstack/react-query'
import { allowanceQuery } from '../../api/allowance.ts'
import { useUser } from '../../api/session.ts'

/** The numbers that a plan names are no reason to buy it while nobody is held to them. */
export function Unmetered() {
  const user = useUser()
  const { data } = useQuery({ ...allowanceQuery, enabled: user !== null })
  if (!data || data.metering) return null
  return <p className="text-soft">At present nobody is held to the limits named here, with or without a plan.</p>
}
