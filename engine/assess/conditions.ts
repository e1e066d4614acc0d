import { withoutHarmless } from '../integrity.ts'
import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { stems } from '../text/words.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, onlyCopied, unmet } from './judgement.ts'
import { copiedMatch } from './words.ts'

/** Something that is no skill but so or not: how postings ask for it, `near` it in words, and how resumes say so, less, or the contrary. */
type Condition = {
  asks: RegExp
  not: RegExp
  near: ReadonlySet<string>
  says: RegExp
  less: RegExp
  refuses: RegExp
  lacking: string
}

const driving: Condition = {
  asks: /\b(?:driv(?:ing|er['’]?s?) (?:licen[cs]e|permit)|licen[cs]ed? to drive|(?:class|category|code) ?(?:[BG]|5)\b[^.;]{0,30}\blicen[cs]e|(?:valid|full|clean|current) [BG] licen[cs]e)/iu,
  // Lorries, coaches and forklifts have papers of their own.
  not: /\b(?:CDL|HGV|LGV|PCV|PSV|MR|HR|HC|C ?\+ ?E|CE|C1|D1|class (?:[ACD1-4]\b)|commercial|trains?|rail\p{L}*|locomotives?|truck|lorry|bus (?:driver|licen[cs]e)|coach|forklift|air[- ]?brake\p{L}*|tow\p{L}*|trailer|points|endorse\p{L}*|motorcycle|tractor)\b/iu,
  near: new Set(
    stems(
      'wheel drive drives driving driver drivers licence licences license licenses licensed permit test car van vehicle pickup transport class category cat code provisional learner rijbewijs führerschein fahrerlaubnis permis carnet carné carta patente prawo körkort førerkort kørekort G G1 G2 B',
    ),
  ),
  says: /\bdriv(?:ing|er['’]?s?)\s+(?:licen[cs]e|permit)|\blicen[cs]ed? (?:driver|to drive)|\bdriver since\b|\b(?:driving|road) test\b|\b(?:full|clean|clear|valid|current|manual|UK|EU|British|Irish)(?: [\p{L},]+){0,2} licen[cs]e\b(?! to practi)|\b(?:open|heavy rigid|medium rigid|heavy combination|HR|MR|HC|MC|CDL|HGV|LGV|C\+E) licen[cs]e\b|\b(?:class|category|cat\.?|code) ?(?:B|G|5|C1)\b(?:[^.;]{0,12}licen[cs]e)?|\b[BG] licen[cs]e\b|\blicen[cs]e:? (?:B|full|clean)\b|\b(?:rijbewijs|führerschein|fahrerlaubnis|permis (?:b|de conduire)|carn[eé]t? de conducir|carta de conduç[ãa]o|patente (?:b|di guida)|prawo jazdy|körkort|førerkort|kørekort)\b|\bI drive\b|\b(?:at|behind) the wheel\b|\bdriving:? (?:full|clean)\b|\blicen[cs]e (?:and|with) (?:a )?car\b|\b(?:my|car) licen[cs]e\b(?! to practi)|\bown (?:car|van|vehicle|pickup|transport)\b|^\W*drives\b/iu,
  less: /\b(?:provisional|learner['’]?s?|L[- ]plates?|G1|G2|(?:driving|road) (?:test|lessons?)[^.;]{0,25}\b(?:booked|next|due|in (?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec|spring|summer|autumn|winter)\p{L}*)|taking lessons|learning to drive)\b/iu,
  refuses:
    /\b(?:no|not|never|without|don['’]t|do not|cannot|can['’]t|gave up|given up|stopped)\b[^.;]{0,25}\b(?:driv\p{L}*|licen[cs]e)\b|\bnon[- ]driver\b|\b(?:licen[cs]e|driving)\b[^.;]{0,20}\b(?:revoked|suspended|lost|surrendered|expired|lapsed)\b/iu,
  lacking: 'The resume says nothing of a driving licence.',
}

const travel: Condition = {
  asks: /\b(?:willing|ready|able|happy|prepared|free|expect\p{L}*|available|comfortable|used)\b[^.;]{0,30}\b(?:travel|be away|time away)\b|\b(?:travel|away)\b[^.;]{0,40}(?:\d+ ?%|\bper ?cent\b|\bof the time\b)|\btravel\b[^.;]{0,30}\b(?:is )?(?:required|expected|essential|part of)|\bovernight stays?\b|\baway from home\b/iu,
  not: /\btravel (?:agen\p{L}*|industry|booking|arrangements?|management|desk|trade|plans?)\b|\b(?:book|arrang|organi[sz]|manag)\p{L}*\b[^.;]{0,20}\btravel\b/iu,
  near: new Set(
    stems(
      'road away suitcase hotel hotels night nights travel travels travelled traveled travelling traveling week weeks month months day days abroad home slept third half quarter',
    ),
  ),
  says: /\bon the road\b|\baway (?:every|most|half|\d)|\baway from (?:home|base)\b|\bsuitcase\b|\bhotel nights?\b|\bnights?\b[^.;]{0,30}\b(?:away|abroad|out|in hotels?)\b|\b(?:weeks?\b|months?\b|days?\b|third\b|quarter\b|half\b|\d+ ?%|per ?cent\b)[^.;]{0,45}\b(?:away|abroad|travel\p{L}*|on the road|staying over|at (?:clients?|customers?)(?:['’]s?)?)\b|\b(?:happy|willing|ready|glad|pleased|free|able|prepared|used|like|love) to travel\b|\btravel\p{L}*\b[^.;]{0,20}(?:\d+ ?%|\d+ (?:days|nights|weeks)|weekly|monthly|regularly|constantly|all over)|\b(?:slept|nights|weeks) in \p{Lu}/iu,
  less: /\b(?:up to|at most|only|no more than)\b[^.;]{0,25}\b(?:one|a|two|single)\b[^.;]{0,12}\b(?:night|day|week)s?\b[^.;]{0,12}\b(?:month|quarter|year)\b|\bday trips? only\b/iu,
  refuses:
    /\b(?:no|not|never|cannot|can['’]t|unable|rather not)\b[^.;]{0,20}\b(?:travel|be away|nights? away|overnight)\b|\bsleep at home\b|\bhome every (?:night|evening)\b|\bfixed place of work\b/iu,
  lacking: 'The resume says nothing of travelling for work.',
}

const ownCar = /\b(?:own|a|use of an?|have a|access to an?)(?: \p{L}+)? (?:car|vehicle|transport)\b/iu
const noCar = /\b(?:no|not|without|sold (?:my|the))\b[^.;]{0,12}\b(?:car|vehicle)\b|\bcar[- ]free\b/iu

// “…, because the recovery truck goes everywhere”: why it is asked is not what is asked.
const aside = /;|,\s(?:because|as|since|so|for)\b/iu
const inBrackets = /\([^)]*\)/gu

/** The condition that a posting sets, if it is one of those above and nothing else. */
export function conditionOf({ requirement: { text, type } }: Need): Condition | null {
  if (type === 'years' || type === 'degree' || type === 'language') return null
  return (
    [driving, travel].find(
      ({ asks, not }) => asks.test(text) && !not.test(text.replace(inBrackets, ' ').split(aside)[0] ?? ''),
    ) ?? null
  )
}

/** The lines in which the words at hand stand at all, in their order: the patterns are for those only. */
const linesNear = ({ evidence: { byStem } }: Resume, { near }: Condition) =>
  [...new Set([...near].flatMap(stem => byStem.get(stem) ?? []))].toSorted((a, b) => a - b)

/** What the resume says of the condition. To say so is enough: nobody can show it by work described. */
export function assessCondition(context: Context, need: Need, condition: Condition): Judgement {
  const { resume, taint } = context
  let best: Judgement | null = null
  let worst: Judgement | null = null
  for (const index of linesNear(resume, condition)) {
    const { text, section } = resume.statements[index] as Statement
    if (taint.has(index) || section === 'wish') continue
    const evidence = [statementQuote(resume, index)]
    // “no points on my licence” refuses nothing.
    if (condition.refuses.test(withoutHarmless(text))) {
      worst ??= { ...unmet('The resume says that it is not so.'), evidence }
      continue
    }
    if (condition.less.test(text))
      best ??= { status: 'partial', credit: 0.4, evidence, reason: 'The resume says so in part.' }
    else if (condition.says.test(text) && best?.status !== 'met')
      best = { status: 'met', credit: 1, evidence, reason: 'The resume says so.' }
  }
  if (best?.status === 'met' && condition === driving && ownCar.test(need.requirement.text)) {
    const without = resume.statements.findIndex(({ text }, index) => !taint.has(index) && noCar.test(text))
    if (without >= 0)
      return {
        status: 'partial',
        credit: 0.5,
        evidence: [statementQuote(resume, without)],
        reason: 'There is a licence but no car.',
      }
  }
  const copied = best || worst ? null : copiedMatch(context, need)
  if (copied !== null)
    return { status: 'partial', credit: 0, evidence: [statementQuote(resume, copied)], reason: onlyCopied }
  return best ?? worst ?? unmet(condition.lacking)
}
