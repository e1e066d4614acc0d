import { CircleCheck } from 'lucide-react'
import type { ResumeText } from '../../../contract/reading.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Notice } from '../../ui/notice.tsx'

/** “English”, from its code; the code itself where the browser has no name for it. */
const languageName = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** What the reader has to say of itself. */
function provenanceOf({ reader, language, pages }: Read): string {
  const recognised = pages.filter(page => page.recognised).map(({ number }) => number)
  return [
    `Read by version ${reader} of the reader.`,
    language ? `The language seems to be ${languageName(language)}; no score rests on it.` : '',
    recognised.length > 0 ? `Recognised from a picture: page ${recognised.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

type Read = Pick<ResumeText, 'quality' | 'reader' | 'language' | 'pages'>

/** How well the file could be read, and what to look at where it could not. */
export function Quality({ document }: { document: Read }) {
  const { verdict, reasons } = document.quality
  return (
    <div className="grid gap-2">
      {verdict === 'good' ? (
        <p className="flex gap-2.5 text-met">
          <CircleCheck className="mt-0.5 size-4.5 shrink-0" aria-hidden />
          Reads well. Only what stands here is matched.
        </p>
      ) : (
        <Notice tone="note">
          <p className="font-medium">Reads with doubts. Only what stands here is matched.</p>
          <Bullets lines={reasons} />
        </Notice>
      )}
      <p className="text-xs text-faint">{provenanceOf(document)}</p>
    </div>
  )
}
