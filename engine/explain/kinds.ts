/*
 * What a title says of its post beside the work itself: that it went along with another one, or was for a time only.
 */

type Titled = { title: string; employer: string }

// “Volunteer Coordinator”, “Committee Clerk”: who is paid to look after them.
const paidFor = '(?!s?\\s+(?:clerk|officer|manager|administrator|secretary|assistant|co-?ordinator|services|programme))'
const unpaid = new RegExp(
  `\\b(?:volunteer${paidFor}|voluntary|unpaid|pro bono|trustee|school governor|committee${paidFor}|(?:editorial|advisory|review) board|board member|member of the board|non-executive)\\b`,
  'iu',
)
const partOfTheWeek =
  /\b(?:part[- ]time|half[- ]time|weekends?|saturdays?|evenings?|mini[- ]?job|side (?:job|business)|sideline|zero[- ]hours?|casual|guest|visiting|adjunct|seasonal)\b/iu
const forATime =
  /\b(?:contract(?:or|s)?|fixed[- ]term|freelance|self[- ]employed|intern(?:ship)?|placement|work experience|season(?:al)?|summer|winter|christmas|holiday (?:job|work)|temp(?:orary)?|agency|locum|interim|secondment|seconded|(?:maternity|parental|sickness) cover|cover for|apprentice(?:ship)?|student|trainee|volunteer|casual|project|\d+[- ]months?|relief|supply|weekends?|saturdays?|vintage|harvest|co-op$)\b/iu

/** Honorary or on a board: no main post, whatever else there is. */
export const isUnpaid = ({ title }: Titled): boolean => unpaid.test(title)

/** Whether the person works for nobody else in it. */
export const isOwnFirm = ({ title, employer }: Titled): boolean =>
  /^(?:self[- ]?employed|freelance)$/iu.test(employer) || /\b(?:self[- ]?employed|freelance)\b/iu.test(title)

/** How far a post yields to others: 0 a main one, 1 part of the week, 2 unpaid. */
export const yielding = (post: Titled): 0 | 1 | 2 => (isUnpaid(post) ? 2 : partOfTheWeek.test(post.title) ? 1 : 0)

/** Whether a heading says that the post was never meant to last: a contract, a season, an internship. */
export const wasForATime = (heading: string): boolean => forATime.test(heading) || unpaid.test(heading)
