import { Search } from 'lucide-react'

type FilterProps = { label: string; value: string; onChange: (value: string) => void }

/** Narrows a long list while one types. */
export function Filter({ label, value, onChange }: FilterProps) {
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

/** How long a list is and how much of it a filter has left, for whoever listens as well. */
export function Count({ found, total, of }: { found: number; total: number; of: string }) {
  const all = total === 1 ? `1 ${of}` : `${total} ${of}s`
  return (
    <p role="status" className="text-sm text-faint tabular-nums">
      {found === total ? all : `${found} of ${all}`}
    </p>
  )
}
