import { atEnd } from './at-end.ts'
import { anyMonth, dash, feast, realSeason } from './date-words.ts'

/** “July and August 2021”, “Easter – July 2021” */
export const monthsOnly = new RegExp(
  `(?<![\\p{L}])(?<a>${anyMonth}|${realSeason}|${feast})\\.?\\s*(?:${dash}|and|&)\\s*$`,
  'iu',
)

/** What such months end in, asked first of what stands before nearly every date. */
export const mayJoin = atEnd(new RegExp(`(?:${dash}|and|&)\\s*$`, 'iu'))

/** “May 2017 to October”: the last month has no year of its own. */
export const monthBehind = new RegExp(
  `^\\.?,?\\s*${dash}\\s*(?<b>${anyMonth})(?![\\p{L}])(?!\\.?,?\\s*(?:\\d|[’'‘]))\\.?`,
  'iu',
)

/** “Summer 2017 (June–Aug.)”, “Summer 2020 (June, July, August)”, “2019, summer: June – August” */
export const monthsInBrackets = new RegExp(
  `^(?:\\s*\\(|:\\s)(?<a>${anyMonth})\\.?(?:\\s*[,/&]\\s*(?:${anyMonth})\\.?)*\\s*(?:${dash}|[,/&]|and)\\s*(?<b>${anyMonth})(?![\\p{L}])(?!\\.?,?\\s*[\\d’'])\\.?\\)?`,
  'iu',
)

/** “09–12/2017”: the first month of the year that the last one names. */
export const monthsInFigures = /(?<![\d/.’'‘-])(?<a>0?[1-9]|1[0-2])\s?[–—-]\s?$/u

/** “2008 – 2016 (June to March)”: the month of each year. */
export const monthsOfBoth = new RegExp(
  `^\\s*\\((?<a>${anyMonth})\\.?\\s*(?:${dash}|[,/&]|and)\\s*(?<b>${anyMonth})\\.?\\)`,
  'iu',
)
