import type { Context } from '../assess/context.ts'
import type { Resume } from '../resume/read.ts'
import { backwards, dateRanges } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { capital, inQuotes, spelled } from './phrases.ts'

const short = (text: string) => {
  const flat = text
    .replace(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trim()
  return flat.length > 90 ? `${flat.slice(0, 87).trimEnd()}…` : flat
}

const said = (resume: Resume, index: number) => {
  const statement = resume.statements[index]
  return statement ? short(statement.text) : ''
}

/** The dates of a post that run backwards, shown; none where several do, as some write the later date first. */
function endsFirst({ statements, own }: Resume): string | null {
  const found = statements.flatMap(({ text, section }, at) => {
    const dates = section === 'experience' && own[at]?.taint === null ? backwards(text) : null
    return dates ? [{ text, ...dates }] : []
  })
  const [only, ...more] = found
  if (!only || more.length > 0 || statements.every(({ text }) => dateRanges(text).length === 0)) return null
  const lead = only.text.slice(0, only.from)
  const from = lead.length < 50 ? 0 : lead.indexOf(' ', lead.length - 50) + 1
  return inQuotes(`${from > 0 ? '… ' : ''}${only.text.slice(from, only.to)}`)
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
    flags.push(`The file holds text that a person cannot see: ${inQuotes(short(hidden[0]))}. It counts for nothing.`)
  const late = endsFirst(resume)
  if (late) flags.push(`A post ends before it begins: ${late}. One of the two dates must be wrong.`)
  return flags
})

/** What makes this resume doubtful beside this posting, on top of the document's own flags. */
export function matchFlags(context: Context): string[] {
  const flags = [...documentFlags(context.resume)]
  const copied = [...context.taint].filter(([, taint]) => taint === 'copied').map(([index]) => index)
  const first = copied[0]
  if (first !== undefined)
    flags.push(
      copied.length === 1
        ? `A sentence is taken from the posting word for word: ${inQuotes(said(context.resume, first))}. It counts for nothing.`
        : `${capital(spelled(copied.length))} sentences are taken from the posting word for word, such as ${inQuotes(said(context.resume, first))}. They count for nothing.`,
    )
  const stuffed = [...context.taint].find(([, taint]) => taint === 'stuffed')
  if (stuffed)
    flags.push(
      `The same words come again and again: ${inQuotes(said(context.resume, stuffed[0]))}. Repeating them earned nothing.`,
    )
  return flags
}
