import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { maxFilesPerUpload } from '../contract/index.ts'
import { assessorRoutes } from './assessors/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import type { Context } from './context.ts'
import { entitlementRoutes } from './entitlements/routes.ts'
import { acceptJson } from './http/body.ts'
import { createCookies } from './http/cookies.ts'
import { serveDocs } from './http/docs.ts'
import { answerError, answerUnread, refuseUnmet } from './http/errors.ts'
import { limitConnections, tellOfProxy } from './http/guard.ts'
import { strictPolicy } from './http/policy.ts'
import { registerEndpoints } from './http/register.ts'
import { serveWeb } from './http/web.ts'
import { identityRoutes } from './identity/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { planRoutes } from './plans/routes.ts'
import type { Config } from './platform/config.ts'
import { AppError } from './platform/errors.ts'
import { resumeRoutes } from './resumes/routes.ts'
import { rightsRoutes } from './rights/routes.ts'
import { sampleRoutes } from './samples/routes.ts'
import { screeningRoutes } from './screening/routes.ts'
import { version } from './version.ts'

/** The HTTP side of the product: plugins, routes, the one error handler. Does not listen. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const { config } = context
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const app = Fastify(serverOptions(config))
  // Every route there is, the plugins' too: what tests/api/access.test.ts tries.
  app.addHook('onRoute', ({ method, url }) => app.log.debug({ route: { method, url } }))
  app.setErrorHandler(answerError)
  limitConnections(app.server, config.limits.connections, config.trustedProxies.length > 0)
  if (config.trustedProxies.length === 0) tellOfProxy(app)
  refuseUnmet(app)
  acceptJson(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: strictPolicy },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 86_400 } : false,
    xFrameOptions: { action: 'deny' },
  })
  await app.register(cookie)
  await app.register(multipart, {
    // Files over the kept number are read off, so that the answer can name them; ten times as many end the upload.
    throwFileSizeLimit: false,
    limits: { fileSize: config.maxUploadBytes, files: maxFilesPerUpload * 10, fields: 20, fieldSize: 10_000 },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', unusedPowers)
    // By the route too: /%61pi is the same address.
    const places = [request.url, request.routeOptions.url]
    if (places.some(place => place?.startsWith('/api'))) reply.header('cache-control', 'no-store')
  })
  const cookies = createCookies(isHttps)
  const access = { ...context, cookies }
  registerEndpoints(app, access, {
    ...identityRoutes({ identity: context.identity, cookies, limits: context.limits }),
    ...jobRoutes(context.jobs),
    ...resumeRoutes(context.resumes),
    ...screeningRoutes(context.screening, context.limits),
    ...assessorRoutes(context.assessors),
    ...sampleRoutes(context.samples),
    ...planRoutes(context.plans),
    ...billingRoutes(context.billing),
    ...entitlementRoutes(context.entitlements),
    ...auditRoutes(context.audit),
    ...rightsRoutes(context.rights, context.limits, cookies),
    health: async () => {
      await context.database.ping()
      return { status: 'ok', database: context.database.description, version }
    },
  })
  serveDocs(app, cookies.session.name)
  await serveWeb(app, context.identity)
  app.setNotFoundHandler((request, reply) =>
    answerError(new AppError('not_found', 'There is nothing at this address.'), request, reply),
  )
  return app
}

/** What a browser can do and no page of ours does. */
const unusedPowers = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'

/** Bytes of a request's address and headers, and so of any part of the address. */
const longestHead = 16 * 1024

/** How long a request may be and take, and who answers one that is none. */
const serverOptions = (config: Config): FastifyHttpOptions<Server> => ({
  logger: { level: config.logLevel },
  bodyLimit: 1024 * 1024,
  forceCloseConnections: true,
  trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
  requestTimeout: config.requestTimeoutMs,
  connectionTimeout: config.requestTimeoutMs,
  http: {
    headersTimeout: config.headersTimeoutMs,
    maxHeaderSize: longestHead,
    requireHostHeader: false,
    connectionsCheckingInterval: Math.min(config.headersTimeoutMs, 5000),
  },
  rewriteUrl: ({ url = '/' }) => url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/'),
  clientErrorHandler: answerUnread,
  frameworkErrors: answerError,
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestHead },
})
