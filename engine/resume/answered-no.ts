import type { Statement } from './statements.ts'

const no = /^\W*(?:none|no|nope|nil|n\/a|not (?:held|yet|any))\W*$/iu
// A question or the name of a thing, as it stands in a form.
const longest = 60

/** “First aid certificate”, below it “None”: whether the line is a label whose answer, the next line, is that there is none. */
export function isAnsweredNo(statements: readonly Statement[], at: number): boolean {
  const [label, answer] = [statements[at], statements[at + 1]]
  return (
    label !== undefined &&
    answer !== undefined &&
    no.test(answer.text) &&
    label.section === answer.section &&
    label.text.length <= longest &&
    !/[.;!]$/u.test(label.text)
  )
}
