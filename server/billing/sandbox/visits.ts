import { authenticationPage, cardPage, closedPage, portalPage, receiptPage, style, testCards } from './pages.ts'
import type { Session, Subscription } from './state.ts'
import type { World } from './world.ts'

export type Page = { status: number; text: string; location?: string; style?: true; leadsTo?: string }

const shown = (text: string): Page => ({ status: 200, text })
const sentTo = (location: string): Page => ({ status: 303, text: '', location })
const nothing: Page = { status: 404, text: '<!doctype html><html lang="en"><title>Not found</title><p>Not found.</p>' }

/** What a person sees and does at the stand-in: pay, manage, look at a receipt. */
export function createVisits(world: World) {
  const { state } = world

  function pay(session: Session, form: URLSearchParams | null): Page {
    const open = (page: string): Page => ({ ...shown(page), leadsTo: new URL(session.success_url).origin })
    if (session.status !== 'open') return shown(closedPage(session))
    if (!form) return open(cardPage(session, state))
    const paid = () => {
      world.pay(session)
      return sentTo(session.success_url)
    }
    const fault = (text: string) => open(cardPage(session, state, text))
    const step = form.get('step')
    if (step === 'authenticated') return paid()
    if (step === 'refused') return fault('The payment was not authenticated. Try again or use another card.')
    if (state.prices[session.price]?.unit_amount === 0) return paid()
    const number = (form.get('card') ?? '').replace(/\D/g, '')
    const what = Object.entries(testCards).find(([card]) => card === number)?.[1]
    if (what === 'is accepted') return paid()
    if (what === 'is declined') return fault('Your card was declined.')
    if (what) return open(authenticationPage(session, state))
    return fault('Only the test cards below are taken here. Never type a real card number.')
  }

  const acts: Record<string, (subscription: Subscription) => void> = {
    cancel: subscription => world.cancelAtPeriodEnd(subscription, true),
    keep: subscription => world.cancelAtPeriodEnd(subscription, false),
    settle: world.settle,
    renew: subscription => world.renew(subscription),
    fail: subscription => world.renew(subscription, false),
    end: world.end,
  }

  function manage(customer: string, url: URL, form: URLSearchParams | null): Page {
    if (!state.customers[customer]) return nothing
    const subscription = state.subscriptions[form?.get('subscription') ?? '']
    if (form && subscription?.customer === customer && subscription.ended_at === null) {
      const plan = form.get('plan')
      if (plan && state.prices[plan]) world.changePlan(subscription, plan)
      else acts[form.get('do') ?? '']?.(subscription)
    }
    if (form) return sentTo(url.pathname + url.search)
    return shown(portalPage(customer, state, url.searchParams.get('back') ?? ''))
  }

  function receipt(id: string, form: URLSearchParams | null): Page {
    const invoice = state.invoices[id]
    if (!invoice) return nothing
    if (form?.get('do') === 'refund' && invoice.refunded === 0) world.refund(invoice)
    return form ? sentTo(`/receipt/${id}`) : shown(receiptPage(invoice))
  }

  return (method: string, url: URL, sent: URLSearchParams): Page => {
    const [, place = '', id = ''] = url.pathname.split('/')
    const form = method === 'POST' ? sent : null
    const session = state.sessions[id]
    if (place === 'pay' && session) return pay(session, form)
    if (place === 'portal') return manage(id, url, form)
    if (place === 'receipt') return receipt(id, form)
    return url.pathname === '/style.css' ? { status: 200, text: style, style: true } : nothing
  }
}
