import { Section } from '../../ui/section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { Retention } from './retention.tsx'

/** What people may do with what is kept of them. */
export function YourData() {
  return (
    <Section title="Your data">
      <div className="grid gap-8">
        <ExportData />
        <Retention />
        <DeleteAccount />
      </div>
    </Section>
  )
}
