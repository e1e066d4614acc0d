import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobInput } from '../../../contract/jobs.ts'
import { useUser } from '../../api/session.ts'
import { tabStorage } from '../../ui/tab-storage.ts'

type JobFields = { title: string; description: string }
type JobForm = Pick<UseFormReturn<JobInput>, 'setValue' | 'subscribe'>

const names = ['title', 'description'] as const
type Draft = { name: (typeof names)[number]; text: string }[]

/** The fields of a draft as it was kept: JSON that nobody but this file writes, and that may still be anything. */
function readDraft(key: string): Draft {
  try {
    const kept = new Map<string, unknown>(Object.entries(JSON.parse(tabStorage.get(key) ?? '{}')))
    return names.flatMap(name => {
      const text = kept.get(name)
      return typeof text === 'string' ? [{ name, text }] : []
    })
  } catch {
    return []
  }
}

/** An empty one drops it. */
function keepDraft(key: string, draft: Draft) {
  const kept = Object.fromEntries(draft.map(({ name, text }) => [name, text]))
  tabStorage.set(key, draft.length > 0 ? JSON.stringify(kept) : null)
}

/**
 * What was typed comes back after a wrong click, a reload or a session that ended, until it is saved or discarded; a
 * field that nobody typed in shows what was saved there meanwhile. `saved` is what the server has; `restored` says that
 * the form shows something else, from before.
 */
export function useDraft(form: JobForm, name: string, saved: JobFields) {
  const key = `draft:${useUser()?.id}:${name}`
  const [restored, setRestored] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form comes up
  useEffect(() => {
    const draft = readDraft(key).filter(({ name, text }) => text !== saved[name])
    for (const { name, text } of draft) form.setValue(name, text, { shouldDirty: true })
    if (draft.length > 0) setRestored(true)
  }, [key])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) =>
          keepDraft(
            key,
            names.flatMap(name => {
              const text = values[name] ?? ''
              return text === (defaultValues?.[name] ?? '') ? [] : [{ name, text }]
            }),
          ),
      }),
    [form, key],
  )
  const drop = () => {
    keepDraft(key, [])
    setRestored(false)
  }
  return { restored, drop }
}
