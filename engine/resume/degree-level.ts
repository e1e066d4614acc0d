/** 1 school leaver · 2 vocational, certificate, diploma · 3 associate, HND · 4 bachelor · 5 master · 6 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5 | 6

// Abbreviations count in their own spelling only: “as”, “ma” and “ba” are words.
const abbreviations: [DegreeLevel, RegExp][] = [
  [
    6,
    /(?<![\p{L}.])(?:Ph\.?\s?D|D\.?Phil|Ed\.?D|Dr\.\s?(?:rer|phil|ing|med)|DNP|D\.?P\.?T|Pharm\.?D|J\.?D|M\.?D|DDS|DMD|DVM)(?![\p{L}])/u,
  ],
  [
    5,
    /(?<![\p{L}.])(?:M\.?\s?Sc|MSC|M\.?S\.?N?|M\.?A|M\.?Eng|M\.E\.|M\.?Ed|M\.?B\.?A|MPA|MPH|M\.?S\.?W|M\.?F\.?A|LL\.?M|M\.?Phil|Dipl\.?-\p{L}+|PGCE|M\.?Arch|M\.?Pharm)(?![\p{L}])/u,
  ],
  [
    4,
    /(?<![\p{L}.])(?:B\.?\s?Sc|BSC|B\.?S\.?N?|B\.?A|B\.?Eng|B\.E\.|B\.?Ed|B\.?Com|B\.?Tech|B\.?B\.?A|B\.?F\.?A|B\.?S\.?W|LL\.?B|A\.?B|MBBS|MBChB|B\.?Arch|B\.?Pharm|BEng)(?![\p{L}]|\s?(?:EN|ISO)?\s?\d{3})/u,
  ],
  [3, /(?<![\p{L}.])(?:A\.?A\.?S|A\.?D\.?N|A\.?S\.?N|A\.?S|A\.?A|FdA|FdSc|HND|HNC|BTS|DUT|DipHE)(?![\p{L}])/u],
  [2, /(?<![\p{L}.])(?:NVQ|SVQ|BTEC|C&G|CAP|BP|CQP)(?![\p{L}])/u],
  [1, /(?<![\p{L}.])(?:GED|GCSEs?|O-[Ll]evels?|A-[Ll]evels?|CSEs?)(?![\p{L}])/u],
]
const names: [DegreeLevel, RegExp][] = [
  [6, /(?<![\p{L}])(?:doctorate|doctor of|doctoral degree|juris doctor|promotion zum)(?![\p{L}])/iu],
  [
    5,
    /(?<![\p{L}])(?:master(?:[’']?s)?(?: of| in| degree)|master(?=[\s,]+\p{Lu})|magister|magisterium|máster|maîtrise|diplom-(?:ingenieur|kaufmann|kauffrau|informatiker)(?:in)?|staatsexamen|postgraduate (?:diploma|degree|certificate))(?![\p{L}])/iu,
  ],
  [
    4,
    /(?<![\p{L}])(?:bachelor(?:[’']?s)?(?: of| in| degree)?|licenciatura|licenciad[oa]|grado en|licence professionnelle|laurea|undergraduate degree|first degree|honours degree|four-year (?:university )?(?:degree|diploma)|university degree|university diploma|ingeniero|ingénieur|degree in|a degree|(?:relevant|related|college|nursing|teaching) degree|degree-qualified)(?![\p{L}])/iu,
  ],
  [
    3,
    /(?<![\p{L}])(?:associate(?:[’']?s)?(?: of| in| degree)|foundation degree|higher national|national diploma|advanced diploma|meisterbrief|staatlich geprüfter|diploma of higher education)(?![\p{L}])/iu,
  ],
  [
    2,
    /(?<![\p{L}])(?:diploma|city\s*(?:&|and)\s*guilds|apprenticeship|vocational|trade certificate|craft certificate|certificate (?:iii|iv|in|of)|certificat|bac pro|ausbildung|berufsausbildung|gesellenbrief|t-level|bootcamp|technical certificate|formación profesional|ciclo formativo|technikum|qualification in)(?![\p{L}])/iu,
  ],
  [
    1,
    /(?<![\p{L}])(?:high school|secondary school|a levels?|o levels?|abitur|baccalauréat|bachillerato|leaving cert(?:ificate)?|matura|school leaving|matriculation|sixth form|school diploma)(?![\p{L}])/iu,
  ],
]

const levels = ([6, 5, 4, 3, 2, 1] as const).map(level => ({
  level,
  patterns: [...abbreviations, ...names].filter(([of]) => of === level).map(([, pattern]) => pattern),
}))

const school = /\b(?:high school diploma|school[- ]leaving certificate|leaving certificate)\b/iu

// “Lowell, MA” is a place and “BS 7671” a standard.
const places = /(?<=\p{Ll},?\s)(?:MA|MS|MD|AS|AB)(?=[\s,]*(?:\d|$|[|(–—-]))/gu
const standards = /(?<![\p{L}])(?:BS|AS)\s?(?:EN\s?|ISO\s?)*(?!(?:19|20)\d\d(?!\d))\d[\d-]+/gu

const levelIn = (text: string) => levels.find(({ patterns }) => patterns.some(pattern => pattern.test(text)))?.level

/** The level of a degree that the text names, or null. */
export function degreeLevel(text: string): DegreeLevel | null {
  // “High school diploma” and “school leaving certificate” are of school whatever else they are called.
  if (school.test(text)) return 1
  const plain = text.replace(standards, ' ')
  return levelIn(plain.replace(places, ' ')) ?? levelIn(plain) ?? null
}

/** The lowest of the levels that the text leaves a choice of, “Bachelor’s or HND”; null where none is named. */
export function lowestLevel(text: string): DegreeLevel | null {
  if (!/\bor\b|\//iu.test(text)) return degreeLevel(text)
  const named = text.split(/\s*(?:,|\bor\b|\/)\s*/iu).flatMap(part => degreeLevel(part) ?? [])
  return (
    named.reduce<DegreeLevel | null>((low, level) => (low === null || level < low ? level : low), null) ??
    degreeLevel(text)
  )
}
