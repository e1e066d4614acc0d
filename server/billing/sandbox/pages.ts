import { escapeHtml } from '../../platform/html.ts'
import type { Invoice, Session, State, Subscription } from './state.ts'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sandbox</title><link rel="stylesheet" href="/style.css"></head>
<body><main><p class="mark">Sandbox: no card is charged</p><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`

const alert = (text: string | undefined) => (text ? `<p role="alert">${escapeHtml(text)}</p>` : '')
const button = (text: string, name: string, value: string) =>
  `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(text)}</button>`

function offer(session: Session, state: State): string {
  const price = state.prices[session.price]
  const name = escapeHtml(state.products[price?.product ?? '']?.name ?? 'Plan')
  const trial = session.trial_days > 0 ? `, after ${session.trial_days} days without payment` : ''
  return `<p>${name}: <strong>${money(price?.unit_amount ?? 0)} a ${price?.interval ?? 'month'}</strong>${trial}</p>`
}

/** What the test cards do. Any other number is refused: nobody should type a real one here. */
export const testCards = {
  '4242424242424242': 'is accepted',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks for authentication',
} as const

const cards = Object.entries(testCards)
  .map(([number, what]) => `<li><code>${number.replace(/(.{4})/g, '$1 ').trim()}</code> ${what}</li>`)
  .join('')

export function cardPage(session: Session, state: State, fault?: string): string {
  const free = state.prices[session.price]?.unit_amount === 0
  const fields = `<label>Card number <input name="card" inputmode="numeric" autocomplete="off" required></label>
<label>Expires (MM/YY) <input name="expires" value="12/40" autocomplete="off"></label>
<label>Security code <input name="code" value="123" inputmode="numeric" autocomplete="off"></label>`
  return page(
    'Pay',
    `${offer(session, state)}${alert(fault)}
<form method="post">${free ? '<p>There is nothing to pay: no card is needed.</p>' : fields}
${button('Subscribe', 'step', 'card')}</form>
${free ? '' : `<h2>Test cards</h2><ul>${cards}</ul>`}
<p><a href="${escapeHtml(session.cancel_url)}">Cancel and go back</a></p>`,
  )
}

export const authenticationPage = (session: Session, state: State): string =>
  page(
    'Is it you?',
    `${offer(session, state)}<p>A bank would ask you now to confirm this payment.</p>
<form method="post">${button('Complete authentication', 'step', 'authenticated')}
${button('Fail authentication', 'step', 'refused')}</form>`,
  )

export const closedPage = (session: Session): string =>
  page(
    session.status === 'complete' ? 'Already paid' : 'This checkout has run out',
    `<p><a href="${escapeHtml(session.status === 'complete' ? session.success_url : session.cancel_url)}">Go back</a></p>`,
  )

function subscriptionPart(subscription: Subscription, state: State): string {
  const { price, status, period_end, cancel_at_period_end } = subscription
  const own = state.prices[price]
  const others = Object.values(state.prices).filter(({ id }) => id !== price)
  const change = others
    .map(({ id, product, unit_amount, interval }) =>
      button(`Change to ${state.products[product]?.name ?? 'Plan'}, ${money(unit_amount)} a ${interval}`, 'plan', id),
    )
    .join('')
  return `<section><h2>${escapeHtml(state.products[own?.product ?? '']?.name ?? 'Plan')}</h2>
<p>${money(own?.unit_amount ?? 0)} a ${own?.interval ?? 'month'} · ${status} · ${cancel_at_period_end ? 'ends' : 'renews'} on ${day(period_end)}</p>
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${cancel_at_period_end ? button('Keep subscription', 'do', 'keep') : button('Cancel subscription', 'do', 'cancel')}
${status === 'past_due' ? button('Pay with another card', 'do', 'settle') : ''}${change}
<p>To see what time would bring:</p>
${button('Skip to the next period', 'do', 'renew')}${button('Skip to it with a declined card', 'do', 'fail')}
${button('End at once', 'do', 'end')}</form></section>`
}

const invoicePart = ({ id, number, total, refunded, created }: Invoice) =>
  `<li>${day(created)} <a href="/receipt/${id}">${number}</a> ${money(total)}${refunded ? ', refunded' : ''}</li>`

export function portalPage(customer: string, state: State, back: string): string {
  const mine = ({ customer: whose }: { customer: string }) => whose === customer
  const live = Object.values(state.subscriptions).filter(each => mine(each) && each.ended_at === null)
  const invoices = Object.values(state.invoices).filter(mine).reverse()
  const safe = /^https?:/.test(back) ? back : '#'
  return page(
    'Manage your subscription',
    `${live.map(each => subscriptionPart(each, state)).join('') || '<p>There is no subscription.</p>'}
<h2>Receipts</h2><ul>${invoices.map(invoicePart).join('')}</ul>
<p><a href="${escapeHtml(safe)}">Return to Candid</a></p>`,
  )
}

export const receiptPage = ({ number, total, refunded, created, status }: Invoice): string =>
  page(
    `Receipt ${number}`,
    `<p>${day(created)} · ${money(total)} · ${refunded ? 'refunded' : status}</p>
${total > 0 && !refunded && status === 'paid' ? `<form method="post">${button('Refund', 'do', 'refund')}</form>` : ''}`,
  )

export const style = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fffdf8, #121618); color: light-dark(#1a2326, #ece8de); }
a { color: light-dark(#0b5a60, #6cc9c3); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
.mark { background: #ffe78f; color: #1a2326; padding: 0.5rem 0.75rem; font-weight: 600; }
form { display: grid; gap: 0.75rem; } label { display: grid; gap: 0.25rem; }
input, button { font: inherit; padding: 0.5rem 0.75rem; } [role=alert] { color: light-dark(#a2281d, #f4968a); }
`
