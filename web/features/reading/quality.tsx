import { CircleCheck } from 'lucide-react'
import type { ResumeText } from '../../../contract/reading.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Notice } from '../../ui/notice.tsx'

/** How well the file could be read, and what to look at where it could not. */
export function Quality({ document }: { document: Pick<ResumeText, 'quality' | 'reader'> }) {
  const { verdict, reasons } = document.quality
  return (
    <div className="grid gap-2">
      {verdict === 'good' ? (
        <p className="flex gap-2.5 text-met">
          <CircleCheck className="mt-0.5 size-4.5 shrink-0" aria-hidden />
          Reads well. Only what stands here is matched.
        </p>
      ) : (
        <Notice tone="note">
          <p className="font-medium">Reads with doubts. Only what stands here is matched.</p>
          <Bullets lines={reasons} />
        </Notice>
      )}
      <p className="text-xs text-faint">Read by version {document.reader} of the reader.</p>
    </div>
  )
}
