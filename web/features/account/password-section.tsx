import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { accountQuery, changePassword, useForgotPassword } from '../../api/account.ts'
import { fieldErrors, reasonOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toast.tsx'
import { providerError } from './failure.ts'
import { NewPassword } from './new-password.tsx'

const schema = lateSchema(async () => (await import('./password-schemas.ts')).changeFormSchema)

const empty = { current_password: '', password: '', confirmPassword: '' }

function ChangeForm() {
  const form = useForm({ resolver: schema.resolver, defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    try {
      await changePassword(body)
      form.reset(empty)
      toast.good('Your password is changed. Your other sessions have ended.')
    } catch (error) {
      const known = fieldErrors(error, ['current_password', 'password'])
      for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
      if (known.length === 0) form.setError('root', { message: providerError(error) })
    }
  })
  return (
    <div className="max-w-form">
      <Form onSubmit={submit} onFocus={schema.preload} error={errors.root?.message}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register('current_password')}
        />
        <NewPassword field={name => ({ error: errors[name]?.message, ...form.register(name) })} />
        <Button className="justify-self-start" type="submit" busy={isSubmitting}>
          Change password
        </Button>
      </Form>
    </div>
  )
}

function SetByMail({ email }: { email: string }) {
  const { mutate, data, error, isPending } = useForgotPassword()
  return (
    <div className="grid max-w-read justify-items-start gap-4">
      <p className="text-soft">
        Your account has no password. With a link that we mail to {email} you can set one; it signs you out everywhere.
      </p>
      {error && <Notice tone="bad">{reasonOf(error)}</Notice>}
      {data ? (
        <div role="status">
          <Notice tone="note">{data.message}</Notice>
        </div>
      ) : (
        <Button busy={isPending} onClick={() => mutate(email)}>
          Mail me a link
        </Button>
      )}
    </div>
  )
}

/** Changes the password, or sets the first one by a mailed link. Waits quietly: the section above tells of failures. */
export function PasswordSection() {
  const { data } = useQuery(accountQuery)
  if (!data) return null
  return <Section title="Password">{data.has_password ? <ChangeForm /> : <SetByMail email={data.email} />}</Section>
}
