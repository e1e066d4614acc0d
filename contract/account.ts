import { z } from 'zod'
import { timeSchema } from './shared.ts'
import { emailSchema, newPasswordSchema, userSchema } from './users.ts'

/** What a page needs to show the provider's button; null where there is no third-party sign-in. */
export const signInSetupSchema = z.object({
  provider: z
    .object({
      /** `stand-in`: a local one, with which nobody proves who they are. */
      name: z.enum(['Google', 'stand-in']),
      client_id: z.string(),
      script_url: z.string(),
      /** To be handed to the provider, who puts it into the token; good for this browser, once, for an hour. */
      nonce: z.string(),
    })
    .nullable(),
})
export type SignInSetup = z.infer<typeof signInSetupSchema>

/** An ID token in the compact form: three parts of base64url. */
export const idTokenSchema = z.object({
  idToken: z
    .string('There is no ID token.')
    .max(8192, 'The ID token is too long.')
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'The ID token is malformed.'),
})

export const signedInSchema = z.object({ user: userSchema })

const identitySchema = z.object({
  id: z.number().int(),
  email: z.string(),
  created_at: timeSchema,
  last_used_at: timeSchema,
})

/** The ways into one's account. */
export const accountSchema = z.object({
  email: z.string(),
  has_password: z.boolean(),
  identities: z.array(identitySchema),
})
export type Account = z.infer<typeof accountSchema>

export const sessionSchema = z.object({
  id: z.number().int(),
  /** Browser and system, as far as the browser told them. */
  device: z.string(),
  created_at: timeSchema,
  /** Within some minutes. */
  last_used_at: timeSchema,
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionItem = z.infer<typeof sessionSchema>

export const passwordChangeSchema = z.object({
  current_password: z
    .string('Enter your current password.')
    .min(1, 'Enter your current password.')
    .max(1024, 'This password is too long.'),
  password: newPasswordSchema,
})

export const forgotPasswordSchema = z.object({ email: emailSchema })

/** `outbox`: this installation sends no mail, it writes it to a folder. */
export const forgotPasswordAnswerSchema = z.object({ message: z.string(), delivery: z.enum(['smtp', 'outbox']) })

export const resetPasswordSchema = z.object({
  token: z.string('The link is not complete.').min(1, 'The link is not complete.').max(200, 'The link is not valid.'),
  password: newPasswordSchema,
})
