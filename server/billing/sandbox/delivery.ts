import { createHmac } from 'node:crypto'
import { eventObject } from './objects.ts'
import type { Event, State } from './state.ts'

/** The header with which Stripe vouches for a body: `t=…,v1=…`. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Sends one event to a webhook; answers whether it was taken. */
export async function deliver(event: Event, address: string, secret: string): Promise<boolean> {
  const body = JSON.stringify(eventObject(event))
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
  }
  const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  )
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** As Stripe does, an event that was not taken is sent again for days; here until this often. */
const mostAttempts = 20
const retryMs = 3000

/** Sends what is due to the webhook, one at a time, until `stop`. `wake` has it look at once. */
export function startDelivery(state: State, address: () => string | null, changed: () => void) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let again = false

  async function round() {
    const to = address()
    if (!to) return
    for (const event of state.events.filter(({ delivered, attempts }) => !delivered && attempts < mostAttempts)) {
      if (stopped) return
      event.attempts++
      event.delivered = await deliver(event, to, state.webhookSecret)
      changed()
      if (!event.delivered) break
    }
  }

  function wake() {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    again = false
    running = round().finally(() => {
      running = undefined
      if (again) return wake()
      const waiting = state.events.some(({ delivered, attempts }) => !delivered && attempts < mostAttempts)
      if (!stopped && waiting) timer = setTimeout(wake, retryMs).unref()
    })
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
