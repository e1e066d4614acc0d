/*
 * What a title says of its post beside the work itself: that it went along with another one, or was for a time only.
 */

import type { SectionKind } from '../resume/section-names.ts'

type Titled = { title: string; employer: string; section?: SectionKind }

// “Volunteer Coordinator”, “Committee Clerk”: who is paid to look after them; a “volunteer administrator” is a volunteer.
const paidToLead = '(?!s?\\s+(?:officer|manager|co-?ordinator|services|programme))'
const paidFor = '(?!s?\\s+(?:clerk|officer|manager|administrator|secretary|assistant|co-?ordinator|services|programme))'
const unpaid = new RegExp(
  `\\b(?:volunteer${paidToLead}|voluntary|unpaid|pro bono|trustee|school governor|committee${paidFor}|(?:editorial|advisory|review) board|board member|member of the board|non-executive)\\b`,
  'iu',
)
const partOfTheWeek =
  /\b(?:part[- ]time|half[- ]time|weekends?|saturdays?|evenings?|mini[- ]?job|side (?:job|business)|sideline|zero[- ]hours?|casual|guest|visiting|adjunct|seasonal)\b/iu
// As the title says it, in brackets or at its end: a contracts manager and a supply chain planner have posts like others.
const forATime =
  /\b(?:contractor|fixed[- ]term|freelance|self[- ]employed|intern(?:ship)?|traineeship|externship|clerkship|practicum|placement|attachment|praktik(?:um|ant(?:in)?)|stagiaire|estagi[áa]ri[oa]|est[áa]gio|pr[áa]cticas|becari[oa]|tirocin(?:io|ante)|work experience|seasonal|(?:summer|winter|christmas|holiday|student|temp|relief|supply|agency) (?:job|work(?:er)?|staff|help|assistant|intern|student|teacher|nurse|cover|season)|(?:summer|winter|season|autumn|spring)s? (?:of )?(?:19|20)\d\d|(?:christmas|summer|winter|holiday|peak|seasonal) temp|contract ended|end of (?:the )?(?:contract|season|peak)|temporary|locum|interim|secondment|seconded|(?:maternity|parental|sickness) cover|cover for|apprentice(?:ship)?|working student|trainee|casual|\d+[- ]months?|weekends?|saturdays?|vintage|harvest)\b|\bcontract(?=\s*(?:$|[),|–-]))|[(,]\s*(?:temp|agency|student|summer|winter|season|project|co-op|via [^)]*)\)|\bco-op$/iu

// “President, Geomatic Engineering Students' Association”, “Captain, Hill Rowing Club”: an office that members hold.
const office =
  /^(?:vice[- ]|deputy |joint )?(?:president|chair(?:man|person|woman)?|treasurer|secretary|captain|(?:class |course |student )?rep(?:resentative)?|(?:events|welfare|publicity|social|sports|equality) (?:officer|secretary|lead)|organi[sz]er|member|mentor)$/iu
const ofMembers =
  /\bstudents?['’]?s?['’]?,? (?:association|union|society|council|club|guild|chapter|government|parliament|senate)\b|\b(?:alumni|parent[- ]teacher|residents['’]?) association\b|\b(?:rotary|rowing|football|rugby|cricket|hockey|chess|drama|debating|tennis|swimming|athletics|sports|cycling|climbing) club\b|\buniversity [\p{L} ]{0,30}(?:society|club)\b/iu

/** Honorary or on a board, by its title or by the heading over it: no main post, whatever else there is. */
export const isUnpaid = ({ title, employer, section }: Titled): boolean =>
  section === 'volunteer' || unpaid.test(title) || (office.test(title) && ofMembers.test(employer))

/** Whether what stands for an employer says that there is none. */
export const isOwnBoss = (employer: string): boolean =>
  /^(?:self[- ]?employed|freelance|independent|sole trader)$/iu.test(employer)

/** Whether the person works for nobody else in it. */
export const isOwnFirm = ({ title, employer }: Titled): boolean =>
  isOwnBoss(employer) || /\b(?:self[- ]?employed|freelance)\b/iu.test(title)

/** Beside other work by its own name: it yields to a post that goes on and fills the week. */
export const isPartOfWeek = ({ title }: Titled): boolean => partOfTheWeek.test(title)

/** Whether a heading says that the post was never meant to last: a contract, a season, an internship. */
export const wasForATime = (heading: string): boolean => forATime.test(heading) || unpaid.test(heading)
