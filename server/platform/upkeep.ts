/** Work that nobody waits for. What fails is said in one line, with `failed` before the reason. */
export function createUpkeep(log: (message: string) => void) {
  const timers: NodeJS.Timeout[] = []
  const once = (failed: string, work: () => Promise<unknown>): void => {
    work().catch(error => log(`${failed}: ${error instanceof Error ? error.message : String(error)}`))
  }
  return {
    once,
    /** What has `work` done: at once, or where it is under way already, once more after that for all who ask meanwhile. */
    afterwards(failed: string, work: () => Promise<unknown>): () => void {
      let [asked, running] = [false, false]
      const run = async () => {
        running = true
        try {
          while (asked) {
            asked = false
            await work()
          }
        } finally {
          running = false
        }
      }
      return () => {
        asked = true
        if (!running) once(failed, run)
      }
    },
    /** Now, and from now on that often; what failed is tried again the next time. */
    every(intervalMs: number, failed: string, work: () => Promise<unknown>): void {
      const run = () => once(`${failed}, which is tried again`, work)
      run()
      timers.push(setInterval(run, intervalMs).unref())
    },
    stop: () => timers.forEach(clearInterval),
  }
}
