import { z } from 'zod'
import { signupSchema } from '../../api/schemas.ts'

/** The contract's signup, and the repetition of the password, which never leaves the browser. */
export const signupFormSchema = signupSchema
  .extend({ confirmPassword: z.string() })
  .refine(values => values.password === values.confirmPassword, {
    error: 'Confirm Password must match Password.',
    path: ['confirmPassword'],
    // Said even while another field is wrong too.
    when: () => true,
  })
