/** Work that nobody waits for. What fails is said in one line, with `failed` before the reason. */
export function createUpkeep(log: (message: string) => void) {
  const timers: NodeJS.Timeout[] = []
  const once = (failed: string, work: () => Promise<unknown>): void => {
    work().catch(error => log(`${failed}: ${error instanceof Error ? error.message : String(error)}`))
  }
  return {
    once,
    /** Now, and from now on that often; what failed is tried again the next time. */
    every(intervalMs: number, failed: string, work: () => Promise<unknown>): void {
      const run = () => once(`${failed}, which is tried again`, work)
      run()
      timers.push(setInterval(run, intervalMs).unref())
    },
    stop: () => timers.forEach(clearInterval),
  }
}
