const regions =
  /\b(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New South Wales|Victoria|Queensland|England|Scotland|Wales|Northern Ireland|Ireland|UK|Germany|France|Spain|Austria|Switzerland|Canada|Australia|New Zealand|India|Philippines|Nigeria|Poland|Romania|South Africa)\b/gu
// Papers that many places honour at once.
const wide = /\b(?:multi-?state|compact|nationwide|national|interprovincial|reciproc\w+|EU-wide|international)\b/iu

const named = (text: string) => new Set([...text.matchAll(regions)].map(match => match[0]))

/** Whether a paper is good elsewhere only: the posting names a state or country, the resume's line another one. */
export function elsewhere(requirement: string, line: string): boolean {
  const wanted = named(requirement)
  const given = named(line)
  if (wanted.size === 0 || given.size === 0) return false
  if ([...given].some(region => wanted.has(region)) && !/\bnot (?:yet )?(?:applied|obtained|held)/iu.test(line))
    return false
  return !wide.test(line) || /\b(?:single-state|not in the compact)\b/iu.test(line)
}

/** Whether the line names a state or country that the posting names. */
export function here(requirement: string, line: string): boolean {
  const wanted = named(requirement)
  return [...named(line)].some(region => wanted.has(region))
}
