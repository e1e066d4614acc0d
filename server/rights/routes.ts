import type { FastifyReply } from 'fastify'
import type { Cookies } from '../http/cookies.ts'
import { downloadHeaders } from '../http/download.ts'
import type { Handlers } from '../http/register.ts'
import { keyOf } from '../identity/service.ts'
import type { Limits } from '../limits/service.ts'
import type { Download, Rights } from './service.ts'

type Names = 'exportAccount' | 'exportResume' | 'getRetention' | 'previewRetention' | 'setRetention' | 'deleteAccount'

export function rightsRoutes(rights: Rights, limits: Limits, cookies: Cookies): Handlers<Names> {
  const send = ({ file_name, zip }: Download, reply: FastifyReply) =>
    reply.headers(downloadHeaders(file_name, 'application/zip')).send(zip)
  return {
    exportAccount: async ({ owner, user, reply }) => send(await rights.exportAccount({ owner, user }), reply),
    exportResume: async ({ owner, params, reply }) => send(await rights.exportResume(owner, params.id), reply),
    getRetention: ({ owner }) => rights.retention(owner),
    previewRetention: ({ owner, query }) => rights.previewRetention(owner, query.days),
    setRetention: ({ owner, body }) => rights.setRetention(owner, body),
    deleteAccount: async ({ owner, user, body, request, reply }) => {
      // Guessing the password here counts like guessing it at the sign-in.
      const who = { account: keyOf(user.email), address: request.ip }
      await limits.signIn(who, () => rights.confirm(owner, body))
      await rights.deleteAccount({ owner, user })
      cookies.session.clear(reply)
      return { message: 'Your account is deleted.' }
    },
  }
}
