import { withoutHarmless } from '../integrity/harmless.ts'
import type { Resume } from '../resume/read.ts'
import { around, brief, inQuotes } from './phrases.ts'
import { unspoken } from './unspoken.ts'

/*
 * Where the resume itself says that the person lacks something. “Not”, “no” and “without” alone say nothing of the kind:
 * “no complaints”, “without a scratch”, “never missed a deadline” tell of work done well.
 */

const thing =
  '(?:experience|knowledge|training|licen[cs]es?|permit|certificat\\p{L}*|certification|qualifications?|degree|diploma|registration|accreditation|authority|background|exposure|practice|programming|coding|skills?)(?![\\p{L}])'
const between = "(?:(?!with\\b|for\\b|on\\b|in\\b|at\\b|and\\b|but\\b)[\\p{L}\\d&/+#.’'-]+ ){0,4}"
// “No legal background needed” is said of a course.
const unasked = '(?! (?:(?:is|are|was|were) )?(?:needed|necessary|required|asked|lost|wasted|involved)\\b)'
const done =
  '(?:used|worked (?:with|in|on|as|to|under)|driven|led|managed|written|run|operated|held|sat|trained|taught|programmed|owned|priced|built|done|carried|placed|marketed|set up|supervised|handled|prepared|studied|learn(?:ed|t)|practised|keyed|had (?:a |any |my )?(?:licen[cs]e|training|degree|certificate))'
const state =
  '(?:an? )?(?:licen[cs]ed|certified|registered|qualified|trained|accredited|chartered|familiar|experienced|fluent)\\b'

const lacking = new RegExp(
  [
    `(?:^|[,;:.(–—]\\s*|\\b(?:have|had|has|hold|holds|got|but|and) )no ${between}${thing}${unasked}`,
    // Of work alone it is said outright: “no unplanned work” is praise.
    `\\bI (?:have|had|have had|have done) no ${between}work\\b`,
    `\\bI (?:still )?(?:do not|don['’]?t|do n['’]t)(?: yet)? (?:have|hold|own|know|speak|drive|carry)\\b`,
    `\\bI (?:have not|haven['’]?t|have never|had never|never|have n['’]t)(?: yet| ever| myself| formally| personally)* ${done}\\b`,
    `^never ${done}\\b`,
    `\\bI (?:have not|haven['’]?t|did not|didn['’]?t)(?: yet)? (?:re-?certif\\p{L}*|renew\\p{L}*|re-?validate\\p{L}*|sit|sat|take|taken)\\b`,
    `\\bI (?:am|['’]m|was) not(?: yet| currently| a)* ${state}`,
    `\\bI (?:cannot|can['’]?t|can not|am not able to|am unable to)(?: yet)? (?:drive|weld|swim|type|code|program|speak|read|write|use|sign|operate|do)\\b`,
    `\\bI (?:still )?lack\\b|\\bI am missing\\b`,
    // Behind anything else it is said of others, or of how well it went: “trained people without experience”.
    `(?:^|\\bI (?:am|was|came|joined|started|began|worked) )(?:without|with no) (?:any )?${between}(?:experience|training|qualification|certificate|licen[cs]e|degree)\\b${unasked}`,
    `^(?:no|not) ${between}(?:yet|so far)\\b|^(?:\\S+ ){0,4}\\S+:\\s*(?:none|not (?:held|yet|registered|taken)|no(?: experience\\b|\\s*$))`,
    `^(?:I have )?no \\p{Lu}[\\p{L}\\d.#+-]*(?: (?:and|or) no \\p{Lu}[\\p{L}\\d.#+-]*)?\\s*[:;]`,
  ].join('|'),
  'iu',
)
// What somebody does not use may be a choice, but for what is called by a name.
const unused = /\bI (?:do not|don['’]?t) use (?:the |any )?\p{Lu}/u
// Said of the person's work, it is praise; said of a form, it is no lack.
const harmless =
  /\b(?:accidents?|incidents?|penalt\p{L}*|criminal|convictions?|points|violations?|offences?|endorsements?|bankruptc\p{L}*|dependants?|allergies|findings?|claims|complaints?|e-?mail)\b/iu
const kinds = /^(?:skill|tool|certificate|licence|language|field)$/u

/** The line in which the resume itself says that something is missing, shown from where it says so. */
export function saidMissing(resume: Resume): string | null {
  const { statements, evidence, own } = resume
  const mayTell = (at: number) => own[at]?.taint === null && !unspoken(resume).has(at)
  const named = statements.find(({ section }, at) => section === 'lacks' && !unspoken(resume).has(at))
  if (named) return inQuotes(brief(named.text, 100))
  const absent = new Set(
    evidence.all
      .filter(({ polarity, concept }) => polarity === 'absent' && kinds.test(concept.kind))
      .map(({ statement }) => statement),
  )
  const says = (text: string) => {
    const plain = withoutHarmless(text)
    const [words = ''] = lacking.exec(plain) ?? unused.exec(plain) ?? []
    return words !== '' && !harmless.test(plain) ? words : null
  }
  // Where nothing was read as absent, only what is named a lack of experience or of a paper.
  const outright = new RegExp(`(?<![\\p{L}])(?:${thing}|worked\\b)|\\bno ${between}work$`, 'iu')
  const found = statements.find(({ text }, at) => {
    if (!mayTell(at)) return false
    const words = says(text)
    return words !== null && (absent.has(at) || (/\bI\b/u.test(words) && outright.test(text)) || outright.test(words))
  })
  return found ? around(found.text, lacking.test(found.text) ? lacking : unused, 100) : null
}
