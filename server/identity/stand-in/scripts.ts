/** What a page loads: the part of Google Identity Services that Candid uses, with the same names. */
export const client = `(() => {
  const own = new URL(document.currentScript.src).origin
  let settings
  addEventListener('message', event => {
    if (event.origin !== own || event.data?.type !== 'credential') return
    settings?.callback({ credential: event.data.credential, select_by: 'btn' })
  })
  const initialize = given => {
    settings = given
  }
  const renderButton = (parent, { width = 400 }) => {
    const { client_id, nonce } = settings
    const frame = document.createElement('iframe')
    frame.src = own + '/gsi/button?' + new URLSearchParams({ client_id, nonce, origin: location.origin })
    frame.title = 'Sign in with the local stand-in'
    frame.width = width
    frame.height = 44
    frame.style.border = 'none'
    parent.replaceChildren(frame)
  }
  window.google = { accounts: { id: { initialize, renderButton } } }
})()
`

/** In the button's frame: opens the window and hands on what comes back from it. */
export const button = `const { origin, query } = document.body.dataset
document.querySelector('button').addEventListener('click', () => {
  open('/gsi/select?' + query, 'stand-in', 'popup,width=480,height=720')
})
addEventListener('message', event => {
  if (event.origin === location.origin) parent.postMessage(event.data, origin)
})
`

/** In the window, once somebody was chosen. */
export const done = `opener?.postMessage({ type: 'credential', credential: document.body.dataset.credential }, location.origin)
close()
`

export const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; color: #1a2326; background: #fffdf8; }
body.button { background: transparent; overflow: hidden; }
body.button main { max-width: none; padding: 0; }
body.button button { width: 100%; height: 44px; margin: 0; padding: 0; font-size: 0.9375rem; background: #fff; color: #1a2326; border: 1px solid #8b8575; }
body.button button:hover { background: #ffe78f; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; }
.mark { background: #ffe78f; padding: 0.5rem 0.75rem; font-weight: 600; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: 0.25rem; }
label.check { display: flex; gap: 0.5rem; align-items: baseline; }
input, button { font: inherit; }
input:not([type=checkbox]) { padding: 0.5rem 0.75rem; border: 1px solid #8b8575; border-radius: 8px; background: #fff; }
button { padding: 0.5rem 1rem; border-radius: 8px; border: 1px solid #0b5a60; background: #0b5a60; color: #fff; cursor: pointer; }
button.plain { background: transparent; color: #0b5a60; }
:focus-visible { outline: 3px solid #1b5797; outline-offset: -3px; }
`
