// As the browser's own language writes them.
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const minute = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const second = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** The day; `exact` with the minute, or with the second where two are to be told apart. */
export function Time({ at, exact = false }: { at: string; exact?: boolean | 'second' }) {
  const date = new Date(at)
  const style = exact === 'second' ? second : exact ? minute : day
  return (
    <time dateTime={at} title={minute.format(date)} className="whitespace-nowrap">
      {style.format(date)}
    </time>
  )
}
