import { degreeLevel } from '../resume/degree-level.ts'
import { hasTitle } from '../resume/titles.ts'
import { wordCount } from '../text/count.ts'
import { stems } from '../text/words.ts'
import type { Requirement } from '../types.ts'
import { hasVerb, type Span } from './clauses.ts'
import { asks, asksNicely, demands, isQuestion, tellsDuty, waived } from './cues.ts'
import { namesPaper, namesWork, ofEmployer, type Trade, tellsOfPost, tradeOf } from './duties.ts'
import { askedItems, ledItems, semicolonItems } from './lists.ts'
import { kindsApart } from './mixed.ts'
import { isNotice } from './notices.ts'
import { askedAside, weighed } from './odds.ts'
import { statedPlainly } from './plain.ts'
import { asked, opensWithTongue } from './prose.ts'
import { withoutReasons } from './reasons.ts'
import { asideOf } from './sections.ts'
import { tongueIn } from './spoken.ts'
import { hasSubject } from './subject.ts'
import { itemEnd, trimmed } from './tight.ts'
import { typeOf } from './type.ts'
import type { Unit } from './units.ts'
import { isBarred } from './warnings.ts'
import { asksForYears } from './years.ts'

type Stated = { unit: Unit; span: Span }

const ofPerson =
  /\b(?:you|your|we|us|must|needs?|needed|requir\w+|essential|mandatory|candidates?|applicants?|person|some(?:one|body)|who|advantage|desirable|expected|preferred|welcome|plus|wanted)\b/iu

/** Whether a sentence outside of all parts speaks to the reader or says that it asks. */
const addressed = (text: string, trade: Trade) =>
  (text.length >= 24 && ofPerson.test(text)) ||
  tellsDuty(text) ||
  tellsOfPost(text) ||
  (asksNicely(text) && hasSubject(text)) ||
  (asks(text) && !ofEmployer(text) && (namesWork(text, trade, true) || tongueIn(text, false) !== null)) ||
  (!hasVerb.test(text) && degreeLevel(text) !== null) ||
  opensWithTongue(text) ||
  namesPaper(text, trade)

/** The name of the post at the head: “Registered Nurse (RN), nights”. */
const isName = ({ start, text }: Unit) => start < 40 && wordCount(text) <= 12 && !/[.!?]$/u.test(text) && hasTitle(text)

/** “German at C1; English is welcome”: what is asked, and the wish beside it. */
function besideWish({ text, start, end }: Unit): Span[] | null {
  const at = text.indexOf('; ')
  if (at < 0 || asksNicely(text.slice(0, at)) || !asksNicely(text.slice(at + 2))) return null
  // “Three years in lending; leasing preferred”: the wish only says in what.
  if (asksForYears(text.slice(0, at)) && /\bprefer/iu.test(text.slice(at))) return null
  return [
    { start, end: start + at },
    { start: start + at + 2, end },
  ]
}

/** The spans of an item of a list that ask for something. */
function itemSpans(unit: Unit): Span[] {
  const { start, end, text, section } = unit
  if (section === 'must' || section === 'nice') {
    const items = semicolonItems(text, start) ?? besideWish(unit)
    if (items) return items
    return [{ start, end: start + itemEnd(text) }]
  }
  const tongue = tongueIn(text, false)
  const asked = (asks(text) && hasSubject(text)) || tongue === 'first' || tongue === 'told'
  return section !== 'about' && asked ? [{ start, end }] : []
}

/** “A full driving licence is essential” behind the list of what is given: no word of law or pay sets it aside. */
function insistsOnPaper(text: string, { around }: Trade): boolean {
  const type = demands(text) && !ofEmployer(text) && asideOf(text) === null ? typeOf(text, around) : 'other'
  return type !== 'other' && type !== 'skill'
}

function spansOf(text: string, unit: Unit, trade: Trade): Span[] {
  const { start, section } = unit
  if (waived(unit.text)) return []
  if (section === 'benefits' || section === 'legal') {
    if (unit.bullet) return []
    return insistsOnPaper(unit.text, trade) ? [{ start, end: unit.end }] : askedAside(text, unit, trade)
  }
  if (unit.bullet) return itemSpans(unit)
  if (isQuestion(unit.text) || (section === 'intro' && isName(unit))) return []
  if (section === 'must' || section === 'nice') {
    const items = semicolonItems(unit.text, start)
    if (items) return items
  }
  const spoken = section !== 'about' && (section !== 'intro' || addressed(unit.text, trade))
  const items = spoken ? (ledItems(unit.text, start) ?? askedItems(unit.text, start)) : null
  return items ?? withoutReasons(text, weighed(text, unit, trade, spoken ? asked(text, unit, trade) : []))
}

// A duty told in so many words is one, whatever it names.
const manyWords = 5

const tellsMuch = (text: string) => wordCount(text) >= manyWords

/** What was found, and the items of lists of duties that name work of the trade, in the order of the text. */
function withDuties(found: Stated[], list: Unit[], trade: Trade): Stated[] {
  // “Run the ward team. You must have managed one before”: what is done there says why the second is asked.
  const explained = (at: number) => {
    const [unit, next] = [list[at], list[at + 1]]
    return (
      unit && next?.bullet && next.start - unit.end <= 2 && demands(next.text) && found.some(one => one.unit === next)
    )
  }
  const duties = list
    .filter(
      ({ section, bullet, text }, at) =>
        section === 'duties' &&
        bullet &&
        !waived(text) &&
        !explained(at) &&
        (namesWork(text, trade, true) || tellsMuch(text)),
    )
    .filter(unit => !found.some(other => other.unit === unit))
  return [...found, ...duties.map(unit => ({ unit, span: { start: unit.start, end: unit.end } }))].toSorted(
    (a, b) => a.span.start - b.span.start,
  )
}

/** The spans that state a requirement, each with the unit it stands in. */
function stated(text: string, list: Unit[], trade: Trade): Stated[] {
  const found = list.flatMap(unit =>
    spansOf(text, unit, trade)
      .flatMap(span => kindsApart(text, span))
      .map(span => ({ unit, span })),
  )
  // What the person will do is asked as much as what they have to bring.
  const wanted = (text: string) => demands(text) || (asks(text) && !asksNicely(text))
  if (found.some(({ unit }) => unit.section === 'must' || (unit.section !== 'nice' && wanted(unit.text))))
    return withDuties(found, list, trade)
  const parted = list.some(({ section }) => section === 'must' || section === 'nice')
  if (parted || found.some(({ unit }) => !unit.bullet)) return found
  return statedPlainly(list, slice => hasSubject(slice) || asksForYears(slice))
}

// “We need eight more fitters”, “they need a third”, “we need somebody to take the warm chair”
const oneMore =
  /\b(?:need|needs|want|seek|looking for)\s+(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few) more|another|an? (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?= one\b|\s*$)|(?:some(?:one|body)|a person) (?:new )?to (?:sit|share|take (?:over|his|her|their|the|up)|step|join|fill|replace|succeed|follow|carry on))\b/iu

// “You’ll report to the plant manager”
const reportingLine =
  /^\W*(?:you(?:['’]ll| will)?|(?:this|the) (?:role|post|position|job)(?: will)?) reports? (?:directly |in )?to [^.;,]{2,50}$/iu
// “Reports to: Nurse Manager”. “Reporting to clients on progress” is work.
const reportsTo =
  /^\W*report(?:s|ing) (?:directly )?to:? (?:the |our |an? )?(?<post>(?!.*\b(?:on|about|of all|with|any)\b)[^.;,]{2,50})$/iu

const tellsWhoseReport = (text: string): boolean =>
  reportingLine.test(text) || hasTitle(reportsTo.exec(text)?.groups?.post ?? '')

// “Send CV to jobs@firm.example”, “Please email your resume and abstract”: how to apply is no part of the work.
const howToApply =
  /^\W*(?:please )?(?:send|e-?mail|forward|submit|share|mail|drop|whats ?app) (?:in |us |your |the |an? |updated |latest |full |detailed |both )*(?:cv|c\.v\.|resum[eé]s?|résum[eé]s?|application|covering letter|cover letter|bio-?data)\b/iu

const opening =
  /\bwe\b[^.;,]{0,20}\b(?:need|seek|want|are (?:looking for|seeking|hiring|recruiting))\s+(?:an?|another|one more|two|three)\s+(?<post>(?:\S+\s*){1,8})/iu

/** “We now need a Team Leader to run one of our six crews”: that the post is to be filled asks for nothing. */
function announces(text: string, title: string): boolean {
  if (oneMore.test(text) && !asksForYears(text) && !/\b(?:who|with|must)\b/iu.test(text)) return true
  const post = opening.exec(text)?.groups?.post ?? ''
  const named = post.split(/\s(?:to|for|who|with|in|at|on)\s/u)[0] ?? ''
  const own = new Set(stems(title))
  const list = stems(named)
  return (
    list.length > 0 && list.filter(stem => own.has(stem)).length * 2 > list.length && !/\b(?:who|with)\b/iu.test(text)
  )
}

const onlyYears =
  /^(?:[\W\d]|(?:to|or|more|at least|min(?:imum)?|over|of|relevant|total|work(?:ing)?|experience|years?|yrs?)(?!\p{L}))+$/iu

/** “Experience: 5–8 years” at the head of “5+ years in FMCG sales”: years of nothing said are those that are told elsewhere. */
const withoutBareYears = (found: Requirement[]): Requirement[] => {
  const isBare = ({ type, text }: Requirement) => type === 'years' && onlyYears.test(text)
  if (!found.some(one => one.type === 'years' && !isBare(one))) return found
  return found.filter(one => !isBare(one))
}

/** The requirements stated in the units of a posting, each with its exact place, in the order of the text. */
export function requirementsOf(text: string, list: Unit[], title = ''): Requirement[] {
  const found: Requirement[] = []
  const trade = tradeOf(title, text)
  for (const { unit, span } of stated(text, list, trade)) {
    // A sentence says once that it only wishes: “It would be great if you also know A and have come across B.”
    const nicely =
      (unit.section === 'nice' && (unit.bullet || !demands(unit.text))) || (!unit.bullet && asksNicely(unit.text))
    const { start, end } = trimmed(text, span)
    const slice = text.slice(start, end)
    if (!unit.bullet && announces(slice, title)) continue
    if (tellsWhoseReport(slice) || howToApply.test(slice) || isNotice(slice) || isBarred(slice)) continue
    if (!/[\p{L}\d]/u.test(slice) || (!unit.bullet && slice.length < 3)) continue
    // “A diploma is welcome. So is a first aid certificate.”
    const likewise = found.at(-1)?.kind === 'nice' && /^\W*so (?:is|are|would)\b/iu.test(unit.text)
    const kind = nicely || likewise || asksNicely(slice) ? 'nice' : 'must'
    found.push({ id: '', text: slice, kind, type: typeOf(slice, trade.around), start, end })
  }
  return withoutBareYears(found).map((one, at) => ({ ...one, id: `r${at + 1}` }))
}
