type SortProps<T extends string> = { orders: Readonly<Record<T, string>>; order: T; onChange: (order: T) => void }

export function SortBy<T extends string>({ orders, order, onChange }: SortProps<T>) {
  const names = Object.keys(orders) as T[]
  return (
    <label className="flex items-center gap-2.5 text-sm text-soft">
      Sort by
      <select
        value={order}
        onChange={event => onChange(names[event.target.selectedIndex] ?? order)}
        className="min-h-9 rounded-control border border-edge bg-sheet px-2 text-ink"
      >
        {names.map(name => (
          <option key={name} value={name}>
            {orders[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
