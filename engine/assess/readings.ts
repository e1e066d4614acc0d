import { type Context, tradesOf, unasked } from './context.ts'

// How likely, 0 to 1, a line is to be quoted for a need from which on it surely shows it.
const sure = 0.5

/** The lines told of posts of other trades that surely show a need, in the order of the text. */
function sureLines({ spoken, resume, atHome }: Context): number[] {
  const found = new Set<number>()
  for (const { lines } of spoken.values())
    for (const { at, doing, odds } of lines) {
      const { heading = true, post = null } = resume.statements[at] ?? {}
      if (doing && odds >= sure && !heading && post !== null && atHome[post] === false) found.add(at)
    }
  return [...found].sort((a, b) => a - b)
}

/**
 * The resume as it would be read if one line had no say on the trade of its post, where that post, or another, is then no
 * longer of another trade: what shows a thing that the job asks makes nobody a stranger to it. `context` has been assessed.
 */
export function otherReadings(context: Context): Context[] {
  const { resume, job, taint, heard, atHome } = context
  if (!atHome.includes(false)) return []
  const seen = new Set<string>()
  return sureLines(context).flatMap(line => {
    // What is pasted has no say either.
    const trades = tradesOf(resume, job, new Map(taint).set(line, 'copied'), [...heard.values()])
    const key = `${trades.atHome} ${trades.inTrade}`
    const nearer = trades.atHome.some((home, post) => home !== false && atHome[post] === false)
    if (!nearer || seen.has(key)) return []
    seen.add(key)
    return [{ ...context, ...trades, ...unasked() }]
  })
}
