import type { PlainReading } from '../../../engine/types.ts'

/** What a stretch of a resume is replaced with; positions count from the start of the line. */
export type Replacement = { start: number; end: number; by: string }

const particles = new Set([
  'van',
  'von',
  'der',
  'den',
  'del',
  'de',
  'la',
  'bin',
  'bint',
  'al',
  'el',
  'ben',
  'dos',
  'das',
])

/** Letters as they are compared: without case and accents. */
const folded = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The words that a person is called by. Without a name that could be read, those of the address and of the file's author. */
export function namesOf({ profile, document }: PlainReading): Set<string> {
  const local = profile.email?.split('@')[0] ?? ''
  const written = profile.name ?? `${local.replace(/[^\p{L}]/gu, ' ')} ${document.metadata.author ?? ''}`
  const parts = written.split(/[\s'’-]+/u).map(folded)
  return new Set(parts.filter(part => part.length >= 2 && !particles.has(part)))
}

const street =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|close|crescent|terrace|square|gardens|row|highway|hwy'

/** Contact, address, age, origin, family, sex: what the lines of a resume say of who somebody is. */
const marks: [RegExp, string][] = [
  // “ann.lee@example.com”, “ann . lee @ example . com”, “ann.lee (at) example (dot) com”
  [
    /[\p{L}\d._%+-]+(?: \. [\p{L}\d._%+-]+)*\s?(?:@|[[({]\s?(?:at|@)\s?[\])}])\s?[\p{L}\d-]+(?:(?:\.| \. |\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?)[\p{L}\d-]+)+/giu,
    '[contact]',
  ],
  [
    /(?:https?:\/\/|www\.)\S+|\b(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|co|uk|de|eu|fr)(?:\/\S*)?(?![\p{L}\d])/giu,
    '[contact]',
  ],
  [
    /(?<![\p{L}\d@./-])(?!(?:19|20)\d{2}\s*[–-]\s*(?:19|20)\d{2})(?:\+|00)?\(?\d[\d \u00a0()./–-]{7,18}\d(?![\p{L}\d@])/gu,
    '[contact]',
  ],
  [new RegExp(`\\b\\d{1,5}[a-z]?,?\\s+(?:\\p{Lu}[\\p{L}'’.-]*\\s+){1,3}(?:${street})\\b\\.?`, 'giu'), '[address]'],
  [/\b(?:\p{Lu}\p{Ll}+(?:straße|strasse|weg|platz|gasse|allee))\s+\d{1,4}\w?/gu, '[address]'],
  [/\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gu, '[address]'],
  [/\b[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/gu, '[address]'],
  [/\b(?:flat|apartment|apt\.?)\s+\d+\w?/giu, '[address]'],
  [
    /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|born(?: on| in)?|place of birth|birthplace|nationality|citizenship|citizen of|marital status|civil status|family status|gender|sex|religion|ethnicity|ethnic origin|race|pronouns|passport(?: no\.?| number)?|national insurance(?: no\.?| number)?|social security(?: no\.?| number)?|ssn|age)\s*[:–-]\s*[^|•;\n]*/giu,
    '[personal]',
  ],
  [/\bborn (?:on |in )[^|•;,.\n]*(?:,? \d{4})?/giu, '[personal]'],
  [/\bborn \d[^|•;,.\n]*/giu, '[personal]'],
  [/\baged? \d{2}\b|\b\d{2}[- ]years?[- ]old\b|\b\d{2} years of age\b/giu, '[personal]'],
  [/\b\p{Lu}\p{Ll}+ (?:citizen|national|passport)\b/gu, '[personal]'],
  [
    /\b(?:married|divorced|widowed|unmarried|engaged to be married|maternity leave|paternity leave|pregnan\p{L}+)\b/giu,
    '[personal]',
  ],
  [
    /\b(?:\w+ )?(?:children|kids|sons?|daughters?)\b|\b(?:mother|father|mum|mom|dad|husband|wife) (?:of|to)\b[^|•;,.\n]*/giu,
    '[personal]',
  ],
  [/\b(?:christian|catholic|protestant|muslim|islamic|jewish|hindu|sikh|buddhist|atheist)\b/giu, '[personal]'],
  [/\bphoto(?:graph)?\b/giu, '[personal]'],
]

const neutral: [RegExp, string][] = [
  [/\b(?:he|she)\b/giu, 'they'],
  [/\b(?:his|hers)\b/giu, 'their'],
  [/\b(?:him|her)\b/giu, 'them'],
  [/\b(?:himself|herself)\b/giu, 'themself'],
  [/\b(?:mr|mrs|ms|miss|mister|sir|madam)\b\.?/giu, ''],
  [/\b(?:male|female)\b/giu, '[personal]'],
  [/\b(?:women|men|woman|man|girls?|boys?)\b(?:['’]s)?/giu, 'people'],
  [/(?<=\p{L}{3})(?:women|men|woman|man)\b/giu, 'person'],
  [/\b(?:waitress|waiter)\b/giu, 'server'],
  [/\b(?:steward|stewardess)\b/giu, 'attendant'],
  [/\b(?:actress|actor)\b/giu, 'performer'],
  [/\b(?:hostess)\b/giu, 'host'],
  [/\b(?:sorority|fraternity)\b/giu, 'society'],
]

// Words that end in “man” or “men” and are about nobody's sex.
const innocent =
  /^(?:german|roman|human|norman|ottoman|shaman|regimen|specimen|acumen|abdomen|omen|stamen|women|woman)s?$/iu

function nameParts(line: string, names: ReadonlySet<string>): Replacement[] {
  const found: Replacement[] = []
  for (const match of line.matchAll(/[\p{L}\p{M}]+(?:[’'](?=\p{L})[\p{L}\p{M}]+)?/gu)) {
    const [bare = ''] = match[0].split(/[’']/u)
    const hit = [match[0], bare].some(word => names.has(folded(word)))
    // Two letters are a name only where they are written as one.
    if (hit && (bare.length > 2 || /^\p{Lu}/u.test(bare)))
      found.push({ start: match.index, end: match.index + match[0].length, by: '[name]' })
  }
  return found
}

/** Everything in a line that tells who somebody is, in order and without overlaps. The first to claim a place has it. */
export function identityIn(line: string, names: ReadonlySet<string>, yearsToo: boolean): Replacement[] {
  const claimed: Replacement[] = nameParts(line, names)
  const claim = (start: number, end: number, by: string) => {
    if (end > start && !claimed.some(one => start < one.end && one.start < end)) claimed.push({ start, end, by })
  }
  const patterns = yearsToo ? [...marks, yearOnly] : marks
  for (const [pattern, by] of patterns)
    for (const match of line.matchAll(pattern)) {
      // A mark that a name stands in is wider than the name: it takes its place.
      const { index: start } = match
      const end = start + match[0].trimEnd().length
      for (let i = claimed.length - 1; i >= 0; i--) {
        const one = claimed[i]
        if (one && start <= one.start && one.end <= end) claimed.splice(i, 1)
      }
      claim(start, end, by)
    }
  for (const [pattern, by] of neutral)
    for (const match of line.matchAll(pattern)) {
      const word = /[\p{L}]*$/u.exec(line.slice(0, match.index))?.[0] ?? ''
      if (!innocent.test(word + match[0])) claim(match.index, match.index + match[0].length, by)
    }
  return claimed.toSorted((a, b) => a.start - b.start)
}

/** The year of a degree tells an age. */
const yearOnly: [RegExp, string] = [/\b(?:19|20)\d{2}\b/gu, '[year]']

/** What would tell who somebody is in a text that is about to be sent, or null. A second look, by other means. */
export function leakIn(text: string, names: ReadonlySet<string>, { profile }: PlainReading): string | null {
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (names.has(folded(word)) && (word.length > 2 || /^\p{Lu}/u.test(word))) return 'a name'
  }
  const plain = text.toLowerCase()
  if (plain.includes('@') && /\S@\S+\.\S/.test(plain)) return 'an address'
  const digits = profile.phone?.replace(/\D/g, '') ?? ''
  if (digits.length >= 7 && text.replace(/[^\d]/g, '').includes(digits)) return 'a telephone number'
  if (profile.links.some(link => link.length > 5 && plain.includes(link.toLowerCase()))) return 'a link'
  return null
}
