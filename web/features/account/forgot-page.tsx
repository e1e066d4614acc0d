import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { useForgotPassword } from '../../api/account.ts'
import { fieldErrors } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { Notice } from '../../ui/notice.tsx'
import { providerError } from './failure.ts'
import { SignInPage } from './sign-in-page.tsx'

const schema = lateSchema(async () => (await import('../../api/schemas.ts')).forgotPasswordSchema)

export function ForgotPage() {
  const form = useForm({ resolver: schema.resolver, defaultValues: { email: '' } })
  const { mutateAsync, data } = useForgotPassword()
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await mutateAsync(email)
    } catch (error) {
      const known = fieldErrors(error, ['email'])
      for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
      if (known.length === 0) form.setError('root', { message: providerError(error) })
    }
  })
  return (
    <SignInPage
      title="Forgot your password?"
      greeting="Forgot your password?"
      subtitle="We mail you a link with which you choose a new one."
    >
      {data ? (
        <div role="status">
          <Notice tone="note">{data.message}</Notice>
        </div>
      ) : (
        <Form onSubmit={submit} onFocus={schema.preload} error={errors.root?.message}>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button tone="primary" type="submit" busy={isSubmitting}>
            Mail me a link
          </Button>
        </Form>
      )}
      <p>
        <Link to="/login" className="text-accent underline underline-offset-4">
          Back to the login
        </Link>
      </p>
    </SignInPage>
  )
}
