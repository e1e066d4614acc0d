import { z } from 'zod'
import { timeSchema } from './shared.ts'

export const userSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  username: z.string(),
  is_admin: z.boolean(),
  created_at: timeSchema,
})
export type User = z.infer<typeof userSchema>

/** An address of at most 254 characters, kept as typed and compared without regard to case. */
export const emailSchema = z
  .string('Enter your email address.')
  .trim()
  .min(1, 'Enter your email address.')
  .max(254, 'This email address is too long.')
  .pipe(z.email('Enter a valid email address.'))

export const loginSchema = z.object({
  email: z.string('Enter your email address.').trim().min(1, 'Enter your email address.').max(254, 'Too long.'),
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(1024, 'This password is too long.'),
})
export type Login = z.infer<typeof loginSchema>

/**
 * Passwords: 8 to 128 characters, any that there are; half a surrogate pair is none. The server also refuses the most
 * common ones.
 */
export const newPasswordSchema = z
  .string('Choose a password.')
  .min(8, 'A password needs at least 8 characters.')
  .max(128, 'A password has at most 128 characters.')
  .refine(password => password.isWellFormed(), 'A password may not contain half a character. Choose another.')

export const signupSchema = z.object({
  email: emailSchema,
  username: z
    .string('Choose a username.')
    .trim()
    .min(1, 'Choose a username.')
    .max(50, 'A username has at most 50 characters.'),
  password: newPasswordSchema,
})
export type Signup = z.infer<typeof signupSchema>
