import { useForm } from 'react-hook-form'
import type { Job, JobChange, JobInput } from '../../../contract/jobs.ts'
import { fieldErrors } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFailure } from '../../ui/use-failure.ts'
import { useDraft } from './use-draft.ts'

const schema = lateSchema(async () => (await import('../../api/schemas.ts')).jobInputSchema)

type JobFormProps = {
  job?: Job
  action: string
  /** Saves, and rejects with the reason where it cannot; `changed` is what differs from the job as it was loaded. */
  save: (input: JobInput, changed: JobChange) => Promise<unknown>
  /** What is said of a failure that has no field to stand under. */
  failureText: (error: unknown) => string
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="note">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>What you typed before is back. It is not saved yet.</p>
        <Button size="sm" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </Notice>
  )
}

export function JobForm({ job, action, save, failureText }: JobFormProps) {
  const saved = { title: job?.title ?? '', description: job?.description ?? '' }
  // A job that changed elsewhere shows its newer text wherever nothing was typed over it.
  const form = useForm({ resolver: schema.resolver, values: saved, resetOptions: { keepDirtyValues: true } })
  // Which fields are dirty is only known to a form that is asked for it.
  const { errors, isSubmitting, dirtyFields } = form.formState
  const { restored, drop } = useDraft(form, job ? `job-${job.id}` : 'job-new', saved)
  const failure = useFailure()
  const submit = form.handleSubmit(async ({ title, description }) => {
    failure.withdraw()
    try {
      const input = { title, description: description?.trim() ? description : null }
      await save(input, {
        ...(dirtyFields.title && { title }),
        ...(dirtyFields.description && { description: input.description }),
      })
      drop()
    } catch (error) {
      const known = fieldErrors(error, ['title', 'description'])
      for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
      if (known.length === 0) failure.tell(failureText(error))
    }
  })
  const discard = () => {
    drop()
    form.reset(saved, { keepDirtyValues: false, keepFieldsRef: true })
    form.setFocus('title')
  }
  return (
    <Form onSubmit={submit} onFocus={schema.preload}>
      {restored && <Restored onDiscard={discard} />}
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
