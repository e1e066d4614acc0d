import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobInput } from '../../../contract/jobs.ts'
import { useUser } from '../../api/session.ts'

type JobFields = { title: string; description: string }
type JobForm = Pick<UseFormReturn<JobInput>, 'setValue' | 'subscribe'>

/** A draft as it was kept: JSON that nobody but this file writes, and that may still be anything. */
function readDraft(key: string): JobFields | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null || !('title' in value) || !('description' in value)) return null
    const { title, description } = value
    return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
  } catch {
    return null
  }
}

/** Kept for as long as the tab is open; null drops it. Without room, or leave to keep anything, there is no draft. */
function keepDraft(key: string, draft: JobFields | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {}
}

/**
 * What was typed comes back after a wrong click, a reload or a session that ended, until it is saved or discarded.
 * `saved` is what the server has; `restored` says that the form shows something else, from before.
 */
export function useDraft(form: JobForm, name: string, saved: JobFields) {
  const key = `draft:${useUser()?.id}:${name}`
  const [restored, setRestored] = useState(false)
  const { title, description } = saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form comes up
  useEffect(() => {
    const draft = readDraft(key)
    if (!draft || (draft.title === title && draft.description === description)) return
    form.setValue('title', draft.title, { shouldDirty: true })
    form.setValue('description', draft.description, { shouldDirty: true })
    setRestored(true)
  }, [key])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const same = values.title === title && values.description === description
          keepDraft(key, same ? null : { title: values.title, description: values.description ?? '' })
        },
      }),
    [form, key, title, description],
  )
  const drop = () => {
    keepDraft(key, null)
    setRestored(false)
  }
  return { restored, drop }
}
