import { type Context, unasked } from './context.ts'
import { tradesOf } from './posts-trades.ts'

// How likely, 0 to 1, a line is to be quoted for a need from which on it surely shows it.
const sure = 0.45
// Beside a line that may be the one word in common, a stranger to the trade shows so much: what is named as done counts twice.
const besides = 2

/** The lines of doing that surely show a need, with what each counts for: more where it names something asked. */
function sureLines({ spoken, resume }: Context): Map<number, number> {
  const found = new Map<number, number>()
  for (const { lines } of spoken.values())
    for (const { at, doing, used, odds } of lines)
      if (doing && odds >= sure && !resume.statements[at]?.heading)
        found.set(at, Math.max(found.get(at) ?? 0, used ? 2 : 1))
  return found
}

/** The sure lines told of posts of other trades; where all work is of other trades, those that do not stand alone. */
function linesToAsk(context: Context): number[] {
  const found = sureLines(context)
  const all = [...found.values()].reduce((sum, one) => sum + one, 0)
  return [...found].flatMap(([at, counts]) => {
    const post = context.resume.statements[at]?.post ?? null
    const away = post !== null && context.atHome[post] === false
    return away && (!context.alien || all - counts >= besides) ? [at] : []
  })
}

/**
 * The resume as it would be read if one line had no say on the trade of its post, where that post, or another, is then no
 * longer of another trade: what shows a thing that the job asks makes nobody a stranger to it. `context` has been assessed.
 */
export function otherReadings(context: Context): Context[] {
  const { resume, job, taint, heard, atHome } = context
  if (!atHome.includes(false)) return []
  const seen = new Set<string>()
  return linesToAsk(context).flatMap(line => {
    // What is pasted has no say either.
    const trades = tradesOf(resume, job, new Map(taint).set(line, 'copied'), [...heard.values()])
    const key = `${trades.atHome} ${trades.inTrade}`
    const nearer = trades.atHome.some((home, post) => home !== false && atHome[post] === false)
    if (!nearer || seen.has(key)) return []
    seen.add(key)
    return [{ ...context, ...trades, ...unasked() }]
  })
}
