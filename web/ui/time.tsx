const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function Time({ at, exact = false }: { at: string; exact?: boolean }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={minute.format(date)} className="whitespace-nowrap">
      {(exact ? minute : day).format(date)}
    </time>
  )
}
