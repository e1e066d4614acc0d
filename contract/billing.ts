import { z } from 'zod'
import { entitlementNames, flagsFault } from './entitlements.ts'
import { timeSchema } from './shared.ts'

const billingCycleSchema = z.enum(['month', 'year'], 'Choose month or year.')

export const planSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  /** USD, at most two decimals. */
  price: z.number().min(0),
  billing_cycle: billingCycleSchema,
  /** A JSON text, as the admin wrote it; docs/entitlements.md lists what it may grant. */
  feature_flags: z.string(),
})
export type Plan = z.infer<typeof planSchema>

const nameSchema = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(100, 'A name has at most 100 characters.')

const lineSchema = (most: number) =>
  z.string('Must be text.').trim().max(most, `At most ${most} characters.`).nullable()

/** USD. In binary 0.29 × 100 is not 29: a price is taken where it is the very one that its whole cents make. */
const priceSchema = z
  .number('Enter a price, such as 29, 9.99 or 1500.')
  .min(0, 'A price is 0 or more.')
  .max(999_999.99, 'A price is at most 999,999.99.')
  .refine(price => Math.round(price * 100) / 100 === price, 'A price has at most two decimals.')

const flagsSchema = z
  .string('Feature flags are a JSON text.')
  .max(5000, 'Feature flags have at most 5,000 characters.')
  .transform(text => (text.trim() === '' ? '{}' : text))
  .superRefine((text, context) => {
    const fault = flagsFault(text)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

export const planInputSchema = z.object({
  name: nameSchema,
  tagline: lineSchema(200).default(null),
  description: lineSchema(2000).default(null),
  price: priceSchema,
  billing_cycle: billingCycleSchema.default('month'),
  feature_flags: flagsSchema.default('{}'),
})
export type PlanInput = z.output<typeof planInputSchema>
export type PlanSent = z.input<typeof planInputSchema>

/** What is left out stays as it is. */
export const planChangeSchema = z.object({
  name: nameSchema.optional(),
  tagline: lineSchema(200).optional(),
  description: lineSchema(2000).optional(),
  price: priceSchema.optional(),
  billing_cycle: billingCycleSchema.optional(),
  feature_flags: flagsSchema.optional(),
})
export type PlanChange = z.output<typeof planChangeSchema>

export const paymentsConfigSchema = z.object({
  /** The provider's publishable key; null where none is set. */
  publicKey: z.string().nullable(),
  /** `sandbox`: nothing is charged, no card is asked for in earnest. */
  provider: z.enum(['stripe', 'sandbox']),
})

/** An address at the payment provider to send the browser to. */
export const addressSchema = z.object({ url: z.url() })

/**
 * The caller's latest checkout as the server knows it. `none`: never one. `open`: not paid yet. `processing`: paid,
 * the subscription is not there yet. `confirmed`: it is. `ended`: it was, until it ended. `failed`: the checkout ran out,
 * was given up or never came to life.
 */
export const checkoutStateSchema = z.object({
  state: z.enum(['none', 'open', 'processing', 'confirmed', 'ended', 'failed']),
  plan: z.string().nullable(),
})
export type CheckoutState = z.infer<typeof checkoutStateSchema>

export const subscriptionSchema = z.object({
  plan: z.object({
    id: z.number().int(),
    name: z.string(),
    tagline: z.string().nullable(),
    /** USD, as this subscription pays it, whatever the plan costs by now. */
    price: z.number(),
    billing_cycle: billingCycleSchema,
  }),
  is_active: z.boolean(),
  start_date: timeSchema,
  /** When the paid period ends or ended. */
  end_date: timeSchema,
  trial_end_date: timeSchema.nullable(),
  auto_renew: z.boolean(),
  /** The last payment failed and the provider tries again; the card should be looked at. */
  payment_due: z.boolean(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** How many are subscribed to each plan, those off the list among them; one that nobody holds is left out. */
export const subscribersSchema = z.object({
  plans: z.array(z.object({ id: z.number().int(), subscribers: z.number().int() })),
})

export const receiptSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: timeSchema,
  /** USD */
  amount: z.number(),
  status: z.enum(['paid', 'open', 'void', 'refunded', 'partly_refunded']),
  /** The provider's page of it. */
  url: z.url().nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>

export const meteringSchema = z.object({
  enabled: z.boolean('Say true or false.'),
})

/** What the caller may use. `limit` null is without limit; `used` is null where nothing is counted. */
export const allowanceSchema = z.object({
  metering: z.boolean(),
  plan: z.string().nullable(),
  /** What one uploaded file may have; the same for everybody. */
  max_file_bytes: z.number().int(),
  limits: z.array(
    z.object({
      name: z.enum(entitlementNames),
      limit: z.number().int().nullable(),
      used: z.number().int().nullable(),
    }),
  ),
})
export type Allowance = z.infer<typeof allowanceSchema>
