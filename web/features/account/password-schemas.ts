import { z } from 'zod'
import { newPasswordSchema, passwordChangeSchema } from '../../api/schemas.ts'

const repeated = {
  error: 'Confirm Password must match Password.',
  path: ['confirmPassword'],
  // Said even while another field is wrong too.
  when: () => true,
}

/** What is repeated never leaves the browser. */
export const changeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string() })
  .refine(values => values.password === values.confirmPassword, repeated)

export const resetFormSchema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string() })
  .refine(values => values.password === values.confirmPassword, repeated)
