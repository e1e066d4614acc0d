import { matchesOf } from '../text/matches.ts'
import { onceOf } from '../text/once.ts'

/** Fields that one paper is given for apart: who has it for the one has it for none of the others in the row. */
const rows: readonly (readonly RegExp[])[] = [
  [/\bgeneral industry\b/iu, /\bconstruction\b/iu, /\bmaritime\b/iu],
  [/\binternational\b/iu, /\bnational(?:ly)? only\b|\bdomestic\b/iu],
  [/\b(?:haulage|goods|freight|HGV|LGV)\b/iu, /\b(?:passengers?|bus(?:es)?|coach(?:es)?|PCV|PSV)\b/iu],
  [
    /\b(?:radiation therap\p{L}*|radiotherap\p{L}*|therapeutic radiograph\p{L}*)\b/iu,
    /\b(?:radiography|diagnostic radiograph\p{L}*)\b/iu,
    /\bnuclear medicine\b/iu,
    /\b(?:ultrasound|sonograph\p{L}*)\b/iu,
    /\b(?:magnetic resonance|MRI)\b/u,
  ],
  [
    // Who cares for adults is on the general division of the register.
    /\badults?\b|\bgeneral (?:nurs\p{L}*|division)\b|\bgeneral(?=,[^.;]{0,40}\bdivision)|\bRGN\b/iu,
    /\bmental[- ]health\b/iu,
    /\b(?:child(?:ren)?(?:[’']s)?|p(?:a)?ediatrics?|infants?)\b/iu,
    /\blearning disabilit\p{L}*/iu,
    /\b(?:neonatal|newborns?)\b/iu,
  ],
  [/\bresidential\b/iu, /\bcommercial\b/iu],
  [/\b(?:deck|nautical)\b/iu, /\b(?:engine|motor|steam)\b/iu],
  [/\bearly years\b/iu, /\bprimary\b/iu, /\bsecondary\b/iu],
  [/\b(?:food )?handlers?\b|\blabourer\p{L}*/iu, /\bmanagers?\b/iu],
  [/\btower cranes?\b/iu, /\bmobile cranes?\b/iu, /\bcrawler cranes?\b/iu, /\boverhead cranes?\b/iu],
  [/\bcounterbalance\b/iu, /\breach(?: truck)?\b/iu, /\btelescopic|telehandler\b/iu],
  [/\blife (?:and|&) health\b|\blife (?:licen[cs]e|insurance)\b/iu, /\bproperty (?:and|&) casualty\b|\bP&C\b/iu],
  [/\bby road\b/iu, /\bby air\b/iu, /\bby sea\b/iu, /\bby rail\b/iu],
  [
    /\b(?:registered nurse|RN|division 1)\b/u,
    /\b(?:[Ee]nrolled [Nn]urse|[Pp]ractical [Nn]urse|RPN|LPN|LVN|EN|[Dd]ivision 2)\b/u,
  ],
  [/\b(?:12|twelve)[- ]?h(?:ou)?rs?\b/iu, /\b(?:6|six)[- ]?h(?:ou)?rs?\b|\b(?:one|half)[- ]day\b/iu],
  [/\bITIL ?(?:4|v4)\b/iu, /\bITIL ?(?:v|version )?[23]\b/iu],
  [/\bnatural gas\b/iu, /\bLPG\b/iu, /\boil\b/iu],
]

/** Of each row that a text names fields of, the patterns of these and of the others: every line and post comes by them. */
const rowsNamed = (rows: readonly (readonly RegExp[])[]) =>
  onceOf((text: string) =>
    rows.flatMap(row => {
      const own = row.filter(field => field.test(text))
      return own.length > 0 ? [{ own, others: row.filter(field => !own.includes(field)) }] : []
    }),
  )

const anyIn = (fields: readonly RegExp[], text: string) => fields.some(field => field.test(text))

const fieldsAsked = rowsNamed(rows)

/** Whether the line names a field that its paper is for, and not the one that the posting names. */
export const otherField = (asked: string, line: string): boolean =>
  fieldsAsked(asked).some(({ own, others }) => anyIn(others, line) && !anyIn(own, line))

/** Fields that one work is done in apart: what posts are called by, and years in the one are none in the others of the row. */
const works: readonly (readonly RegExp[])[] = [
  [/\binternal audit\p{L}*/iu, /\b(?:external|statutory) audit\p{L}*/iu],
  [/\b(?:payables?|purchase ledger)\b/iu, /\b(?:receivables?|credit control\p{L}*|sales ledger)\b/iu],
  [/\bmotor\b/iu, /\bhousehold\b/iu, /\blife\b/iu, /\btravel\b/iu, /\bpets?\b/iu],
  [
    /\bcommercial (?!software|experience|awareness)/iu,
    /\b(?:residential|domestic)\b(?! (?:care|home|violence|school))/iu,
  ],
  [/\bcommercial (?:credit|lending|banking|lines)\b/iu, /\bconsumer\b|\bpersonal (?:lending|loans|lines)\b/iu],
  [
    /\bneonatal\b|\bnewborns?\b/iu,
    /\bp(?:a)?ediatric\p{L}*|\bchild(?:ren)?[’']?s?\b/iu,
    /\badults?\b/iu,
    /\bolder people\b|\bgeriatric\p{L}*/iu,
    /\bmental[- ]health\b|\bpsychiatric\b/iu,
    /\blearning disabilit\p{L}*/iu,
  ],
  [
    /\bearly years\b|\bnurser(?:y|ies)\b|\bkindergarten\b|\bunder[- ]fives\b/iu,
    /\b(?:primary|elementary)\b/iu,
    /\bsecondary\b|\bhigh school\b/iu,
    /\badult (?:learning|education)\b|\bfurther education\b/iu,
    /\buniversit(?:y|ies)\b/iu,
  ],
  [
    /\bmath(?:ematic)?s\b/iu,
    /\bhistory\b/iu,
    /\bgeography\b/iu,
    /\bmusic\b/iu,
    /\b(?:sciences?|chemistry|physics)\b/iu,
  ],
  [/\bdental\b|\bdentist\p{L}*/iu, /\bmedical (?:cent(?:er|re)|practice)\b/iu, /\bveterinary\b/iu, /\boptic\p{L}*/iu],
  [/\bsmall[- ]animals?\b/iu, /\bequine\b|\bhorses?\b/iu, /\b(?:large|farm) animals?\b|\blivestock\b/iu],
  [
    /\bgeneral practice\b|\bGP\b/iu,
    /\b(?:community|district|domiciliary|home (?:care|nursing))\b/iu,
    /\b(?:hospital|ward|infirmary)\b/iu,
  ],
  [/\bcardiac\b/iu, /\brespiratory\b/iu, /\brenal\b/iu, /\bstroke\b/iu, /\bdialysis\b/iu],
  [
    /\b(?:bus(?:es)?|coach(?:es)?|transit|omnibus)\b/iu,
    /\b(?:trucks?|lorr(?:y|ies)|HGV|haulage|freight)\b/iu,
    /\b(?:trains?|rail(?:way)?|main-?line|trams?)\b/iu,
    /\btaxis?\b/iu,
  ],
  [/\b(?:sea|ocean) freight\b/iu, /\bair (?:freight|cargo)\b/iu, /\broad (?:freight|haulage|transport)\b/iu],
  [/\bdeck\b/iu, /\b(?:marine engineer|engine room|engineer officer)\b/iu],
  [/\bhelicopters?\b/iu, /\bfixed[- ]wing\b/iu],
  [/\bwind\b/iu, /\b(?:solar|PV|photovoltaics?)\b/iu, /\bhydro(?:power|electric\p{L}*)?\b/iu, /\bnuclear\b/iu],
  [/\bfront[- ]?end\b/iu, /\bback[- ]?end\b/iu, /\b(?:iOS|Android)\b/iu, /\bfirmware\b/iu],
  [/\binteriors?\b/iu, /\bgraphics?\b/iu, /\b(?:apparel|fashion|clothing|garments?)\b/iu, /\bmotion\b/iu],
  [
    /\b(?:apparel|fashion|clothing|garments?)\b/iu,
    /\b(?:bed|bath|home ?wares?|furniture)\b/iu,
    /\bgrocer(?:y|ies)\b/iu,
  ],
  [/\bbak(?:er|ery|ing)\b/iu, /\bbutch\p{L}*|\bmeat\b/iu, /\bfish\p{L}*/iu, /\bdairy\b|\bcheese\b/iu],
  [/\b(?:insurance|insurers?|assurance|MGA)\b/iu, /\b(?:banks?|savings|credit union|building society)\b/iu],
  [
    /\bpatents?\b/iu,
    /\btrade ?marks?\b/iu,
    /\b(?:crimes?|criminal)\b/iu,
    /\b(?:family|divorce) law\b/iu,
    /\bemployment law\b/iu,
    /\bconveyanc\p{L}*/iu,
    /\bimmigration\b/iu,
    /\bpersonal injury\b/iu,
  ],
  [/\bhotels?\b/iu, /\b(?:airways|airlines?)\b/iu],
]

const worksNamed = rowsNamed(works)

/** Whether a post is called by another field of the work than the years are asked in, and nothing `told` of it names that one. */
export function otherWork(asked: string, called: string, told: () => string): boolean {
  return worksNamed(asked).some(
    ({ own, others }) => anyIn(others, called) && !anyIn(own, called) && !anyIn(own, told()),
  )
}

// “A04”, “AZ-104”, “G1”: letters with a number, as papers and their parts are coded.
const code = /(?<![\p{L}\d-])(\p{Lu}{1,3})-?(\d{1,4})(?![\p{L}\d])/gu

type Code = { name: string; letters: string; start: number; end: number }

const codesIn = (text: string): Code[] =>
  matchesOf(code, text).map(({ 0: { length }, 1: letters = '', 2: figures = '', index }) => ({
    name: letters + figures,
    letters,
    start: index,
    end: index + length,
  }))

const joined = /^[^;.]{0,40}?\b(?:and|as well as|plus)\b[^;.]{0,40}$|^\W*[&+]\W*$/iu

/** The codes of one kind that a posting asks for together, “both tower crane (A04) and mobile crane (A60)”; empty where one will do. */
const codesTogether = onceOf((asked: string): readonly string[] => {
  const found = codesIn(asked)
  const together = found.filter((one, at) => {
    const pair = (a: Code | undefined, b: Code | undefined) =>
      a?.letters === b?.letters && a !== undefined && b !== undefined && isJoined(asked.slice(a.end, b.start))
    return pair(found[at - 1], one) || pair(one, found[at + 1])
  })
  return [...new Set(together.map(({ name }) => name))]
})

const isJoined = (between: string) => joined.test(between) && !/\bor\b/iu.test(between)

/** Of codes asked for together those that no line has, where some have others of them. */
export function codesMissing(asked: string, lines: readonly string[]): string[] {
  const wanted = codesTogether(asked)
  if (wanted.length < 2) return []
  const have = new Set(lines.flatMap(line => codesIn(line).map(({ name }) => name)))
  const missing = wanted.filter(name => !have.has(name))
  return missing.length < wanted.length ? missing : []
}
