/** Points to each unit that a length may be told in. */
const units: Record<string, number> = { pt: 1, px: 0.75, pc: 12, pi: 12, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 }

/**
 * A length in points: a bare number counts `perPoint` to the point, such as 20 of Word's usual ones; strict files name the
 * unit, `9pt`. Undefined where it is neither.
 */
export function points(value: string | undefined, perPoint: number): number | undefined {
  const [, number, unit] = /^\s*(-?(?:\d+\.?\d*|\.\d+))\s*([a-z]{2})?\s*$/.exec(value ?? '') ?? []
  if (number === undefined) return undefined
  const factor = unit === undefined ? 1 / perPoint : units[unit]
  return factor === undefined ? undefined : Number(number) * factor
}
