import { useEffect, useState } from 'react'
import { Progress } from '../../ui/progress.tsx'

const inWords = (seconds: number) =>
  seconds < 90 ? `about ${Math.max(1, Math.round(seconds))} s left` : `about ${Math.round(seconds / 60)} min left`

/** How many are through and, once there is a pace to go by, how long the rest will take. */
export function BatchProgress({ done, total }: { done: number; total: number }) {
  const [start] = useState(() => performance.now())
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = (now - start) / 1000
  const left = done >= 3 && seconds >= 2 ? `, ${inWords((seconds / done) * (total - done))}` : ''
  return <Progress label={`${done} of ${total} matched${left}`} done={done} total={total} />
}
