import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'
import { signFor, signsIn } from '../text/signs.ts'
import { forSmall } from '../text/small.ts'
import { speaksOfPosting } from './paper-line.ts'

const paperWords = new RegExp(
  forSmall(
    /(?<!\p{L})(?:certif\p{L}*|licen[cs]\p{L}*|regist\p{L}*|card|ticket|badge|diploma|award|permit|accredit\p{L}*|chartered|charter|members?|membership|fellow|associate|qualif\p{L}*|course|exam\p{L}*|training|designation|authori[sz]\p{L}*|endors\p{L}*|clearance|medical|apprenticeship|degree|bachelor\p{L}*|master\p{L}*|bsc|ba|msc|level \d|grade \d|refresher)(?!\p{L})/iu,
  ),
  'gu',
)
const gotWords = forSmall(
  /(?<!\p{L})(?:passed|held|hold|holder|gained|obtained|earned|awarded|completed|finished|admitted|took|taken|done|achieved|granted|sat|got|graduated|issued|cleared)(?!\p{L})/iu,
)
const goodWords = forSmall(
  /(?<!\p{L})(?:valid|current|in date|until|till|exp\p{L}*|renew\p{L}*|refreshed|re-?validated|retested|runs? (?:out|to)|good (?:to|till|until|for)|up to date|paid|live|active|in force|clean|standing|since)(?!\p{L})/iu,
)
const dates = /\b(?:19|20)\d\d\b|[’']\d\d\b/u

// The beginnings of words that each of these three needs: nearly every line goes without, and patterns are slow.
const begins = (list: string) => {
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${list})`, 'iu')
  return signFor(raw => pattern.test(raw))
}
const mayBePaper = begins(
  String.raw`certif|licen[cs]|regist|card|ticket|badge|diploma|award|permit|accredit|charter|member|fellow|associate|qualif|course|exam|training|designation|authori[sz]|endors|clearance|medical|apprenticeship|degree|bachelor|master|bsc|ba(?!\p{L})|msc|level|grade|refresher`,
)
const mayBeGot = begins(
  'passed|held|hold|gained|obtained|earned|awarded|completed|finished|admitted|took|taken|done|achieved|granted|sat|got|graduated|issued|cleared',
)
const mayBeGood = begins(
  String.raw`valid|current|date|until|till|exp|renew|refreshed|re(?!\p{L})|revalidated|retested|run|good|paid|live|active|force|clean|standing|since`,
)
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const is = (value: boolean) => (value ? 1 : 0)

type Plain = { papers: number; got: number; good: number; dated: number; posting: boolean }

const plainAt = once((_: Resume) => new Map<number, Plain>())

/** What a line says of papers, whatever is asked, found once a resume: how many words of them, up to three, and 0 or 1 of the rest. */
export function plainSigns(resume: Resume, at: number): Plain {
  const known = plainAt(resume)
  let plain = known.get(at)
  if (!plain) {
    const { text } = resume.statements[at] as Statement
    const signs = signsIn(resume.evidence.words[at] ?? [])
    const small = text.toLowerCase()
    plain = {
      papers: signs & mayBePaper ? Math.min(3, countOf(small, paperWords)) : 0,
      got: is((signs & mayBeGot) !== 0 && gotWords.test(small)),
      good: is((signs & mayBeGood) !== 0 && goodWords.test(small)),
      dated: is(dates.test(text)),
      posting: speaksOfPosting(text),
    }
    known.set(at, plain)
  }
  return plain
}

/** Whether a line has a word of papers: nearly all lack what begins one, and are not looked at closely. */
export const hasPaperWord = (resume: Resume, at: number): boolean =>
  (signsIn(resume.evidence.words[at] ?? []) & mayBePaper) !== 0 && plainSigns(resume, at).papers > 0
