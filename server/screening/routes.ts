import type { FastifyReply } from 'fastify'
import type { BatchItem, BatchSummary } from '../../contract/index.ts'
import { wantsEvents } from '../http/accept.ts'
import { untilGone } from '../http/gone.ts'
import type { Handlers } from '../http/register.ts'
import type { Limits } from '../limits/service.ts'
import type { Screening } from './service.ts'

export function screeningRoutes(
  screening: Screening,
  limits: Limits,
): Handlers<
  | 'listRequirements'
  | 'getPerson'
  | 'analyze'
  | 'match'
  | 'matchBatch'
  | 'estimateReading'
  | 'stability'
  | 'writeUp'
  | 'jobsWithMatches'
> {
  return {
    listRequirements: ({ params, owner }) => screening.requirements(owner, params.id),
    getPerson: async ({ params, owner }) => ({ person: await screening.person(owner, params.id) }),
    analyze: async ({ params, query, owner }) => ({
      analysis: await screening.analyze(owner, params.id, query.refresh),
    }),
    match: ({ params, query, owner, reply }) =>
      screening.match(owner, params.jobId, params.resumeId, { ...query, signal: untilGone(reply) }),
    matchBatch: async ({ params, query, body, owner, request, reply }) => {
      const wish = { ...query, signal: untilGone(reply) }
      const start = () => screening.matchBatch(owner, params.jobId, body, wish)
      const items = await limits.inSlot(owner, start)
      if (wantsEvents(request.headers.accept)) return streamItems(items, body.resume_ids.length, reply)
      const results: BatchItem[] = []
      for await (const item of items) results.push(item)
      return { results }
    },
    estimateReading: ({ params, body, owner }) => screening.estimate(owner, params.jobId, body.resume_ids, body.top),
    writeUp: ({ params, owner, reply }) => screening.writeUp(owner, params.jobId, params.resumeId, untilGone(reply)),
    stability: ({ params, owner, reply }) =>
      screening.stability(owner, params.jobId, params.resumeId, untilGone(reply)),
    jobsWithMatches: async ({ owner }) => ({ jobs: await screening.history(owner) }),
  }
}

/** Server-sent events: `result` for each item with its index, `summary` at the end. Stops when nobody listens. */
async function streamItems(
  items: AsyncGenerator<BatchItem>,
  total: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.hijack()
  const { raw } = reply
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>)
  const send = (event: string, data: unknown) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const summary: BatchSummary = { total, matched: 0, failed: 0 }
  let index = 0
  try {
    for await (const item of items) {
      if (raw.destroyed) return reply
      if ('error' in item) summary.failed++
      else summary.matched++
      send('result', { ...item, index: index++ })
    }
    send('summary', summary)
  } catch (error) {
    reply.log.error({ err: error }, 'batch stream failed')
    send('error', { error: 'Something went wrong on our side. Please try again.' })
  }
  raw.end()
  return reply
}
