import clsx from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createStore, useStore } from './store.ts'

type Toast = { id: number; tone: 'good' | 'bad'; text: string }

const toasts = createStore<readonly Toast[]>([])
let last = 0

function show(tone: Toast['tone'], text: string) {
  last += 1
  // The same words again replace the old toast, so that they are read out again and do not pile up.
  toasts.set([...toasts.get().filter(toast => toast.text !== text), { id: last, tone, text }].slice(-4))
}

const drop = (id: number) => toasts.set(toasts.get().filter(toast => toast.id !== id))

export const toast = {
  good: (text: string) => show('good', text),
  bad: (text: string) => show('bad', text),
  /** What was said holds no more. */
  withdraw: (text: string) => toasts.set(toasts.get().filter(toast => toast.text !== text)),
}

const lifetime = { good: 6000, bad: 12_000 }

function ToastItem({ id, tone, text }: Toast) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => drop(id), lifetime[tone])
    return () => clearTimeout(timer)
  }, [id, tone, held])
  const Icon = tone === 'good' ? CircleCheck : CircleAlert
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto mt-2 flex animate-rise items-start gap-3 rounded-card border border-line bg-sheet py-3 pr-2 pl-4 shadow-float"
    >
      <Icon className={clsx('mt-0.5 size-5 shrink-0', tone === 'good' ? 'text-accent' : 'text-danger')} aria-hidden />
      <p role={tone === 'bad' ? 'alert' : undefined} className="min-w-0 grow">
        {text}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => drop(id)}
        className="grid size-7 shrink-0 place-items-center rounded-control text-faint hover:bg-accent-wash hover:text-accent-deep"
      >
        <X className="size-4" aria-hidden />
      </button>
    </li>
  )
}

/** What went well is said in a region that is there before it, what failed by an alert of its own: each once. */
export function Toaster() {
  const shown = useStore(toasts)
  const listed = (tone: Toast['tone']) => (
    <ol>
      {shown
        .filter(one => one.tone === tone)
        .map(one => (
          <ToastItem key={one.id} {...one} />
        ))}
    </ol>
  )
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 mx-auto max-w-105 sm:right-6 sm:bottom-6 sm:left-auto sm:w-105 print:hidden"
    >
      {listed('bad')}
      <div role="status" aria-atomic={false}>
        {listed('good')}
      </div>
    </section>
  )
}
