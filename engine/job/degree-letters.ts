import { type DegreeLevel, degreeLevel } from '../resume/degree-level.ts'
import { onceOf } from '../text/once.ts'

const letters =
  'B\\.? ?E|B\\.? ?Tech|M\\.? ?Tech|M\\.? ?E|B\\.? ?Sc|M\\.? ?Sc|B\\.? ?Com|M\\.? ?Com|B\\.?B\\.?A|M\\.?B\\.?A|B\\.?C\\.?A|M\\.?C\\.?A|B\\.?A|M\\.?A|LL\\.?B|LL\\.?M|B\\.? ?Pharm(?:a)?|M\\.? ?Pharm|B\\.? ?Ed|M\\.? ?Ed|B\\.? ?Arch|PGDM|Ph\\.? ?D|U\\.?G|P\\.?G'
const anyGraduate = '(?:any )?(?:post[- ]?)?gradua(?:te|tion)s?|any (?:\\p{L}+ )?degree'
const one = `(?<!\\p{L})(?:${letters}|${anyGraduate})(?!\\p{L})`

const inText = new RegExp(one, 'giu')
const label = '(?:educational?|education|academic|minimum|qualifications?|eligibility|degree|ug|pg)[ :–-]+'
const say = '(?:is |a )?(?:must|mandatory|preferred|required|only|degree|minimum)(?!\\p{L})'
// “Education: BE / B.Tech / MCA”, “Any graduate”, “MBA (Marketing) preferred / Graduate must”: nothing else is said.
const onlyThese = new RegExp(
  `^\\W*(?:${label})*(?:${one}\\.?(?: ?\\([^()]*\\))?(?:\\s+${say})*(?:\\s*(?:[/,|&]|or|and)\\s*|\\W*$))+(?:(?:equivalent|above|higher)\\W*)?$`,
  'iu',
)
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
  isAny(found) ? (/post|^pg$/u.test(found) ? 5 : 4) : (degreeLevel(found) ?? degreeLevel(found.toUpperCase()) ?? 4)

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
    const levels = found.map(one => levelOf(one.toLowerCase() === one ? one : one.replace(/ /gu, '')))
    return { letters: lettersIn(text), any, level: Math.min(...levels) as DegreeLevel }
  },
)
