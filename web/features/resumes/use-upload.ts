import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Resume } from '../../../contract/resumes.ts'
import { type Failed, type Outcome, uploadFiles } from '../../api/upload.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { useFailure } from '../../ui/use-failure.ts'
import { useKept } from '../../ui/use-kept.ts'
import { dropped } from './dropped.ts'
import type { Picked } from './picked.ts'
import { sayFailed, sayKnown } from './upload-words.ts'
import { useCutOff } from './use-cut-off.ts'

const isFailed = (outcome: Outcome): outcome is Failed => 'reason' in outcome

const nothingPicked = 'Please select at least one file'

type Upload = { picked: readonly Picked[]; running: boolean }

/**
 * The files of this page, found again by coming back to it: they are in memory alone, and may be on their way all the
 * while. What was stored is in the list of resumes, and is on this one no more.
 */
function useKeptUpload() {
  const [fresh] = useState(() => createStore<Upload>({ picked: dropped.take(), running: false }))
  const [upload] = useKept('upload', fresh)
  useLayoutEffect(() => {
    const { picked, running } = upload.get()
    if (!running) upload.set({ picked: picked.filter(one => one.state !== 'stored'), running })
  }, [upload])
  return upload
}

function useHold(running: boolean) {
  useEffect(() => {
    if (!running) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [running])
}

/** The files on their way: picked, sent a few at a time, stored or failed with a reason and another try. */
export function useUpload(onStored: (resumes: readonly Resume[], failed: number) => void) {
  const upload = useKeptUpload()
  const { picked, running } = useStore(upload)
  const setPicked = (change: (all: readonly Picked[]) => readonly Picked[]) =>
    upload.set({ ...upload.get(), picked: change(upload.get().picked) })
  const setRunning = (now: boolean) => upload.set({ ...upload.get(), running: now })
  useHold(running)
  const cutOff = useCutOff(upload)

  const failure = useFailure()

  // Whoever has gone elsewhere meanwhile is told how it ended, and is not called back.
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // It speaks of a list that is on the page no more.
      failure.withdraw()
    }
  }, [failure])

  const mark = (changes: readonly Picked[]) => {
    const byFile = new Map(changes.map(change => [change.file, change]))
    setPicked(all => all.map(one => byFile.get(one.file) ?? one))
  }
  const start = async (files: readonly File[]) => {
    if (running) return
    if (files.length === 0) {
      toast.bad(nothingPicked)
      return
    }
    failure.withdraw()
    setRunning(true)
    const outcomes = await uploadFiles(files, {
      sending: chunk => mark(chunk.map(file => ({ file, state: 'sending' }))),
      settled: settled =>
        mark(
          settled.map(one => {
            if (!isFailed(one)) return { file: one.file, state: 'stored', ...(one.known && { known: one.known }) }
            return { file: one.file, reason: one.reason, state: one.refused ? 'refused' : 'failed' }
          }),
        ),
    })
    setRunning(false)
    const failed = outcomes.filter(isFailed)
    const stored = outcomes.flatMap(one => (isFailed(one) ? [] : [one.resume]))
    const listed = upload.get().picked.filter(one => one.state === 'failed' || one.state === 'refused').length
    if (failed.length > 0) failure.tell(`Upload failed: ${sayFailed(failed, here.current ? listed : null)}`)
    if (stored.length > 0) toast.good(stored.length === 1 ? '1 resume stored' : `${stored.length} resumes stored`)
    const known = outcomes.flatMap(one => ('known' in one && one.known ? [one.known] : []))
    if (known.length > 0) toast.good(sayKnown(known))
    if (here.current) onStored(stored, failed.length)
  }
  const filesIn = (state: Picked['state']) => picked.filter(one => one.state === state).map(one => one.file)
  return {
    picked,
    running,
    cutOff,
    add: (files: readonly Picked[]) => {
      toast.withdraw(nothingPicked)
      setPicked(all => [...all, ...files])
    },
    remove: (file: File) => setPicked(all => all.filter(one => one.file !== file)),
    send: () => start(filesIn('waiting')),
    retry: () => start(filesIn('failed')),
  }
}
