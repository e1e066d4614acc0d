import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import type { Judgement } from './judgement.ts'

// In its own spelling only: “GED” is a paper wherever it stands.
const told =
  /(?<![\p{L}])(?:GED|HiSET|[Hh]igh[- ][Ss]chool (?:[Dd]iploma|[Gg]raduat(?:e|ed|ion)|[Ee]quivalency)|[Gg]raduated (?:from )?[Hh]igh[- ][Ss]chool)(?![\p{L}])/u
const notHeld =
  /\b(?:no|not|never|without|working (?:on|towards?)|stud(?:y|ied|ying) for|preparing|planned|in progress|to (?:finish|get|take)|some|left|teach\p{L}*|taught|tutor\p{L}*|pupils|students)\b/iu

/** The lines that tell of the end of school, wherever they stand, found once a resume. */
const lines = once(({ statements }: Resume): number[] =>
  statements.flatMap(({ text, section }, at) =>
    section !== 'lacks' && section !== 'wish' && told.test(text) && !notHeld.test(text) ? [at] : [],
  ),
)

/** A school leaving paper that is named outside of the studies, “GED 2011” among the papers; null where none is. */
export function schoolLeft({ resume, taint }: Context): Judgement | null {
  const at = lines(resume).find(line => !taint.has(line))
  if (at === undefined) return null
  return { status: 'met', credit: 1, evidence: [statementQuote(resume, at)], reason: 'The resume names it.' }
}
