import type { Need } from '../job/need.ts'
import { broader, type Concept, relatedFamilies } from '../knowledge/index.ts'
import type { Evidence } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import { isCalledAs } from './called-as.ts'
import type { Context } from './context.ts'
import { isCharged } from './in-charge.ts'
import { isCalledLike, isTitle } from './is-title.ts'
import type { JobReading } from './job-reading.ts'
import { shareOfWork } from './own-work.ts'
import { unnamedProducts } from './products.ts'
import { otherWork } from './scope.ts'
import { houses, worksAt } from './workplaces.ts'
import { type Target, targets } from './years-target.ts'

export type Fit = 'same' | 'related' | 'none'

/** Whether the titles name another trade than the job's, and none that several share. */
const otherTrade = ({ job }: Context, titles: Concept[]) =>
  titles.length > 0 &&
  titles.every(
    ({ family }) => family !== 'general' && !job.families.some(own => own === family || relatedFamilies(own, family)),
  )

const learner =
  /(?<!\p{L})(?:trainee|apprentice|intern|pre-?reg(?:istration)?|articled clerk|student (?:nurse|midwife|paramedic|teacher|optometrist|pharmacist|radiographer|\p{L}+ therapist))(?!\p{L})/iu
// “Trainee, then Optical Dispenser”: a post that somebody grew in.
const grown = /\b(?:then|later|to)\b/iu

/** Whether a post is held as the years are asked: once qualified, in charge of others. */
export function isHeldSo(context: Context, need: Need, index: number): boolean {
  const { qualified, inCharge } = targets(context.job)(need)
  const title = context.resume.posts[index]?.title ?? ''
  const learnt = qualified && learner.test(title) && !grown.test(title)
  return !learnt && (!inCharge || isCharged(context, index))
}

/** Whether a post is of another field than the years: “Claims Handler, Household” beside motor claims. */
export function isElsewhere({ resume, taint }: Context, { requirement }: Need, index: number): boolean {
  const { title = '', employer = '' } = resume.posts[index] ?? {}
  return otherWork(requirement.text, `${title}, ${employer}`, () =>
    resume.statements.flatMap(({ post, text }, at) => (post === index && !taint.has(at) ? [text] : [])).join('\n'),
  )
}

/** Whether the work of a post is what the years are asked of. */
export function fitOf(context: Context, need: Need, index: number): Fit {
  if (context.pasted[index]) return 'none'
  const target = targets(context.job)(need)
  const placed = workOf(context, need, index, target)
  // Who drives a forklift truck in a warehouse has no years of stock control there.
  const inside = target.inside && placed !== 'none' ? { ...target, ...target.inside, surroundings: null } : null
  const work = inside ? lesserFit(placed, workOf(context, need, index, inside)) : placed
  // Years of Java are none of Go.
  const other = work === 'same' && (unnamedProducts(context, need).length > 0 || isElsewhere(context, need, index))
  const fit = other ? 'related' : work
  if (fit === 'none' || isHeldSo(context, need, index)) return fit
  // Who has never been in charge of anyone has no part of the years that are asked in charge.
  return target.inCharge && !context.resume.posts.some((_, other) => isHeldSo(context, need, other))
    ? 'none'
    : 'related'
}

/** The titles that the years are asked in: “as a sommelier” names one of the two of a “sommelier and buyer”. */
const askedTitles = once((job: JobReading) =>
  once((need: Need): Concept[] =>
    targets(job)(need).inPost
      ? [...need.titles, ...job.titles.filter(own => need.titles.some(one => isTitle(one, own) || isTitle(own, one)))]
      : [...job.titles, ...need.titles],
  ),
)

/** Whether the title is the job's or one that the years name. Any “manager” is one of the trade's only where the work told is. */
const isAsked = ({ job }: Context, need: Need, title: Concept, known: boolean) =>
  askedTitles(job)(need).some(
    asked => isTitle(asked, title) && (known || asked.family !== 'general' || title.family !== 'general'),
  )

/** Whether the post is called just as asked, and its own words leave no doubt that it is of the trade. */
export const isSurely = (context: Context, need: Need, index: number): boolean => {
  const asked = [...context.job.titles, ...need.titles]
  const { titles = [] } = context.resume.posts[index] ?? {}
  return context.inTrade[index] === true && titles.some(({ id }) => asked.some(one => one.id === id))
}

/** Whether the title only is the plain form of the one that the years name: any “nurse” where a school nurse is asked. */
const isPlainOf = ({ titles }: Need, title: Concept) =>
  titles.some(asked => isTitle(asked, title)) &&
  titles.every(asked => asked.id !== title.id && !broader(title.id).has(asked.id))

const fits: readonly Fit[] = ['none', 'related', 'same']
const lesserFit = (a: Fit, b: Fit) => (fits.indexOf(a) < fits.indexOf(b) ? a : b)

function workOf(context: Context, need: Need, index: number, target: Target): Fit {
  const { resume, job, taint } = context
  const { same, asked, surroundings, inPost, orSimilar, goesWith } = target
  const titles = resume.posts[index]?.titles ?? []
  if (titles.some(({ id }) => same.has(id))) return 'same'
  const level = Math.max(-1, ...titles.map(title => title.level ?? -1))
  const isDone = ({ statement, polarity }: Evidence) =>
    polarity === 'done' && resume.statements[statement]?.post === index && !taint.has(statement)
  const shown = asked.some(one => context.shown(one).some(isDone))
  const home = context.atHome[index]
  // A train coordinator of a freight yard coordinates no trainings.
  if (level !== 0 && home !== false && titles.some(goesWith)) return 'same'
  // Where the years are asked in a post, another post shows related work however much it names.
  const otherPost = titles.length > 0 && inPost
  if (shown && home !== false && !otherPost && !otherTrade(context, titles)) return 'same'
  const title = resume.posts[index]?.title ?? ''
  const called = job.guessed
    ? isCalledAs(job.title, title)
    : context.inTrade[index] === true && isCalledLike(job, stems(title))
  const sameTitle = called || (home !== false && titles.some(title => isAsked(context, need, title, home === true)))
  const share = shareOfWork(context, index)
  const spoken = spokenIn(context, index)
  const said = () => need.words.filter(({ stem }) => spoken(stem)).length / Math.max(1, need.words.length)
  // Whoever pushes beds in a hospital has done no part of its payroll: the house is no half of the work.
  const ofWork = need.words.filter(({ stem }) => !houses.has(stem))
  const saysWork = () => ofWork.length === 0 || ofWork.some(({ stem }) => spoken(stem))
  const there = home === true && surroundings?.some(name => name.every(spoken))
  if (there && (titles.length === 0 || sameTitle)) return 'same'
  if (sameTitle) {
    const placed =
      surroundings === null || share >= 0.25 || said() >= 0.6 || worksAt(need.requirement.text, resume.posts[index])
    // Whoever tells of the post, and of nothing that is asked in it, held the plain one.
    const plain = !called && home !== null && titles.every(title => isPlainOf(need, title))
    const told = (resume.told[index]?.done.length ?? 0) > 0
    const own = new Set(titles.flatMap(({ name }) => stems(name)))
    const beyond = need.words.filter(({ stem }) => !own.has(stem))
    const silent = share === 0 && beyond.filter(({ stem }) => spoken(stem)).length < beyond.length / 3
    return placed && !(plain && told && silent) ? 'same' : 'related'
  }
  // Where titles say nothing, what the posting asks to be done tells the work; a title of another trade says more.
  const untitled = titles.every(({ family }) => family === 'general')
  if (home !== false && share >= (untitled ? 0.25 : 0.5) && !otherPost) return 'same'
  // Nobody knows what a “lead for consumer goods” is; what is told below the title tells the trade.
  if (untitled && level !== 0 && context.inTrade[index]) return 'same'
  const trade = titles.some(({ family }) => family === job.families[0])
  // “As a data scientist or in a similar role”: the posting takes the work next door as the same.
  if (trade && level !== 0 && share > 0 && orSimilar) return 'same'
  if (trade || there || (home !== false && (shown || share >= 0.12)) || (said() >= 0.5 && saysWork())) return 'related'
  return 'none'
}

/** The stems of each post's title and employer and of its lines, found once a resume. */
const stemsOfPosts = once(({ posts, told, statements, evidence }: Resume): Set<string>[] => {
  const found = posts.map((_, index) => new Set(told[index]?.called))
  statements.forEach(({ post }, at) => {
    if (post !== null) for (const stem of evidence.stems[at] ?? []) found[post]?.add(stem)
  })
  return found
})

/** Whether a line of the post or its heading says a word; what earns nothing says none. */
function spokenIn({ resume, taint }: Context, index: number): (stem: string) => boolean {
  const all = stemsOfPosts(resume)[index]
  const earns = (at: number) => resume.statements[at]?.post === index && !taint.has(at)
  return stem =>
    all?.has(stem) === true &&
    (taint.size === 0 ||
      resume.told[index]?.called.has(stem) === true ||
      resume.evidence.byStem.get(stem)?.some(earns) === true)
}
