import { type FormEvent, useState } from 'react'
import type { EngineInfo, EngineInput, EngineKind } from '../../../contract/engines.ts'
import { useSaveEngine } from '../../api/engines.ts'
import { fieldErrors, reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { readMoney } from '../../ui/money.ts'
import { isKind, kinds } from './kinds.ts'

const fields = ['name', 'base_url', 'model', 'key', 'context_tokens', 'price_in', 'price_out', 'rank'] as const
type Errors = Partial<Record<(typeof fields)[number], string>>

/** What was typed; an empty number is none, and the server says so. */
function inputOf(form: HTMLFormElement, kind: EngineKind, enabled: boolean): EngineInput {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)))
  const key = text('key')
  return {
    kind,
    name: text('name'),
    base_url: text('base_url'),
    model: text('model'),
    ...(key !== '' && { key }),
    context_tokens: number('context_tokens'),
    price_in: readMoney(text('price_in')),
    price_out: readMoney(text('price_out')),
    rank: number('rank'),
    enabled,
  }
}

type EngineFormProps = { engine: EngineInfo | null; rank: number; onDone: () => void }

/** The server checks it: what it refuses stands at its field. A key is written here and never comes back. */
export function EngineForm({ engine, rank, onDone }: EngineFormProps) {
  const [kind, setKind] = useState<EngineKind>(engine?.kind ?? 'openai')
  const [errors, setErrors] = useState<Errors>({})
  const { mutate, isPending, error } = useSaveEngine(engine?.id ?? null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setErrors({})
    mutate(inputOf(event.currentTarget, kind, engine?.enabled ?? true), {
      onSuccess: onDone,
      onError: failure =>
        setErrors(Object.fromEntries(fieldErrors(failure, fields).map(({ name, message }) => [name, message]))),
    })
  }
  const field = (name: 'context_tokens' | 'price_in' | 'price_out' | 'rank', value: number | undefined) => ({
    name,
    required: true,
    defaultValue: value,
    error: errors[name],
  })
  const whole = { type: 'number', min: 0, step: 'any' }
  const money = { inputMode: 'decimal' } as const
  const keyHint = engine?.has_key ? 'One is kept. Leave empty to keep it.' : 'Kept encrypted, and never shown again.'
  return (
    <Form onSubmit={submit} error={error && Object.keys(errors).length === 0 ? reasonOf(error) : undefined}>
      {!engine && (
        <SelectField
          label="Kind"
          value={kind}
          onChange={event => isKind(event.target.value) && setKind(event.target.value)}
        >
          {Object.entries(kinds).map(([value, { name }]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label="Name" name="name" required defaultValue={engine?.name} error={errors.name} />
      <TextField
        key={kind}
        label="Address"
        name="base_url"
        required
        defaultValue={engine?.base_url ?? kinds[kind].url}
        hint={kinds[kind].hint}
        error={errors.base_url}
      />
      <TextField label="Model" name="model" required defaultValue={engine?.model} error={errors.model} />
      <PasswordField label="Key" name="key" autoComplete="off" hint={keyHint} error={errors.key} />
      <TextField
        label="Context length (tokens)"
        hint="Question and answer together. What does not fit is asked in parts or not at all, never cut."
        {...whole}
        {...field('context_tokens', engine?.context_tokens ?? 16_384)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Price in (USD a million tokens)" {...money} {...field('price_in', engine?.price_in)} />
        <TextField label="Price out (USD a million tokens)" {...money} {...field('price_out', engine?.price_out)} />
      </div>
      <TextField label="Place in the order" hint="1 is asked first." {...whole} {...field('rank', rank)} />
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" type="submit" busy={isPending}>
          {engine ? 'Save' : 'Add'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  )
}
