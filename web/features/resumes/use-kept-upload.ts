import { useEffect, useLayoutEffect, useState } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import { useKept } from '../../ui/use-kept.ts'
import { dropped } from './dropped.ts'
import type { Picked } from './picked.ts'

type Upload = { picked: readonly Picked[]; running: boolean }

/** The browser asks before it leaves files behind that are on their way. */
function useHold(running: boolean) {
  useEffect(() => {
    if (!running) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [running])
}

/**
 * The files of this page, found again by coming back to it: they are in memory alone, and may be on their way all the
 * while. What was stored is in the list of resumes, and is on this one no more.
 */
export function useKeptUpload() {
  const [fresh] = useState(() => createStore<Upload>({ picked: dropped.take(), running: false }))
  const [upload] = useKept('upload', fresh)
  useLayoutEffect(() => {
    const { picked, running } = upload.get()
    if (!running) upload.set({ picked: picked.filter(one => one.state !== 'stored'), running })
  }, [upload])
  const { picked, running } = useStore(upload)
  useHold(running)
  const change = (by: (all: readonly Picked[]) => readonly Picked[]) =>
    upload.set({ ...upload.get(), picked: by(upload.get().picked) })
  return {
    picked,
    running,
    /** As it is by now, for who has waited since the page was drawn. */
    now: upload.get,
    change,
    /** Puts these in the place of what stood there of the same files. */
    mark: (ones: readonly Picked[]) => {
      const byFile = new Map(ones.map(one => [one.file, one]))
      change(all => all.map(one => byFile.get(one.file) ?? one))
    },
    setRunning: (on: boolean) => upload.set({ ...upload.get(), running: on }),
  }
}
