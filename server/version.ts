import product from '../package.json' with { type: 'json' }

/** Of the product, as package.json has it. */
export const { version } = product
