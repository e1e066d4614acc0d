import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../../ui/field.tsx'

type NewPasswordProps = {
  /** What a field of the form is wired to, and what is wrong with it. */
  field: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn & { error: string | undefined }
}

/** A new password, twice. */
export const NewPassword = ({ field }: NewPasswordProps) => (
  <>
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint="At least 8 characters. A sentence works well."
      required
      {...field('password')}
    />
    <PasswordField label="Confirm new password" autoComplete="new-password" required {...field('confirmPassword')} />
  </>
)
