import type { Month } from './date-points.ts'
import { anyMonth, anySeason, dash, monthMatchers, named, seasonMatchers, year } from './date-words.ts'

const seasonOfYears = new RegExp(
  `(?<![\\p{L}])(?:(?:every|each)\\s+)?(?:(?<season>${anySeason})s?(?:\\s+seasons?)?|seasons|vintages|harvests|holidays)(?:\\s+of)?(?:,?\\s*\\((?<a1>${anyMonth})\\.?\\s*${dash}\\s*(?<b1>${anyMonth})\\.?\\))?,?\\s+(?<years>${year}(?:\\/\\d\\d(?!\\d))?(?:(?:,\\s*|\\s*(?:,\\s*)?(?:and|&|\\+|to|[–—-])\\s*)(?:again\\s+)?(?:(?:${anySeason})s?\\s+)?(?:of\\s+)?${year}(?:\\/\\d\\d(?!\\d))?)+)(?:[\\s,(]*(?:each\\s+)?(?<a2>${anyMonth})\\.?\\s*${dash}\\s*(?<b2>${anyMonth})\\.?(?:\\s*(?:each|both|only|inclusive)(?:\\s+(?:year|time))?)?\\)?)?`,
  'iu',
)

// “May to August of 2018 and of 2019”, “September to November, 2012, 2013 and 2014”
const monthsOfYears = new RegExp(
  `(?<![\\p{L}])(?<a1>${anyMonth})\\.?\\s*${dash}\\s*(?<b1>${anyMonth})\\.?,?\\s+(?:of\\s+)?(?<years>${year}(?:\\s*(?:,\\s*(?:and\\s+)?|and\\s+|&\\s*|\\+\\s*)(?:again\\s+)?(?:(?:of|in)\\s+)?${year})+)(?!\\s*[–—-])`,
  'iu',
)

// Several years in a row, and the word that says what there was in each: without both the whole pattern need not be asked.
const yearsInRow = new RegExp(
  `\\d(?:,\\s*|\\s*(?:,\\s*)?(?:and|&|\\+|to|[–—-])\\s*)(?:again\\s+)?(?:(?:${anySeason})s?\\s+)?(?:of\\s+)?${year}`,
  'iu',
)
const anyOfSeasons = new RegExp(`(?:${anySeason}|seasons|vintages|harvests|holidays)`, 'iu')
const mayBeSeasons = (text: string) => yearsInRow.test(text) && anyOfSeasons.test(text)

// What stands behind the first of those years: without it the whole pattern need not be asked.
const moreYears = /\d\s*(?:[,&+]|and\s)/i

/** The years of “2014 and 2016”, and, where no months say more, those from “2011 to 2013”. */
function yearsOf(text: string): number[] {
  const named = text.match(/\d{4}/gu)?.map(Number) ?? []
  const [first, last] = named
  const through = named.length === 2 && /\d\s*(?:to|[–—-])\s*/iu.test(text)
  return through && first && last && last - first < 12
    ? Array.from({ length: last - first + 1 }, (_, at) => first + at)
    : named
}

/** Two years in one, “2021/22”. */
export const overNewYear = /\d{4}\/\d\d(?!\d)/u

type Season = { start: Month; end: Month; from: number; to: number }

/** “Summers of 2014 and 2015”, “summers 2019 and 2020 (May–August)”: the same season of each of the years. */
export function seasons(text: string): Season[] {
  const match =
    (mayBeSeasons(text) ? seasonOfYears.exec(text) : null) ?? (moreYears.test(text) ? monthsOfYears.exec(text) : null)
  const { season, years, a1, a2, b1, b2 } = match?.groups ?? {}
  const [a, b] = [a1 ?? a2, b1 ?? b2]
  if (!match || !years || (!season && !a)) return []
  const through = /\d\s*(?:to|[–—-])\s*/iu.test(years)
  const [from, to] = [match.index, match.index + match[0].length]
  // “Winters 2021/22 to 2024/25”: from the end of one year to the beginning of another, whole as “summers 2021 to 2024” is.
  if (through && !a && overNewYear.test(years)) {
    const [start = 0, end = 0] = yearsOf(years.replace(/\s(?:to|[–—-])\s/u, ' and '))
    return [{ start: start * 12 + 11, end: end * 12 + 13, from, to }]
  }
  if (through && !a) return []
  const first = (a ? named(monthMatchers, a) : named(seasonMatchers, season ?? '')) - 1
  const last = b ? named(monthMatchers, b) - 1 : first + 2
  return yearsOf(years).map(of => ({
    start: of * 12 + first,
    end: of * 12 + last + (last < first ? 12 : 0),
    from,
    to,
  }))
}
