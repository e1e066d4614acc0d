import { datePoints } from '../text/date-points.ts'
import { doneElsewhere, type Facts, type Told, toldAt } from './facts.ts'
import { datedAfter } from './gaps.ts'
import { latestOf } from './phrases.ts'

const spelled =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const digits = '\\d[\\d.,]*(?:k|m)?'
const percent = '(?:%|percent\\b|per cent\\b)'
const currency =
  '(?:[$€£¥₹₺₩₦₱]|\\b(?:USD|EUR|GBP|AED|SAR|QAR|NOK|SEK|DKK|ISK|CHF|INR|Rs\\.?|PLN|CZK|HUF|RON|TRY|ZAR|KES|NGN|GHS|EGP|MAD|BRL|R\\$|MXN|CLP|COP|AUD|NZD|CAD|SGD|HKD|MYR|PHP|THB|JPY|CNY|RMB|KRW|kr\\.?))'
const sum = `${currency}\\s?\\d|\\d\\s?(?:k\\b |m\\b |mn\\b |bn\\b |thousand |million |billion |crore |lakh )?(?:${currency}|euros?\\b|dollars\\b|pounds\\b|francs\\b|kron(?:er|or)\\b|rupees\\b|dirhams?\\b)`
const share = new RegExp(`\\d\\s?${percent}|${sum}`, 'iu')
// How long something took says nothing of how much there was of it.
const time =
  '(?:years?|yrs?|months?|mos?|weeks?|days?|nights?|hours?|hrs?|minutes?|mins?|seconds?|times|decades|terms?|semesters?)'
// “900 invoices”, “about 140 custom reports”: a number with what it counts.
const countedBy = (number: string) =>
  `(?<![\\p{L}\\d.,/+-])${number}(?![ -]?${time}\\b)(?:[ -]\\p{L}[\\p{L}'’-]*){0,2}[ -](?!${time}(?![\\p{L}\\d]))(?:\\p{L}{2,}s|people|staff|children|men|women|beds?|crew)(?![\\p{L}\\d])`
const inDigits = new RegExp(countedBy(digits), 'giu')
const inWords = new RegExp(countedBy(spelled), 'iu')
const figure = new RegExp(`${share.source}|${inDigits.source}|${inWords.source}`, 'iu')
const number = `(?:\\d[\\d.,]*|${spelled})`
const change = new RegExp(
  [
    `\\bfrom (?!\\d[\\d.:]*\\s?(?:[ap]\\.?m\\b|o['’]clock))(?:[$€£]?\\s?\\d[\\d.,]*\\s?\\S* )(?:\\([^)]*\\) )?(?:\\p{L}+ )?to [$€£]?\\s?\\d`,
    '\\b(?:(?:up|down|rose|fell|grew) (?:by|from)|saved?|saving|halved|doubled|won)\\b[^.;]{0,40}\\d',
    // “Raised 300 invoices” says how many there were; what came of it has a measure from which or by how much.
    `\\b(?:cut|raised|reduced|lowered)\\b[^.;]{0,40}?(?:\\b(?:by|from|to) (?:[^.;]{0,20}?\\d|(?:a )?(?:half|third|quarter|single)\\b|zero\\b|nil\\b|none\\b|one\\b)|\\d\\s?${percent}|${sum})`,
    `${currency}\\s?\\d[\\d.,]*(?:k|m)? (?:raised|saved|won)\\b`,
    `\\b(?:saved?|saving)\\b (?:us |them |me )?(?:about |some |around |nearly |over )?${number} ${time}`,
    '(?<!quota[^.;]{0,20})\\d[^.;]{0,30}\\b(?:less|fewer|faster|saved|without)\\b',
    `${number} ${time} (?:sooner|earlier|early|ahead|faster|quicker)\\b`,
    `\\d\\s?${percent} (?:up|down|better|higher|lower|more)\\b`,
    // “31 of 36 passed”, “pass rate of 81 per cent”, “112% of budget”
    '\\d+ (?:of|out of) (?:the |my )?\\d+ (?:\\p{L}+ ){0,2}?(?:passed|completed|finished|qualified|graduated|stayed|renewed|accepted|won|succeeded)\\b',
    `\\b(?:pass|success|completion|retention|survival|conversion|placement|attendance) rates?\\b[^.;]{0,30}\\d\\s?${percent}`,
    `\\d\\s?${percent} of (?:(?:the |my |our |sales |annual )?(?:target|budget|plan|quota|goal)s?|it)\\b`,
    '\\b(?:above|over|against) the (?:\\p{L}+ )?average of \\d',
  ].join('|'),
  'iu',
)
// No measure of any work: addresses and telephone numbers.
const contact = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\+?\(?\d[\d ()./-]{7,}\d/gu
// “My manager led the project”: what others did.
const byOthers =
  /\b(?:manager|colleague|boss|director|partner|supervisor|lead)s? (?:who )?(?:led|ran|managed|did|owned|wrote)\b|\b(?:led|run|managed|owned|done) by (?!me\b)/iu

/** The line without its dates and without telephone numbers: what is left of its figures measures something. */
export function measured(text: string): string {
  const dots = datePoints(text)
  const undated = dots.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  return undated.replace(contact, ' ')
}

/** How much a line measures: digits tell more than a number in words. */
const figuresIn = (text: string) =>
  (share.test(text) ? 2 : 0) + 2 * Math.min(2, [...text.matchAll(inDigits)].length) + (inWords.test(text) ? 1 : 0)

/** What somebody did, told outright: no line of others and none that speaks to a machine. */
export const isOwnWork = ({ text, clean }: Told): boolean => clean && !byOthers.test(text)

// “T1 and T2”, “EN1090”, “B2”: a digit behind a letter is part of what a thing is called.
const measures = /(?<![\p{L}\d])\d|(?<=[x×])\d/u

/** Whether a line gives any figure, in digits or in words. */
export const hasFigure = ({ text }: Told): boolean => measures.test(measured(text)) || inWords.test(text)

/** What a figure is of: a sum of money, a share of a hundred, people beside or below, or a number of things. */
export type Measure = 'money' | 'share' | 'people' | 'count'

const money = new RegExp(sum, 'iu')
const among = new RegExp(
  `\\b(?:teams?|crews?|staff|squads?|shifts?) of (?:\\d|${spelled})|(?:\\d|\\b${spelled}) (?:\\p{L}+ )?(?:staff|crew|colleagues|(?:direct|line) reports|engineers|nurses|technicians|cooks)\\b`,
  'iu',
)

/** What the figures of a line are of, the first kind that it gives. */
export function measureOf(text: string): Measure {
  if (money.test(text)) return 'money'
  if (/\d\s?(?:%|percent|per cent)/iu.test(text)) return 'share'
  return among.test(text) ? 'people' : 'count'
}

// What stands before the subject of a line: “Our weekly”, but not “Complaints of”.
const subject = '^\\P{L}*(?:(?!(?:of|in|per|from|by|with|for|to|staff|labour)\\b)\\p{L}+ ){0,2}'
const wanted =
  '(?:sales|revenue|turnover|profits?|takings|income|footfall|orders|customers|members(?:hip)?|attendance|output|share|scores?|ratings?)'
const unwanted =
  '(?:complaints|errors|mistakes|accidents|incidents|injuries|falls|waste|costs?|absences?|defects|downtime|delays|debts?|losses|arrears|vacancies)'
const lost = '(?:fell|dropped|declined|decreased|shrank|sank|went down)'
const gained = '(?:rose|grew|climbed|increased|doubled|tripled|went up)'
// “Sales fell by 30%”, “Complaints rose from 4 to 11 a month”, “Lost a fifth of the customers”: nobody's praise.
const worse = new RegExp(
  `${subject}(?:${wanted} ${lost}|${unwanted} ${gained}|(?:staff|team|headcount) went from \\d+ to \\d)\\b|^\\P{L}*lost\\b|\\b(?:after|through|to) redundancies\\b`,
  'iu',
)

type Best = { text: string; pattern: RegExp }

// A heading with so many words is a sentence that tells the work along with its post.
const prose = 20

/** What the posts tell, sentences that are read as headings too. */
function toldLines({ resume, told, now }: Facts): Told[] {
  const sentences = resume.statements.flatMap(({ text, post, heading }, at) =>
    post === null || !heading || text.split(/\s+/u).length < prose ? [] : [toldAt(resume, at)],
  )
  const latest = latestOf(resume.posts)
  // Who works for clients tells the work of these years among the projects.
  const later = latest?.end && datedAfter(resume, latest.end, now)
  const projects = resume.statements.flatMap(({ section, post, listed }, at) =>
    later && section === 'projects' && post === null && !listed ? [toldAt(resume, at)] : [],
  )
  return [...told, ...sentences, ...projects, ...doneElsewhere(resume)]
}

// From where to where, or how many of a hundred: what came of it, rather than how much there was.
const plain = new RegExp(
  `\\bfrom [$€£]?\\d[^.;]{0,20} to [$€£]?\\d|\\d\\s?${percent}|\\d+ (?:of|out of) (?:the |my )?\\d`,
  'iu',
)

/** The line with the most figures of those that `which` keeps, of the later post where several have as many. */
function bestOf(told: Told[], pattern: RegExp, which: (text: string) => boolean): Best | null {
  const weight = (text: string) => figuresIn(text) + (pattern === change && plain.test(text) ? 3 : 0)
  const [best] = told
    .filter(isOwnWork)
    .map(line => ({ line, text: measured(line.text) }))
    .filter(({ text }) => which(text) && !worse.test(text))
    .toSorted((a, b) => weight(b.text) - weight(a.text) || b.line.from - a.line.from)
  return best ? { text: best.line.text, pattern } : null
}

/** Of these lines the one that says most plainly what came of the work. */
export const resultIn = (lines: Told[]): Best | null => bestOf(lines, change, text => change.test(text))

/** Of these lines the one that says most plainly how large the work was, none of those that `told` tells already. */
export const sizeIn = (lines: Told[], told: (text: string) => boolean = () => false): Best | null =>
  bestOf(lines, figure, text => figure.test(text) && !told(text))

export const resultOf = (facts: Facts): Best | null => resultIn(toldLines(facts))
export const sizeOf = (facts: Facts, told?: (text: string) => boolean): Best | null => sizeIn(toldLines(facts), told)
