import type { Need } from '../job/need.ts'
import { broader, isPaper } from '../knowledge/index.ts'
import { kinOf } from '../knowledge/kin.ts'
import { isName, type Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Context } from './context.ts'
import { unheard, unheardOf } from './heard.ts'
import { namedAt } from './named.ts'
import { chance, dot, inOrder, weights } from './odds.ts'
import { lowerLevel } from './paper-level.ts'
import { hasPaperWord, plainSigns } from './paper-words.ts'
import { isTownAlone } from './reach.ts'
import { elsewhere } from './region.ts'
import { otherField } from './scope.ts'

/** What a line says of a paper or degree that it does not call by its name: what it holds and where it stands. */
export const paperLineNames = [
  'own',
  'kin',
  'paper',
  'papers',
  'got',
  'good',
  'dated',
  'own × paper',
  'own × good',
  'paper × good',
  'in papers',
  'in education',
  'in header',
  'in summary',
  'in skills',
  'in post',
  'heading',
  'listed',
  'short',
  'long',
  'degree asked',
  'degree asked × in education',
  'licence asked × good',
] as const

const is = (value: boolean) => (value ? 1 : 0)

/** The papers asked and their kinds. */
const askedPapers = once(
  ({ groups }: Need) => new Set(groups.flatMap(({ any }) => any.flatMap(({ id }) => [...broader(id)]))),
)

/** Whether the line names a paper that is neither asked nor of the kind asked. */
function namesOther({ resume }: Context, need: Need, at: number): boolean {
  const asked = askedPapers(need)
  return namedAt(resume, at).some(
    ({ concept }) => isPaper(concept) && ![...broader(concept.id)].some(id => asked.has(id)),
  )
}

/** What a line says of a paper or degree, in the order of `paperLineNames`. */
export function paperLineSigns(context: Context, need: Need, at: number): number[] {
  const { resume, heard } = context
  const statement = resume.statements[at] as Statement
  const { section, post, heading, listed, text } = statement
  const { own, kin } = heard.get(need)?.at[at] ?? unheard
  const { papers, got, good, dated } = plainSigns(resume, at)
  const degree = is(need.requirement.type === 'degree')
  const paper = is(papers > 0)
  return [
    own,
    kin,
    paper,
    papers,
    got,
    good,
    dated,
    own * paper,
    own * good,
    paper * good,
    is(section === 'papers'),
    is(section === 'education'),
    is(section === 'header'),
    is(section === 'summary'),
    is(section === 'skills'),
    is(post !== null),
    is(heading),
    is(listed),
    is(text.length < 40),
    is(text.length > 160),
    degree,
    degree * is(section === 'education'),
    is(need.requirement.type === 'licence') * good,
  ]
}

const silent = new Set(['lacks', 'wish', 'languages', 'interests'])

// “Certificate III in Business”: what a paper says of itself that it is in.
const subjectOf =
  /\b(?:certificat\p{L}*|diploma|award|[NS]VQ|licen[cs]e|level \d|degree|HN[CD])\b[^,;:.]*? in ([^,;:.(]+)/iu

// “HEART/NTA Customer Service Level 2”, “City & Guilds Plumbing Level 3”: or what stands between who gave it and its level.
const subjectBefore =
  /^\W*(?:(?:\p{Lu}{2,}(?:\/\p{Lu}{2,})*|City (?:&|and) Guilds)\s+)*(?<subject>\p{L}[\p{L} &]{3,40}?)\s+(?:NVQ |SVQ |CVQ )?[Ll]evel \d/u

/** Whether the line says what its paper is in, and no word of that is asked. */
export function inOtherSubject({ words, requirement }: Need, text: string): boolean {
  const subject = / in /iu.test(text)
    ? subjectOf.exec(text)?.[1]
    : requirement.type === 'degree'
      ? subjectBefore.exec(text)?.groups?.subject
      : undefined
  if (!subject) return false
  const isAsked = (stem: string) => words.some(word => word.stem === stem || word.kin.includes(stem))
  return !stems(subject).some(stem => isAsked(stem) || kinOf(stem).some(isAsked))
}

const courses = /\b(?:course|module|workshop|seminar|webinar|placement|evening class(?:es)?)\b/iu

/** Whether the line is of another paper, by what it says of itself: a course is no degree. */
function isOther(context: Context, need: Need, at: number): boolean {
  const { text } = context.resume.statements[at] as Statement
  return (
    (need.requirement.type === 'degree' && courses.test(text)) ||
    otherField(need.requirement.text, text) ||
    lowerLevel(need.requirement.text, text) ||
    elsewhere(need.requirement.text, text) ||
    inOtherSubject(need, text) ||
    namesOther(context, need, at)
  )
}

/** Whether a line may speak of some paper: what is missing, to come or wished for does not, nor the person's name. */
export const maySpeak = (resume: Resume, at: number): boolean => {
  const statement = resume.statements[at] as Statement
  return (
    !silent.has(statement.section) &&
    resume.own[at]?.hedged !== true &&
    !plainSigns(resume, at).posting &&
    !isName(statement, resume) &&
    !isTownAlone(resume, at, statement.text)
  )
}

/** The lines that have a word of papers, found once a resume. */
const wordedIn = once((resume: Resume): number[] =>
  resume.statements.flatMap((_, at) => (hasPaperWord(resume, at) ? [at] : [])),
)

/** What was asked of lines before, whatever the job. */
const asked = once((_: Resume) => new Map<number, boolean>())

/** Whether a line may speak of some paper and is no study that was read. */
function speaks(resume: Resume, at: number): boolean {
  const known = asked(resume)
  let may = known.get(at)
  if (may === undefined) {
    const { start, end } = resume.statements[at] as Statement
    may = maySpeak(resume, at) && !resume.studies.some(study => start <= study.start && study.start < end)
    known.set(at, may)
  }
  return may
}

/**
 * The lines that have a word of papers, or one that is asked, and may speak of some paper: “on the electoral roll, council
 * tax paid” tells of none, nor does what is pasted.
 */
function speaking({ resume, taint, heard }: Context, need: Need): number[] {
  const { lines, at: heardAt } = heard.get(need) ?? unheardOf
  const told = lines.filter(at => {
    const { own, kin } = heardAt[at] ?? unheard
    return own + kin > 0
  })
  return [...new Set([...wordedIn(resume), ...told])]
    .filter(at => !taint.has(at) && speaks(resume, at))
    .toSorted((a, b) => a - b)
}

/** The lines that may speak of the paper asked, and of no other. */
export const paperLines = (context: Context, need: Need): number[] =>
  speaking(context, need).filter(at => !isOther(context, need, at))

const lineWeights = inOrder(paperLineNames)

/** The line that a reader would most likely quote for a paper that nothing names, and how likely, `least` to 1. */
export function likeliestPaper(context: Context, need: Need, least = 0): { at: number; odds: number } | null {
  const { paperLine } = weights
  const lines: { at: number; odds: number }[] = []
  for (const at of speaking(context, need)) {
    const odds = chance((paperLine.bias ?? 0) + dot(lineWeights(paperLine), paperLineSigns(context, need, at)))
    if (odds >= least) lines.push({ at, odds })
  }
  // What a line is of costs more to ask than how likely it is.
  return lines.sort((a, b) => b.odds - a.odds).find(({ at }) => !isOther(context, need, at)) ?? null
}
