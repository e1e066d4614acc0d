import { Download } from 'lucide-react'
import { download } from '../../api/download.ts'
import { exportAddress } from '../../api/rights.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

export function ExportData() {
  return (
    <div className="grid gap-3">
      <h3 className="text-base">Take it with you</h3>
      <p className="max-w-read text-soft">
        A zip of everything that is kept of you: your jobs, each resume as it was uploaded and as it was read, every
        analysis and match with its quotes, your subscription and your activity. Tables as CSV, everything as JSON.
      </p>
      <div>
        <ButtonLink to={exportAddress} reloadDocument download onClick={event => download(event, toast.bad)}>
          <Download aria-hidden /> Export all my data
        </ButtonLink>
      </div>
    </div>
  )
}
