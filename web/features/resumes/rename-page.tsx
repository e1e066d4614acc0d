import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Resume } from '../../../contract/resumes.ts'
import { fieldErrors, isMissing, reasonOf, statusOf } from '../../api/error.ts'
import { useIdParam } from '../../api/params.ts'
import { resumeQuery, useRenameResume } from '../../api/resumes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cameFrom } from '../../ui/came-from.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { Page } from '../../ui/page.tsx'
import { Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFailure } from '../../ui/use-failure.ts'

const schema = lateSchema(async () => (await import('../../api/schemas.ts')).renameSchema)

/** The server said no, or there was no server: the specification has a sentence for each. */
const alertFor = (error: unknown) =>
  statusOf(error) === 0 ? 'Something went wrong. Please try again.' : 'Failed to update resume. Please try again.'

function RenameForm({ resume }: { resume: Resume }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { mutateAsync } = useRenameResume(resume.id)
  const values = { file_name: resume.file_name }
  const form = useForm({ resolver: schema.resolver, values, resetOptions: { keepDirtyValues: true } })
  const { errors, isSubmitting, dirtyFields: _ } = form.formState
  const failure = useFailure()
  const submit = form.handleSubmit(async input => {
    failure.withdraw()
    try {
      await mutateAsync(input)
      toast.good('Resume updated successfully!')
      // Back in the list that led here, at the place and with the filter that it was left with.
      await (cameFrom(state) ? navigate(-1) : navigate('/resumes'))
    } catch (error) {
      for (const { name, message } of fieldErrors(error, ['file_name'])) form.setError(name, { message })
      failure.tell(alertFor(error))
    }
  })
  return (
    <Form onSubmit={submit} onFocus={schema.preload}>
      <TextField label="File name" required error={errors.file_name?.message} {...form.register('file_name')} />
      <Button tone="primary" type="submit" busy={isSubmitting} className="justify-self-start">
        Save name
      </Button>
    </Form>
  )
}

export function RenamePage() {
  const id = useIdParam('resumeId')
  const { data, error, refetch } = useQuery({ ...resumeQuery(id ?? 0), enabled: id !== null })
  const missing = id === null || isMissing(error)
  return (
    <Page title="Rename resume" width="form" back={{ to: '/resumes', label: 'My Resumes' }}>
      {missing && (
        <ErrorState title="Resume not found or you are not authorized.">
          <ButtonLink to="/resumes">My Resumes</ButtonLink>
        </ErrorState>
      )}
      {!missing && !data && error && (
        <ErrorState title="Failed to load resumes" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!missing && !error && !data && <Skeleton rows={1} label="Loading resume" />}
      {!missing && data && (
        <Sheet className="p-5 sm:p-7">
          <RenameForm key={data.id} resume={data} />
        </Sheet>
      )}
    </Page>
  )
}
