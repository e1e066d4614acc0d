import { useEffect, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { acceptedFiles } from './accepted.ts'
import { megabytes } from './megabytes.ts'
import type { Picked } from './picked.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Whether files are being dragged over the window. Where they are dropped, the browser never leaves the page for them. */
function useDraggedFiles(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const enter = (event: DragEvent) => carriesFiles(event) && setOver(true)
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const hold = (event: DragEvent) => carriesFiles(event) && event.preventDefault()
    const end = (event: DragEvent) => {
      hold(event)
      setOver(false)
    }
    const heard = { dragenter: enter, dragleave: leave, dragover: hold, drop: end }
    for (const [name, listener] of Object.entries(heard)) window.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(heard)) window.removeEventListener(name, listener as EventListener)
    }
  }, [])
  return over
}

/** What the server would say after it has taken the whole of a file. */
const tooLarge = (bytes: number) => `This file is larger than ${megabytes(bytes)} MB.`

/** Files and folders, dropped or chosen; what is no resume by its type or its size is listed with the reason. */
export function useFileDrop(onPicked: (files: readonly Picked[]) => void, maxBytes?: number) {
  const dragging = useDraggedFiles()
  const zone = useDropzone({
    accept: acceptedFiles,
    noClick: true,
    noKeyboard: true,
    ...(maxBytes && { maxSize: maxBytes }),
    onDrop: (files, refused) =>
      onPicked([
        ...files.map(file => ({ file, state: 'waiting' as const })),
        ...refused.map(({ file, errors }) => ({
          file,
          state: 'refused' as const,
          reason:
            maxBytes && errors.every(({ code }) => code === 'file-too-large')
              ? tooLarge(maxBytes)
              : 'Only pdf, doc and docx files can be read.',
        })),
      ]),
  })
  return { zone, dragging }
}
