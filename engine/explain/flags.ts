import type { Context } from '../assess/context.ts'
import { isVerbatim } from '../integrity/posting-text.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import { mistyped } from './mistyped.ts'
import { brief, capital, inQuotes, spelled } from './phrases.ts'

const longest = 90

const said = (resume: Resume, index: number) => {
  const statement = resume.statements[index]
  return statement ? brief(statement.text.trim(), longest) : ''
}

/** The dates of a post that run backwards, shown. */
function endsFirst(resume: Resume): string | null {
  const found = mistyped(resume)
  if (found?.of !== 'post') return null
  const lead = found.text.slice(0, found.from)
  const from = lead.length < 50 ? 0 : lead.indexOf(' ', lead.length - 50) + 1
  return inQuotes(`${from > 0 ? '… ' : ''}${found.text.slice(from, found.to)}`)
}

/** What makes the document itself doubtful, whatever the job. */
export const documentFlags = once((resume: Resume): readonly string[] => {
  const flags: string[] = []
  const order = resume.own.findIndex(({ taint }) => taint === 'instruction')
  if (order >= 0)
    flags.push(
      `A line speaks to screening software instead of the reader: ${inQuotes(said(resume, order))}. It was ignored.`,
    )
  const hidden = resume.document.hidden.map(({ text }) => text.trim()).filter(text => /\p{L}{3}/u.test(text))
  if (hidden[0] !== undefined)
    flags.push(
      `The file holds text that a person cannot see: ${inQuotes(brief(hidden[0], longest))}. It counts for nothing.`,
    )
  const late = endsFirst(resume)
  if (late) flags.push(`A post ends before it begins: ${late}. One of the two dates must be wrong.`)
  return flags
})

/** That sentences are the posting's, and how closely; null where none is. */
function copiedFlag({ resume, job, taint }: Context): string | null {
  const copied = [...taint].filter(([, why]) => why === 'copied').map(([index]) => index)
  const [first] = copied
  if (first === undefined) return null
  const verbatim = copied.every(index => isVerbatim(job.posting, resume.own[index]?.words ?? []))
  const how = verbatim ? 'word for word' : 'word for word or nearly so'
  return copied.length === 1
    ? `A sentence is taken from the posting ${how}: ${inQuotes(said(resume, first))}. It counts for nothing.`
    : `${capital(spelled(copied.length))} sentences are taken from the posting ${how}, such as ${inQuotes(said(resume, first))}. They count for nothing.`
}

/** What makes this resume doubtful beside this posting, on top of the document's own flags. */
export function matchFlags(context: Context): string[] {
  const flags = [...documentFlags(context.resume)]
  const copied = copiedFlag(context)
  if (copied) flags.push(copied)
  const stuffed = [...context.taint].find(([, taint]) => taint === 'stuffed')
  if (stuffed)
    flags.push(
      `The same words come again and again: ${inQuotes(said(context.resume, stuffed[0]))}. Repeating them earned nothing.`,
    )
  return flags
}
