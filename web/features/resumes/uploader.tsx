import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Allowance } from '../../../contract/billing.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { allowanceQuery } from '../../api/allowance.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { DropVeil } from './drop-veil.tsx'
import { megabytes } from './megabytes.ts'
import { isUnstored } from './picked.ts'
import { PickedFiles } from './picked-files.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUpload } from './use-upload.ts'

/** What is accepted; the size is the installation's and known once it was asked for. */
function Accepted({ maxBytes }: { maxBytes: number | undefined }) {
  return (
    <p className="text-soft">
      pdf, doc and docx{maxBytes && ` of up to ${megabytes(maxBytes)} MB each`}, as many as you have
    </p>
  )
}

/** Stays in reach under a list of hundreds of files. */
const Bar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-4 grid gap-3 bg-paper px-4 py-3 sm:mx-0 sm:px-0">{children}</div>
)

/** No more is kept for this account than is there: sent once more, a file would be refused once more. */
const isFull = (allowance: Allowance | undefined) =>
  allowance?.limits.some(
    ({ name, limit, used }) => name === 'resumes_kept' && limit !== null && used !== null && used >= limit,
  ) ?? false

type UploaderProps = {
  onStored: (resumes: readonly Resume[], failed: number) => void
  /** The way on with what is stored, where some of it failed. */
  goOn: ReactNode
}

export function Uploader({ onStored, goOn }: UploaderProps) {
  const { picked, running, cutOff, add, remove, send, retry } = useUpload(onStored)
  const allowance = useQuery(allowanceQuery).data
  const maxBytes = allowance?.max_file_bytes
  const { zone, dragging } = useFileDrop(add, maxBytes)
  const settled = picked.filter(one => one.state !== 'waiting' && one.state !== 'sending').length
  const failed = picked.filter(one => one.state === 'failed').length
  const full = isFull(allowance)
  // Of what is listed nothing waits to be sent: the button keeps its place and the keyboard, and does nothing.
  const idle = !running && picked.length > 0 && picked.every(one => one.state !== 'waiting')
  return (
    <div className="grid gap-5">
      <DropVeil zone={zone} dragging={dragging} />
      {cutOff && picked.length === 0 && <Notice tone="note">{cutOff}</Notice>}
      <div className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-edge/70 bg-sheet px-6 py-12 text-center">
        <FileUp className="size-8 text-accent" aria-hidden />
        <p className="text-lg font-medium">Drop resumes or a whole folder anywhere on this page</p>
        <Accepted maxBytes={maxBytes} />
        <input {...zone.getInputProps({ 'aria-label': 'Choose resume files' })} />
        <Button onClick={zone.open}>Choose files</Button>
      </div>
      <PickedFiles picked={picked} onRemove={remove} />
      <Bar>
        {running && (
          <Progress label={`${settled} of ${picked.length} files done`} done={settled} total={picked.length} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            tone={idle ? 'plain' : 'primary'}
            busy={running}
            aria-disabled={running || idle || undefined}
            {...(!idle && { onClick: send })}
          >
            Upload
          </Button>
          {full && picked.some(isUnstored) && !running && (
            <ButtonLink tone={idle ? 'primary' : 'plain'} to="/plans">
              See the plans
            </ButtonLink>
          )}
          {!full && failed > 0 && !running && (
            <Button tone={idle ? 'primary' : 'plain'} onClick={retry}>
              {failed === 1 ? 'Retry the failed file' : `Retry the ${failed} failed files`}
            </Button>
          )}
          {goOn}
        </div>
      </Bar>
    </div>
  )
}
