import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobInput } from '../../../contract/jobs.ts'
import { keepDraft, readDraft } from '../../api/drafts.ts'
import { useUser } from '../../api/session.ts'

type JobFields = { title: string; description: string }
type JobForm = Pick<UseFormReturn<JobInput>, 'setValue' | 'subscribe'>

/** A draft as it was kept: JSON that nobody but this file writes, and that may still be anything. */
function parsed(text: string | null): JobFields | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('title' in value) || !('description' in value)) return null
    const { title, description } = value
    return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
  } catch {
    return null
  }
}

/**
 * What was typed comes back after a wrong click, a reload or a session that ended, until it is saved or discarded.
 * `saved` is what the server has; `restored` says that the form shows something else, from before.
 */
export function useDraft(form: JobForm, name: string, saved: JobFields) {
  const userId = useUser()?.id ?? 0
  const [restored, setRestored] = useState(false)
  const { title, description } = saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form comes up
  useEffect(() => {
    const draft = parsed(readDraft(userId, name))
    if (!draft || (draft.title === title && draft.description === description)) return
    form.setValue('title', draft.title, { shouldDirty: true })
    form.setValue('description', draft.description, { shouldDirty: true })
    setRestored(true)
  }, [userId, name])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const same = values.title === title && values.description === description
          keepDraft(userId, name, same ? null : JSON.stringify(values))
        },
      }),
    [form, userId, name, title, description],
  )
  const drop = () => {
    keepDraft(userId, name, null)
    setRestored(false)
  }
  return { restored, drop }
}
