import type { Handlers } from '../http/register.ts'
import type { Audit } from './service.ts'

export function auditRoutes(audit: Audit): Handlers<'listActivity'> {
  return { listActivity: ({ owner, query }) => audit.activity(owner, query.before) }
}
