import { namedIn } from '../knowledge/find.ts'
import { onceOf } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import { isSmall, words } from '../text/words.ts'
import { isPlain } from './plain-words.ts'
import sayings from './sayings.json' with { type: 'json' }
import { hasTitle, namesPost } from './titles.ts'

/** A piece of a position's heading and what it most likely is. */
export type Segment = {
  text: string
  department: boolean
  kind: 'title' | 'organisation' | 'place' | 'unit' | 'unknown' | 'remark'
}

const organisation = forSmall(
  new RegExp(String.raw`(?<![\p{L}])(?:${sayings.organisations.join('|')})(?![\p{L}])`, 'iu'),
)

/** Whether a word of the text is one that firms and institutions are called by. */
export const isOrganisation = (text: string): boolean => organisation.test(text.toLowerCase())
export const leadingOrganisation = new RegExp(String.raw`^(?:${sayings.leadingOrganisations.join('|')})\b`, 'iu')
// What stands last in the name of many a firm, and in that of a department: with a word of its own it is a firm's.
const lastOfFirm = new RegExp(String.raw`\p{L}\s(?:${sayings.lastOfFirms.join('|')})$`, 'iu')
const unitWords = new RegExp(String.raw`(?<![\p{L}])(?:${sayings.units.join('|')})(?![\p{L}])`, 'iu')
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|(?<=^Washington,? )DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|UK|USA|US|UAE|EU|GB'
// States are in capitals: “Bakery Co” is a company.
const stated = new RegExp(`^(?:[\\p{Lu}][\\p{L}.’' -]{1,30},?\\s+)?(?:${states})\\.?(?:\\s+\\d{5})?$`, 'u')
const place = new RegExp(`^(?:${sayings.places.join('|')})$`, 'iu')
// What a department is called: behind a title it may be one, or the whole name of a firm.
export const department = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}&-]+ ){0,2}(?:${sayings.departments.join('|')})(?: \([^)]*\))?$`,
  'iu',
)

// No employer but oneself, or several; or the one that was named before.
export const alone =
  /^(?:self|(?:self[- ]employed|freelance|selbst(?:st)?ändig|autónomo)(?: (?:with|for|on|via|through|in) .*)?|(?:my )?own (?:\p{L}+ )?(?:business|account|name|label|firm|company|shop|practice|room|studio|workshop|van|boat|farm|estate)(?: .*)?|(?:various|several)(?: \p{L}+)?(?: (?:through|via) .*)?)$/iu
/** “family in Lyon”, “various ships and shore postings”, “labour broker WorkPeople”: an employer without a name, in small letters. */
export const nameless =
  /^(?:(?:an?|the|my|private|various|several|different|two|three|four|host) )*(?:famil(?:y|ies)|households?|couples?|firms|companies|agencies|employers|clients|customers|ships|vessels|boats|schools|farms|bars|restaurants|hotels|hauliers|contractors|builders)(?: (?:in|of|near|from|at|across|and|around) .*)?$|^(?:an? |the |my )?(?:labou?r|temp|staffing|recruitment|employment) (?:broker|agency)(?: .*)?$|^(?:an? |my )?(?:father|mother|uncle|aunt|brother|sister|famil|parent|husband|wife)\p{L}{0,3}[’']?s? (?:firm|business|shop|farm|company|bakery|restaurant|garage|practice)(?: .*)?$/u
/** “same place”, “the same hospital”, “ditto”: the employer named last. */
export const sameAgain = /^\(?(?:at |with |for )?(?:the )?(?:same|ditto|idem|as above)(?! day)(?![\p{L}])/iu
const oneself = /^(?:freelance|self[- ]employed) \p{L}/iu
/** Whether several words are all the name of a skill or a subject. One word, or “The Anchor”, is sooner a firm. */
function isSubject(text: string): boolean {
  const list = words(text.replace(/\([^)]*\)/g, ' '))
  const named = namedIn(list).filter(({ concept }) => concept.kind === 'skill' || concept.kind === 'field')
  // “Valley Bridge Counseling”: three words of three subjects are none.
  const widest = Math.max(0, ...named.map(({ first, last }) => last - first + 1))
  return (
    list.length > 1 &&
    widest >= Math.max(2, list.length - 1) &&
    !isSmall(list[0]?.stem ?? '') &&
    list.every(({ stem }, at) => isSmall(stem) || named.some(({ first, last }) => first <= at && at <= last))
  )
}

// “Saturdays”, “Tue/Thu”, “Monday evenings only”, “during university”, “Reporting to the Director”: when and under whom.
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?'
const when = new RegExp(
  `^(?=.*(?:day|(?<![\\p{L}])${weekday}(?![\\p{L}])|evening|morning|afternoon|month|holiday|term))(?:(?:${weekday}|evenings?|mornings?|afternoons?|nights?|weekends?|days?|weeks?|months?|hours|holidays|term[- ]time|on|at|every|each|only|and|or|to|an?|one|two|three|four|alternate|most|some|per|\\d+|[/&+–-])(?:[\\s/&+–-]+|$))+$`,
  'iu',
)
const remark =
  /^(?:(?:period|dates?|duration)$|(?:during|while|whilst|alongside|beside|besides|next to|parallel to|before school|after school)\s|report(?:ing|s|ed) (?:directly )?to\s|responsible\s(?:for|to)\s|in (?:the )?(?:evenings|holidays|term)|(?:current|present|previous|last|latest) (?:post|position|job|role|employer|employment|occupation|work)$)/iu

// “5 yrs 2 mos”: how long it has been.
const lasted = /^\d{1,2}\+?\s(?:yrs?|years?|mos?|months?)\.?(?:,?\s\d{1,2}\s(?:mos?|months?)\.?)?$/iu

/** “Std costs for 900 molded parts”, “Tie-ins at a works and a plant”: most words are small, so it tells what was done. */
function tells(text: string): boolean {
  const list = text.split(/\s+/)
  const small = list.filter(
    word => /^\p{Ll}{3,}/u.test(word) && !isSmall(word) && !/^(?:des|del|du|las|los|van|von|dos|das)$/u.test(word),
  )
  // “Kortrijk Swans baseball club”: a name of its own, and then what it is.
  const [name] = /^\p{Lu}[\p{L}’'&.-]*(?:\s\p{Lu}[\p{L}’'&.-]*)+(?=\s\p{Ll})/u.exec(text) ?? []
  if (name && !isPlain(name)) return false
  return !leadingOrganisation.test(text) && list.length >= 4 && small.length >= 2 && small.length * 3 >= list.length
}

/** “Clerk to the Council”, “Lead Teacher of the Oldest Group”: what stands behind the preposition is not who employs. */
function ofSomething(text: string): boolean {
  const noun =
    /^(?<noun>\S.*?)\s(?:to|in|of|on)\s(?:the|an?|two|three|four|five|several)\s/u.exec(text)?.groups?.noun ?? ''
  return noun !== '' && !/s$/u.test(noun) && !isOrganisation(noun) && hasTitle(noun.split(/\s+/).at(-1) ?? '')
}

/** “Director of Electrical Engineering”, “Deputy Head of Science” */
const rankOf =
  /^(?:\p{L}+\s){0,2}(?:director|head|president|chief|manager|lead(?:er)?|professor|teacher|lecturer|supervisor|dean|chair|coordinator) of \p{Lu}/iu

// “MV Sound of Harris”: where one served, not whom.
const ship = /^(?:M[./]?[VTY]|S\.?S|HMS|R[./]?V|F[./]?V|[Rr]o-?[Rr]o|[Rr]o-?[Pp]ax)\.?\s["“«]?\p{Lu}/u

/** “Blackland Farmers’ Mutual”: what many of a trade own is a firm. */
const ofMany = /\p{L}s[’']\s+\p{Lu}/u

// “Market Rasen”, “Church Stretton”: before a name these are part of a town's.
const onlyFirst =
  /^(?:market|church|bank|mill|house|inn|press|shop|store|works|manor|park|farm|abbey) \p{Lu}[\p{L}’'-]+$/iu

/** “self-employed (Hill & Daughter)”, “trading as Hill’s”: one's own firm by its name. */
function named(text: string): boolean {
  const own =
    /^(?:(?:self[- ]employed|freelance)\s+(?:\(|as\s)|(?:self[- ]employed,?\s+)?(?:trading as|t\/a|dba)\s)(?<firm>\p{Lu}.*)$/iu.exec(
      text,
    )
  const firm = own?.groups?.firm ?? ''
  return /^\p{Lu}/u.test(firm) && (!hasTitle(firm) || /trading|t\/a|dba/iu.test(text))
}

/** What a piece most likely is, by its words alone: a line is looked at several times, from the lines beside it. */
export const kindOf = onceOf(likeliest)

function likeliest(text: string): Segment['kind'] {
  // “H-E-B” and “B & Q” are names.
  if (!/\p{L}{2}|\p{Lu}\s?[&-]\s?\p{Lu}/u.test(text)) return 'remark'
  // “4.9 rating”, “1,200 deliveries”, “98% on time”: what was counted.
  if (/^\d+(?:[.,]\d|\s?%)/u.test(text)) return 'remark'
  // “4th Grade”, “Year 6”, “Grades 3–5”: whom one taught.
  if (
    /^(?:\d{1,2}(?:st|nd|rd|th)\s(?:grade|year|form)|(?:grades?|years?)\s\d{1,2}(?:\s?[–-]\s?\d{1,2})?)$/iu.test(text)
  )
    return 'unit'
  // “Buyer via agency”, “Fitter through a labour broker”: how one came to the post.
  const [head = '', way] = text.split(/\s(?:via|through)\s(?:an? |the )?(?=\p{Ll})/u)
  if (way !== undefined && hasTitle(head)) return 'title'
  if (lasted.test(text) || /^\(.*\)$/u.test(text) || when.test(text) || remark.test(text)) return 'remark'
  if (ship.test(text)) return 'unit'
  // Alberta stands behind one name, a Swedish firm's letters behind several.
  if (/^\S+ \S.* AB$/u.test(text)) return 'organisation'
  if (stated.test(text) || place.test(text)) return 'place'
  if (named(text)) return 'organisation'
  if (alone.test(text) || sameAgain.test(text) || nameless.test(text)) return 'organisation'
  // What stands in brackets explains: “Stockly (inventory for online shops)”.
  const name = text.replace(/\s*\([^)]*\)/gu, '').trim() || text
  const title = namesPost(name) || oneself.test(name)
  const company = isOrganisation(name) && !/^(?:front|back) (?:of house|office)$/iu.test(name) && !onlyFirst.test(name)
  const last = name.split(/\s+/).at(-1) ?? ''
  if (ofSomething(name) || rankOf.test(name)) return 'title'
  if (/^\p{Lu}.*\b(?:Coast|National|Home|Border) Guard$/u.test(name)) return 'organisation'
  // “Magistrate Court 4”
  if (title && /^\p{Lu}.*\s(?:[Cc]ourt|[Tt]ribunal)(?:\s(?:[Nn]o\.?\s?)?\d{1,2})?$/u.test(name)) return 'organisation'
  if (title && ofMany.test(name) && !hasTitle(last)) return 'organisation'
  // “Watering and potting for six growers”: who is worked for, not who works.
  const doing =
    /\s(?:for|of|to|with)\s.*[^s]s$/u.test(name) && !hasTitle(name.split(/\s(?:for|of|to|with)\s/u)[0] ?? '')
  if (tells(name) && (!title || doing)) return 'unit'
  // “Rook Coffee Roasters” and “Orme Estate Agents” are firms; so is what begins with the word for one.
  if (title && /\s/.test(text) && /^\p{Lu}.*[^s]s$/u.test(last) && hasTitle(last.slice(0, -1))) return 'organisation'
  if (title && leadingOrganisation.test(text) && !hasTitle(last)) return 'organisation'
  if (title && company) {
    // “Store Manager” is a title, “Manager Tools Ltd” is none: what stands last decides.
    return isOrganisation(last) ? 'organisation' : 'title'
  }
  if (title) return 'title'
  // “Days Bay School” and “Hill Valley Contract Floors”: three names or more, of which the last is none of a unit.
  const whole = /^(?:\p{Lu}[\p{L}’'&.-]*\s){2,}\p{Lu}[\p{L}’'-]+$/u.test(name) && !unitWords.test(last)
  if (whole && company && isOrganisation(last) && !/^(?:team|shift|night|day)\s/iu.test(text)) return 'organisation'
  if (whole && /\s(?:Contract|Team|Day|Night|Floor|Days|Nights)\s/u.test(name) && !department.test(name))
    return 'unknown'
  if (company && !/^(?:team|shift|night|day)/iu.test(text)) return 'organisation'
  if (lastOfFirm.test(name) && /^\p{Lu}/u.test(name) && !isPlain(name)) return 'organisation'
  if (/^(?:comune|gemeinde|gemeente|ayuntamiento|mairie|município|câmara)\s/iu.test(name)) return 'organisation'
  // “Puddleducks Day Care”: within a name of capitals the word is part of it.
  const amid = /^\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}+\s)*(?:day|night|team|floor|unit)\s\p{Lu}\p{Ll}+$/iu.test(name)
  // “Tallgrass Documentary Days”: an event, by a word of its own.
  const event = /^\p{Lu}\S+\s(?:\p{Lu}\S+\s)*(?:Days|Nights)$/u.test(name) && !isPlain(name)
  const long = /^(?:\p{Lu}\S+\s){3,}(?:Operations|Division|Section|Department)$/u.test(name)
  if (/^The\s(?:\p{Lu}\S*\s?)+$/u.test(name) && !unitWords.test(name)) return 'unknown'
  return (unitWords.test(name) && !long && !event && !(amid && /^(?:\p{Lu}\S*\s?)+$/u.test(name))) ||
    /^\p{Ll}/u.test(text) ||
    isSubject(text)
    ? 'unit'
    : 'unknown'
}
