import { z } from 'zod'

/** The highest id that a record can have. A number beyond it is an id that names nothing, as many others do. */
export const highestId = 2_147_483_647

/**
 * Names a record. Anything but a whole number from 1 is bad input. One of any size is an id: z.int() would refuse what a
 * number holds no longer to the unit.
 */
export const idSchema = z
  .number('Must be a number.')
  .refine(Number.isInteger, { error: 'Must be a whole number.', abort: true })
  .min(1, 'Must be 1 or more.')
  .meta({ type: 'integer' })

/** The same as a part of a path, of however many digits. */
export const pathIdSchema = z
  .preprocess(text => (/^\d+$/.test(String(text)) ? Math.min(Number(text), highestId) : Number(text)), idSchema)
  .transform(id => Math.min(id, highestId))

/** ISO 8601 in UTC, with milliseconds. */
export const timeSchema = z.iso.datetime()

/** 0 to 100, higher is better, two decimals. */
export const scoreSchema = z.number().min(0).max(100)

export const messageSchema = z.object({ message: z.string() })
