import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { fieldErrors } from '../../api/error.ts'
import { openSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { generalError, providerError } from './failure.ts'
import { placeAfter } from './next.ts'
import { SignInPage } from './sign-in-page.tsx'
import { ThirdParty } from './third-party.tsx'

const schema = lateSchema(async () => (await import('../../api/schemas.ts')).loginSchema)

export function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useForm({ resolver: schema.resolver, defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const show = (error: unknown, general: (error: unknown) => string) => {
    const known = fieldErrors(error, ['email', 'password'])
    for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
    if (known.length === 0) form.setError('root', { message: general(error) })
  }
  const submit = form.handleSubmit(async body => {
    try {
      openSession(await call('login', { body }))
      await navigate(placeAfter(search), { replace: true })
    } catch (error) {
      show(error, generalError)
    }
  })
  return (
    <SignInPage title="Log In" greeting="Log In">
      <Form onSubmit={submit} onFocus={schema.preload} error={errors.root?.message}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link to="/forgot-password" className="-mt-2 w-fit text-sm text-accent underline underline-offset-4">
          Forgot your password?
        </Link>
        <Button tone="primary" type="submit" busy={isSubmitting}>
          Log In
        </Button>
      </Form>
      <ThirdParty onError={error => show(error, providerError)} />
      <p className="text-soft">
        New here?{' '}
        <Link
          to={{ pathname: '/signup', search: search.toString() }}
          className="text-accent underline underline-offset-4"
        >
          Create an account
        </Link>
      </p>
    </SignInPage>
  )
}
