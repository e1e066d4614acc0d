import type { FastifyReply } from 'fastify'
import { type Handlers, sessionCookie } from '../http/register.ts'
import type { Limits } from '../limits/service.ts'
import { keyOf } from './rules.ts'
import type { Identity, SignedIn } from './service.ts'

export function identityRoutes(
  identity: Identity,
  limits: Limits,
): Handlers<'session' | 'login' | 'signup' | 'logout'> {
  const signIn = ({ user, token, expiresAt }: SignedIn, reply: FastifyReply) => {
    reply.setCookie(sessionCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', expires: expiresAt })
    return user
  }
  return {
    session: ({ user }) => user,
    login: async ({ body, request, reply }) => {
      const old = request.cookies[sessionCookie]
      const who = { account: keyOf(body.email), address: request.ip }
      const signedIn = await limits.signIn(who, () => identity.login(body))
      if (old) await identity.logout(old)
      return signIn(signedIn, reply)
    },
    signup: async ({ body, request, reply }) => {
      await limits.take('signup', { address: request.ip })
      return signIn(await identity.signup(body), reply)
    },
    logout: async ({ request, reply }) => {
      const token = request.cookies[sessionCookie]
      if (token) await identity.logout(token)
      reply.clearCookie(sessionCookie, { path: '/' })
      return { message: 'Signed out.' }
    },
  }
}
