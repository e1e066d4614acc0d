import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { EngineInfo } from '../../../contract/engines.ts'
import { enginesQuery } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { useUser } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { BudgetForm } from './budget-form.tsx'
import { EngineCard } from './engine-card.tsx'
import { EngineForm } from './engine-form.tsx'
import { ReaderChoice } from './reader-choice.tsx'

function Engines({ engines, external }: { engines: readonly EngineInfo[]; external: boolean }) {
  const { open, opener, toggle, close } = useOpened()
  return (
    <Section
      title="Language models"
      actions={
        <Button ref={opener} aria-expanded={open} onClick={toggle}>
          <Plus aria-hidden /> Add a model
        </Button>
      }
    >
      <p className="max-w-read text-soft">
        {external
          ? 'Asked in this order; where one fails, the next. Nothing is sent to any of them until somebody asks for a second reading.'
          : 'AI_EXTERNAL=off: only models on this machine can be asked.'}
      </p>
      {open && (
        <Sheet className="max-w-form p-5">
          <EngineForm engine={null} rank={engines.length + 1} onDone={close} />
        </Sheet>
      )}
      {engines.length === 0 && !open && (
        <EmptyState title="No language model is set up.">
          <p className="max-w-read text-soft">Nothing is missing: the offline engine reads and scores every resume.</p>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {engines.map(engine => (
          <EngineCard key={engine.id} engine={engine} />
        ))}
      </ul>
    </Section>
  )
}

function Administration() {
  const { data, error, refetch } = useQuery(enginesQuery)
  if (data) {
    return (
      <>
        <Engines engines={data.engines} external={data.external} />
        <BudgetForm budget={data.budget} spent={data.spent_today} />
      </>
    )
  }
  if (error) return <ErrorState title="The models could not be loaded" detail={reasonOf(error)} onRetry={refetch} />
  return <Skeleton rows={3} label="Loading the models" />
}

/** Who reads: the offline engine, and the language models beside it. Administrators set those up. */
export function EnginesPage() {
  const admin = useUser()?.is_admin ?? false
  return (
    <Page
      title="Engines"
      width="read"
      lead="The offline engine computes every score. A language model can give a second reading; it never raises one."
    >
      <ReaderChoice />
      {admin && <Administration />}
    </Page>
  )
}
