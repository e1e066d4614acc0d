import { later } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import subjects from './subjects.json' with { type: 'json' }

/** A pattern of what is written and what it says in English. */
type Row = [pattern: string, says: string]

/**
 * Subjects of study as transcripts shorten them, as courses call what postings ask for by its plain name, and as other
 * languages write them, so that the fields of the knowledge base are found; roots stand for whole families of words
 * (“biología”, “Biologie”, “biologii”).
 */
const written = [...subjects.shortened, ...subjects.called, ...subjects.foreign] as Row[]

const whole = (pattern: string, flags: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, flags)

// So many rows at a time are asked for together: a line of studies names one or two of them all.
const together = 12

/** Rows as patterns, some at a time with one for whether any of them stands in a text. */
const read = (rows: Row[], flags: string) =>
  Array.from({ length: Math.ceil(rows.length / together) }, (_, at) => {
    const some = rows.slice(at * together, (at + 1) * together)
    return {
      any: whole(some.map(([pattern]) => pattern).join('|'), flags),
      all: later(() => some.map(([pattern, says]) => [whole(pattern, flags), says] as const)),
    }
  })

type Some = ReturnType<typeof read>
// Letters of degrees count in their own spelling only.
const inLetters = read(subjects.letters as Row[], 'u')
const inWords = read(written, 'iu').map(({ any, all }) => ({ any: forSmall(any), all }))

/** What the rows say whose patterns stand in the text; `asked` is the text as those for several rows are asked of it. */
const saidBy = (some: Some, text: string, asked: string): string[] =>
  some
    .flatMap(({ any, all }) => (any.test(asked) ? all() : []))
    .flatMap(([pattern, says]) => (pattern.test(text) ? [says] : []))

/** What the words of a row of studies say in plain English, beside what they are. */
export const inEnglish = (text: string): string =>
  [...saidBy(inLetters, text, text), ...saidBy(inWords, text, text.toLowerCase())].join(', ')
