/** Of 255: two colours closer than this in every channel cannot be told apart at a glance. */
const leastContrast = 24

/** Whether text of one colour cannot be seen on another; both `rrggbb`. */
export function blends(colour: string, background: string): boolean {
  const [a, b] = [channels(colour), channels(background)]
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < leastContrast)
}

function channels(colour: string): number[] {
  const value = Number.parseInt(colour, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function isColour(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value)
}
