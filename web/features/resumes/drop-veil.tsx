import { FileUp } from 'lucide-react'
import type { DropzoneState } from 'react-dropzone'

/** Over the whole page while files are dragged, so that they may be dropped anywhere on it. */
export function DropVeil({ zone, dragging }: { zone: DropzoneState; dragging: boolean }) {
  if (!dragging) return null
  return (
    <div {...zone.getRootProps()} tabIndex={-1} className="fixed inset-0 z-50 grid bg-veil p-4 sm:p-8">
      <div className="pointer-events-none grid place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-accent bg-sheet p-6 text-center">
        <FileUp className="size-10 text-accent" aria-hidden />
        <p className="text-2xl font-semibold tracking-tight">Drop them anywhere</p>
        <p className="text-soft">pdf, doc and docx, files or whole folders</p>
      </div>
    </div>
  )
}
