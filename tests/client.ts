/** One answer of the API as a test reads it. */
export type Reply<T = unknown> = { status: number; headers: Headers; body: T }

export type Client = ReturnType<typeof createClient>

/** A browser-like caller: keeps the session cookie, sends JSON or forms, never throws for a status. */
export function createClient(url: string, cookie = '') {
  const jar = new Map<string, string>()
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
  for (const pair of cookie.split('; ').filter(Boolean)) keep(pair)
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send<T = unknown>(method: string, path: string, init: RequestInit = {}): Promise<Reply<T>> {
    const headers = { ...(jar.size > 0 && { cookie: cookies() }), ...(init.headers as Record<string, string>) }
    const response = await fetch(url + path, { ...init, method, headers, redirect: 'manual' })
    response.headers.getSetCookie().forEach(keep)
    const text = await response.text()
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T }
  }

  return {
    send,
    /** To go on as the same person with another client. */
    cookie: cookies,
    get: <T = unknown>(path: string) => send<T>('GET', path),
    post: <T = unknown>(path: string, body?: unknown) => send<T>('POST', path, json(body)),
    put: <T = unknown>(path: string, body?: unknown) => send<T>('PUT', path, json(body)),
    delete: <T = unknown>(path: string) => send<T>('DELETE', path),
    upload: <T = unknown>(files: TestFile[]) => send<T>('POST', '/api/resumes', { body: formOf(files) }),
    async bytes(path: string) {
      const response = await fetch(url + path, { headers: { cookie: cookies() } })
      return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
    },
    /** A fresh account, signed in. */
    async signUp(name: string) {
      const account = { email: `${name}@example.com`, username: name, password: `a long pass phrase of ${name}` }
      const reply = await send<{ id: number }>('POST', '/api/auth/signup', json(account))
      if (reply.status !== 201) throw new Error(`signup answered ${reply.status}: ${JSON.stringify(reply.body)}`)
      return { ...account, id: reply.body.id }
    },
  }
}

export type TestFile = { name: string; bytes: Uint8Array }

function formOf(files: TestFile[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name)
  return form
}

const json = (body: unknown): RequestInit =>
  body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
