import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { Uploader } from './uploader.tsx'

/** `note` stands above: what the page around it has to say. */
export function UploadPage({ note }: { note: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Page
      title="Upload resumes"
      width="read"
      lead="Each file is judged on its own: one that cannot be read never keeps the others back."
      back={{ to: '/resumes', label: 'My Resumes' }}
    >
      {note}
      <Uploader
        onStored={(_, failed) => {
          if (failed === 0) navigate('/resumes')
        }}
      />
    </Page>
  )
}
