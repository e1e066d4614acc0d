import { useCallback, useEffect, useState } from 'react'
import { reasonOf } from '../../api/error.ts'
import { loadResumeFile } from '../../api/resumes.ts'
import type { Pdf, PdfPage } from './pdf.ts'

type PdfState = { pages: readonly PdfPage[] | null; error: string | null }

const loading: PdfState = { pages: null, error: null }

/** pdf.js comes with the first original that is looked at, at the same time as its bytes. */
async function open(id: number, signal: AbortSignal): Promise<Pdf> {
  const [{ openPdf }, bytes] = await Promise.all([import('./pdf.ts'), loadResumeFile(id, signal)])
  return openPdf(bytes)
}

/** The pages of a resume's file, and a way to try again where it could not be opened. */
export function usePdf(id: number): PdfState & { retry: () => void } {
  const [state, setState] = useState(loading)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same work once more
  useEffect(() => {
    const abort = new AbortController()
    let pdf: Pdf | null = null
    setState(loading)
    open(id, abort.signal).then(
      opened => {
        if (abort.signal.aborted) return opened.close()
        pdf = opened
        setState({ pages: opened.pages, error: null })
      },
      (error: unknown) => abort.signal.aborted || setState({ pages: null, error: reasonOf(error) }),
    )
    return () => {
      abort.abort()
      pdf?.close()
    }
  }, [id, tries])
  return { ...state, retry: useCallback(() => setTries(count => count + 1), []) }
}
