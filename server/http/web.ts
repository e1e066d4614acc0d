import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/errors.ts'
import { isSignInPage, signInHeaders } from './policy.ts'

const folder = fileURLToPath(new URL('../web', import.meta.url))

/**
 * The built web application. Files under /assets carry their hash in the name and are kept for ever; the page itself
 * is asked for anew each time and answers every address that is neither the API's nor a file's. Where people sign in it
 * also lets the provider's script in.
 */
export async function serveWeb(app: FastifyInstance, { scriptUrl }: { scriptUrl: string | null }) {
  const forSignIn = scriptUrl === null ? {} : signInHeaders(scriptUrl)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    // The build has written a .br and a .gz beside each text.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (response, path) => {
      const kept = path.includes('/assets/') && !/\.html(\.(br|gz))?$/.test(path)
      response.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    // As the router understands it: /%61pi is the same address.
    const path = `/${request.params['*']}`
    const isFile = /^\/(api|assets)(\/|$)/.test(path)
    if (isFile) throw new AppError('not_found', 'There is nothing at this address.')
    if (isSignInPage(path)) reply.headers(forSignIn)
    return reply.sendFile('index.html')
  })
}
