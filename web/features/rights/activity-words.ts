import type { ActivityEntry } from '../../../contract/activity.ts'

/** What an entry says was done. */
const words: Record<string, string> = {
  'account.created': 'Account created',
  'session.opened': 'Signed in',
  'session.refused': 'A sign-in with a wrong password was refused',
  'session.ended': 'Signed out',
  'admin.granted': 'Made an administrator',
  'admin.revoked': 'No administrator any more',
  'resume.expired': 'Resume deleted, unused for as long as you set',
  'data.exported': 'All data exported',
  'history.opened': 'Match history opened',
  'retention.changed': 'Retention changed',
  'checkout.started': 'Checkout started',
  'subscription.changed': 'Subscription changed',
  'metering.changed': 'Metering switched',
}

/** `match.made` is `Match made`, unless it is called otherwise above. */
export function sayAction(action: string): string {
  const plain = action.replace('.', ' ')
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

export function saySubject({ subject }: ActivityEntry): string | null {
  if (!subject) return null
  return subject.name ?? `${subject.type} ${subject.id}`
}

/** Of jobs, by their numbers. */
type Titles = ReadonlyMap<number, string>

export const sayJob = ({ details: { job } }: Pick<ActivityEntry, 'details'>, titles: Titles): string =>
  job ? `for ${titles.get(Number(job)) ?? `job ${job}`}` : ''

/** The small print of an entry: the score and who computed it, a number of days, a state. */
export function sayDetails({ action, details }: ActivityEntry, titles: Titles): string {
  const { score, engine, days, status, corrections } = details
  const parts = [
    typeof score === 'number' && `score ${score.toFixed(2)}`,
    engine && `by ${engine}`,
    sayJob({ details }, titles),
    action === 'retention.changed' && (days === null ? 'never' : `after ${days} days`),
    typeof corrections === 'number' && `${corrections} corrected by hand`,
    status && String(status).replace('_', ' '),
  ]
  return parts.filter(Boolean).join(', ')
}
