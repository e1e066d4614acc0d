import type { Resume } from '../../../contract/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pane } from './pane.tsx'
import { PdfOriginal } from './pdf-original.tsx'
import { useZoom } from './zoom.tsx'

const nothing = () => {}

/** A file of which no text is kept: why, what to do, and what can be seen of it. */
export function Unread({ resume, reason }: { resume: Resume; reason: string }) {
  const zoom = useZoom()
  return (
    <>
      <Notice tone="bad">
        <p>{reason}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <ButtonLink size="sm" to="/resumes/new">
            Upload another file
          </ButtonLink>
        </p>
      </Notice>
      {resume.file_type === 'pdf' && (
        <Pane title="Original" shown zoom={zoom}>
          <PdfOriginal resume={resume} zoom={zoom.zoom} boxes={[]} hidden={[]} onReady={nothing} />
        </Pane>
      )}
    </>
  )
}
