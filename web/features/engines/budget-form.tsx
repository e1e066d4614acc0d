import { type FormEvent, useState } from 'react'
import type { Budget } from '../../../contract/engines.ts'
import { useSetBudget } from '../../api/engines.ts'
import { fieldErrors, reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { readMoney } from '../../ui/money.ts'
import { Section, Sheet } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { dollars } from './kinds.ts'

const fields = ['per_user_day', 'per_day'] as const

/** What models may cost a day. A call that could go over is not made. */
export function BudgetForm({ budget, spent }: { budget: Budget; spent: number }) {
  const { mutate, isPending } = useSetBudget()
  const [errors, setErrors] = useState<Partial<Record<keyof Budget, string>>>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const amount = (name: keyof Budget) => readMoney(String(data.get(name)))
    setErrors({})
    mutate(
      { per_user_day: amount('per_user_day'), per_day: amount('per_day') },
      {
        onSuccess: () => toast.good('The budget is set.'),
        onError: failure => {
          const found = fieldErrors(failure, fields)
          setErrors(Object.fromEntries(found.map(({ name, message }) => [name, message])))
          if (found.length === 0) toast.bad(reasonOf(failure))
        },
      },
    )
  }
  const field = (name: keyof Budget) => ({
    name,
    inputMode: 'decimal' as const,
    required: true,
    defaultValue: budget[name],
    error: errors[name],
  })
  return (
    <Section title="Budget">
      <Sheet className="p-5">
        <Form onSubmit={submit}>
          <p className="text-soft tabular-nums">
            {`Spent today: ${dollars(spent)}. What could go over the budget is not sent; the offline assessment stands. Days end at midnight UTC.`}
          </p>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="One person, a day (USD)" {...field('per_user_day')} />
            <TextField label="Everybody, a day (USD)" {...field('per_day')} />
          </div>
          <Button type="submit" busy={isPending} className="justify-self-start">
            Set the budget
          </Button>
        </Form>
      </Sheet>
    </Section>
  )
}
