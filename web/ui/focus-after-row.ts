/**
 * Where the keyboard goes on once the row that it stands in is gone: to the same control of the next row, or else to the
 * page. To be asked while the row is there; what it answers is called when it is to go, and leaves a focus that has
 * moved on alone.
 */
export function focusAfterRow(): () => void {
  const control = document.activeElement
  const row = control?.closest('li')
  const controls = (of: Element | null | undefined) => [...(of?.querySelectorAll('a[href], button') ?? [])]
  const place = control ? controls(row).indexOf(control) : -1
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return () => {
    const now = document.activeElement
    if (now !== document.body && !row?.contains(now)) return
    const target = controls(next)[place] ?? document.getElementById('main')
    if (target instanceof HTMLElement) target.focus()
  }
}
