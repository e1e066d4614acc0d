import { datePoints } from '../text/date-points.ts'
import { type DegreeLevel, studiedLevel } from './degree-level.ts'
import { isDatesAlone } from './degree-parts.ts'
import type { Row } from './sections.ts'
import { isSchoolAlone, namesSchool } from './study-rows.ts'

/** What the rows about a degree tell of it: the row of its school, and its year. */
type Beside = { school: Row | undefined; year: string | null }

/** A degree as its own row tells it. */
type Own = { level: DegreeLevel; school: string; year: string | null }

const isDegreeRow = ({ text }: Row): boolean => studiedLevel(text) !== null && !isSchoolAlone(text)

function yearIn(text: string): string | null {
  const last = datePoints(text).at(-1)
  return last ? String(Math.floor(last.last / 12)) : null
}

// A school that trains for work gives papers of that, whatever level its own name has.
const trains = /\b(?:technical|vocational|professional|trade)\b/iu

/** Whether a row names the school of a degree: no degree of its own, and none that was left in another year. */
function isSchoolOf({ level, year }: Own, { text }: Row): boolean {
  if (!namesSchool(text) || !isSchoolAlone(text)) return false
  const called = studiedLevel(text)
  if (called !== null && called !== level && !(level === 2 && trains.test(text))) return false
  const own = yearIn(text)
  return year === null || own === null || own === year
}

/** How the part of the resume is set that a row stands in. */
type Layout = {
  /** Whether no two rows of one part stand together, so that an empty line parts nothing. */
  spaced: boolean
  /** Whether schools or dates stand over their degrees: what comes first of a part does so throughout. */
  schoolsLead: boolean
  datesLead: boolean
}

function layoutOf(rows: Row[], row: Row): Layout {
  const from = rows.findLastIndex(
    ({ index, heading, section }) => index < row.index && (heading || section !== row.section),
  )
  const end = rows.findIndex(({ index, heading, section }) => index > row.index && (heading || section !== row.section))
  const own = rows.slice(from + 1, end < 0 ? undefined : end)
  const first = own.find(it => namesSchool(it.text) || studiedLevel(it.text) !== null)
  const [top, ...others] = own
  return {
    spaced: others.length > 0 && others.every(({ blankBefore }) => blankBefore),
    schoolsLead: first !== undefined && isSchoolAlone(first.text),
    datesLead: top !== undefined && isDatesAlone(top.text),
  }
}

// Among posts and in a profile a degree has no lines of its own.
const furthest = ({ section }: Row): number => (section === 'education' || section === 'papers' ? 3 : 1)

/** The rows of a degree's own above or below it, from the nearest on: as far as they stand together and tell of no other. */
function beside(rows: Row[], row: Row, step: 1 | -1, { spaced, schoolsLead, datesLead }: Layout): Row[] {
  const found: Row[] = []
  for (let far = 1; far <= furthest(row); far++) {
    const next = rows[row.index + step * far]
    const lower = step > 0 ? next : rows[row.index - far + 1]
    if (!next || next.heading || next.section !== row.section || (lower?.blankBefore && !spaced)) break
    if (isDegreeRow(next)) break
    const isSchool = isSchoolAlone(next.text)
    if (step > 0 && ((schoolsLead && isSchool) || (datesLead && isDatesAlone(next.text)))) break
    found.push(next)
    if (step < 0 && (schoolsLead ? isSchool : datesLead && isDatesAlone(next.text))) break
    // A second school is that of another.
    if (found.filter(it => isSchoolAlone(it.text)).length > 1) return found.slice(0, -1)
    if (far > 1 && next.text.length > 60) break
  }
  return found
}

/** The row behind an empty line, where it is not of the degree that stands together with it. */
function apartFrom(rows: Row[], row: Row, step: 1 | -1): Row | undefined {
  const next = rows[row.index + step]
  if (!next || next.heading || next.section !== row.section || isDegreeRow(next)) return undefined
  const far = rows[next.index + step]
  const together = far && !(step > 0 ? far : next).blankBefore
  return together && far.section === row.section && isDegreeRow(far) ? undefined : next
}

/** The school and the year that the rows about a degree tell, where its own row tells none. `claimed` are the schools of others. */
export function toldBeside(rows: Row[], row: Row, own: Own, claimed: ReadonlySet<number>): Beside {
  const layout = layoutOf(rows, row)
  const [above, below] = [beside(rows, row, -1, layout), beside(rows, row, 1, layout)]
  const { schoolsLead, datesLead } = layout
  const loose = [apartFrom(rows, row, 1), apartFrom(rows, row, -1)].flatMap(it => it ?? [])
  const school =
    own.school === ''
      ? [...(schoolsLead ? [...above, ...below] : [...below, ...above]), ...loose].find(
          it => !claimed.has(it.body) && isSchoolOf(own, it),
        )
      : undefined
  const before = schoolsLead || datesLead || (school && above.includes(school)) ? above : []
  const behind = school && loose.includes(school) ? rows[school.index + 1] : undefined
  const dated = [...before, ...below, ...(behind?.section === row.section ? [behind] : [])].find(it =>
    isDatesAlone(it.text),
  )
  // The year beside a school that is another's is another's, too.
  const next = [...below, ...loose].find(({ index }) => index === row.index + 1)
  const near = next && (next === school || !isSchoolAlone(next.text)) ? next.text : ''
  const year = (school && yearIn(school.text)) ?? yearIn(dated?.text ?? '') ?? yearIn(near)
  return { school, year }
}
