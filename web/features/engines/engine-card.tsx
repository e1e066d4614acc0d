import { CircleCheck, CircleDashed, CirclePause } from 'lucide-react'
import type { EngineInfo } from '../../../contract/engines.ts'
import { useRemoveEngine, useSwitchEngine, useTestEngine } from '../../api/engines.ts'
import { reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Sheet } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { EngineForm } from './engine-form.tsx'
import { dollars, kinds } from './kinds.ts'
import { TestResult } from './test-result.tsx'

const states = {
  available: { word: 'Available', Icon: CircleCheck, tone: 'text-met' },
  not_configured: { word: 'Not configured', Icon: CircleDashed, tone: 'text-unmet' },
  off: { word: 'Switched off', Icon: CircleDashed, tone: 'text-unmet' },
  resting: { word: 'Left alone', Icon: CirclePause, tone: 'text-partial' },
} as const

function Facts({ engine }: { engine: EngineInfo }) {
  const facts = [
    ['Address', engine.base_url],
    ['Model', engine.model],
    ['Key', engine.has_key ? 'kept, never shown' : 'none'],
    ['Context', `${engine.context_tokens.toLocaleString('en')} tokens`],
    ['A million tokens', `${dollars(engine.price_in)} in, ${dollars(engine.price_out)} out`],
  ]
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-faint">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One model: whether it can be asked or what is missing, and a try that is a real small call. */
export function EngineCard({ engine }: { engine: EngineInfo }) {
  const { open, opener, toggle: change, close } = useOpened()
  const test = useTestEngine()
  const remove = useRemoveEngine()
  const toggle = useSwitchEngine()
  const { word, Icon, tone } = states[engine.state]
  const onError = (failure: unknown) => toast.bad(reasonOf(failure))
  const ask = async () => {
    const detail = 'Its key is deleted. What it has read stays.'
    if (await confirm({ text: `Remove ${engine.name}?`, detail, action: 'Remove' }))
      remove.mutate(engine.id, { onError })
  }
  return (
    <li>
      <Sheet className="grid gap-4 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-lg">
            {engine.rank}. {engine.name} <span className="text-base text-faint">{kinds[engine.kind].name}</span>
          </h3>
          <p className={`flex items-center gap-1.5 font-medium ${tone}`}>
            <Icon className="size-4" aria-hidden /> {word}
          </p>
        </div>
        {engine.missing && <p className="text-soft">{engine.missing}</p>}
        {open ? <EngineForm engine={engine} rank={engine.rank} onDone={close} /> : <Facts engine={engine} />}
        {!open && (
          <div className="flex flex-wrap gap-2">
            <Button tone="primary" busy={test.isPending} onClick={() => test.mutate(engine.id)}>
              {test.isPending ? 'Testing…' : 'Test'}
            </Button>
            <Button ref={opener} onClick={change}>
              Change
            </Button>
            <Button
              busy={toggle.isPending}
              onClick={() => toggle.mutate({ id: engine.id, enabled: !engine.enabled }, { onError })}
            >
              {engine.enabled ? 'Switch off' : 'Switch on'}
            </Button>
            <Button tone="quiet" busy={remove.isPending} onClick={() => void ask()}>
              Remove
            </Button>
          </div>
        )}
        <TestResult test={test.data} error={test.error} />
      </Sheet>
    </li>
  )
}
