const known = (count: number) =>
  count === 1 ? '1 person is subscribed' : `${count.toLocaleString('en')} people are subscribed`

/** How many hold a plan; null where it is not known. */
export function saySubscribers(count: number | null): string | null {
  if (count === null) return null
  return `${count === 0 ? 'Nobody is subscribed' : known(count)}.`
}

/** What becomes of a plan that is deleted, and of who holds it. `given`: it is had by whoever is not subscribed. */
export function sayDeletion(name: string, count: number | null, given: boolean): string {
  const kept =
    count === null
      ? 'Whoever is subscribed keeps it and pays as before.'
      : count === 0
        ? 'Nobody is subscribed to it.'
        : `${known(count)} to it, ${count === 1 ? 'keeps it and pays' : 'keep it and pay'} as before.`
  const others = given && 'Whoever has no subscription had it until now, and has other limits from then on.'
  return [`“${name}” leaves the list.`, kept, others].filter(Boolean).join(' ')
}
