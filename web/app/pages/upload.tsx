import { LimitNote } from '../../features/billing/limit-note.tsx'
import { UploadPage } from '../../features/resumes/upload-page.tsx'

const counted = ['resumes_kept'] as const

export const Upload = () => <UploadPage note={<LimitNote names={counted} />} />
