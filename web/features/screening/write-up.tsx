import type { Prose } from '../../../contract/engines.ts'
import { useWriteUp } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

function Written({ prose }: { prose: Prose }) {
  const parts = [
    { title: 'Strengths', lines: prose.strengths },
    { title: 'Before deciding', lines: prose.suggestions },
    { title: 'To ask in an interview', lines: prose.questions },
  ]
  return (
    <div className="grid gap-3 border-l-2 border-line pl-3">
      <p className="text-sm text-faint">{prose.note}</p>
      <p>{prose.summary}</p>
      {parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <div key={title} className="grid gap-1">
            <h3 className="font-semibold">{title}</h3>
            <Bullets lines={lines} />
          </div>
        ))}
    </div>
  )
}

/** The findings in a language model's words, marked as its own; the engine's are one click away, and stay beside them. */
export function WriteUp({ jobId, resumeId }: { jobId: number; resumeId: number }) {
  const { data, error, isPending, mutate, reset } = useWriteUp(jobId, resumeId)
  return (
    <div className="grid gap-3" aria-live="polite">
      {data?.answered ? (
        <>
          <Written prose={data} />
          <Button size="sm" className="justify-self-start" onClick={reset}>
            Back to the engine’s words
          </Button>
        </>
      ) : (
        <Button size="sm" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
          {isPending ? 'Writing…' : 'Findings in the model’s words'}
        </Button>
      )}
      {data && !data.answered && <p className="text-soft">{data.note}</p>}
      {error && <Notice tone="bad">{reasonOf(error)}</Notice>}
    </div>
  )
}
