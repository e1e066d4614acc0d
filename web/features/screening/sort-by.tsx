import { isOrder, type Order, orders } from './ranking-order.ts'

type SortProps = { order: Order; onChange: (order: Order) => void }

export function SortBy({ order, onChange }: SortProps) {
  return (
    <label className="flex items-center gap-2.5 text-sm text-soft">
      Sort by
      <select
        value={order}
        onChange={event => isOrder(event.target.value) && onChange(event.target.value)}
        className="min-h-9 rounded-control border border-edge bg-sheet px-2 text-ink"
      >
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
