/**
 * Something that is no skill but so or not: how postings ask for it, `near` it in words, and how resumes say so, less,
 * or the contrary. What resumes say is asked of lines in small letters.
 */
export type Condition = {
  asks: RegExp
  not: RegExp
  near: ReadonlySet<string>
  says: RegExp
  less: RegExp
  /** What only suggests it, where no line says more. */
  hints?: RegExp
  refuses: RegExp
  /** Whether what is less elsewhere is all that this posting asks for. */
  suffices?: (asked: string, line: string) => boolean
  lacking: string
  /** The line above that says of what the lines below it tell, and the words by which it is read into them. */
  under?: { heading: RegExp; as: string }
  /** What a line says of other things that go by the same words. */
  others?: RegExp
  /** Why the person has it in part only, where the posting asks for what a licence alone does not give. */
  lacks?: (asked: string, line: string) => string | null
}
