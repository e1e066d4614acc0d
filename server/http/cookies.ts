import type { FastifyReply, FastifyRequest } from 'fastify'

export type Cookies = ReturnType<typeof createCookies>

/**
 * The cookies of a browser. Under https they carry `__Host-`: the browser then takes them from this very host alone, with
 * `Secure`, and no other host of the domain can plant one. Both are kept from scripts.
 */
export function createCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  const cookie = (name: string, sameSite: 'lax' | 'strict') => {
    const options = { path: '/', httpOnly: true, secure, sameSite }
    return {
      name: prefix + name,
      read: (request: FastifyRequest) => request.cookies[prefix + name],
      set: (reply: FastifyReply, value: string, expires: Date) =>
        reply.setCookie(prefix + name, value, { ...options, expires }),
      clear: (reply: FastifyReply) => reply.clearCookie(prefix + name, options),
    }
  }
  return {
    session: cookie('candid_session', 'lax'),
    /** Binds a sign-in at the provider to the browser that began it. */
    signIn: cookie('candid_sign_in', 'strict'),
  }
}
