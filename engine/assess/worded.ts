/** How well one statement says the words of a requirement. `share` is 0 to 1, `named` that an abbreviation is there. */
export type WordMatch = {
  share: number
  count: number
  named: boolean
  statement: number
  weak: boolean
  /** Said in a post of the job's trade. */
  home: boolean
  listed: boolean
  old: boolean
}

/** How the resume says the words of a need: its best statement, and the posts that speak of it; one may come twice. */
export type Worded = { match: WordMatch | null; posts: number[] }
