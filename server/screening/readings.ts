import { createHash } from 'node:crypto'
import type { DocumentText } from '../../documents/text.ts'
import { engine } from '../../engine/index.ts'

type Reading = ReturnType<typeof engine.readResume>

/**
 * Reads resumes and keeps what was read: reading one takes some ten times as long as matching it, and it is asked for
 * again with every job. Those that were asked for last are kept, of at most `most` characters of text together.
 */
export function keepReadings(most: number) {
  const kept = new Map<string, Reading>()
  let characters = 0
  return (document: DocumentText, asOf: string): Reading => {
    // All of the document: files of the same text may differ in what is hidden, and so in what is found.
    const key = createHash('sha256')
      .update(JSON.stringify([document, asOf]))
      .digest('base64')
    const before = kept.get(key)
    const reading = before ?? engine.readResume(document, asOf)
    if (!before) characters += document.text.length
    kept.delete(key)
    kept.set(key, reading)
    for (const [oldest, { document }] of kept) {
      if (characters <= most) break
      kept.delete(oldest)
      characters -= document.text.length
    }
    return reading
  }
}
