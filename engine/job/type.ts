import { atHome } from '../knowledge/at-home.ts'
import { namedIn } from '../knowledge/find.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import { words } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { asksForYears } from './years.ts'

const paper =
  /\b(?:certificat\w+|certified|(?<!\b(?:an?|the|our|any|other|another) )licen[cs]ed?|registration|registered with|award in|(?<!\b(?:an?|the|each|every|of|per|desk|help|support|parking|season|train|bus|lottery|raise|close|open|more|many|customer|incident|it|hot|their|your|sell|sells|selling) )tickets?|(?:passed|completed|done|taken|renewed|refreshed|updated) (?:with)?in the (?:last|past)|passed within|training (?:completed|passed|renewed|refreshed|in date)|accredited|accreditation|clearance|card holder|credentials?|designation|passport|in[- ]date|codings|cards?(?= (?:holder|required|essential|held))|(?:[a-z]*scs|skills?|operators?) card|chartership)\b/iu
// “We are certified to ISO 9001”: the employer's paper, not the reader's.
const ofFirm =
  /\b(?:we|our \p{L}+|the (?:company|firm|site|shop|plant|lab(?:oratory)?|hospital|clinic))\s+(?:are|is|hold|holds|have|has)\b[^.,;]{0,30}?\b(?:certified|accredited|licen[cs]ed|registered|certificat\w+|accreditation)\b/iu
// “Issue certificates of origin”, “a registration platform”: papers of others that the work is about.
const ofWork =
  /\b(?:issu|award|prepar|complet|rais|process|check|verif|review|draft)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:certificat\p{L}+|licen[cs]es|permits)\b|\bcertificates? (?:for|of) (?:payment|origin|conformity|analysis|insurance)\b|\bregistration (?:and|platform|system|desk|process|software)\b/giu
// “You will carry out food hygiene inspections”: what is done, with no word of a paper.
const duty = /^\W*you(?:['’]ll| will| would)? \p{L}+|^\W*(?:be |must be )?able to \p{L}+/iu
const paperWord =
  /\b(?:hold\p{L}*|certif\p{L}*|licen[cs]\p{L}*|regist\p{L}*|qualif\p{L}*|cards?|tickets?|diplomas?|award in|member\p{L}*|exams?|passed|chartered|accredit\p{L}*|clearance|training|trained|level \d|have|need|bring)\b/iu
const learned =
  /\b(?:degree|diploma|nvq|apprenticeship|qualification|tertiary qualifications?|graduate (?:of|in) (?:any|an?|\p{Lu}))\b/iu
const spoken =
  /\b(?:speak\w*|spoken|fluen\w+|written|conversational|bilingual|native|mother tongue|language|[ABC][12]|reads?|writes?|working (?:knowledge|command))\b/iu
const presence =
  /\b(?:on-?site|relocat\w+|commut\w+|based in|live (?:in|within)|shifts?|weekends?|saturdays?|sundays?|nights|travel|overnight|\d on,? \d off)\b/iu

// What a trade board gives at the end of an apprenticeship is held and shown, as a licence is.
const ofTrade =
  /\b(?:journey(?:person|man|woman|worker)['’]?s? (?:certificat\p{L}*|card|licen[cs]e|ticket|papers?)|red seal|certificate of qualification)\b/iu

// “A law degree or a conversion course (GDL)”: the paper stands in for the degree.
const degreeFirst = /^\W*(?:an?|your|the|hold an?|with an?)?\s*(?:\p{L}+\s){0,3}degree\b[^.;]{0,20}\bor\b/iu

/** “Laminated doughs (croissants, Danish)”: what stands in brackets only is an example. */
const languageAside = (text: string) =>
  !namedIn(words(text.replace(/\([^()]*\)/gu, ' '))).some(({ concept }) => concept.kind === 'language')

// “isiZulu, since the shop floor speaks it”, “Some Dutch for the canteen”: what comes first is what is asked.
const opening = /^\W*(?:(?:fluent|working|conversational|spoken|some|good|business|basic|bahasa)\W+){0,2}/iu

/** Whether the text begins with a language, which is all that it names there. */
function opensWithLanguage(text: string): boolean {
  const rest = text.replace(opening, '')
  const clause = /^[^,:;(?.]*/u.exec(rest)?.[0] ?? ''
  const named = namedIn(words(clause)).filter(({ concept }) => concept.kind !== 'title')
  const first = namedIn(words(/^[^\s,:;(?.]+(?:\s\S+)?/u.exec(rest)?.[0] ?? '').slice(0, 2))
  return (
    first.some(({ concept }) => concept.kind === 'language') &&
    named.every(({ concept }) => concept.kind === 'language') &&
    !/\b(?:degree|teacher|literature|studies|law|cuisine|cooking|market|speaking \p{L}+)\b/iu.test(clause)
  )
}

/** The kind of thing that is asked. `around` are the stems of the whole posting, by which ambiguous names are told. */
export function typeOf(text: string, around: ReadonlySet<string>): Requirement['type'] {
  const named = namedIn(words(text)).filter(({ concept }) => concept.kind === 'language' || atHome(concept, around))
  const kinds = new Set(named.map(({ concept }) => concept.kind))
  const level = degreeLevel(text)
  const bare = words(text).length <= 4
  if (asksForYears(text)) return 'years'
  if (kinds.has('language') && opensWithLanguage(text)) return 'language'
  if (ofTrade.test(text) && !/\bdegree\b/iu.test(text)) return 'certification'
  if (named.some(({ concept }) => concept.id === 'driving-licence')) return 'licence'
  if (kinds.has('language') && level === null && (bare || spoken.test(text))) return 'language'
  if (
    (level !== null && level >= 3) ||
    degreeFirst.test(text) ||
    (/\bdegree\b/iu.test(text) && !kinds.has('certificate'))
  )
    return kinds.has('licence') ? 'licence' : 'degree'
  const isDuty = duty.test(text) && !paperWord.test(text) && kinds.has('skill')
  if ((kinds.has('certificate') && !isDuty) || /\b(?:level \d award|award in)\b/iu.test(text)) return 'certification'
  if (kinds.has('licence')) return 'licence'
  if (level !== null || learned.test(text)) return 'degree'
  if (kinds.has('language') && !(kinds.has('skill') && languageAside(text))) return 'language'
  if (paper.test(text.replace(ofFirm, '').replace(ofWork, ''))) return 'certification'
  if (presence.test(text) && !kinds.has('tool') && !kinds.has('skill')) return 'place'
  return kinds.size > 0 ? 'skill' : 'other'
}
