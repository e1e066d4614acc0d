import { escapeHtml } from '../../platform/html.ts'

type PageParts = { title: string; kind?: string; data?: Record<string, string>; script?: string; body: string }

const page = ({ title, kind = 'page', data = {}, script, body }: PageParts) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Stand-in</title><link rel="stylesheet" href="/gsi/style">
${script ? `<script src="${script}" defer></script>` : ''}</head>
<body class="${kind}" ${Object.entries(data)
  .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  .join(' ')}>${body}</body></html>`

export const buttonPage = (query: URLSearchParams): string =>
  page({
    title: 'Sign in',
    kind: 'button',
    data: { origin: query.get('origin') ?? '', query: query.toString() },
    script: '/gsi/button.js',
    body: '<main><button type="button">Sign in with the local stand-in</button></main>',
  })

export const selectPage = (query: URLSearchParams): string =>
  page({
    title: 'Choose an account',
    body: `<main><p class="mark">Local stand-in: nobody proves who they are here</p>
<h1>Choose an account</h1>
<p>Where Candid knows a client id of Google, Google's own window is here instead.</p>
<form method="post" action="/gsi/select?${escapeHtml(query.toString())}">
<label>Email <input name="email" type="email" value="robin@example.com" autocomplete="off" required></label>
<label class="check"><input type="checkbox" name="verified" checked> The provider has verified this address</label>
<label class="check"><input type="checkbox" name="hosted"> The provider runs the mailboxes of its domain</label>
<button name="step" value="continue">Continue</button>
<button class="plain" name="step" value="nothing">Come back with nothing</button></form></main>`,
  })

export const donePage = (credential: string): string =>
  page({
    title: 'Done',
    data: { credential },
    script: '/gsi/done.js',
    body: '<main><p>You can close this window.</p></main>',
  })
