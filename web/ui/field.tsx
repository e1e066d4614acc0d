import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

const control =
  'w-full rounded-control border bg-sheet px-3 py-2 text-ink placeholder:text-faint focus-visible:outline-offset-0 aria-invalid:border-danger border-edge'

type Labelled = { label: string; hint?: ReactNode; error?: string | undefined }
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Wires label, hint and error to the control, so that no form does it by hand. */
function Field({ label, hint, error, children }: Labelled & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    // Beside a field with a longer message it keeps its own height.
    <div className="grid content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, className, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <input {...wiring} className={clsx(control, 'min-h-10', className)} {...input} />}
    </Field>
  )
}

/** As tall as a posting asks for, unless `className` says otherwise. */
export function TextArea({
  label,
  hint,
  error,
  className = 'min-h-80',
  ...area
}: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <textarea {...wiring} dir="auto" className={clsx(control, 'leading-relaxed', className)} {...area} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, className, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => <select {...wiring} className={clsx(control, 'min-h-10', className)} {...select} />}
    </Field>
  )
}

export function PasswordField({ label, hint, error, ...input }: Labelled & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => (
        <div className="relative">
          <input
            {...wiring}
            {...input}
            type={shown ? 'text' : 'password'}
            className={clsx(control, 'min-h-10 pr-16')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-describedby={`${wiring.id}-label`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 rounded-control px-2.5 text-sm text-soft hover:text-accent-deep"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}
