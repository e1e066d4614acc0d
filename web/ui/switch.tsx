import clsx from 'clsx'

type SwitchProps<T extends string> = {
  label: string
  options: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
}

/** One of a few views, all of them named. */
export function Switch<T extends string>({ label, options, value, onChange }: SwitchProps<T>) {
  const names = Object.keys(options) as T[]
  return (
    <fieldset className="flex w-fit print:hidden gap-1 rounded-control border border-line bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {names.map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          onClick={() => onChange(one)}
          className={clsx(
            'min-h-8 rounded-control px-3 text-sm font-medium',
            one === value ? 'bg-sheet text-ink shadow-sheet' : 'text-soft hover:text-accent-deep',
          )}
        >
          {options[one]}
        </button>
      ))}
    </fieldset>
  )
}
