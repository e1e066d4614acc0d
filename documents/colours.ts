/** Of 255: two colours closer than this in every channel cannot be told apart at a glance. */
const leastContrast = 24

/** Whether text of one colour cannot be seen on another; both `rrggbb`. */
export function blends(colour: string, background: string): boolean {
  const [a, b] = [channels(colour), channels(background)]
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < leastContrast)
}

/** What dots of one colour over another look like, `share` of the place covered; `unknown` where a part of it is. */
export function mixed(colour: string, ground: string, share: number): string {
  if (!isColour(colour) || !isColour(ground) || Number.isNaN(share)) return 'unknown'
  const under = channels(ground)
  const all = channels(colour).map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)))
  return all.map(value => value.toString(16).padStart(2, '0')).join('')
}

function channels(colour: string): number[] {
  const value = Number.parseInt(colour, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function isColour(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value)
}
