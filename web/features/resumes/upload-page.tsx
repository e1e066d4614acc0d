import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Uploader } from './uploader.tsx'

/** `note` stands above: what the page around it has to say. Where some files failed there is a way on with the others. */
export function UploadPage({ note }: { note: ReactNode }) {
  const navigate = useNavigate()
  const [stored, setStored] = useState(0)
  return (
    <Page
      title="Upload resumes"
      width="read"
      lead="Each file is judged on its own: one that cannot be read never keeps the others back."
      back={{ to: '/resumes', label: 'My Resumes' }}
    >
      {note}
      <Uploader
        onStored={(resumes, failed) => {
          setStored(count => count + resumes.length)
          if (failed === 0) navigate('/resumes')
        }}
        goOn={
          stored > 0 && (
            <ButtonLink tone="primary" to="/resumes">
              {stored === 1 ? 'Go on to the stored resume' : `Go on to the ${stored} stored resumes`}
            </ButtonLink>
          )
        }
      />
    </Page>
  )
}
