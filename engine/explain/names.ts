import { inside, isName } from '../job/called.ts'
import { type Concept, relatedFamilies } from '../knowledge/index.ts'
import type { Evidence } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import { hasTitle } from '../resume/titles.ts'
import { isSmall, stems } from '../text/words.ts'
import sayings from './sayings.json' with { type: 'json' }
import { unspoken } from './unspoken.ts'

/** Whether a thing belongs to the trades of the posts' titles: what else is named was often meant otherwise. */
function ofTheTrades({ posts }: Resume): (concept: Concept) => boolean {
  const families = new Set(posts.flatMap(({ titles }) => titles.map(({ family }) => family)))
  families.delete('general')
  return ({ family }) => [...families].some(one => relatedFamilies(one, family))
}

/** A skill or tool that the resume calls by a name, in words of its own and as its own. */
const isNamed = (resume: Resume, { concept, told, polarity, statement, leansOn }: Evidence) =>
  (concept.kind === 'skill' || concept.kind === 'tool') &&
  !told &&
  leansOn === null &&
  polarity === 'done' &&
  resume.own[statement]?.taint === null &&
  !unspoken(resume).has(statement)

// “Negotiated five agreements”, “Write SQL”, “Run a kitchen”: what somebody did, by no name.
const isDone = new RegExp(`^(?:${sayings.doing.join('|')}) `, 'iu')
// At the head of a line the same words are an order of things done, “Lead second-shift cell of 6”.
const mayBeDone = new RegExp(`^(?:\\p{Lu}\\p{Ll}+ed|${sayings.doingAtStart.join('|')})[\\s-]`, 'iu')
// “36-bed unit”, “one client”, “reconciliation of four accounts”: how many there were of it.
const counts = /^\d+[ -]\p{Ll}|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b|^\d\p{L}\b|\b\d{2,}\b/iu

/** Whether a skill is called by a name, as it may be enumerated: no verb with what it is done to, and no number. */
const mayBeListed = (name: string, opensLine: boolean) =>
  !isDone.test(name) && !counts.test(name) && !(opensLine && mayBeDone.test(name))

/** As it stands inside a sentence: capitals of a whole phrase are layout, but for letters that the thing is known by. */
function written(name: string, { kind, name: known }: Concept): string {
  const isTool = kind === 'tool'
  if (isTool || /\p{Ll}/u.test(name) || !/\s/u.test(name))
    return inside(
      !isTool && /^\p{Lu}\p{Ll}+-\s/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name,
      isTool,
    )
  const asKnown = known.toLowerCase()
  return name.replace(/\p{L}+/gu, word => {
    const small = word.toLowerCase()
    if (known.includes(word)) return word
    const isWord = asKnown.includes(small) || word.length > 3 || isSmall(small)
    return isWord && /[AEIOUY]/u.test(word) ? small : word
  })
}

/** A name as the resume writes it; '' where the words are no name. */
function wordsOf({ document }: Resume, { from, to }: Evidence): string {
  const words = document.text.slice(from, to).replace(/\s+/gu, ' ')
  return isName(words) ? words : ''
}

const told = (name: string) => stems(name).filter(stem => !isSmall(stem))

/** Without those that say no more than one before them: “three-way match” beside “Three-way matching”. */
function distinct<Item extends { name: string }>(items: Item[]): Item[] {
  const kept: { item: Item; stems: Set<string> }[] = []
  for (const item of items) {
    const own = new Set(told(item.name))
    const same = kept.some(({ stems }) => [...own].every(stem => stems.has(stem)) || [...stems].every(s => own.has(s)))
    if (!same) kept.push({ item, stems: own })
  }
  return kept.map(({ item }) => item)
}

/** What the lines of the posts name of their own trades, by how many lines name it. */
export function namedInWork(resume: Resume): { name: string; lines: number }[] {
  const home = ofTheTrades(resume)
  const found = new Map<string, { name: string; lines: Set<number> }>()
  for (const item of resume.evidence.all) {
    const { post, listed, heading, start = 0 } = resume.statements[item.statement] ?? {}
    if (post === null || post === undefined || listed || heading || !isNamed(resume, item)) continue
    // One word that tells may mean anything (“set out”), but for a tool that is written as names are.
    const name = wordsOf(resume, item)
    const isTool = item.concept.kind === 'tool'
    if (
      name === '' ||
      (!isTool && !mayBeListed(name, item.from - start < 3)) ||
      !home(item.concept) ||
      (told(name).length < 2 && !(isTool && /\p{Lu}/u.test(name)))
    )
      continue
    const known = found.get(item.concept.id)
    if (known) known.lines.add(item.statement)
    else
      found.set(item.concept.id, {
        name: written(name, item.concept),
        lines: new Set([item.statement]),
      })
  }
  return distinct(
    [...found.values()].map(({ name, lines }) => ({ name, lines: lines.size })).toSorted((a, b) => b.lines - a.lines),
  )
}

// What an entry of a list stands between.
const opens = /(?:^|[,;:|•·/&([▪◦‣✓✔*#~–—-]|\p{L}\s{2,}|\band)\s*$/u
const closes = /^\s*(?:$|[,;|•·/&()[\].▪◦‣✓✔*#~–—\n]|\s{2,}|and\b)/u

// “LinkedIn: ann-lee | GitHub: alee”: where somebody is found is no tool that is listed.
const reaches = /\S@\S|\b(?:linkedin|github|gitlab|behance)(?:\.com|\s*[:–—-])/iu

/** What stands in a list and nowhere in the work. */
export function listedOnly(resume: Resume): string[] {
  const { text } = resume.document
  const inUse = new Set<string>()
  let work = ''
  for (const { statement, concept, polarity } of resume.evidence.all) {
    const { post, listed } = resume.statements[statement] ?? {}
    if (post !== null && !listed && polarity !== 'absent' && polarity !== 'planned') inUse.add(concept.id)
  }
  for (const { post, listed, text } of resume.statements)
    if (post !== null && !listed) work += ` ${text.toLowerCase()} `
  const found: { name: string }[] = []
  for (const item of resume.evidence.all) {
    const statement = resume.statements[item.statement]
    if (!statement?.listed || reaches.test(statement.text) || inUse.has(item.concept.id) || !isNamed(resume, item))
      continue
    if (!opens.test(text.slice(statement.start, item.from)) || !closes.test(text.slice(item.to, statement.end)))
      continue
    const name = wordsOf(resume, item)
    if (name !== '' && !(statement.section === 'header' && hasTitle(name)) && !work.includes(name.toLowerCase()))
      found.push({ name })
  }
  return distinct(found).map(({ name }) => name)
}
