import { useUser } from '../../api/session.ts'
import { PasswordSection } from '../../features/account/password-section.tsx'
import { SessionsSection } from '../../features/account/sessions-section.tsx'
import { WaysSection } from '../../features/account/ways-section.tsx'
import { Activity } from '../../features/rights/activity.tsx'
import { YourData } from '../../features/rights/your-data.tsx'
import { Page } from '../../ui/page.tsx'

export function Account() {
  const user = useUser()
  return (
    <Page title="Account" lead={user && `${user.username} · ${user.email}`} width="read">
      <div className="grid gap-12">
        <WaysSection />
        <PasswordSection />
        <SessionsSection />
        <YourData />
        <Activity />
      </div>
    </Page>
  )
}
