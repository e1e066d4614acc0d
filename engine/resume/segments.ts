import { namedIn } from '../knowledge/find.ts'
import { isSmall, words } from '../text/words.ts'
import { hasTitle } from './titles.ts'

/** A piece of a position's heading and what it most likely is. */
export type Segment = {
  text: string
  department: boolean
  kind: 'title' | 'organisation' | 'place' | 'unit' | 'unknown' | 'remark'
}

const organisation =
  /(?<![\p{L}])(?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|kg|mbh|ug|ohg|e\.?v|corp|corporation|company|co|group|holdings?|partners|associates|bank|hospital|clinic|klinik|klinikum|krankenhaus|medical center|medical centre|health|healthcare|university|universität|università|université|universidad|college|school|academy|institute|institut|hotel|restaurant|café|cafe|bakery|bistro|inn|pub|trust|council|agency|services|solutions|systems|technologies|software|labs?|laborator(?:y|ies)|logistics|industries|manufacturing|construction|stores?|shop|market|supermarket|foods?|farm|centre|center|museum|theatre|theater|library|ministry|department of|city of|county|police|brigade|army|navy|air force|foundation|society|association|club|studio|studios|media|airlines?|airways|motors|energy|electric|engineering|consulting|capital|insurance|pharmacy|dental|surgery|practice|care home|nursing home|manor|house|gym|fitness|spa|church|parish|district|nhs|s\.?a|s\.?r\.?l|s\.?l|b\.?v|n\.?v|sons|bros|brothers|works|mills?|freight|transport|haulage|press|publishing|verlag|werke|zoo|federation|union|office|firm|staffing|recruitment|properties|estates?|realty)(?![\p{L}])/iu
const leadingOrganisation =
  /^(?:oficina|grupo|cl[ií]nica|hospital|hotel|hôtel|casa|restaurante?|auberge|cabinet|soci[eé]t[eé]|universi\p{L}+|verein|autohaus|bäckerei|praxis|kanzlei|colegio|escuela|lycée|gasthof|spitalul|azienda|studio|banco|banque)\b/iu
const unitWords =
  /(?<![\p{L}])(?:unit|ward|department|dept|floor|team|division|section|shift|nights?|days?|part[- ]time|full[- ]time|contract|temporary|temp|casual|seasonal|freelance|self-employed|remote|hybrid|per diem|internship|intensive care|telemetry|acute care|icu|surgery|emergency department|grades? [\w–-]+|operations|key stage \w+|year \d+|weekends|evenings|weekends only|volunteer|apprenticeship)(?![\p{L}])/iu
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|UK|USA|US|UAE|EU|GB'
// States are in capitals: “Bakery Co” is a company.
const stated = new RegExp(`^(?:[\\p{Lu}][\\p{L}.’' -]{1,30},?\\s+)?(?:${states})\\.?(?:\\s+\\d{5})?$`, 'u')
const place =
  /^(?:remote|hybrid|home office|on-site|onsite|nationwide|united kingdom|england|scotland|wales|northern ireland|ireland|germany|deutschland|france|spain|españa|italy|italia|portugal|poland|romania|netherlands|the netherlands|belgium|austria|switzerland|sweden|norway|denmark|finland|greece|turkey|canada|mexico|brazil|india|pakistan|china|japan|philippines|nigeria|kenya|ghana|egypt|south africa|australia|new zealand|london|berlin|paris|madrid|dublin|new york|chicago|toronto|sydney|ohio|texas|california|florida|arizona|michigan|georgia|oregon|colorado|minnesota|cornwall|devon|minnesota|wisconsin|virginia|washington|massachusetts|pennsylvania|illinois|indiana|kentucky|tennessee|missouri|iowa|kansas|utah|nevada|new mexico|new jersey|maryland|north carolina|south carolina|alabama|louisiana)$/iu
// What a department is called: behind a title it may be one, or the whole name of a firm.
const department =
  /^(?:\p{Lu}[\p{L}&-]+ ){0,2}(?:supply chain|operations|marketing|sales|finance|accounts|accounting|customer (?:service|success|care)|human resources|hr|it|r&d|quality|production|maintenance|purchasing|procurement|administration|engineering|analytics|data|logistics|freight|support|research|security|facilities|imports?|exports?)(?: \([^)]*\))?$/iu

const strong = /\s*(?:\||·|•|▪|\t|\s{2,}|\s[—–-]\s|—|\s@\s|;|›|»|→|(?<=\p{Ll}{2})\.\s+(?=\p{Lu}))\s*/u
const weak = /,\s+|:\s+|\s+(?:at|bei|chez)\s+(?=\p{Lu})/u

const alone = /^(?:self[- ]employed|freelance|selbst(?:st)?ändig|autónomo|own business)$/iu

/** Whether several words are all the name of a skill or a subject. One word, or “The Anchor”, is sooner a firm. */
function isSubject(text: string): boolean {
  const list = words(text.replace(/\([^)]*\)/g, ' '))
  const named = namedIn(list).filter(({ concept }) => concept.kind === 'skill' || concept.kind === 'field')
  return (
    list.length > 1 &&
    !isSmall(list[0]?.stem ?? '') &&
    list.every(({ stem }, at) => isSmall(stem) || named.some(({ first, last }) => first <= at && at <= last))
  )
}

function kindOf(text: string): Segment['kind'] {
  if (!/\p{L}{2}/u.test(text)) return 'remark'
  if (/^\(.*\)$/u.test(text)) return 'remark'
  if (stated.test(text) || place.test(text)) return 'place'
  if (alone.test(text)) return 'organisation'
  const title = hasTitle(text)
  const company = organisation.test(text)
  const last = text.split(/\s+/).at(-1) ?? ''
  // “Rook Coffee Roasters” and “Orme Estate Agents” are firms; so is what begins with the word for one.
  if (title && /\s/.test(text) && /^\p{Lu}.*[^s]s$/u.test(last) && hasTitle(last)) return 'organisation'
  if (title && leadingOrganisation.test(text) && !hasTitle(last)) return 'organisation'
  if (title && company) {
    // “Store Manager” is a title, “Manager Tools Ltd” is none: what stands last decides.
    return organisation.test(last) ? 'organisation' : 'title'
  }
  if (title) return 'title'
  if (company && !/^(?:team|shift|night|day)/iu.test(text)) return 'organisation'
  return unitWords.test(text) || /^\p{Ll}/u.test(text) || isSubject(text) ? 'unit' : 'unknown'
}

/** A heading's strong pieces (parted by bars, dashes, wide gaps), each as its weak pieces (parted by commas). */
export function segments(line: string): Segment[][] {
  return line
    .replace(/\((?:[^()]*)\)/gu, match => (/[,\d]/.test(match) ? '' : match))
    .split(strong)
    .map(part => part.trim().replace(/^[,.:–—-]+\s*|\s*[,:(–—-]+$/gu, ''))
    .filter(part => /[\p{L}]/u.test(part))
    .map(part =>
      part
        .split(weak)
        .map(piece => piece.trim().replace(/[.,;:]+$/u, ''))
        .filter(piece => /[\p{L}]/u.test(piece))
        .map(text => ({ text, kind: kindOf(text), department: department.test(text) })),
    )
    .filter(list => list.length > 0)
}
