import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Answer, type Endpoint, type EndpointName, endpoints, type Received } from '../../contract/index.ts'
import type { Audit } from '../audit/service.ts'
import type { Identity, Session } from '../identity/service.ts'
import type { Limits } from '../limits/service.ts'
import { AppError } from '../platform/errors.ts'
import { keepBytes } from './body.ts'
import type { Cookies } from './cookies.ts'
import { refuseCrossSite } from './origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    flatErrors?: boolean
    endpoint?: string
  }
  interface FastifyRequest {
    /** Whose session it is; null where the call is open to all. */
    caller: Session | null
  }
}

type Caller<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'user' | 'admin' ? Session : unknown

/** Answers the call's value, or the reply itself where the handler has sent it (downloads, streams). */
type Handler<N extends EndpointName> = (
  input: Received<N> & Caller<N> & { request: FastifyRequest; reply: FastifyReply },
) => Answer<N> | FastifyReply | Promise<Answer<N> | FastifyReply>

export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> }

/** What a handler takes before the types of its own endpoint are known. */
type AnyHandler = (input: Record<string, unknown>) => unknown

/** Who may come in, how often, and what is written down of it. */
type Access = { identity: Identity; limits: Limits; audit: Audit; cookies: Cookies }

/** Registers every endpoint of the contract with its handler; one without a handler does not compile. */
export function registerEndpoints(app: FastifyInstance, access: Access, handlers: Handlers) {
  app.decorateRequest('caller', null)
  const registerIn = (scope: FastifyInstance, raw: boolean) => {
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const endpoint: Endpoint = endpoints[name]
      if ((endpoint.raw ?? false) === raw) registerEndpoint(scope, access, name, endpoint, handlers[name] as AnyHandler)
    }
  }
  registerIn(app, false)
  app.register(async scope => {
    keepBytes(scope)
    registerIn(scope, true)
  })
}

function registerEndpoint(
  app: FastifyInstance,
  access: Access,
  name: EndpointName,
  endpoint: Endpoint,
  handler: AnyHandler,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { flatErrors: endpoint.flatErrors ?? false, endpoint: name },
    schema: endpoint.answer === 'bytes' ? {} : { response: { [endpoint.status]: jsonSchema(endpoint.answer) } },
    // Before the body is read: who may not call learns nothing of what is wrong with it, and costs no parsing.
    onRequest: async request => {
      if (endpoint.method !== 'GET' || name === 'logout') refuseCrossSite(request)
      const caller = endpoint.access === 'public' ? null : await authenticate(access, request)
      if (!endpoint.raw) await access.limits.call(caller ? { account: caller.owner } : { address: request.ip })
      if (endpoint.access === 'admin' && !caller?.user.is_admin) throw notForYou()
      request.caller = caller
    },
    handler: async (request, reply) => {
      const { identity, audit } = access
      const { caller } = request
      reply.status(endpoint.status)
      const input = parseInput(endpoint, request)
      // Whose session it is that a public call ends is known before it only.
      const owner = caller?.owner ?? (name === 'logout' ? await ownerOf(access, request) : null)
      const handled = async () => handler({ ...caller, ...input, request, reply })
      const answer = await handled().catch(async error => {
        if (name === 'login') await audit.refusedSignIn(await identity.aimOf(input.body))
        throw error
      })
      await audit.answered(name, { owner, input, answer })
      return answer
    },
  })
}

/** Only what the schema names is sent: a column that a store adds does not leak. */
const jsonSchema = (answer: z.ZodType) => z.toJSONSchema(answer, { target: 'draft-7', io: 'output' })

const sessionOf = ({ identity, cookies }: Access, request: FastifyRequest) => {
  const token = cookies.session.read(request)
  return token ? identity.authenticate(token) : null
}

const ownerOf = async (access: Access, request: FastifyRequest) => (await sessionOf(access, request))?.owner ?? null

async function authenticate(access: Access, request: FastifyRequest) {
  const session = await sessionOf(access, request)
  if (!session) throw new AppError('unauthorized', 'Unauthorized', { message: 'Unauthorized' })
  return session
}

const notForYou = () => new AppError('forbidden', 'Only an administrator may do this.')

function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: endpoint.params?.parse(request.params),
    query: endpoint.query?.parse(request.query),
    body: endpoint.multipart ? undefined : endpoint.body?.parse(request.body ?? {}),
  }
}
