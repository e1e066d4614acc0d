/** “Certified”, “qualified”: what a paper makes of who has it. */
const made = '(?:qualified|certified|accredited|licen[cs]ed|trained|registered|chartered)'
const whose = '(?:the|our|an?|their|his|her|its|another|external|outside|every|each|two|three|other)'
const towards = '(?:to|with|from|by|under|alongside|beside|between|for|(?<!\\bone )of)'
// What one does with people, and seldom with a paper.
const deals =
  '(?:call|phon|ask|fetch|tell|told|inform|notif|alert|brief|consult|contact|assist|support|help|accompan|shadow)\\p{Ll}{0,4}'

// “Worked with two PMP-certified managers”, not “led it as a PMP-certified manager”
const beforeTrade = new RegExp(`\\b(?:${towards}|${deals})\\s+(?:${whose}\\s+){0,2}$`, 'iu')
const ofTrade = new RegExp(
  `^[\\p{L}\\d&+/. -]{2,40}?[\\s-]${made}\\s+(?!(?:in|and|or|since|to|by|for|with|as|at|on|from|until|through|who)\\b)\\p{L}`,
  'iu',
)
// “Handed the books to the CPA at year end”, “called the first aider”
const beforeHolder = new RegExp(
  `\\b(?:(?:to|with|from|by|for|alongside|beside|between)|${deals})\\s+(?:${whose}\\s+){1,2}$`,
  'iu',
)
const behindHolder =
  /^\p{Ll}?(?:[’']s)?\s*(?:$|[,.;:)(]|(?:at|on|and|or|in|for|about|when|during|who|to|of|after|before|each|every|over|with|if|as|on)\b)/iu
// “Helped colleagues to prepare for the AWS certification”
const beforeTaught =
  /\b(?:help|prepar|coach|tutor|support|sponsor)\p{Ll}{0,4}\s+(?:[\p{L}\d’'-]+\s+){1,6}?(?:for|towards|through|pass|sit|get|gain)\s+(?:(?:the|their|a|an)\s+)?$/iu

// “Registered with the HCPC”, “passed two papers for the ACCA”: said of oneself, whoever stands beside.
const ofOneself =
  /\b(?:passed|hold(?:s|ing)?|held|certified|qualified|licen[cs]ed|chartered|accredited|regist\p{L}*|member|membership|fellow|admitted|enrolled|completed|obtained|gained|earned|awarded|achieved|got|I am|I[’']m)\b/iu

const clauseEnd = /[;•|]|\.\s/u

/** Whether a line names a paper, at `from` to `to`, as somebody else’s: whom one works with or helps to it. */
export function isOthers(text: string, from: number, to: number): boolean {
  const before = text.slice(0, from).split(clauseEnd).at(-1) ?? ''
  if (ofOneself.test(before)) return false
  return (
    (beforeTrade.test(before) && ofTrade.test(text.slice(from))) ||
    (beforeHolder.test(before) && behindHolder.test(text.slice(to))) ||
    beforeTaught.test(before)
  )
}
