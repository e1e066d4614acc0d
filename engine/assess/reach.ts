import { isContactRow } from '../resume/contact.ts'
import type { Resume } from '../resume/read.ts'
import { hasTitle } from '../resume/titles.ts'
import { once } from '../text/once.ts'

/** Of the lines that were asked whether they only say how to reach somebody, which do: every job asks of the same few. */
const contactRows = once((_: Resume): (boolean | undefined)[] => [])

// “Lower Hutt, Wellington, New Zealand”
const namesAlone = /^\p{Lu}[\p{L}’'. -]{1,24}(?:, \p{Lu}[\p{L}’'. -]{1,24}){1,3}$/u

/** Where somebody lives, told at the head in names of which none is of work. */
export const isTownAlone = ({ statements, evidence }: Resume, at: number, text: string): boolean =>
  statements[at]?.section === 'header' &&
  namesAlone.test(text) &&
  !hasTitle(text) &&
  !evidence.all.some(({ statement }) => statement === at)

/** Whether a line only says how to reach somebody, or where they live. */
export function isContact(resume: Resume, at: number, text: string): boolean {
  const known = contactRows(resume)
  const is = known[at] ?? (isContactRow(text) || isTownAlone(resume, at, text))
  known[at] = is
  return is
}
