import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { fieldErrors } from '../../api/error.ts'
import { openSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { DeskPicture } from './desk-picture.tsx'
import { generalError, providerError } from './failure.ts'
import { placeAfter } from './next.ts'
import { SignInPage } from './sign-in-page.tsx'
import { ThirdParty } from './third-party.tsx'

const schema = lateSchema(async () => (await import('./signup-schema.ts')).signupFormSchema)

function useSignup() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useForm({
    resolver: schema.resolver,
    defaultValues: { email: '', username: '', password: '', confirmPassword: '' },
  })
  const show = (error: unknown, general: (error: unknown) => string) => {
    const known = fieldErrors(error, ['email', 'username', 'password'])
    for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
    if (known.length === 0) form.setError('root', { message: general(error) })
  }
  const submit = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    try {
      openSession(await call('signup', { body }))
      await navigate(placeAfter(search), { replace: true })
    } catch (error) {
      show(error, generalError)
    }
  })
  return { form, submit, showProvider: (error: unknown) => show(error, providerError), search: search.toString() }
}

export function SignupPage() {
  const { form, submit, showProvider, search } = useSignup()
  const { errors, isSubmitting } = form.formState
  const field = (name: 'email' | 'username' | 'password' | 'confirmPassword') => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <SignInPage
      title="Sign Up"
      greeting="Welcome to Candid"
      subtitle="Create your account"
      aside={<DeskPicture className="hidden w-full max-w-150 justify-self-end lg:block" />}
    >
      <Form onSubmit={submit} onFocus={schema.preload} error={errors.root?.message}>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Username" autoComplete="username" {...field('username')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters. A sentence works well."
          {...field('password')}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
        <Button tone="primary" type="submit" busy={isSubmitting}>
          Sign Up
        </Button>
      </Form>
      <ThirdParty onError={showProvider} />
      <p>
        <Link to={{ pathname: '/login', search }} className="text-accent underline underline-offset-4">
          Already have an account? Log In
        </Link>
      </p>
    </SignInPage>
  )
}
