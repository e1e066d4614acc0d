import { useNavigate } from 'react-router'
import { DropVeil } from './drop-veil.tsx'
import { dropped } from './dropped.ts'
import { useFileDrop } from './use-file-drop.ts'

/** On a page that shows resumes: what is dropped there is taken to the upload. */
export function DropAnywhere() {
  const navigate = useNavigate()
  const { zone, dragging } = useFileDrop(files => {
    dropped.leave(files)
    void navigate('/resumes/new')
  })
  return <DropVeil zone={zone} dragging={dragging} />
}
