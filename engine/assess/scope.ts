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

const fieldsOf = (text: string): readonly ReadonlySet<number>[] =>
  rows.map(row => new Set(row.flatMap((field, at) => (field.test(text) ? [at] : []))))

const fieldsAsked = onceOf(fieldsOf)

/** Whether the line names a field that its paper is for, and not the one that the posting names. */
export function otherField(asked: string, line: string): boolean {
  return fieldsAsked(asked).some((wanted, at) => {
    if (wanted.size === 0) return false
    const has = (rows[at] ?? []).flatMap((field, place) => (field.test(line) ? [place] : []))
    return has.length > 0 && !has.some(place => wanted.has(place))
  })
}

// “A04”, “AZ-104”, “G1”: letters with a number, as papers and their parts are coded.
const code = /(?<![\p{L}\d-])(\p{Lu}{1,3})-?(\d{1,4})(?![\p{L}\d])/gu

type Code = { name: string; letters: string; start: number; end: number }

const codesIn = (text: string): Code[] =>
  [...text.matchAll(code)].map(({ 0: { length }, 1: letters = '', 2: figures = '', index }) => ({
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
