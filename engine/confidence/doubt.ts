/** What lowers the confidence in a score: `loss` is 0 to 1, `reason` says what was found; few of them are told. */
export type Doubt = { loss: number; reason: () => string }

/** What is doubted less is not told. */
export const leastTold = 0.05
