import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIdParam } from '../../api/params.ts'
import { Button } from '../../ui/button.tsx'
import { ChooseBar } from './choose-bar.tsx'
import { ChoosePage } from './choose-page.tsx'
import { ResumeChoice } from './resume-choice.tsx'

/** `note` stands above: what the page around it has to say. */
export function SelectOnePage({ note }: { note: ReactNode }) {
  const navigate = useNavigate()
  const jobId = useIdParam('jobId')
  const [chosen, setChosen] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const match = () =>
    chosen ? navigate(`/jobs/${jobId}/resumes/${chosen}/match`) : setProblem('Please select a resume first.')
  return (
    <ChoosePage title="Select a resume to match" jobId={jobId}>
      {note}
      <ResumeChoice
        kind="radio"
        chosen={new Set(chosen ? [chosen] : [])}
        onChoose={id => {
          setChosen(id)
          setProblem(null)
        }}
      >
        <ChooseBar problem={problem}>
          <Button tone="primary" onClick={match}>
            Match
          </Button>
        </ChooseBar>
      </ResumeChoice>
    </ChoosePage>
  )
}
