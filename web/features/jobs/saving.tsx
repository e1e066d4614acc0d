import { reasonOf } from '../../api/error.ts'

type SavingProps = { of: { status: 'idle' | 'pending' | 'success' | 'error'; error: unknown } | null }

/** What became of the last choice, beside where it was made. It stands there empty, so that a change is read out. */
export function Saving({ of }: SavingProps) {
  const failed = of?.status === 'error'
  return (
    <p role="status" className={failed ? 'text-sm text-danger' : 'text-sm text-faint'}>
      {of?.status === 'pending' && 'Saving…'}
      {of?.status === 'success' && 'Saved.'}
      {failed && `Not saved. ${reasonOf(of.error)}`}
    </p>
  )
}
