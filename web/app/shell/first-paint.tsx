import { Skeleton } from '../../ui/states.tsx'

/** What stands on the page while the session is asked for. */
export function FirstPaint() {
  return (
    <div className="mx-auto grid max-w-work gap-6 px-4 py-24 sm:px-6">
      <Skeleton rows={3} label="Loading Candid" />
    </div>
  )
}
