import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Plan, PlanInput } from '../../../contract/billing.ts'
import { fieldErrors } from '../../api/error.ts'
import { planInputSchema } from '../../api/schemas.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { readMoney } from '../../ui/money.ts'
import { useFailure } from '../../ui/use-failure.ts'
import { reasonOrUnknown } from './failure.ts'

const flagsHint =
  'JSON. Known: resumes_kept, batch_size, analyses_per_month (a whole number, or null for no limit), llm_engine (true or false), trial_days. Other names are kept and grant nothing.'

export type PlanFormProps = {
  plan?: Plan
  action: string
  /** Saves, and rejects with the reason where it cannot. */
  save: (plan: PlanInput) => Promise<unknown>
  /** What is said before the reason of a failure. */
  failed: string
}

export function PlanForm({ plan, action, save, failed }: PlanFormProps) {
  const form = useForm({
    resolver: zodResolver(planInputSchema),
    defaultValues: {
      name: plan?.name ?? '',
      tagline: plan?.tagline ?? '',
      description: plan?.description ?? '',
      price: plan?.price,
      billing_cycle: plan?.billing_cycle ?? 'month',
      feature_flags: plan?.feature_flags ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const failure = useFailure()
  const submit = form.handleSubmit(async input => {
    failure.withdraw()
    try {
      await save({ ...input, tagline: input.tagline || null, description: input.description || null })
    } catch (error) {
      const known = fieldErrors(error, ['name', 'tagline', 'description', 'price', 'billing_cycle', 'feature_flags'])
      for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
      failure.tell(`${failed}: ${reasonOrUnknown(error)}`)
    }
  })
  const field = (name: keyof PlanInput) => ({ error: errors[name]?.message, ...form.register(name) })
  return (
    <Form onSubmit={submit}>
      <TextField label="Name" required {...field('name')} />
      <TextField label="Tagline" {...field('tagline')} />
      <TextArea label="Description" className="min-h-20" {...field('description')} />
      <TextField
        label="Price (USD)"
        inputMode="decimal"
        required
        error={errors.price?.message}
        {...form.register('price', { setValueAs: typed => readMoney(String(typed)) })}
      />
      <SelectField label="Billing cycle" required {...field('billing_cycle')}>
        <option value="month">month</option>
        <option value="year">year</option>
      </SelectField>
      <TextArea label="Feature flags" hint={flagsHint} className="min-h-20 font-mono" {...field('feature_flags')} />
      <Button tone="primary" type="submit" busy={isSubmitting} className="justify-self-start">
        {action}
      </Button>
    </Form>
  )
}
