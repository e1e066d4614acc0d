import { type ReactNode, useRef, useState } from 'react'
import type { Resume } from '../../../contract/resumes.ts'
import { Button } from '../../ui/button.tsx'

/** `goOn` stands beside what sends the files. */
export type Upload = (onStored: (resumes: readonly Resume[], failed: number) => void, goOn: ReactNode) => ReactNode

type UploadStepProps = {
  upload: Upload
  onDone: (resumeIds: readonly number[]) => void
}

/** Goes on by itself when every file is stored; where some failed, when the person says so. */
export function UploadStep({ upload, onDone }: UploadStepProps) {
  const stored = useRef<number[]>([])
  const [count, setCount] = useState(0)
  const onStored = (resumes: readonly Resume[], failed: number) => {
    stored.current.push(...resumes.map(resume => resume.id))
    setCount(stored.current.length)
    if (failed === 0 && stored.current.length > 0) onDone(stored.current)
  }
  return upload(
    onStored,
    count > 0 && (
      <Button tone="primary" onClick={() => onDone(stored.current)}>
        {count === 1 ? 'Go on with 1 resume' : `Go on with ${count} resumes`}
      </Button>
    ),
  )
}
