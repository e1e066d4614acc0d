import { z } from 'zod'

/** A path parameter that names a record. Anything but a whole number from 1 to 2,147,483,647 is bad input. */
export const idSchema = z.coerce
  .number('Must be a number.')
  .int('Must be a whole number.')
  .min(1, 'Must be 1 or more.')
  .max(2_147_483_647, 'Is too large.')

/** ISO 8601 in UTC, with milliseconds. */
export const timeSchema = z.iso.datetime()

/** 0 to 100, higher is better, two decimals. */
export const scoreSchema = z.number().min(0).max(100)

export const messageSchema = z.object({ message: z.string() })
