import { useId } from 'react'
import type { Analysis } from '../../../contract/screening.ts'
import { withQuotes } from './with-quotes.tsx'

const findings = [
  { key: 'strengths', name: 'Strengths' },
  { key: 'weaknesses', name: 'Weaknesses' },
  { key: 'suggestions', name: 'Suggestions' },
  { key: 'positive_indicators', name: 'Positive indicators' },
  { key: 'red_flags', name: 'Red flags' },
] as const

/** The lines of one finding told one after the other, as one would say them. */
function Told({ name, lines, resumeId }: { name: string; lines: readonly string[]; resumeId: number }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-6 gap-y-1 sm:grid-cols-[7.5rem_1fr]">
      <h2 id={id} className="pt-0.5 text-sm font-medium tracking-normal text-faint">
        {name}
      </h2>
      <p>
        {lines.flatMap((line, index) => {
          const told = withQuotes(line, resumeId)
          return index === 0 ? told : [' ', told]
        })}
      </p>
    </section>
  )
}

function Nothing({ name }: { name: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex gap-2 text-sm text-faint">
      <h2 id={id} className="text-sm leading-relaxed font-medium tracking-normal">
        {name}
      </h2>
      <p>N/A</p>
    </section>
  )
}

const amount = (score: number) => (score >= 70 ? 'plenty of' : score >= 40 ? 'some' : 'little')

/** The three scores in two sentences, before the findings say why. */
function opening({ score_format, score_experience, score_skills }: Analysis): string {
  const page = score_format >= 70 ? 'reads well' : score_format >= 40 ? 'can be read, with gaps' : 'is hard to read'
  const both = amount(score_experience) === amount(score_skills)
  const shown = both
    ? `${amount(score_experience)} experience and skill`
    : `${amount(score_experience)} experience and ${amount(score_skills)} skill`
  return `The page ${page}. It shows ${shown} in use.`
}

const linesOf = (text: string | null) => (text ?? '').split('\n').filter(line => line.trim())

/** What a colleague who has read the resume would write in the margin; what there is nothing to say on comes last. */
export function Note({ analysis }: { analysis: Analysis }) {
  const all = findings.map(({ key, name }) => ({ name, lines: linesOf(analysis[key]) }))
  const empty = all.filter(({ lines }) => lines.length === 0)
  return (
    <div className="grid gap-5 leading-relaxed">
      <p className="font-quote text-xl leading-snug">{opening(analysis)}</p>
      {all.map(
        ({ name, lines }) =>
          lines.length > 0 && <Told key={name} name={name} lines={lines} resumeId={analysis.resume_id} />,
      )}
      {empty.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4">
          {empty.map(({ name }) => (
            <Nothing key={name} name={name} />
          ))}
        </div>
      )}
    </div>
  )
}
