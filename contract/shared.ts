import { z } from 'zod'

/** The highest id that a record can have. A number beyond it is an id that names nothing, as many others do. */
export const highestId = 2_147_483_647

/** Names a record. Anything but a whole number from 1 is bad input. */
export const idSchema = z.number('Must be a number.').int('Must be a whole number.').min(1, 'Must be 1 or more.')

/** The same as a part of a path. */
export const pathIdSchema = z.coerce
  .number('Must be a number.')
  .int('Must be a whole number.')
  .min(1, 'Must be 1 or more.')
  .transform(id => Math.min(id, highestId))

/** ISO 8601 in UTC, with milliseconds. */
export const timeSchema = z.iso.datetime()

/** 0 to 100, higher is better, two decimals. */
export const scoreSchema = z.number().min(0).max(100)

export const messageSchema = z.object({ message: z.string() })
