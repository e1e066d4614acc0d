import { MessageSquareText } from 'lucide-react'
import type { RequirementResult } from '../../../contract/screening.ts'
import { EvidenceQuote } from './evidence-quote.tsx'
import { statusLook } from './status.tsx'

const effects = {
  agrees: () => 'agrees',
  lowered: (said: string, code: string) => `says ${said}, the engine ${code}: this counts half`,
  noted: (said: string, code: string) => `says ${said}, the engine ${code}: told, not counted`,
}

/** What a language model said of a requirement: its words, marked as its own. Its quotes were found in the resume. */
export function ModelVerdict({ model, resumeId }: Pick<RequirementResult, 'model'> & { resumeId: number | undefined }) {
  if (!model) return null
  const word = (status: typeof model.status) => `“${statusLook[status].word.toLowerCase()}”`
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3 text-sm">
      <p className="flex gap-1.5">
        <MessageSquareText className="mt-0.5 size-4 shrink-0 text-faint" aria-hidden />
        <span>
          <span className="font-medium">
            The model {effects[model.effect](word(model.status), word(model.offline_status))}.
          </span>{' '}
          {model.reason && <span className="text-soft">{model.reason}</span>}
        </span>
      </p>
      {model.effect !== 'agrees' &&
        model.evidence.map(one => <EvidenceQuote key={one.start} evidence={one} resumeId={resumeId} />)}
    </div>
  )
}
