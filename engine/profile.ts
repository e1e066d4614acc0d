type Position = { title: string; employer: string; start: string; end: string }
export type Degree = { degree: string; field: string | null; school: string; year: string | null }

/** Months are `YYYY-MM`, the end may be `present`; years have one decimal, overlaps counted once. */
export type Profile = {
  name: string | null
  email: string | null
  phone: string | null
  links: string[]
  positions: Position[]
  degrees: Degree[]
  total_years: number
}
