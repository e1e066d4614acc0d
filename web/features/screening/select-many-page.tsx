import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Resume } from '../../../contract/resumes.ts'
import { useIdParam } from '../../api/params.ts'
import { Button } from '../../ui/button.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { ChooseBar } from './choose-bar.tsx'
import { ChoosePage } from './choose-page.tsx'
import { ResumeChoice } from './resume-choice.tsx'
import { useKeepPicks, usePicks } from './use-picks.ts'

type AllProps = { shown: readonly Resume[]; chosen: ReadonlySet<number>; onChange: (ids: Set<number>) => void }

/** What could not be read cannot be matched: it is there to be chosen, but not among all. */
function ChooseAll({ shown, chosen, onChange }: AllProps) {
  const readable = shown.filter(({ status }) => status !== 'unreadable')
  const all = readable.length > 0 && readable.every(resume => chosen.has(resume.id))
  const toggle = () => {
    const next = new Set(chosen)
    for (const { id } of readable) all ? next.delete(id) : next.add(id)
    onChange(next)
  }
  return (
    <label className="flex w-fit items-center gap-3.5 px-4 py-1 font-medium">
      <input type="checkbox" className="size-4.5" checked={all} onChange={toggle} />
      {readable.length === shown.length ? `All ${shown.length}` : `All ${readable.length} that could be read`}
    </label>
  )
}

/** Told while there is still a choice; the server refuses such a batch as a whole, unless enough of it is stored. */
const tooMany = (chosen: number, most: number | null) =>
  most !== null && chosen > most ? `${chosen} are chosen, and your plan matches ${most} in one batch.` : null

/** `note` stands above: what the page around it has to say. `most`: how many one batch may have; null is any number. */
export function SelectManyPage({ note, most }: { note: ReactNode; most: number | null }) {
  const navigate = useNavigate()
  const jobId = useIdParam('jobId')
  const { carried, kept } = usePicks(jobId)
  const [chosen, setChosen] = useKept<ReadonlySet<number>>('chosen', new Set(kept.length > 0 ? kept : carried))
  useKeepPicks(jobId, chosen)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (ids: Set<number>) => {
    setChosen(ids)
    setProblem(null)
  }
  const choose = (id: number, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    change(next)
  }
  const match = () => {
    if (chosen.size === 0) return setProblem('Please select at least one resume.')
    return navigate(`/jobs/${jobId}/resumes/match_batch_results`, { state: { resumeIds: [...chosen] } })
  }
  return (
    <ChoosePage title="Select resumes to match" jobId={jobId}>
      {note}
      <ResumeChoice
        kind="checkbox"
        chosen={chosen}
        onChoose={choose}
        above={shown => <ChooseAll shown={shown} chosen={chosen} onChange={change} />}
      >
        <ChooseBar problem={problem ?? tooMany(chosen.size, most)}>
          <Button tone="primary" onClick={match}>
            {chosen.size > 0 ? `Match ${chosen.size} selected` : 'Match selected'}
          </Button>
        </ChooseBar>
      </ResumeChoice>
    </ChoosePage>
  )
}
