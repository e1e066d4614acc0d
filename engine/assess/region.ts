import { matchesOf } from '../text/matches.ts'
import { onceOf, tells } from '../text/once.ts'
import sayings from './sayings.json' with { type: 'json' }

const regions = new RegExp(String.raw`\b(?:${sayings.regions.join('|')})\b`, 'gu')
// Papers that many places honour at once.
const wide = /\b(?:multi-?state|compact|nationwide|national|interprovincial|reciproc\w+|EU-wide|international)\b/iu

const codes: Record<string, string> = Object.fromEntries(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,' +
    'ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,' +
    'MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
    'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,' +
    'TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,ON Ontario,QC Quebec,' +
    'BC British Columbia,AB Alberta,MB Manitoba,SK Saskatchewan,NS Nova Scotia,NSW New South Wales,QLD Queensland'
  )
    .split(',')
    .map(pair => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)
// The post's letters for a state, where they stand as a place does: behind a comma, or before the paper's own word.
const lettered =
  /(?:,\s*|^|\bstate of )([A-Z]{2,3})(?=\s*(?:[,;:.#(]|$|\s(?:lic|R[NE]|P[EG]|CPA|LCSW|LPC|OT|PT|board|bar|exp|since|active)))|\b([A-Z]{2,3})(?=\s(?:lic|bar\b|board))/gu

// Countries whose parts have registers of their own: who is asked for the whole is answered by a part.
const parts: Record<string, readonly string[]> = { UK: ['England', 'Scotland', 'Wales', 'Northern Ireland'] }

/** States and countries that a text names, with the parts of those that have any. */
function named(text: string): Set<string> {
  const short = matchesOf(lettered, text).flatMap(match => codes[match[1] ?? match[2] ?? ''] ?? [])
  const found = [...matchesOf(regions, text).map(match => match[0]), ...short]
  return new Set(found.flatMap(region => [region, ...(parts[region] ?? [])]))
}

const regionsAsked = onceOf(named)

// “Or one in good standing in another state that you can transfer”: a paper of any place will do.
const isMovable = tells(
  /\b(?:transfer\p{L}*|reciproc\p{L}*|endorsement|(?:another|other|any) (?:US )?(?:state|province|country|jurisdiction)s?|or (?:be )?(?:eligible|able to (?:get|obtain)))\b/iu,
)

/** Whether the text names any state or country. */
export const namesRegion = (text: string): boolean => named(text).size > 0

/** Whether a paper is good elsewhere only: the posting names a state or country, the resume's line another one. */
export function elsewhere(requirement: string, line: string): boolean {
  if (isMovable(requirement)) return false
  const wanted = regionsAsked(requirement)
  if (wanted.size === 0) return false
  const given = named(line)
  if (given.size === 0) return false
  if ([...given].some(region => wanted.has(region)) && !/\bnot (?:yet )?(?:applied|obtained|held)/iu.test(line))
    return false
  return !wide.test(line) || /\b(?:single-state|not in the compact)\b/iu.test(line)
}

/** Whether the line names a state or country that the posting names. */
export function here(requirement: string, line: string): boolean {
  const wanted = regionsAsked(requirement)
  return wanted.size > 0 && [...named(line)].some(region => wanted.has(region))
}
