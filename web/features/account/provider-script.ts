/** What we use of the provider's script, which puts it on the window. */
type SignInScript = {
  initialize(settings: { client_id: string; nonce: string; callback: (answer: { credential?: string }) => void }): void
  renderButton(
    parent: HTMLElement,
    look: { width: number; theme: 'outline'; size: 'large'; text: 'continue_with' },
  ): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: SignInScript } }
  }
}

const patienceMs = 2500

const loading = new Map<string, Promise<SignInScript>>()

/** The provider's script, loaded once; fails when it is not there in time. A later call tries again. */
export function loadSignInScript(address: string): Promise<SignInScript> {
  const known = loading.get(address)
  if (known) return known
  const begun = load(address)
  loading.set(address, begun)
  begun.catch(() => loading.delete(address))
  return begun
}

function load(address: string): Promise<SignInScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (reason: string) => {
      script.remove()
      reject(new Error(reason))
    }
    const timer = setTimeout(() => fail('The script did not come in time.'), patienceMs)
    script.onload = () => {
      clearTimeout(timer)
      const id = window.google?.accounts?.id
      if (id) resolve(id)
      else fail('The script brought no sign-in.')
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail('The script could not be loaded.')
    }
    script.async = true
    script.src = address
    document.head.append(script)
  })
}
