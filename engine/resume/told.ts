import type { Own } from '../integrity.ts'
import { type TradeFit, tradesOf } from '../knowledge/trade.ts'
import { words } from '../text/words.ts'
import type { Evidence, EvidenceIndex } from './evidence.ts'
import type { Post } from './posts.ts'
import type { Statement } from './statements.ts'

/** How many things of a trade a post's lines name, and how many they only tell in everyday words. */
type TradeTold = { family: string; named: number; told: number }

/** What the lines of one post say, whatever the job: found once a resume. */
export type PostTold = {
  /** What they show as done, in the order of the text. */
  done: Evidence[]
  /** The trades of the things that they name and tell; general things are of none. */
  trades: TradeTold[]
  /** How its words fit each trade, those of lines that earn nothing by themselves left out. */
  fit: TradeFit
  /** The stems of its title and employer. */
  called: ReadonlySet<string>
}

function tradesNamed(evidence: Evidence[]): TradeTold[] {
  const things = new Map<string, { family: string; named: boolean }>()
  for (const { concept, told } of evidence) {
    if (concept.family === 'general') continue
    const thing = things.get(concept.id)
    if (!thing) things.set(concept.id, { family: concept.family, named: !told })
    else if (!told) thing.named = true
  }
  const trades = new Map<string, TradeTold>()
  for (const { family, named } of things.values()) {
    const trade = trades.get(family) ?? { family, named: 0, told: 0 }
    trades.set(family, trade)
    if (named) trade.named += 1
    else trade.told += 1
  }
  return [...trades.values()]
}

/** The stems of a post's lines, those of lines left out aside. */
export function wordsOf(
  post: number,
  statements: Statement[],
  { stems }: EvidenceIndex,
  leftOut: (at: number) => boolean,
): Set<string> {
  const spoken = new Set<string>()
  for (const [at, statement] of statements.entries())
    if (statement.post === post && !leftOut(at)) for (const stem of stems[at] ?? []) spoken.add(stem)
  return spoken
}

/** What is told of each post, in the order of the posts. */
export function toldOf(posts: Post[], statements: Statement[], evidence: EvidenceIndex, own: Own[]): PostTold[] {
  const shown: Evidence[][] = posts.map(() => [])
  for (const item of evidence.all) {
    const post = statements[item.statement]?.post ?? null
    if (post !== null) shown[post]?.push(item)
  }
  return posts.map(({ title, employer }, index) => {
    const items = shown[index] ?? []
    return {
      done: items.filter(({ polarity }) => polarity === 'done'),
      trades: tradesNamed(items),
      fit: tradesOf(wordsOf(index, statements, evidence, at => own[at]?.taint !== null || own[at]?.repeated === true)),
      called: new Set(words(`${title} ${employer}`).map(({ stem }) => stem)),
    }
  })
}
