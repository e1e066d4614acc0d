import { type DegreeLevel, degreeLevel } from '../resume/degree-level.ts'
import { onceOf } from '../text/once.ts'
import sayings from './sayings.json' with { type: 'json' }

// Letters in their own spelling only: “to be completed” holds no B.E.
const anyGraduate =
  '(?:[Aa]ny )?(?:[Pp]ost[- ]?)?(?:[Gg]radua|GRADUA)(?:te|tion|TE|TION)s?|[Aa]ny (?:\\p{L}+ )?[Dd]egree'
const one = `(?<!\\p{L})(?:${sayings.degreeLetters.join('|')}|${anyGraduate})(?!\\p{L})`

const inText = new RegExp(one, 'gu')
const label = '(?:educational?|education|academic|minimum|qualifications?|eligibility|degree|ug|pg)[ :–-]+'
const say = '(?:is |a )?(?:must|mandatory|preferred|required|only|degree|minimum)(?!\\p{L})'
// “Education: BE / B.Tech / MCA”, “Any graduate”, “MBA (Marketing) preferred / Graduate must”: nothing else is said.
const onlyThese = new RegExp(
  `^\\W*(?:${label})*(?:${one}\\.?(?: ?\\([^()]*\\))?(?:\\s+${say})*(?:\\s*(?:[/,|&]|or|and)\\s*|\\W*$))+(?:(?:equivalent|above|higher)\\W*)?$`,
  'iu',
)
const beside = '(?:\\s*(?:[/,|&]|\\bor\\b|\\band\\b)\\s*)+'
const letters = `(?:${one}|(?<!\\p{L})(?:HN[CD]|OND)(?!\\p{L}))`
const first = new RegExp(
  `^\\W*(?:an? |minimum )?${letters}\\.?(?:${beside}${letters}\\.?)*(?: degree)? in (?=\\p{Lu})`,
  'u',
)

/** Whether a text begins with the letters of degrees and goes on with their subject: “HND or B.Sc in Accounting, Economics, …”. */
export const opensWithLetters = (text: string): boolean => first.test(text)

const ofSubject = /\([^()]*\p{L}{3}[^()]*\)/u

// A bachelor's of engineering and of technology are one degree under two names, and so are these of business.
const same: Readonly<Record<string, string>> = { btech: 'be', mtech: 'me', pgdm: 'mba' }

const plain = (found: string): string => {
  const bare = found.toLowerCase().replace(/[. ]/gu, '')
  return same[bare] ?? bare
}

/** The degrees that a text names by their letters, in one spelling. */
export const lettersIn = (text: string): ReadonlySet<string> => new Set((text.match(inText) ?? []).map(plain))

const isAny = (found: string) => /gradua|degree|^ug$|^pg$/u.test(found)

const levelOf = (found: string): DegreeLevel =>
  isAny(found.toLowerCase()) ? (/post|^pg$/iu.test(found) ? 5 : 4) : (degreeLevel(found.replace(/ /gu, '')) ?? 4)

/**
 * What a posting asks that says no more than the letters of degrees, any of which will do; null where it says anything
 * else. `any`: a degree of whatever letters.
 */
export const lettersAsked = onceOf(
  (text: string): { letters: ReadonlySet<string>; any: boolean; level: DegreeLevel } | null => {
    const found = text.match(inText)
    if (!found || !onlyThese.test(text)) return null
    const any = [...lettersIn(text)].some(isAny)
    // “B.Sc (Physics)” is of a subject, and read as such.
    if (!any && ofSubject.test(text)) return null
    return { letters: lettersIn(text), any, level: Math.min(...found.map(levelOf)) as DegreeLevel }
  },
)
