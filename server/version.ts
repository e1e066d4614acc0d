import { version as packageVersion } from '../package.json' with { type: 'json' }

/** Of the product, as package.json has it. */
export const version = packageVersion
