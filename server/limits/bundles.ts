/** Has `take` take `size` at once and hands them out one by one; whoever finds none left waits for the same taking. */
export function createBundles(size: number, lifeMs: number, take: (key: string) => Promise<void>) {
  const bundled = new Map<string, { left: number; until: number }>()
  const taking = new Map<string, Promise<void>>()

  async function more(key: string) {
    await take(key)
    bundled.set(key, { left: size, until: Date.now() + lifeMs })
  }

  return {
    async one(key: string): Promise<void> {
      for (;;) {
        const bundle = bundled.get(key)
        if (bundle && bundle.left > 0 && bundle.until > Date.now()) {
          bundle.left--
          return
        }
        const work = taking.get(key) ?? more(key).finally(() => taking.delete(key))
        taking.set(key, work)
        await work
      }
    },
    sweep() {
      for (const [key, { until }] of bundled) if (until < Date.now()) bundled.delete(key)
    },
  }
}
