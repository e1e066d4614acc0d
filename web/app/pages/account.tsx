import { Activity } from '../../features/rights/activity.tsx'
import { YourData } from '../../features/rights/your-data.tsx'
import { Page } from '../../ui/page.tsx'

export function Account() {
  return (
    <Page title="Account" width="read">
      <div className="grid gap-12">
        <YourData />
        <Activity />
      </div>
    </Page>
  )
}
