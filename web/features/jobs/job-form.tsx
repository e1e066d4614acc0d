import { useForm } from 'react-hook-form'
import type { Job, JobInput } from '../../../contract/jobs.ts'
import { fieldErrors } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'

const schema = lateSchema(async () => (await import('../../api/schemas.ts')).jobInputSchema)

type JobFormProps = {
  job?: Job
  action: string
  /** Saves, and rejects with the reason where it cannot. */
  save: (input: JobInput) => Promise<unknown>
  /** Told of a failure that has no field to stand under. */
  onFailure: (error: unknown) => void
}

export function JobForm({ job, action, save, onFailure }: JobFormProps) {
  const form = useForm({
    resolver: schema.resolver,
    defaultValues: { title: job?.title ?? '', description: job?.description ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ title, description }) => {
    try {
      await save({ title, description: description?.trim() ? description : null })
    } catch (error) {
      const known = fieldErrors(error, ['title', 'description'])
      for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
      if (known.length === 0) onFailure(error)
    }
  })
  return (
    <Form onSubmit={submit} onFocus={schema.preload}>
      <TextField label="Title" required error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="Description"
        hint="Paste the posting as it stands. Requirements, must-haves and nice-to-haves are read from this text; what is read can be corrected on the job’s page."
        error={errors.description?.message}
        {...form.register('description')}
      />
      <Button tone="primary" type="submit" busy={isSubmitting} className="justify-self-start">
        {action}
      </Button>
    </Form>
  )
}
