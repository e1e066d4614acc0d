import type { Group } from '../job/groups.ts'
import type { Need } from '../job/need.ts'
import { asksForTraining } from '../job/paper.ts'
import { namedIn } from '../knowledge/find.ts'
import { broader, type Concept, isPaper } from '../knowledge/index.ts'
import { isAnsweredNo } from '../resume/answered-no.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { once, onceOf } from '../text/once.ts'
import { words } from '../text/words.ts'
import type { Context } from './context.ts'
import { namedAt } from './named.ts'
import sayings from './sayings.json' with { type: 'json' }

/** “CPA, 2010. License lapsed in 2018.”: the next sentence of the line, where it speaks of the same paper. */
export function sequelOf({ resume }: Context, index: number): string {
  const statement = resume.statements[index]
  const next = resume.statements[index + 1]
  if (!statement || next?.section !== statement.section) return ''
  if (namedAt(resume, index + 1).some(({ concept }) => concept.kind === 'certificate')) return ''
  // “NMC, since 2021. GMC, lapsed 2019.”: letters at the beginning are of another body.
  const [letters] = /^\W*\p{Lu}{3,}/u.exec(next.text) ?? []
  if (letters !== undefined && !statement.text.includes(letters.trim())) return ''
  return resume.document.text.slice(statement.end, next.end).split('\n')[0] ?? ''
}

const toCome = new RegExp(String.raw`\b(?:${sayings.toCome.join('|')})\b`, 'iu')

/** Whether the posting is content with a paper that is still to come. */
export const soon = once(({ requirement: { text } }: Need) => toCome.test(text))

/** Whether what is asked is had over a time, as a registration or membership is, and not got once for all. */
export const heldOverTime = once(
  ({ requirement: { type, text } }: Need) =>
    type === 'licence' ||
    /\b(?:regist\p{L}*|member(?:ship)?|chartered|licen[cs]\p{L}*|good standing|practi[sc]ing certificate|fellow(?:ship)?)\b/iu.test(
      text,
    ),
)

// Trainings in safety and the like are to be done again after some years, which those who ask for them count on.
const trainingLasts = 5

/** What is asked of how long a paper is good, where nothing is known of it but its words. */
export const termsOf = once((need: Need) => ({
  lasts: need.within ?? (asksForTraining(need.requirement.text) ? trainingLasts : null),
  asked: need.within !== null,
  held: heldOverTime(need),
}))

// “You ask for a safety-critical medical.”: spoken of the posting.
const ofPosting =
  /^\W*(?:you|your (?:advert\p{L}*|ad|posting|notice)|the (?:advert\p{L}*|ad|posting|job|notice)) (?:also )?(?:asks?|wants?|needs?|requires?|lists?|mentions?|names?)\b/iu
const ofMine = /\b(?:I|mine|my|me|held|done|passed|here)\b/u

/** Whether the line speaks of what the posting asks, and of nothing of one's own. */
export const speaksOfPosting = (text: string): boolean => ofPosting.test(text) && !ofMine.test(text)

// “CPA: no”, “NEBOSH: not held”, “Certifications: none”, “of the diplomas I have none”
const refused =
  /^[^:–—]{2,60}(?::|\s[–—-])\s*(?:(?:I (?:have|hold) )?(?:no|nope|none|nothing|not held|not yet|not any|missing)(?: (?:certificates?|licen[cs]es?|papers?|yet|so far|held|one|of (?:these|them)))?)(?:[,;] (?:just|only)\b[^.;]*)?\W*$|\b(?:have|hold|got) none\b|\bI (?:do not|don[’']t) (?:have|hold) (?:it|one|them)\b/iu

/** Whether the line says that its paper is not there. */
export const refusesPaper = (text: string): boolean => refused.test(text)

/** The same of a line of the resume, which the next one may answer. */
export const isRefused = ({ statements }: Resume, at: number): boolean =>
  refusesPaper(statements[at]?.text ?? '') || isAnsweredNo(statements, at)

const accredited =
  /\b(?:(?:accredited|recogni[sz]ed|approved|validated|endorsed) by|[-\s](?:accredited|recogni[sz]ed|approved|validated|aligned|endorsed))\b/iu
const belongs =
  /\b(?:member|fellow|associate|licentiate|graduate member|regist\p{L}*|charter\p{L}*|licen[cs]\p{L}*|admitted)\b|\baccredited\W+(?:since|until|valid|no)\b/iu

/** “MSc Planning, RTPI accredited”: the course's standing with the body is nobody's membership of it. */
export const isAccreditation = (need: Need, { text, section }: Statement) =>
  section === 'education' && heldOverTime(need) && accredited.test(text) && !belongs.test(text)

// “Current BLS card; we will put you through ACLS”: what the firm sees to is not asked.
const given =
  /[;:,.(–—-]\s*(?:we|our firm)(?:[’']ll| will| can| do)? (?:put|train|pay|provide|help|sponsor|support|send|get|cover)\b.*$/iu

// “CPC; apprentice status (CPC-A) is not accepted”: what is not taken is not asked.
const notTaken =
  /[;,(–—-]\s*[^;,–—]*\b(?:not (?:be )?(?:accepted|enough|sufficient|considered)|does not count|won[’']t do)\b.*$/iu

/** The papers that are asked for. */
export const askedPapers = once(({ requirement: { text }, groups }: Need): Group[] => {
  const papers = groups.filter(({ any }) => any.some(isPaper))
  const asked = text.replace(given, '').replace(notTaken, '')
  if (asked === text) return papers
  const before = new Set(namedIn(words(asked)).map(({ concept }) => concept.id))
  const own = papers.filter(({ any }) => any.some(({ id }) => before.has(id)))
  return own.length > 0 ? own : papers
})

const papersAt = (resume: Resume, at: number): Concept[] =>
  namedAt(resume, at).flatMap(({ concept }) => (isPaper(concept) ? [concept] : []))

/** “CPC-A, AAPC, 2026” for CPC: whether the line names papers beside the one asked, or of another trade altogether, and not it. */
export function namesBeside({ resume, alien }: Context, papers: Concept[], at: number): boolean {
  const here = papersAt(resume, at)
  const beside = (one: Concept) =>
    alien || papers.some(paper => paper.near.includes(one.id) || one.near.includes(paper.id))
  const isOne = (one: Concept) => papers.some(({ id }) => broader(one.id).has(id))
  return papers.length > 0 && here.some(beside) && !here.some(isOne)
}

/** “Azure Solutions Architect” for one of AWS: whether the line names papers and none of those asked. */
export function namesAnother({ resume }: Context, papers: Concept[], at: number): boolean {
  const here = papersAt(resume, at)
  const isKin = (one: Concept) => papers.some(({ id }) => broader(one.id).has(id) || broader(id).has(one.id))
  return papers.length > 0 && here.length > 0 && !here.some(isKin)
}

/** Whether the line itself says that the paper is missing. */
export const deniedIn = ({ resume }: Context, papers: Concept[], at: number) =>
  papers.some(({ id }) => {
    const here = resume.evidence.byConcept.get(id)?.filter(({ statement }) => statement === at) ?? []
    return here.length > 0 && here.every(({ polarity }) => polarity === 'absent')
  })

// “Sat in May 2026, good for two years”, “license LD 5501”: what is said of papers, and of no work.
const ofPaper =
  /\b(?:good|valid|in date|paid|in force) (?:until|till|to|for|through)\b|\b(?:exp(?:ires)?\b|until|till) (?:\p{L}+ )?20\d\d\b|\blicen[cs]e (?:(?:no|nr|number)\b\W{0,2}|# ?)?(?:\p{L}{1,4}[ -]?)?\d{3,}|\b(?:passed|sat|issued|sworn in|certificate|diploma)\b[^.;]{0,25}\b(?:19|20)\d\d\b/iu

const tellsOfPaper = onceOf(text => ofPaper.test(text))

/**
 * Whether a line stands outside of the posts: a list of papers does, wherever it begins, and where nothing parts the
 * posts from what follows them, a line that tells of a paper.
 */
export const isApart = ({ post, section, heading, text }: Statement): boolean =>
  post === null || section === 'papers' || (section === 'header' && !heading && tellsOfPaper(text))

/** The lines that stand outside of the posts, found once a resume. */
export const linesApart = once(({ statements }: Resume): number[] =>
  statements.flatMap((statement, at) => (isApart(statement) ? [at] : [])),
)

/** Whether the line names things, and tells nothing. */
export const isBrief = ({ listed, text }: Statement) => listed || text.length < 60
