import { useMemo } from 'react'
import { toast } from './toast.tsx'

/** What a form tells of a try that failed. It says nothing of the next one, whose start withdraws it. */
export function useFailure() {
  return useMemo(() => {
    let told = ''
    return {
      tell(text: string) {
        told = text
        toast.bad(text)
      },
      withdraw: () => toast.withdraw(told),
    }
  }, [])
}
