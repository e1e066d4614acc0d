import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../http/cookies.ts'
import type { Handlers } from '../http/register.ts'
import type { Limits } from '../limits/service.ts'
import { keyOf } from './rules.ts'
import type { Identity, SignedIn } from './service.ts'

type EntryNames =
  | 'session'
  | 'login'
  | 'signup'
  | 'logout'
  | 'signInSetup'
  | 'google'
  | 'forgotPassword'
  | 'resetPassword'
type AccountNames =
  | 'account'
  | 'linkGoogle'
  | 'unlinkGoogle'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'endSessions'

const deviceOf = (request: FastifyRequest) => request.headers['user-agent'] ?? ''

const forgotten = {
  smtp: 'If there is an account with this address, a mail with a link is on its way.',
  outbox:
    'If there is an account with this address, a mail with a link was written. This server sends no mail: it keeps them as files in the folder outbox of its data folder.',
}

type Door = { identity: Identity; cookies: Cookies; limits: Limits }

export const identityRoutes = (door: Door): Handlers<EntryNames | AccountNames> => ({
  ...entryRoutes(door),
  ...accountRoutes(door),
})

/** The session that this browser had ends: a token that was planted before a sign-in opens nothing after it. */
async function signIn(
  { identity, cookies }: Door,
  { user, token, expiresAt }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const old = cookies.session.read(request)
  if (old) await identity.sessions.logout(old)
  cookies.session.set(reply, token, expiresAt)
  return user
}

/** Whatever comes of it, this browser's secret was for one sign-in. */
function arrival({ cookies }: Door, idToken: string, request: FastifyRequest, reply: FastifyReply) {
  const secret = cookies.signIn.read(request)
  cookies.signIn.clear(reply)
  return { idToken, secret }
}

/** The ways in and out, and who has come in. */
function entryRoutes(door: Door): Handlers<EntryNames> {
  const { identity, cookies, limits } = door
  const { sessions, passwords, reset, thirdParty } = identity
  return {
    session: ({ user }) => user,
    login: async ({ body, request, reply }) => {
      const who = { account: keyOf(body.email), address: request.ip }
      const signedIn = await limits.signIn(who, () => passwords.login(body, deviceOf(request)))
      return signIn(door, signedIn, request, reply)
    },
    signup: async ({ body, request, reply }) => {
      await limits.take('signup', { address: request.ip })
      return signIn(door, await passwords.signup(body, deviceOf(request)), request, reply)
    },
    logout: async ({ request, reply }) => {
      const token = cookies.session.read(request)
      if (token) await sessions.logout(token)
      cookies.session.clear(reply)
      return { message: 'Signed out.' }
    },
    signInSetup: ({ request, reply }) => {
      const { setup, secret, expiresAt } = identity.setUp(cookies.signIn.read(request))
      if (setup.provider) cookies.signIn.set(reply, secret, expiresAt)
      return setup
    },
    google: async ({ body, request, reply }) => {
      await limits.take('third_party', { address: request.ip })
      const signedIn = await thirdParty.signIn(arrival(door, body.idToken, request, reply), deviceOf(request))
      return { user: await signIn(door, signedIn, request, reply) }
    },
    forgotPassword: async ({ body, request }) => {
      await limits.take('mail_address', { address: request.ip })
      await limits.take('mail', { account: keyOf(body.email) })
      await reset.forgot(body.email)
      return { message: forgotten[identity.mailDelivery], delivery: identity.mailDelivery }
    },
    resetPassword: async ({ body }) => {
      await reset.reset(body.token, body.password)
      return { message: 'Your password is changed, and you are signed out everywhere. Log in with the new one.' }
    },
  }
}

/** What somebody who is signed in does with their own account. */
function accountRoutes(door: Door): Handlers<AccountNames> {
  const { identity, cookies, limits } = door
  const { sessions, passwords, thirdParty } = identity
  return {
    account: ({ owner }) => identity.account(owner),
    linkGoogle: async ({ body, request, reply, ...caller }) => {
      await thirdParty.link(caller, arrival(door, body.idToken, request, reply))
      return identity.account(caller.owner)
    },
    unlinkGoogle: async ({ owner, params }) => {
      await thirdParty.unlink(owner, params.id)
      return { message: 'This sign-in opens your account no more.' }
    },
    changePassword: async ({ body, request, reply, ...caller }) => {
      const change = { current: body.current_password, password: body.password, userAgent: deviceOf(request) }
      const who = { account: keyOf(caller.user.email), address: request.ip }
      const signedIn = await limits.signIn(who, () => passwords.change(caller, change))
      await signIn(door, signedIn, request, reply)
      return { message: 'Your password is changed. Your other sessions have ended.' }
    },
    listSessions: async caller => ({ sessions: await sessions.list(caller) }),
    endSession: async ({ owner, params }) => {
      await sessions.end(owner, params.id)
      return { message: 'This session has ended.' }
    },
    endSessions: async ({ owner, reply }) => {
      await sessions.endAll(owner)
      cookies.session.clear(reply)
      return { message: 'You are signed out everywhere.' }
    },
  }
}
