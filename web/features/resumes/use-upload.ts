import { useEffect, useRef } from 'react'
import type { Resume } from '../../../contract/resumes.ts'
import { type Outcome, uploadFiles } from '../../api/upload.ts'
import { toast } from '../../ui/toast.tsx'
import { useFailure } from '../../ui/use-failure.ts'
import { isUnstored, type Picked, settledAs } from './picked.ts'
import { sayFailed, sayKnown } from './upload-words.ts'
import { useCutOff } from './use-cut-off.ts'
import { useKeptUpload } from './use-kept-upload.ts'

const nothingPicked = 'Please select at least one file'

/** Tells how an upload ended. What failed is said by `tell`, and the rest of it stands on the list where there is one. */
function tellOutcomes(outcomes: readonly Outcome[], listed: number | null, tell: (text: string) => void) {
  const failed = outcomes.filter(one => 'reason' in one)
  const stored = outcomes.length - failed.length
  const known = outcomes.flatMap(one => ('known' in one && one.known ? [one.known] : []))
  if (failed.length > 0) tell(`Upload failed: ${sayFailed(failed, listed)}`)
  if (stored > 0) toast.good(stored === 1 ? '1 resume stored' : `${stored} resumes stored`)
  if (known.length > 0) toast.good(sayKnown(known))
}

/** The files on their way: picked, sent a few at a time, stored or failed with a reason and another try. */
export function useUpload(onStored: (resumes: readonly Resume[], failed: number) => void) {
  const { picked, running, now, change, mark, setRunning } = useKeptUpload()
  const cutOff = useCutOff(now)
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

  const send = async (state: Picked['state']) => {
    if (now().running) return
    const files = picked.filter(one => one.state === state).map(one => one.file)
    if (files.length === 0) return toast.bad(nothingPicked)
    failure.withdraw()
    setRunning(true)
    const outcomes = await uploadFiles(files, {
      sending: chunk => mark(chunk.map(file => ({ file, state: 'sending' }))),
      settled: some => mark(some.map(settledAs)),
    })
    setRunning(false)
    tellOutcomes(outcomes, here.current ? now().picked.filter(isUnstored).length : null, failure.tell)
    const stored = outcomes.flatMap(one => ('resume' in one ? [one.resume] : []))
    if (here.current) onStored(stored, outcomes.length - stored.length)
  }
  return {
    picked,
    running,
    cutOff,
    add: (files: readonly Picked[]) => {
      toast.withdraw(nothingPicked)
      change(all => [...all, ...files])
    },
    remove: (file: File) => change(all => all.filter(one => one.file !== file)),
    send: () => send('waiting'),
    retry: () => send('failed'),
  }
}
