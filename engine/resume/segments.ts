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
  /(?<![\p{L}])(?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|kg|mbh|ug|ohg|e\.?v|corp|corporation|company(?!\s+and\s)|co(?!-)|chambers|group|holdings?|partners|associates|bank|hospital|clinic|klinik|klinikum|krankenhaus|medical center|medical centre|health|healthcare|university|universität|università|université|universidad|college|school|academy|institute|institut|hotel|restaurant|café|cafe|bakery|bistro|inn|pub|trust|council|agency|services|solutions|systems|technologies|software|labs?|laborator(?:y|ies)|logistics|industries|manufacturing|construction|stores?|shop|market|supermarket|foods?|farm|centre|center|museum|theatre|theater|library|ministry|department of|city of|county|police|brigade|army|navy|air force|foundation|society|association|club|studio|studios|media|airlines?|airways|motors|energy|electric|engineering|consulting|capital|insurance|pharmacy|dental|surgery|practice|care home|nursing home|manor|house|gym|fitness|spa|church|parish|district|nhs|s\.?a|s\.?r\.?l|s\.?l|b\.?v|n\.?v|sons|bros|brothers|works|mills?|freight|transport|haulage|press|publishing|verlag|werke|zoo|federation|union|office|firm|staffing|recruitment|properties|estates?|realty|contracting|hauling|trucking|cooperative|co-operative|credit union|day nursery|nurseries|lodge|brewery|distillery|winery|garage|mutual|kommun(?:e|en)?|aps|a\/s|oyj?|hf|bhd|sdn|jsc|pvt|pte|pt|spa|rettungsdienst|stichting|gemeente|kita(?=\s)|\p{L}+(?:schule|skole|skola|verein|gesellschaft|bolaget|praktijk|praxis|werke|verket|klinik|dienst|gemeinschaft|hemmet|gården|huset|krankenhaus|kinderhaus)|lyceum|sykehus(?:et)?|sjukhus(?:et)?|ziekenhuis)(?![\p{L}])/iu
const leadingOrganisation =
  /^(?:(?:office|bureau|court|bank|diocese|government|household|guild|port|town|university|college|school) of|oficina|grupo|clinique|h[oô]pital|th[eé][aâ]tre|école|mairie|boulangerie|atelier|librairie|pharmacie|musée|panadería|taller|tienda|ayuntamiento|ristorante|trattoria|osteria|pizzeria|albergo|scuola|comune di|gemeinde|stadtwerke|landkreis|gemeente|ziekenhuis|szkoła|szpital|teatr|cl[ií]nica|hospital|hotel|hôtel|casa|restaurante?|auberge|cabinet|soci[eé]t[eé]|universi\p{L}+|verein|autohaus|bäckerei|praxis|kanzlei|colegio|escuela|lycée|gasthof|spitalul|azienda|studio|banco|banque)\b/iu
const unitWords =
  /(?<![\p{L}])(?:unit|ward|department|dept|floor|team|division|section|shift|nights?|days?|part[- ]time|full[- ]time|contract|temporary|temp|casual|seasonal|freelance|self-employed|remote|hybrid|per diem|internship|front of house|back of house|front desk|box office|intensive care|telemetry|acute care|icu|surgery|emergency department|grades? [\w–-]+|operations|key stage \w+|year \d+|weekends|evenings|weekends only|volunteer|apprenticeship)(?![\p{L}])/iu
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|UK|USA|US|UAE|EU|GB'
// States are in capitals: “Bakery Co” is a company.
const stated = new RegExp(`^(?:[\\p{Lu}][\\p{L}.’' -]{1,30},?\\s+)?(?:${states})\\.?(?:\\s+\\d{5})?$`, 'u')
const place =
  /^(?:remote|hybrid|home office|on-site|onsite|nationwide|united kingdom|england|scotland|wales|northern ireland|ireland|germany|deutschland|france|spain|españa|italy|italia|portugal|poland|romania|netherlands|the netherlands|belgium|austria|switzerland|sweden|norway|denmark|finland|greece|turkey|canada|mexico|brazil|india|pakistan|china|japan|philippines|nigeria|kenya|ghana|egypt|south africa|australia|new zealand|london|berlin|paris|madrid|dublin|new york|chicago|toronto|sydney|ohio|texas|california|florida|arizona|michigan|georgia|oregon|colorado|minnesota|cornwall|devon|minnesota|wisconsin|virginia|washington|massachusetts|pennsylvania|illinois|indiana|kentucky|tennessee|missouri|iowa|kansas|utah|nevada|new mexico|new jersey|maryland|north carolina|south carolina|north dakota|south dakota|alabama|louisiana|alaska|arkansas|connecticut|delaware|hawaii|idaho|maine|mississippi|montana|nebraska|new hampshire|oklahoma|rhode island|tennessee|vermont|west virginia|wyoming|ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|victoria|queensland|tasmania|new south wales|malaysia|singapore|thailand|indonesia|vietnam)$/iu
// What a department is called: behind a title it may be one, or the whole name of a firm.
const department =
  /^(?:\p{Lu}[\p{L}&-]+ ){0,2}(?:supply chain|operations|marketing|sales|finance|accounts|accounting|customer (?:service|success|care)|human resources|hr|it|r&d|quality|production|maintenance|purchasing|procurement|administration|engineering|analytics|data|logistics|freight|support|research|security|facilities|imports?|exports?|design|product|editorial|creative|claims|underwriting|legal|compliance|growth|brand|content|communications|people|talent|risk|audit|treasury|tax|payroll|planning|policy|training|nursing|inbound|outbound|retail|wholesale|front of house|back of house|front desk|front office|stage door|box office|catering|events|housekeeping|reservations)(?: \([^)]*\))?$/iu

const strong =
  /\s*(?:\||·|•|▪|\t|\s{2,}|\s(?:\*|~|:{2})\s|\s(?:\*|~)$|\s[—–-]\s|\s-{2,}\s?|—|\s\/{1,2}\s|\s\/{1,2}$|\s@\s|;|›|»|→|\s*\.{4,}\s*|(?<=\p{Ll}{2}\)?|\p{Lu}{3})\.\s+(?!(?:Ltd|Inc|LLC|Co|Pty|Ltda)(?![\p{L}]))(?=\p{Lu}))\s*/u
const weak = /,\s+|:\s+|\s+(?=(?:at|bei|chez)\s+(?:(?:an?|the)\s+)?\p{Lu})/u
// “Joiner with Broadland Homes”, “Labourer for various agencies”: behind a title the word opens the employer.
const employed =
  /^(?<title>.*\S)\s+(?<firm>(?:with|for|f[üu]r)\s+(?:(?:the\s+)?(?:\p{Lu}|various|several)|an?\s+(?:\p{Ll}+\s+)?(?:family|couple|household|firm|company|charity|agency|start-?up)\b).*)$/u
const opener = /^(?:at|with|for|bei|chez|f[üu]r)\s+(?:an?\s+(?=\p{Lu}))?(?=\p{Lu}|various|several|the\s|an?\s)/u

// “Optician in the shop of Vermeer & Son”
const inHouse =
  /^(?<post>.*\S)\s(?:in|at|for)\s(?:the\s)?(?:office|shop|practice|firm|house|service|studio|workshop|surgery|chambers|employ)s?\sof\s(?:the\s)?(?<house>\p{Lu}.*)$/u
// “and then Hill & Co, clerk”: without a colon where a name follows.
const linkWord =
  /^[\s,;]*(?:[Aa]nd\s+)?(?:[Tt]hen|[Bb]efore(?:\s+(?:that|then))?|[Aa]fter\s+that|[Ll]ater)\s+(?=\p{Lu})/u

// “Before that: clerk at …”, “Earlier: …” only say where among the posts one stands.
const orderWord =
  /^[\s,;]*(?:(?:and\s+)?before(?:\s+(?:that|then))?|earlier(?:\s+still)?|prior(?:\s+to\s+that)?|previously|formerly|after\s+that|then|employment|experience|work(?:\s+history)?|jobs|career|now|currently|at\s+present|today|also|first)\s*[:–—]\s*/iu

// No employer but oneself, or several; or the one that was named before.
const alone =
  /^(?:(?:self[- ]employed|freelance|selbst(?:st)?ändig|autónomo)(?: (?:with|for|on|via|through|in) .*)?|(?:my )?own (?:\p{L}+ )?(?:business|account|firm|company|shop|practice|room|studio|workshop|van|boat|farm)(?: .*)?|(?:various|several)(?: \p{L}+)?)$/iu
/** “same place”, “the same hospital”, “ditto”: the employer named last. */
export const sameAgain = /^\(?(?:at |with |for )?(?:the )?(?:same|ditto|idem|as above)(?! day)(?![\p{L}])/iu
const oneself = /^(?:freelance|self[- ]employed) \p{L}/iu
const area = /^(?:\p{Lu}[\p{L}’'.-]+ ){1,2}(?:county|parish|district|borough|province|region|shire)$/iu
// What may stand beside the noun of a title and says nothing of a firm.
const rank =
  /^(?:senior|junior|lead|chief|head|deputy|assistant|associate|principal|staff|acting|interim|regional|area|general|national|global|group|first|second|third|trainee|night|day|evening|weekend|shift|team|project|part|full|time|temporary|temp|seasonal|relief|bank|agency|volunteer|freelance|self|employed|vice|executive|managing|qualified|certified|registered|licensed|apprentice|student|graduate|new|field|site|office|shop|store|floor|house|of|the|and|to|in|for|a|an|co|sr|jr|i{1,3}|iv|v|\d+)$/iu

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
  /^(?:(?:during|while|whilst|alongside|beside|besides|next to|parallel to|before school|after school)\s|report(?:ing|s|ed) (?:directly )?to\s|responsible\s(?:for|to)\s|in (?:the )?(?:evenings|holidays|term))/iu

/** “Std costs for 900 molded parts”, “Tie-ins at a works and a plant”: most words are small, so it tells what was done. */
function tells(text: string): boolean {
  const list = text.split(/\s+/)
  const small = list.filter(
    word => /^\p{Ll}{3,}/u.test(word) && !isSmall(word) && !/^(?:des|del|du|las|los|van|von|dos|das)$/u.test(word),
  )
  return !leadingOrganisation.test(text) && list.length >= 4 && small.length >= 2 && small.length * 3 >= list.length
}

/** “Clerk to the Council”, “Lead Teacher of the Oldest Group”: what stands behind the preposition is not who employs. */
function ofSomething(text: string): boolean {
  const noun =
    /^(?<noun>\S.*?)\s(?:to|in|of|on)\s(?:the|an?|two|three|four|five|several)\s/u.exec(text)?.groups?.noun ?? ''
  return noun !== '' && !/s$/u.test(noun) && !organisation.test(noun) && hasTitle(noun.split(/\s+/).at(-1) ?? '')
}

/** “Director of Electrical Engineering”, “Deputy Head of Science” */
const rankOf =
  /^(?:\p{L}+\s){0,2}(?:director|head|president|chief|manager|lead(?:er)?|professor|teacher|lecturer|supervisor|dean|chair|coordinator) of \p{Lu}/iu

/** “Blackland Farmers’ Mutual”: what many of a trade own is a firm. */
const ofMany = /\p{L}s[’']\s+\p{Lu}/u

// “Market Rasen”, “Church Stretton”: before a name these are part of a town's.
const onlyFirst =
  /^(?:market|church|bank|mill|house|inn|press|shop|store|works|manor|park|farm|abbey) \p{Lu}[\p{L}’'-]+$/iu

function kindOf(text: string): Segment['kind'] {
  if (!/\p{L}{2}/u.test(text)) return 'remark'
  if (/^\(.*\)$/u.test(text) || when.test(text) || remark.test(text)) return 'remark'
  if (stated.test(text) || place.test(text)) return 'place'
  if (alone.test(text) || sameAgain.test(text)) return 'organisation'
  // What stands in brackets explains: “Stockly (inventory for online shops)”.
  const name = text.replace(/\s*\([^)]*\)/gu, '').trim() || text
  const title = hasTitle(name) || oneself.test(name)
  const company = organisation.test(name) && !/^(?:front|back) of house$/iu.test(name) && !onlyFirst.test(name)
  const last = name.split(/\s+/).at(-1) ?? ''
  if (ofSomething(name) || rankOf.test(name)) return 'title'
  if (/^\p{Lu}.*\b(?:Coast|National|Home|Border) Guard$/u.test(name)) return 'organisation'
  if (title && ofMany.test(name) && !hasTitle(last)) return 'organisation'
  // “Watering and potting for six growers”: who is worked for, not who works.
  const doing = /\s(?:for|of|to|with)\s.*[^s]s$/u.test(name) && !hasTitle(name.split(/\s+/)[0] ?? '')
  if (tells(name) && (!title || doing)) return 'unit'
  // “Rook Coffee Roasters” and “Orme Estate Agents” are firms; so is what begins with the word for one.
  if (title && /\s/.test(text) && /^\p{Lu}.*[^s]s$/u.test(last) && hasTitle(last.slice(0, -1))) return 'organisation'
  if (title && leadingOrganisation.test(text) && !hasTitle(last)) return 'organisation'
  if (title && company) {
    // “Store Manager” is a title, “Manager Tools Ltd” is none: what stands last decides.
    return organisation.test(last) ? 'organisation' : 'title'
  }
  if (title) return 'title'
  if (company && !/^(?:team|shift|night|day)/iu.test(text)) return 'organisation'
  // “Puddleducks Day Care”: within a name of capitals the word is part of it.
  const amid = /^\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}+\s)*(?:day|night|team|floor|unit)\s\p{Lu}\p{Ll}+$/iu.test(name)
  const long = /^(?:\p{Lu}\S+\s){3,}(?:Operations|Division|Section)$/u.test(name)
  return (unitWords.test(name) && !long && !(amid && /^(?:\p{Lu}\S*\s?)+$/u.test(name))) ||
    /^\p{Ll}/u.test(text) ||
    isSubject(text)
    ? 'unit'
    : 'unknown'
}

/** “The Jolly Stevedore”, “Office of the Provost”. */
const surelyFirm = (text: string) => /^The\s/u.test(text) || leadingOrganisation.test(text)

/** Whether a phrase with the noun of a title is a name of words that no title has: “Platte Valley Courier”. */
function likeFirm(text: string): boolean {
  const list = words(text)
  if (list.length < 2 || !list.every(({ raw, stem }) => /^[\p{Lu}\d]/u.test(raw) || isSmall(stem))) return false
  if (surelyFirm(text) || / & \p{Lu}\p{L}+$/u.test(text)) return true
  const named = namedIn(list)
  return list.some(
    ({ raw, stem }, at) =>
      !isSmall(stem) &&
      !rank.test(raw) &&
      !hasTitle(raw) &&
      !named.some(({ first, last }) => first <= at && at <= last),
  )
}

/** “Sugar Boiler”, “Shotfirer”: words that mostly name who does something. */
const doer = /\s\p{L}*\p{Ll}{2}(?:er|or|ist|ician|man|woman|eur|euse)$/u

/** Where no piece is a title, the only one that names a doer is. */
export function promote(pieces: Segment[][]): void {
  const all = pieces.flat()
  if (all.length < 2 || all.some(({ kind }) => kind === 'title')) return
  const doers = all.filter(({ text, kind }) => kind === 'unknown' && doer.test(text) && text.split(/\s+/).length <= 4)
  if (doers.length === 1 && doers[0]) doers[0].kind = 'title'
}

/**
 * Of lines that each name one thing, with no title among them, the one that goes on small is the title: “Metal cutter”
 * beside “Lowell Hydraulics, Leeds”.
 */
export function promoteRow(lines: Segment[][][]): void {
  const small = ([piece]: Segment[][]) =>
    piece?.[0]?.kind === 'unknown' &&
    (/^\p{Lu}\S*(?:\s\p{Ll}\S*)*\s\p{Ll}\S+$/u.test(piece[0].text) || /^\p{Ll}/u.test(piece[1]?.text ?? ''))
  const [one, two] = lines
  const firms = lines.filter(line => line.flat().some(({ kind }) => kind === 'organisation'))
  const other = lines.length === 2 && firms.length === 1 ? (firms[0] === one ? two : one)?.[0]?.[0] : undefined
  if (other?.kind === 'unknown') {
    other.kind = 'title'
    return
  }
  const found = lines.filter(small)
  const title = found.length === 1 ? found[0]?.[0]?.[0] : undefined
  if (title) title.kind = 'title'
}

/** Beside a firm by its name, what begins small (“farm collection”, “pre-school”) is what was done or where in it. */
function small(pieces: Segment[][]): void {
  const firms = pieces.flat().filter(({ kind }) => kind === 'organisation' || kind === 'unknown')
  const isSmallName = ({ text }: Segment) =>
    /^(?:my )?own\s/u.test(text) || (/^\p{Ll}/u.test(text) && !/\s\p{Lu}/u.test(text) && !alone.test(text))
  if (!firms.some(({ text }) => /^\p{Lu}/u.test(text))) return
  for (const firm of firms) if (firm.kind === 'organisation' && isSmallName(firm)) firm.kind = 'unit'
}

/** “Ferret Groomer, The Village Cobbler”: where the one title is a firm's name, what stands before it is the title. */
function aloneTitled(pieces: Segment[][], firms: { it: Segment; at: number }[]): void {
  const [firm] = firms
  const piece = firm && pieces[firm.at]
  const first = piece?.[0]
  if (!firm || firms.length > 1 || first?.kind !== 'unknown' || piece?.indexOf(firm.it) !== 1) return
  first.kind = 'title'
  firm.it.kind = 'organisation'
}

/** What the pieces are among each other: beside a title without doubt, a doubtful one is a firm. */
export function settle(pieces: Segment[][]): Segment[][] {
  small(pieces)
  const titles = pieces.flatMap((piece, at) => piece.filter(({ kind }) => kind === 'title').map(it => ({ it, at })))
  const firms = titles.filter(({ it }) => surelyFirm(it.text))
  aloneTitled(pieces, firms)
  // “Karaoke Host” over “The Jolly Stevedore, Leeds”: of two doubtful ones the name with its article is the firm.
  if (titles.length > 1 && firms.length > 0 && firms.length < titles.length)
    for (const { it } of firms) it.kind = 'organisation'
  else if (titles.length > 1) {
    const doubtful = titles.filter(({ it }) => likeFirm(it.text))
    const sure = titles.filter(
      title => !doubtful.includes(title) && /\p{Ll}|\s/u.test(title.it.text) && /^\p{Lu}/u.test(title.it.text),
    )
    const headed = doubtful.filter(({ it }) => hasTitle(it.text.split(/\s+/).at(-1) ?? ''))
    // “Depot Controller” and “Light Rail Operations”: of doubtful ones that which ends in the noun of a post is one.
    if (
      sure.length === 0 &&
      headed.length > 0 &&
      headed.length < doubtful.length &&
      doubtful.length === titles.length
    ) {
      for (const title of doubtful) if (!headed.includes(title)) title.it.kind = 'organisation'
      return settle(pieces)
    }
    for (const title of doubtful)
      if (
        sure.some(({ at }) => at !== title.at) ||
        (sure[0] && titles.indexOf(sure[0]) < titles.indexOf(title)) ||
        (sure.length === 0 && titles.indexOf(title) > 0 && doubtful.length === titles.length)
      )
        title.it.kind = 'organisation'
  }
  for (const piece of pieces) {
    const [first, second] = piece
    // “Lindqvist Lamps UK, Preston”: with the town behind it, what ends in a country is a firm.
    if (first?.kind === 'place' && second && /\S\s(?:UK|USA?|EU|GB)$/u.test(first.text)) first.kind = 'organisation'
    piece.forEach((segment, at) => {
      const before = piece[at - 1]
      if (before && before.kind !== 'title' && area.test(segment.text)) segment.kind = 'place'
    })
  }
  return pieces
}

const joint = '\uE000'
const edge = /[,|·•\t:;(—–]|\s{2,}|\s-\s|\.\s/u

/** “Tube Fabricator / TIG Welder, Acme”: a stroke between two titles joins them, any other parts the line. */
const joined = (line: string) =>
  line.replace(/\s\/\s/gu, (stroke, at: number) => {
    const before = line.slice(0, at).split(edge).at(-1)?.trim() ?? ''
    const after = (line.slice(at + stroke.length).split(edge)[0] ?? '').split(/\s\/\s/u)[0]?.trim() ?? ''
    const both = [before, after].every(side => kindOf(side) === 'title' && !surelyFirm(side))
    return both ? joint : stroke
  })

function segmentOf(part: string): Segment {
  const text = part.replaceAll(joint, ' / ')
  const firm = text.replace(opener, '')
  if (firm !== text) return { text: firm, kind: 'organisation', department: false }
  return { text, kind: kindOf(text), department: department.test(text) }
}

/** The parts of a strong piece that commas, colons and words such as “at” divide. */
const weakly = (piece: string) =>
  piece.split(weak).flatMap(part => {
    const { post, house } = inHouse.exec(part)?.groups ?? {}
    if (post && house && hasTitle(post)) return [post, house]
    const { title, firm } = employed.exec(part)?.groups ?? {}
    // “Facharzt für Anästhesiologie”: for what, not for whom.
    const field = /^f[üu]r\s/iu.test(firm ?? '') && !organisation.test(firm ?? '')
    return title && firm && hasTitle(title) && !alone.test(part) && !field ? [title, firm] : [part]
  })

/** A heading's strong pieces (parted by bars, dashes, wide gaps), each as its weak pieces (parted by commas). */
export function segments(line: string): Segment[][] {
  return settle(
    joined(line.replace(/(?<![^\s(])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?![^\s,.;:)])/gu, ''))
      .replace(orderWord, '')
      .replace(linkWord, '')
      .replace(/\((?:[^()]*)\)/gu, match => (/[,\d]/.test(match) ? '' : match))
      .split(strong)
      .map(part => part.trim().replace(/^[\],.:/–—-]+\s*|\s*[[,:(/–—-]+$/gu, ''))
      .filter(part => /[\p{L}]/u.test(part))
      .map(part =>
        weakly(part)
          .map(piece => piece.trim().replace(/^[([]+(?=[^)\]]*$)|[.,;:]+$/gu, ''))
          .filter(piece => /[\p{L}]/u.test(piece))
          .map(segmentOf),
      )
      .filter(list => list.length > 0),
  )
}
