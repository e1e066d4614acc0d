import { concepts } from '../knowledge/index.ts'
import { formsOf } from '../knowledge/ing-forms.ts'
import { later } from '../text/once.ts'
import { isSmall, stems } from '../text/words.ts'

// How high or how long somebody is in a trade says nothing of the trade.
const rank = new Set(
  stems(
    'senior junior lead leading principal head chief trainee apprentice graduate deputy associate staff assistant experienced qualified certified registered acting interim temporary freelance self-employed full-time part-time i ii iii',
  ),
)

// Words that part the names of several posts, or what a post is called from where and when it is.
const between = /[,;:/|()&–—]|\s-\s|\b(?:then|later|and|at|for|in|with|to)\b/iu

/** The words of each post that a title names, without those of rank. */
const namesIn = (title: string): string[][] =>
  title
    .split(between)
    .map(part => formsOf(part).filter(stem => !isSmall(stem) && !rank.has(stem) && !/\d/.test(stem)))
    .filter(name => name.length > 0)

/** In how many trades a title that ends so stands, where it is one of many: an “engineer” may be of any. */
const manyTrades = 3

/** The families of the titles that end in each word. */
const ends = later(() => {
  const found = new Map<string, Set<string>>()
  for (const { kind, names, family } of concepts.values()) {
    if (kind !== 'title') continue
    for (const name of names) {
      const last = stems(name).at(-1) ?? ''
      found.set(last, (found.get(last) ?? new Set()).add(family))
    }
  }
  return found
})

/** Whether titles of many trades end in the word: “engineer”, “manager”. */
function isAnyones(head: string): boolean {
  const families = ends().get(head)
  return families !== undefined && (families.size >= manyTrades || families.has('general'))
}

/** Whether two names end in the same word, and say the same by more than a word that any trade has. */
function sayTheSame(one: string[], other: string[]): boolean {
  const head = one.at(-1) as string
  if (head !== other.at(-1)) return false
  const shared = one.filter(stem => other.includes(stem)).length
  return shared > 1 || !isAnyones(head) || shared === Math.max(one.length, other.length)
}

/** Whether a post is called as the job is, by the words of both: “Thatcher” and “Master Thatcher”, which no list has to know. */
export function isCalledAs(title: string, called: string): boolean {
  const [asked] = namesIn(title)
  return asked !== undefined && namesIn(called).some(name => sayTheSame(asked, name))
}
