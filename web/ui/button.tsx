import { cva, type VariantProps } from 'class-variance-authority'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-control font-medium text-center transition-colors select-none aria-disabled:opacity-60 aria-disabled:cursor-default [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        primary: 'bg-accent text-on-accent hover:bg-accent-deep',
        plain: 'bg-sheet text-ink border border-edge/60 hover:border-accent hover:text-accent-deep',
        quiet: 'text-soft hover:bg-accent-wash hover:text-accent-deep',
        danger: 'bg-danger text-sheet hover:opacity-90',
      },
      size: { sm: 'min-h-8 px-2.5 py-1 text-sm', md: 'min-h-10 px-4 py-2', lg: 'min-h-13 px-7 py-3 text-lg' },
    },
    defaultVariants: { tone: 'plain', size: 'md' },
  },
)

type Look = VariantProps<typeof look>

/** While busy it keeps its place and its focus, and swallows clicks: a form cannot be sent twice. */
export function Button({
  tone,
  size,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type={type}
      className={clsx(look({ tone, size }), busy && 'animate-breathe', className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={event => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  )
}

export function ButtonLink({ tone, size, className, ...rest }: LinkProps & Look) {
  return <Link className={clsx(look({ tone, size }), className)} {...rest} />
}
