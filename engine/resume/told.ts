import type { Own } from '../integrity.ts'
import { type TradeFit, tradesOf } from '../knowledge/trade.ts'
import { words } from '../text/words.ts'
import type { Evidence, EvidenceIndex } from './evidence.ts'
import type { Post } from './posts.ts'
import type { Statement } from './statements.ts'

/** What the lines of one post say, whatever the job: found once a resume. */
export type PostTold = {
  /** What they show as done, in the order of the text. */
  done: Evidence[]
  /** How its words fit each trade, those of lines that earn nothing by themselves left out. */
  fit: TradeFit
  /** The stems of its title and employer. */
  called: ReadonlySet<string>
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
      fit: tradesOf(wordsOf(index, statements, evidence, at => own[at]?.taint !== null || own[at]?.repeated === true)),
      called: new Set(words(`${title} ${employer}`).map(({ stem }) => stem)),
    }
  })
}
