import type { ComponentProps, ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** A form whose messages are ours: the browser's own bubbles stay away. */
export function Form({
  error,
  children,
  ...form
}: ComponentProps<'form'> & { error?: string | undefined; children: ReactNode }) {
  return (
    <form noValidate className="grid gap-5" {...form}>
      {error && <Notice tone="bad">{error}</Notice>}
      {children}
    </form>
  )
}
