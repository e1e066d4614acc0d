import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/client.ts'
import { fieldErrors } from '../../api/error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { lateSchema } from '../../ui/late-schema.ts'
import { Notice } from '../../ui/notice.tsx'
import { providerError } from './failure.ts'
import { NewPassword } from './new-password.tsx'
import { SignInPage } from './sign-in-page.tsx'

const schema = lateSchema(async () => (await import('./password-schemas.ts')).resetFormSchema)

/** The token stands after the #: it is sent to nobody but in the body of the one call that uses it up. */
export function ResetPage() {
  const token = useLocation().hash.slice(1)
  const [done, setDone] = useState<string>()
  const form = useForm({ resolver: schema.resolver, defaultValues: { password: '', confirmPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      setDone((await call('resetPassword', { body: { token, password } })).message)
    } catch (error) {
      const known = fieldErrors(error, ['password'])
      for (const { name, message } of known) form.setError(name, { message }, { shouldFocus: true })
      if (known.length === 0) form.setError('root', { message: providerError(error) })
    }
  })
  return (
    <SignInPage title="Choose a new password" greeting="Choose a new password">
      {done ? (
        <div role="status" className="grid gap-5">
          <Notice tone="note">{done}</Notice>
          {/* A new document: whoever was signed in here is so no more. */}
          <ButtonLink tone="primary" to="/login" reloadDocument>
            Go to the login
          </ButtonLink>
        </div>
      ) : (
        <>
          <Form onSubmit={submit} onFocus={schema.preload} error={errors.root?.message}>
            <NewPassword field={name => ({ error: errors[name]?.message, ...form.register(name) })} />
            <Button tone="primary" type="submit" busy={isSubmitting}>
              Change password
            </Button>
          </Form>
          <p>
            <Link to="/forgot-password" className="text-accent underline underline-offset-4">
              Ask for a new link
            </Link>
          </p>
        </>
      )}
    </SignInPage>
  )
}
