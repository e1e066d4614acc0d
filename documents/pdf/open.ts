import { corrupt, encrypted } from '../unreadable.ts'
import { type Engine, withEngine } from './engine.ts'
import { withBytes } from './scratch.ts'

/** Opens a pdf for as long as `work` runs. Throws `Unreadable` where it is locked or damaged. */
export function withPdf<T>(bytes: Uint8Array, work: (engine: Engine, document: number) => T): Promise<T> {
  return withEngine(engine =>
    withBytes(engine, bytes, at => {
      const document = engine.FPDF_LoadMemDocument(at, bytes.length, 0)
      if (document === 0) throw engine.FPDF_GetLastError() === 4 ? encrypted() : corrupt()
      try {
        return work(engine, document)
      } finally {
        engine.FPDF_CloseDocument(document)
      }
    }),
  )
}
