import { Search } from 'lucide-react'

/** Narrows a long list while one types. */
export function Filter({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <div className="relative">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint" aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.target.value)}
        className="min-h-10 w-full rounded-control border border-edge bg-sheet pr-3 pl-9 placeholder:text-faint"
      />
    </div>
  )
}
