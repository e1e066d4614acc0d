import sayings from './sayings.json' with { type: 'json' }

/** What a stretch of a posting is about. */
export type JobSection = 'intro' | 'must' | 'nice' | 'duties' | 'about' | 'benefits' | 'legal'

const headings: [JobSection, RegExp][] = [
  [
    'duties',
    /\b(?:essential|key|core|main|principal|primary|major) (?:functions?|duties|responsibilit\w+|tasks|accountabilit\w+)\b/iu,
  ],
  // A wish, or that something can be done without or be learnt: the words differ, what they waive does not.
  ['nice', new RegExp(String.raw`\b(?:${sayings.niceHeadings.join('|')})\b|^nice\b`, 'iu')],
  // “To apply you need”: asked, though it speaks of applying.
  [
    'must',
    /\b(?:we|you|candidates?|applicants?) (?:must|need|needs|will need|shall need|require)\b(?!.*\bknow\b)|\b(?:apply|write|call|talk to us|get in touch|come) (?:to us )?if (?:you|these|this)\b|\bto be considered\b|\bwho (?:should|can|may|might) apply\b|\bwho we (?:hope|wish|seek)\b|\bwhat to (?:have|bring)\b/iu,
  ],
  ['benefits', new RegExp(String.raw`\b(?:${sayings.benefitHeadings.join('|')})\b`, 'iu')],
  [
    'legal',
    /\b(?:equal (?:opportunit\w+|employment)|eeo|diversity|inclusion|accommodations?|privacy|disclaimer|how to apply|to apply|apply|application process|applying|next steps|safer recruitment|closing date|our commitment|(?:hiring|recruitment|interview|selection) process|^(?:the |our )?process$|how we (?:hire|recruit|choose)|(?:what )?happens next|small print|legal|notice)\b/iu,
  ],
  ['must', new RegExp(String.raw`\b(?:${sayings.mustHeadings.join('|')})\b`, 'iu')],
  ['duties', new RegExp(String.raw`\b(?:${sayings.dutyHeadings.join('|')})`, 'iu')],
  [
    'about',
    /\b(?:(?:company|client|employer|organi[sz]ation(?:al)?|corporate|group) profile|about (?:us|the (?:company|team|school|hospital|firm|practice|client|employer|organi[sz]ation))|who (?:we|are we|we are)|meet the (?:team|firm)|our (?:company|team|story|school|practice|mission|(?:\p{L}+ ){0,2}values|client)|company|the (?:company|team|school|client|practice|department|setting|firm|place|house|site)|where you(?:['’]ll| will) work|über uns|background|overview|introduction|^work(?:ing)? environment$|^working conditions$)\b/iu,
  ],
]

// “Tickets and background”, “Licences & papers”: what can be shown is asked, whatever stands beside it.
const namesPapers =
  /^(?:your )?(?:(?:tickets?|papers|credentials|education|licen[cs]es?|certificates?|certifications?)(?:,? (?:and|&|plus) (?:your )?(?:tickets?|papers|background|experience|training|credentials|education|licen[cs]es?|certificates?|certifications?|skills|languages?))?|languages?|tools|software)$/iu

// What stands under it asks for more than office hours, or is none of it (`notices.ts`).
const ofHours = /^(?:work(?:ing)? )?(?:schedule|shifts|shift patterns?)$/iu

/** The section that a heading opens, or null where the words name none. */
export function sectionOf(heading: string): JobSection | null {
  if (/^you$/iu.test(heading) || namesPapers.test(heading) || ofHours.test(heading)) return 'must'
  const found = headings.find(([, pattern]) => pattern.test(heading))
  if (found) return found[0]
  // “About your round” tells the work, “About Plumbline” the firm.
  if (/^about (?:your|a (?:day|week|year))\b/iu.test(heading)) return 'duties'
  return /^about\b/iu.test(heading) ? 'about' : null
}

const legal = new RegExp(String.raw`\b(?:${sayings.legal.join('|')})\b`, 'iu')
const benefit = new RegExp(String.raw`\b(?:${sayings.benefits.join('|')})\b`, 'iu')

// “You will manage a budget of £600,000”, “You clean dental rooms”: what the person does with it is no gift.
const doing =
  /^(?:(?:that|this|it) (?:means|includes|involves)|(?:(?:each|every|from|in|on|once|twice|most|at|between|all|up to|above|below|over|under|after|before|with|when) [^.;:]{2,40} )?you(?:['’]ll| will)? (?!(?:will )?(?:also )?(?:be|are|get|receive|enjoy|earn|have|start|find|benefit|work|can|may|join|qualify|move)\b))/iu
// “Somebody who has looked after clients paying £250,000”
const asksFor =
  /\b(?:need|want|look(?:ing)? for|after) (?:some(?:one|body)|people|an? \p{L}+) (?:who|with)\b|\bwhere you will (?!(?:be|get|receive|earn|have|enjoy|start)\b)/iu
// “You complete Form I-9 and E-Verify”: procedure that is the work of the reader, and not done to them.
const handles =
  /\byou(?:['’]ll| will)? (?:run|carry out|handle|process|manage|chase|record|keep|check|coordinate|administer|organi[sz]e|prepare|draft|write|lead|review|advise|report|design)\b|^you complete (?!an?\b)/iu
const gives =
  /\b(?:we (?:offer|pay(?! (?:for (?:one|it|that|yours)|them|it|out|suppliers|vendors|claims)\b)|give)|(?<=[\d.] ?)per (?:hour|annum)|(?<=\d )an hour|in return)\b/iu

// Money that the person answers for, and not what they are paid.
const entrusted =
  /\b(?:budgets?|turnover|revenue|p&l|spend|food cost|portfolio|caseload|fund|grants?|ledger|target|quota|goals?)\b/iu

// “CHF 115,000”; nobody is paid “$64 million”.
const pay =
  /(?:[$€£]|\b(?:CHF|EUR|USD|GBP|CAD|AUD|NZD|SGD|HKD|AED|ZAR|SEK|NOK|DKK|PLN|INR|KES|RM|R)(?=\s?\d{1,3}[ ,.]?\d{3}))\s?\d(?![\d.,]*\s?(?:million|billion|bn|m)\b)/u

/** Whether a sentence speaks of law and procedure or of what the employer gives: no requirement stands there. */
export function asideOf(sentence: string): 'legal' | 'benefits' | null {
  if (legal.test(sentence) && !handles.test(sentence)) return 'legal'
  if ((doing.test(sentence) || asksFor.test(sentence)) && !gives.test(sentence)) return null
  return benefit.test(sentence) || (pay.test(sentence) && !entrusted.test(sentence)) ? 'benefits' : null
}
