import type { Picked } from './picked.ts'

let waiting: readonly Picked[] = []

/** Files dropped on another page, on their way to the uploader; they are taken once. */
export const dropped = {
  leave: (files: readonly Picked[]) => {
    waiting = files
  },
  take: (): readonly Picked[] => {
    const taken = waiting
    waiting = []
    return taken
  },
}
