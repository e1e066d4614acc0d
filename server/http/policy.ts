/** What a document may load: a list of sources by directive. */
type Policy = Record<string, string[]>

const self = ["'self'"]
const none = ["'none'"]

/** Nothing is loaded from elsewhere, nothing inline is run. */
export const strictPolicy: Policy = {
  defaultSrc: self,
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
}

/** The documents that show the provider's button. No other lets its script in. */
const signInPages = new Set(['/login', '/signup', '/account'])

export const isSignInPage = (path: string) => signInPages.has(path.replace(/\/+$/, ''))

/** As headers: the strict policy, and the provider's script with the folder that its frame and calls come from. */
export function signInHeaders(scriptUrl: string): Record<string, string> {
  const folder = new URL('.', scriptUrl).href
  const policy: Policy = {
    ...strictPolicy,
    scriptSrc: [...self, scriptUrl],
    styleSrc: [...self, `${folder}style`],
    frameSrc: [folder],
    connectSrc: [...self, folder],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`)
      .join(';'),
    // The provider's window answers the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // The provider checks from which site it is used, and learns no more than that.
    'referrer-policy': 'strict-origin',
  }
}
