import { keptLines, onceOf } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import sayings from './sayings.json' with { type: 'json' }
import { withoutCodes, withoutStates } from './state-letters.ts'

/** 1 school leaver · 2 vocational, certificate, diploma · 3 associate, HND · 4 bachelor · 5 master · 6 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Subjects in the letters of American degrees, “BSME”; no other thing at work is called so with “BS” or “MS”. */
const subjectLetters =
  'ME|EE|CE|ChE|CS|CpE|IE|AE|BME|ECE|CSE|MET|EET|CET|IT|IS|MIS|BA|A|F|E|Ed|Accy|Acct|Econ|Math|Bio|Chem|Eng|Pharm|PH|PT|OT|SW|FS|HRM|HM|LA'

// Abbreviations count in their own spelling only: “as”, “ma” and “ba” are words.
const abbreviations: [DegreeLevel, RegExp][] = [
  [
    6,
    /(?<![\p{L}.])(?:Ph\.?\s?D|D\.?Phil|Ed\.?D|Dr\.\s?(?:rer|phil|ing|med)|DNP|D\.?P\.?T|O\.?T\.?D|Psy\.?D|Pharm\.?D|J\.?D|M\.?D|DDS|DMD|DVM)(?![\p{L}])/u,
  ],
  [5, new RegExp(String.raw`(?<![\p{L}.])(?:${sayings.mastersLetters.join('|')})(?![\p{L}])`, 'u')],
  [5, new RegExp(`(?<![\\p{L}.])M\\.?S\\.?(?:${subjectLetters})(?![\\p{L}])`, 'u')],
  [4, new RegExp(`(?<![\\p{L}.])B\\.?S\\.?(?:${subjectLetters})(?![\\p{L}])`, 'u')],
  [
    4,
    /(?<![\p{L}.])(?:B\.?Bus|BASc|BAppSc|BHSc|BHM|BHMCT|BCA|B\.?Des|B\.?Mus|BMath|B\.?Nurs|B\.?N|B\.?O\.?T|B\.?P\.?T|BDS|BVSc|BVetMed|BVMS|LLB|AMK|B\.?Mil|B\.?Comm|BSocSc|BEngTech|B\.?H\.?S|BIT|B\.?S\.?L\.?P|BCIS|BEd|BArch|BPharm|BPhil|BTheol|BAgr(?:Sc)?|BSE|BSEng|B\.?App\.?Sc|B\.?C\.?L|B\.C\.E|BE(?= \(\p{Lu}|,? \p{Lu}))(?![\p{L}])/u,
  ],
  [
    4,
    /(?<![\p{L}.])B\.? (?:Commerce|Science|Arts|Engineering|Education|Nursing|Technology|Business|Pharmacy|Laws?)(?![\p{L}])/u,
  ],
  [5, /(?<![\p{L}.])M\.? (?:Commerce|Science|Arts|Engineering|Education|Technology|Business|Laws?)(?![\p{L}])/u],
  // “B Psych”, “B.Math”, “BSocSci”: the subject stands in the letters.
  [
    4,
    /(?<![\p{L}.])(?:B\.?B\.?S(?=[ ,.]* ?(?:\(|\p{Lu}|in\b))|B\.?(?:Psych|Psy|Maths?|Stat|Econ|Acct?|Acctg|Mgm?t|Mus|Nurs|SocSci?|HealthSc|Laws|EnvSc|Env|Vet|Pod|Optom|Physio|Paramed|Midwif|Teach|Tour|Hort|Agric|Build|Surv|Plan|InfoTech|CompSc|Crim|Jour|Kin|Hosp|HRM|SocPol|HSc|Th)|B\.? (?:Psych|Psy|Maths?|Econ|Soc\.? Sci?|Nurs|Health Sc|Bus|Mus|Laws|App\.? Sc|Comp\.? Sc))(?![\p{L}])/u,
  ],
  [
    4,
    /(?<![\p{L}.])(?:B\.?\s?Sc|BSC|B\.?S\.?N?|B\.?A|B\.?Eng|B\.E\.|B\.?Ed|B\.?Com|B\.?Tech|B\.?B\.?A|B\.?F\.?A|B\.?S\.?W|LL\.?B|A\.?B|MBBS|MBChB|B\.?Arch|B\.?Pharm|BEng|Bc\.|Lic\.|Ing\.)(?![\p{L}\d]|\s?(?:EN|ISO)?\s?\d{3})/u,
  ],
  [
    3,
    /(?<![\p{L}.]|[Ll]evel )(?:A\.?A\.?S|A\.?D\.?N|A\.?S\.?N|A\.?S|A\.?A|Fd(?:A|Sc|E(?:ng|d))|FDEng|HND|HNC|BTS|DUT|DEC(?!\.?\s*[’']?\d{2})|DipHE|CertHE)(?![\p{L}])/u,
  ],
  [
    2,
    /(?<![\p{L}.])(?:NVQ|SVQ|BTEC|C&G|DEP|DVS|CAP(?![- ](?:inspect|accredit|survey|check|visit))|BP|CQP|CFC|AEC)(?![\p{L}])/u,
  ],
  [1, /(?<![\p{L}.])(?:GED|HiSET|GCSEs?|O-[Ll]evels?|A-[Ll]evels?|CSEs?)(?![\p{L}])/u],
]
const names: [DegreeLevel, RegExp][] = [
  [
    6,
    /(?<![\p{L}])(?:doctorate|doctor of|doctoral degree|juris doctor|promotion zum|doctorat|doctorado|doutorado|dottorato)(?![\p{L}])/iu,
  ],
  [5, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.masters.join('|')})(?![\p{L}])`, 'iu')],
  [4, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.bachelors.join('|')})(?![\p{L}])`, 'iu')],
  [3, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.shortDegrees.join('|')})(?![\p{L}])`, 'iu')],
  [2, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.vocational.join('|')})(?![\p{L}])`, 'iu')],
  [1, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.schools.join('|')})(?![\p{L}])`, 'iu')],
]

/** What a course of study makes of someone: in a list of studies the title stands for its degree. */
const made: [DegreeLevel, RegExp][] = [
  [5, /(?<![\p{L}])(?:civilingenj?[öø]r|sivilingeniør|diplomi-insinööri)(?![\p{L}])/iu],
  [5, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.studiedMasters.join('|')})(?![\p{L}])`, 'iu')],
  [4, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.studiedBachelors.join('|')})(?![\p{L}])`, 'iu')],
  [
    4,
    /(?<![\p{L}])(?:abogad[oa]|contador(?:a)? públic[oa]|arquitect[oa]|ingénieure?|inginer|insinööri|university course|university studies)(?![\p{L}])/iu,
  ],
  [3, /(?<![\p{L}])(?:geprüfte[rn]?|\p{L}*fachwirt(?:in)?|betriebswirt(?:in)?|tecnólogo)(?![\p{L}])/iu],
  [2, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.madeByTraining.join('|')})(?![\p{L}])`, 'iu')],
  [1, new RegExp(String.raw`(?<![\p{L}])(?:${sayings.studiedSchools.join('|')})(?![\p{L}])`, 'iu')],
]

const madeInSmall = made.map(([level, pattern]) => [level, forSmall(pattern)] as const)
const madeIn = onceOf((text: string) => {
  const small = text.toLowerCase()
  return madeInSmall.find(([, pattern]) => pattern.test(small))?.[0] ?? null
}, keptLines)

/** The level of a row among studies, where no degree is named outright. */
export const studiedLevel = (text: string): DegreeLevel | null => degreeLevel(text) ?? madeIn(text)

const levels = ([6, 5, 4, 3, 2, 1] as const).map(level => ({
  level,
  patterns: [...abbreviations, ...names].filter(([of]) => of === level).map(([, pattern]) => pattern),
}))

const school = forSmall(
  /\b(?:(?:general|senior|queensland|victorian|tasmanian|secondary) certificate of (?:secondary )?education|higher school certificate|high school diploma|school[- ]leaving certificate|leaving certificate|(?:national )?senior certificate)\b/iu,
)

// “Lowell, MA” is a place and “BS 7671” a standard.
const states = /(?<![\p{L}])(?:MA|MS|MD|AS|AB)(?![\p{L}])/u
const places = /(?<=\p{Ll},?\s)(?:MA|MS|MD|AS|AB)(?=[\s,]*(?:\d|$|[|(–—-])|\t)/gu
const standards = /(?<![\p{L}])(?:AS\/NZS|BS|AS)\s?(?:EN\s?|ISO\s?)*(?!(?:19|20)\d\d(?!\d))\d[\d-]+/gu

// “MS Office”, “AS/400” and “JD Edwards” are products, “GC-MS” is an instrument, “WCAG 2.2, level AA” a standard.
const products =
  /(?<![\p{L}])(?:(?!B\.?S)\p{L}[\p{L}\d]{1,4}-MS(?:[-/]MS)?|[GL]C\/MS(?:[-/]MS)?|MS[ -]?(?:Office|Excel|Word|Project|Power\p{L}*|Teams|Access|Outlook|Visio|SQL|Dynamics|Azure|Windows|Share\p{L}*|Server|OneNote|Planner|Exchange|D?365|DOS|Suite|Build)|AS\/?400|JD ?Edwards|(?:level|grade|WCAG(?: ?\d(?:\.\d)?)?,?)[ -](?:level )?AA?)(?![\p{L}])/giu

// “Omsorgsbolaget Lind AB” is a Swedish company.
const swedish = /(?<=\p{Lu}[\p{L}&-]*\s)AB(?=\s*(?:$|[\t,|(–—]))/gu

// “DoLS/MCA” are two laws: letters behind a stroke are a degree's only where those before it may be one's, too.
const joined = /(?<![\p{L}])(?!B|M|P|LL|HN|A)\p{Lu}\p{L}*\p{Lu}\p{L}*\/(?:MCA|MA|MS|BA|BS|AS|AA)(?![\p{L}])/gu

/** One pattern for whether any of these stands in a text: most texts name no degree, and it looks at each word once. */
const anyOf = (list: [DegreeLevel, RegExp][], flags: string) => {
  const inner = list.map(([, { source }]) => source.replace(/^\(\?<![^)]*\)/u, ''))
  return new RegExp(`(?<![\\p{L}])(?:${inner.join('|')})`, flags)
}
const anyAbbreviation = anyOf(abbreviations, 'u')
// Of names in small letters “master Physics” is one as well.
const anyName = forSmall(new RegExp(anyOf(names, 'iu').source.replaceAll('\\p{Lu}', '\\p{L}')))

const levelIn = (text: string) => levels.find(({ patterns }) => patterns.some(pattern => pattern.test(text)))?.level

/** The level of a degree that the text names, or null. */
export const degreeLevel = onceOf((text: string): DegreeLevel | null => {
  // “High school diploma” and “school leaving certificate” are of school whatever else they are called.
  const small = text.toLowerCase()
  if (school.test(small)) return 1
  // What is taken out below leaves nothing that was no degree before.
  if (!anyAbbreviation.test(text) && !anyName.test(small)) return null
  const dry = text.includes('BS') || text.includes('AS') ? text.replace(standards, ' ') : text
  const own = withoutCodes(dry).replace(products, ' ').replace(joined, ' ')
  const plain = own.includes('AB') ? own.replace(swedish, ' ') : own
  const level = levelIn(plain)
  if (level === undefined || !states.test(plain)) return level ?? null
  return levelIn(withoutStates(plain, true).replace(places, ' ')) ?? levelIn(withoutStates(plain, false)) ?? null
}, keptLines)

// “Degree or postgraduate diploma”, “a town planning degree or …”: the word without a rank is a bachelor's.
const levelOf = (part: string) =>
  degreeLevel(part) ?? (/\bdegree\s*(?:$|(?:plus|with|and|together)\b)/iu.test(part) ? 4 : null)

const shortWillDo =
  /\b(?:two|2)[- ]year(?: degree)?s? (?:is|are|will|would|also)\b|\bassociate(?:['’]?s)?(?: degree)? (?:is fine|will do|is enough|accepted|also counts)\b/iu

/** The lowest of the levels that the text leaves a choice of, “Bachelor’s or HND”; null where none is named. */
export function lowestLevel(text: string): DegreeLevel | null {
  // “A degree in dairy science (two-year is fine)”
  if (shortWillDo.test(text)) return 3
  if (!/\bor\b|\//iu.test(text)) return degreeLevel(text)
  // “Associate or bachelor’s degree”: the one word belongs to both.
  const whole = text.replace(/\b(associate|bachelor|master)(?:[’']?s)?(?=\s*(?:,|or\b|\/))/giu, '$1 degree')
  const named = whole.split(/\s*(?:,|\bor\b|\/|\()\s*/iu).flatMap(part => levelOf(part) ?? [])
  // “Certificate or associate degree in wind energy”
  const certificate: DegreeLevel[] = /^\W*(?:an? )?(?:\p{L}+ )?certificate or (?:an? )?associate/iu.test(text)
    ? [2]
    : []
  return (
    [...named, ...certificate].reduce<DegreeLevel | null>(
      (low, level) => (low === null || level < low ? level : low),
      null,
    ) ?? degreeLevel(text)
  )
}
