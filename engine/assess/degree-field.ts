import { lettersAsked, lettersIn } from '../job/degree-letters.ts'
import type { Need } from '../job/need.ts'
import { namedIn } from '../knowledge/find.ts'
import { broader, type Concept, narrower, neighbours, relatedFamilies } from '../knowledge/index.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import type { Study } from '../resume/education.ts'
import { once, onceOf, tells } from '../text/once.ts'
import { stems, words } from '../text/words.ts'
import { branchesAsked, isWithin } from './branches.ts'
import type { Context } from './context.ts'
import { isOfOtherTrade, tradesAround } from './degree-around.ts'
import { shared, shortSubjects } from './degree-words.ts'
import { namesRegion } from './region.ts'

// Subjects that one trade learns, of which none is asked for as such: food science where process engineering is.
const ofFamily = ({ kind, family }: Concept, families: ReadonlySet<string>) =>
  kind !== 'skill' && kind !== 'title' && family !== 'general' && families.has(family)

export type FieldFit = 'same' | 'near' | 'other'

// “A bachelor's degree or a paralegal certificate”: the degree may be of anything.
const bareDegree =
  /(?:^|[,;:(]\s*|\bor\s+|\b(?:need|hold|have|with|least)\s+)(?:an?|any|your)?\s*(?:(?:good|first|university|college|undergraduate|associate(?:['’]?s)?|bachelor(?:['’]?s)?|master(?:['’]?s)?|honours|four-year)\s+)*degree\b(?=\s*(?:$|[,;.)]|(?:or|is|will|preferred|required)\b))/iu
const saysOfWhat =
  /\b(?:degree|diploma|certificate|qualification|training|apprenticeship|subject|field|discipline)\b[^,;]*\b(?:in|of)\b(?! (?:lieu|place|the|an?)\b)|\b(?:subject|field|discipline|background)\b(?! preferred)/iu

/** Whether one of the choices that the posting leaves is a degree and nothing says of what. */
function asksBareDegree(text: string): boolean {
  const found = bareDegree.exec(text)
  // “Training in design: a degree, an apprenticeship”: of what was said before.
  return found !== null && !/^[:(]/u.test(found[0]) && !saysOfWhat.test(text.slice(found.index + found[0].length))
}

const anyField =
  /\b(?:in|of) (?:any|anything)\b|\bany (?:\p{L}+ )?(?:degree|discipline|field|stream|subject|graduates?)\b/iu

// “A completed apprenticeship, or trade-school training”: of the job's own trade, whether that is said or not.
const vocational = /\b(?:apprentic\p{L}*|trade[- ]school|trade certificate|vocational|time[- ]served)\b/iu
const learntTrade =
  /apprenti|lehre|ausbildung|\bcap\b|trade|technical|technology|vocational|gesell|facharbeiter|lehrabschluss|certificate|military|indentured|nvq|svq|c&g|city & guilds|craft|técnic|perito|czeladnik/iu

export const apprenticed =
  /apprenti|time[- ]served|indentur|lehr(?:e\b|ling|abschl)|ausbildung|gesell|facharbeiter|journeyman|\bcap\b/iu

// “A completed apprenticeship”, of whichever trade next door.
const anyApprenticeship = /\ban? (?:\p{L}+ed |full |formal )*apprenticeship\b(?! (?:in|as|of|for)\b)/iu

/** Whether a study taught the job's trade: it names it, or it is an apprenticeship of someone who works in it. */
function tradeFit({ job, atHome }: Context, { subjects, row, level, field }: Study): FieldFit {
  if (level > 3 || !learntTrade.test(row)) return 'other'
  const own = subjects.filter(({ family }) => family !== 'general')
  if (own.some(({ family }) => family === job.families[0])) return 'same'
  if (own.some(({ family }) => job.families.slice(0, 2).some(one => relatedFamilies(family, one)))) return 'near'
  if (own.length > 0) return 'other'
  if (!atHome.includes(true)) return 'other'
  return apprenticed.test(row) ? 'same' : field === null ? 'near' : 'other'
}

/** Whether the posting says of what the degree has to be. */
const ofSubject =
  /\b(?:degree|diploma|certificate(?: I{1,3}V?)?(?= in\b)|bachelor\S*|master\S*|doctorate|qualification|[BM]\.?Sc|[BM]\.?Eng)\b.{0,30}\b(?:in|of)\b/iu

// “Accredited in Australia”, “followed by the local examination”: what is asked of the course is no subject of it.
const standing =
  /\b(?:accredited|recogni[sz]ed|approved|assessed|registered|followed|accepted|together with|along with|with (?:at least|a minimum))\b(?:(?!\bor\b)[^,;()])*/giu

/** The subjects that the posting lists, each by the stems of its words. */
function listedSubjects({ requirement: { text }, words: subjects }: Need): string[][] {
  // “Brewing” is a long word, however short its stem.
  const long = new Set(words(text).flatMap(({ raw, stem }) => (raw.length > 5 ? [stem] : [])))
  const asked = new Set(
    subjects.map(({ stem }) => stem).filter(stem => stem.length > 4 || long.has(stem) || shortSubjects.has(stem)),
  )
  return text
    .replace(standing, ' ')
    .split(/[,;/()]|\b(?:or|and)\b/u)
    .filter(part => !namesRegion(part))
    .map(part => stems(part).filter(stem => asked.has(stem) && !shared.has(stem)))
    .filter(part => part.length > 0)
}

// “BSc (Physio)”, “biostatistics”: a long stem with a beginning or an end of three letters more. “Electronics” is no “electrical”.
const longStem = 6
const leastMore = 3
const isPartOf = (part: string, word: string) =>
  part.length >= longStem && word.length - part.length >= leastMore && (word.startsWith(part) || word.endsWith(part))

/** Whether a row has a stem, by itself or as a part of another. */
const hasStem = (row: ReadonlySet<string>, stem: string) =>
  row.has(stem) || [...row].some(own => isPartOf(stem, own) || isPartOf(own, stem))

/** Whether the study's row names in words what the posting lists: one of its subjects in full, or a word of one. */
function fitByWords(listed: string[][], row: ReadonlySet<string>): FieldFit {
  const own = listed.map(part => part.filter(stem => hasStem(row, stem)))
  if (own.some((part, index) => part.length === listed[index]?.length)) return 'same'
  return own.some(part => part.length > 0) ? 'near' : 'other'
}

/** What a degree is asked to be of, found once a job. */
type Subject = {
  any: boolean
  /** “An apprenticeship or a degree”: any degree will do, and no diploma of whatever else. */
  bare: boolean
  wanted: Concept[]
  /** Ids of these, of what is wider and narrower, and of what is next to them; and their trades. */
  same: ReadonlySet<string>
  near: ReadonlySet<string>
  families: ReadonlySet<string>
  /** The trades of the longer name that the subject is a part of. */
  around: ReadonlySet<string>
  trade: boolean
  listed: string[][]
  /** Whole branches, “engineering or science”. */
  branches: RegExp[]
  lettered: string[]
  stated: boolean
}

/** What the degree's own letters name, “MBA” business administration, whatever it is to be in; those in brackets are examples. */
function namedByLetters(whole: string): ReadonlySet<string> {
  const text = whole.replace(/\([^()]*\)/gu, ' ')
  const list = words(text)
  const span = (first: number, last: number) =>
    list
      .slice(first, last + 1)
      .map(({ raw }) => raw)
      .join(' ')
  return new Set(
    namedIn(list)
      .filter(({ first, last }) => degreeLevel(span(first, last)) !== null)
      .map(({ concept }) => concept.id),
  )
}

const engineeringAlone =
  /(?:\b(?:in|of|an?|any|or|and|other|another|related|relevant) |[,/(] ?|^)(?:an? )?engineering\b(?! (?:degree )?(?:management|technology))|engineering (?:degree|discipline|subject|field|background)|\b(?:related|similar|comparable|allied)\b/iu

export const subjectOf = once((need: Need): Subject => {
  const { text } = need.requirement
  const named = need.groups
    .flatMap(({ any }) => any)
    .filter(({ kind }) => kind === 'field' || kind === 'certificate' || kind === 'skill')
  // “MBA in Human Resources”: an MBA of another subject is not that.
  const byLetters = namedByLetters(text)
  const all = named.filter(({ name, id }) => degreeLevel(name) === null && !byLetters.has(id))
  // “A master's in logistics” asks for no ship's master: where fields are named, they are what is meant.
  const subjects = all.some(({ kind }) => kind === 'field') ? all.filter(({ kind }) => kind !== 'skill') : all
  // “Civil or structural engineering” is not any engineering.
  const specific =
    need.degree === null || need.degree < 4 || engineeringAlone.test(text)
      ? subjects
      : subjects.filter(({ id }) => id !== 'engineering-field')
  const wanted = specific.length > 0 ? specific : subjects.length > 0 ? subjects : named
  const trade = vocational.test(text) && wanted.every(({ kind }) => kind !== 'field')
  const unsaid = wanted.length === 0 && (need.words.length === 0 || (!trade && need.degree === null))
  return {
    // A school leaving certificate is of no field.
    any:
      need.degree === 1 ||
      lettersAsked(text)?.any === true ||
      anyField.test(text) ||
      unsaid ||
      ((need.degree ?? 0) > 2 && asksBareDegree(text)),
    bare: need.degree === 2 && asksBareDegree(text),
    wanted,
    same: new Set(wanted.flatMap(({ id }) => [...broader(id), ...narrower(id)])),
    near: new Set(wanted.flatMap(({ id }) => [...neighbours(id)])),
    families: new Set(wanted.map(({ family }) => family)),
    around: tradesAround(text, wanted),
    trade,
    listed: listedSubjects(need),
    branches: branchesAsked(text),
    // “Certificate III” is of any subject, and so are a degree's letters: “BE, BTech or equivalent”.
    lettered: need.words
      .filter(({ weight, stem }) => weight > 8 && !/^[iv]+$/u.test(stem) && degreeLevel(stem) === null)
      .map(({ stem }) => stem),
    stated: ofSubject.test(text),
  }
})

// Frameworks that rank papers of every subject, and what countries and degrees are called.
const frameworks =
  /^(?:NFQ|QQI|RQF|QCF|SCQF|EQF|AQF|NQF|NVQ|SVQ|HND|HNC|BTEC|GCSE|UK|USA?|EU|ABET|AACSB|NARIC|ENIC|UCAS|STEM|QTS|GED|RTO|TAFE)$/u

/** The bodies that approve courses of the trade, by their letters: a course that says whose approval it has is of the subject. */
const approvedBy = onceOf((text: string): string[] =>
  /accredit|approv|recogni[sz]|professional/iu.test(text)
    ? (text.match(/(?<![\p{L}])\p{Lu}{3,6}(?![\p{L}])/gu) ?? []).filter(
        body => !frameworks.test(body) && degreeLevel(body) === null,
      )
    : [],
)

const saysField = once(({ row }: Study) => /\bin (?:the|this|that) (?:field|subject|discipline)\b/iu.test(row))
const asksTrade = tells(vocational)

/** How the subject of a study fits what is asked. */
export function fieldFit(context: Context, need: Need, study: Study): FieldFit {
  const { subjects } = study
  const { text } = need.requirement
  const { any, bare, wanted, same, near, families, around, trade, listed, branches, lettered, stated } = subjectOf(need)
  if (any || (bare && study.level >= 4)) return 'same'
  const byLetters = lettersAsked(text)
  if (byLetters) return [...lettersIn(study.row)].some(own => byLetters.letters.has(own)) ? 'same' : 'near'
  if (subjects.some(({ id }) => same.has(id))) return isOfOtherTrade(subjects, around) ? 'near' : 'same'
  if (isWithin(branches, study)) return 'same'
  if (approvedBy(text).some(body => study.row.includes(body))) return 'same'
  const worded = fitByWords(listed, study.stems)
  if (trade) return worded === 'same' && learntTrade.test(study.row) ? 'same' : tradeFit(context, study)
  if (saysField(study)) return 'same'
  if (worded === 'same') return 'same'
  if (asksTrade(text) && vocational.test(study.row)) {
    const learnt = tradeFit(context, study)
    if (learnt === 'same' || (learnt === 'near' && anyApprenticeship.test(text))) return 'same'
  }
  if (worded === 'near' || subjects.some(field => near.has(field.id) || ofFamily(field, families))) return 'near'
  if (wanted.length > 0 || branches.length > 0) return 'other'
  // “A CIPS qualification or a NEVI diploma”: a paper by its letters, which no degree of any subject is.
  if (lettered.length > 0) return lettered.some(stem => study.stems.has(stem)) ? 'same' : 'other'
  if (!stated) return 'same'
  return subjects.some(({ family }) => context.job.families.slice(0, 2).includes(family)) ? 'near' : 'other'
}
