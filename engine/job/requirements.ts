import { degreeLevel } from '../resume/degree-level.ts'
import { hasTitle } from '../resume/titles.ts'
import { wordCount } from '../text/count.ts'
import type { Requirement } from '../types.ts'
import { tellsHowToApply } from './applying.ts'
import { hasVerb, type Span } from './clauses.ts'
import { asks, asksNicely, demands, isQuestion, tellsDuty, waived } from './cues.ts'
import { namesPaper, namesWork, ofEmployer, type Trade, tellsOfPost, tradeOf } from './duties.ts'
import { headlineYears } from './headline.ts'
import { namedItems, semicolonItems } from './lists.ts'
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
import { type Read, withoutTwice } from './twice.ts'
import { typeOf } from './type.ts'
import type { Unit } from './units.ts'
import { announces, goesOnOfFirm, tellsOfFirm } from './vacancy.ts'
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

const tongueAlone = (text: string) =>
  !/[,/&]|\b(?:and|or)\b/iu.test(text) && (tongueIn(text, false) ?? 'beside') !== 'beside'

/** “English fluent, German an advantage”: of the first it is said how well, and of the other that it is a wish. */
const tonguesApart = (text: string, at: number) =>
  tongueAlone(text.slice(at + 2)) &&
  wordCount(text.slice(0, at)) > 1 &&
  text
    .slice(0, at)
    .split(/,\s|\s(?:and|&)\s/u)
    .every(tongueAlone)

/** Where the wish begins that stands beside what is asked; less than 0 where none does. */
function wishAt(text: string): number {
  const semicolon = text.indexOf('; ')
  if (semicolon >= 0) return semicolon
  const comma = text.lastIndexOf(', ')
  return comma >= 0 && tonguesApart(text, comma) ? comma : -1
}

/** “German at C1; English is welcome”: what is asked, and the wish beside it. */
function besideWish({ text, start, end }: Unit): Span[] | null {
  const at = wishAt(text)
  if (at < 0 || asksNicely(text.slice(0, at)) || !asksNicely(text.slice(at + 2))) return null
  // “Three years in lending; leasing preferred”: the wish only says in what.
  if (asksForYears(text.slice(0, at)) && /\b(?:prefer|ideal)/iu.test(text.slice(at))) return null
  // “A school diploma; an associate degree preferred”: one answer, and which of them is liked better.
  if (degreeLevel(text.slice(0, at)) !== null && degreeLevel(text.slice(at)) !== null) return null
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

// “Rotating 8-hour shifts including weekends.” under a heading that asks: no verb, and more than office hours.
const shifts =
  /^\W*(?:rotating|rotational|alternating|(?:early|late|night|weekend|\d+[- ]h(?:ou)?r)s?,?) (?:[\p{L}\d/-]+,? ){0,4}(?:shifts?|nights|weekends)\b/iu

// “Fluent English; Arabic is a plus.”: a sentence of more words is read by its clauses.
const fewWords = 8

function spansOf(text: string, unit: Unit, trade: Trade): Span[] {
  const { start, section } = unit
  if (waived(unit.text)) return []
  if (section === 'benefits' || section === 'legal') {
    if (unit.bullet) return []
    return insistsOnPaper(unit.text, trade) ? [{ start, end: unit.end }] : askedAside(text, unit, trade)
  }
  if (unit.bullet) return itemSpans(unit)
  const headline = headlineYears(unit)
  if (headline) return headline
  if (isQuestion(unit.text) || (section === 'intro' && isName(unit))) return []
  if (section === 'must' || section === 'nice') {
    const items = semicolonItems(unit.text, start) ?? (wordCount(unit.text) <= fewWords ? besideWish(unit) : null)
    if (items) return items
  }
  if (section === 'must' && shifts.test(unit.text)) return [{ start, end: unit.end }]
  const spoken = section !== 'about' && (section !== 'intro' || addressed(unit.text, trade))
  const items = spoken ? namedItems(unit.text, start) : null
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

// “You’ll report to the plant manager”
const reportingLine =
  /^\W*(?:you(?:['’]ll| will)?|(?:this|the) (?:role|post|position|job)(?: will)?) reports? (?:directly |in )?to [^.;,]{2,50}$/iu
// “Reports to: Nurse Manager”. “Reporting to clients on progress” is work.
const reportsTo =
  /^\W*report(?:s|ing) (?:directly )?to:? (?:the |our |an? )?(?<post>(?!.*\b(?:on|about|of all|with|any)\b)[^.;,]{2,50})$/iu

const tellsWhoseReport = (text: string): boolean =>
  reportingLine.test(text) || hasTitle(reportsTo.exec(text)?.groups?.post ?? '')

const pointsBack =
  /^(?:\p{L}+ )*?(?:with|of|in|on|for|to|using) (?:that|it|this|these|those|them|both)\b(?! (?!(?:or|and|is|are|will|would)\b))/iu

// “…, so you should have done some”
const onlyPoints =
  /\b(?:done|had|seen|used|made|handled|driven|tried|met|worked on) (?:some|one|it|this|that|them|these|those|a few|plenty)(?: (?:before|already|of (?:it|that|them|those)))?\W*$/iu

/** “We use ezyVet, so experience with that or a similar system is needed”: what the word points to stands before it. */
const withAntecedent = (text: string, { bullet, start: from }: Unit, { start, end }: Span): Span =>
  !bullet &&
  /,\s+so\s+$/iu.test(text.slice(from, start)) &&
  [pointsBack, onlyPoints].some(one => one.test(text.slice(start, end)))
    ? { start: from, end }
    : { start, end }

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
  const found: Read[] = []
  const trade = tradeOf(title, text)
  for (const { unit, span } of stated(text, list, trade)) {
    // A sentence says once that it only wishes: “It would be great if you also know A and have come across B.”
    const nicely =
      (unit.section === 'nice' && (unit.bullet || !demands(unit.text))) || (!unit.bullet && asksNicely(unit.text))
    const { start, end } = withAntecedent(text, unit, trimmed(text, span))
    const slice = text.slice(start, end)
    if (!unit.bullet && (announces(slice, title) || goesOnOfFirm(unit.text, slice) || tellsOfFirm(unit.text))) continue
    if (tellsWhoseReport(slice) || tellsHowToApply(slice) || isNotice(slice) || isBarred(slice)) continue
    if (!/[\p{L}\d]/u.test(slice) || (!unit.bullet && slice.length < 3)) continue
    // “A diploma is welcome. So is a first aid certificate.”
    const likewise = found.at(-1)?.one.kind === 'nice' && /^\W*so (?:is|are|would)\b/iu.test(unit.text)
    const kind = nicely || likewise || asksNicely(slice) ? 'nice' : 'must'
    const one = { id: '', text: slice, kind, type: typeOf(slice, trade.around), start, end } as const
    found.push({ one, section: unit.section })
  }
  return withoutBareYears(withoutTwice(found)).map((one, at) => ({ ...one, id: `r${at + 1}` }))
}
