/**
 * One holder at a time, first come first served. `acquire` gives the function that lets go; it throws when its turn
 * has not come after `patience` milliseconds: a query that is sent past the transaction it belongs to waits for
 * itself, and must fail (which ends the transaction) rather than stop every other query for good.
 */
export function createMutex(patience: number): { acquire(): Promise<() => void> } {
  const waiting: (() => void)[] = []
  let held = false

  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else held = false
  }
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new Error(`The database was busy for ${patience} ms: was a query sent past an open transaction?`))
      }, patience)
      waiting.push(begin)
    })

  return {
    async acquire() {
      if (held) await turn()
      held = true
      let holds = true
      return () => {
        if (holds) release()
        holds = false
      }
    },
  }
}
