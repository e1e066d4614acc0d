import { atHome } from '../knowledge/at-home.ts'
import { namedIn } from '../knowledge/find.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { type Word, words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { lettersAsked, opensWithLetters } from './degree-letters.ts'
import { isHeld, isNamedPaper, isPlainDuty, speaksOfPaper, withoutOthersPapers } from './paper.ts'
import { asksForNoStudies, asksForWork } from './paper-or-work.ts'
import { tongueIn } from './spoken.ts'
import { asksForDegree, asksForSchool, asksForStudies, levelAsked, teaches } from './studies.ts'
import { asksForYears } from './years.ts'

const presence =
  /\b(?:on-?site|relocat\w+|commut\w+|based in|live (?:in|within)|(?<!\bon )shifts?|weekends?|saturdays?|sundays?|nights|travel|overnight|\d on,? \d off)\b/iu

// What a trade board gives at the end of an apprenticeship is held and shown, as a licence is.
const ofTrade =
  /\b(?:journey(?:person|man|woman|worker)['’]?s? (?:certificat\p{L}*|card|licen[cs]e|ticket|papers?)|red seal|certificate of qualification)\b/iu

/** The kinds of what the text names. `around` are the stems of the whole posting, by which ambiguous names are told. */
function kindsIn(text: string, around: ReadonlySet<string>) {
  const list = words(text)
  const named = namedIn(list).filter(mention => mention.concept.kind === 'language' || atHome(mention.concept, around))
  // The “B.E.” of degrees is no driving licence with a trailer.
  const isLetters = ({ first, last }: { first: number; last: number }) =>
    degreeLevel(text.slice(list[first]?.start, (list[last]?.end ?? 0) + 1)) !== null
  const held = named.filter(
    mention => isHeld(list, mention) && !(mention.concept.kind === 'licence' && isLetters(mention)),
  )
  return {
    kinds: new Set(held.map(({ concept }) => concept.kind)),
    ids: new Set(held.map(({ concept }) => concept.id)),
  }
}

/** The text without the things of the work in it that are called by letters of a degree: “SPC, MSA and Minitab”. */
function withoutThings(text: string, around: ReadonlySet<string>): string {
  const list = words(text)
  const near = new Set([...around, ...list.map(({ stem }) => stem)])
  return (
    namedIn(list)
      .filter(({ concept }) => (concept.kind === 'skill' || concept.kind === 'tool') && concept.needs.length > 0)
      // “B.Sc” with its stops is written as a degree.
      .filter(({ first }) => !/^\p{L}{1,2}\.\p{L}/u.test(text.slice(list[first]?.start)))
      .filter(({ concept, first, last }) => first === last && atHome(concept, near))
      .reduceRight((rest, { first }) => {
        const { start, end } = list[first] as Word
        return rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end)
      }, text)
  )
}

/** The level of the studies that are asked; null where all that looks like a degree is a thing of the work. */
function studiesAsked(text: string, around: ReadonlySet<string>) {
  const level = levelAsked(text)
  return level !== null && !asksForStudies(text) && levelAsked(withoutThings(text, around)) === null ? null : level
}

/** The kind of thing that is asked. */
export function typeOf(text: string, around: ReadonlySet<string>): Requirement['type'] {
  if (asksForYears(text)) return 'years'
  if (lettersAsked(text) || asksForSchool(text)) return 'degree'
  const own = withoutOthersPapers(text)
  const { kinds, ids } = kindsIn(own, around)
  const tongue = kinds.has('language') ? tongueIn(text, kinds.has('skill')) : null
  const named = studiesAsked(text, around)
  const studies = (named !== null || asksForStudies(text)) && (opensWithLetters(text) || !asksForNoStudies(text))
  const level = studies ? named : null
  if (tongue === 'first') return 'language'
  if (ofTrade.test(text) && !/\bdegree\b/iu.test(text)) return 'certification'
  if (ids.has('driving-licence')) return 'licence'
  if (tongue === 'told' && level === null) return 'language'
  if (studies && asksForDegree(text, level, kinds.has('certificate')))
    return kinds.has('licence') ? 'licence' : 'degree'
  const called = isNamedPaper(own, kinds.size > 0)
  const duty = isPlainDuty(text) || (asksForWork(text) && !called)
  if ((kinds.has('certificate') && !duty) || /\b(?:level \d award|award in)\b/iu.test(text)) return 'certification'
  if (kinds.has('licence') && !duty) return 'licence'
  if (studies) return 'degree'
  if (tongue !== null) return 'language'
  if ((called || speaksOfPaper(own)) && !teaches(text) && !duty) return 'certification'
  if (presence.test(text) && !kinds.has('tool') && !kinds.has('skill')) return 'place'
  return (own === text ? kinds : kindsIn(text, around).kinds).size > 0 ? 'skill' : 'other'
}
