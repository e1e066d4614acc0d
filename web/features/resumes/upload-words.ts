import type { Failed } from '../../api/upload.ts'

/** A notice that named hundreds of files would cover the page. */
const mostNamed = 3

function named(names: readonly string[]): string {
  const more = names.length - mostNamed
  return more > 1 ? `${names.slice(0, mostNamed).join(', ')} and ${more} more` : names.join(', ')
}

/**
 * One sentence for an upload that did not go through as a whole; `listed`: how many stand with their reasons on the
 * page, those that were never sent among them, where it is still there.
 */
export function sayFailed(failed: readonly Failed[], listed: number | null): string {
  const [first, ...others] = failed
  if (!first) return ''
  if (others.length === 0) return `${first.file.name}: ${first.reason}`
  if (listed) return `${listed} files were not stored. Each is listed with its reason.`
  return `${failed.length} files were not stored: ${named(failed.map(({ file }) => file.name))}.`
}

/** Said beside the list as well: the page may lead on at once. */
export const sayKnown = (names: readonly string[]) =>
  names.length === 1
    ? `You have this file already: ${names[0]}`
    : `You have ${names.length} of these files already: ${named(names)}`

/** For who comes back after the session ended in the midst. What was under way may have arrived without an answer. */
export const sayCutOff = (stored: number, total: number) =>
  `You were signed out when ${stored} of ${total} ${total === 1 ? 'file was' : 'files were'} stored. Choose the rest again; what is there already is said to be.`
