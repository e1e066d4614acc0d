import type { DocumentText } from '../../documents/text.ts'
import { namedIn } from '../knowledge/find.ts'
import { words as wordsOf } from '../text/words.ts'
import { isContactRow } from './contact.ts'
import { agreement, bare, cannotAgree, lettersOf, mayAgree } from './name-address.ts'
import { closedUp, type Piece, piecesOf } from './name-pieces.ts'
import { caselessName } from './name-scripts.ts'
import { hasTitleOutright, nameIn, particle } from './name-words.ts'
import { isPlain } from './plain-words.ts'
import type { Post } from './posts.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'

// What a name is worth at most that stands far down and in no address.
const leastOfAll = -27
// What it is worth at most where the address that it is not in is told of.
const leastAlone = -12

/** What a name of this row is worth at most that is not in the address: behind a label, and all that stands there. */
const mostUnlike = ({ index }: Row): number => (index > 11 ? Infinity : 9 - index)

/** Whether a name that the address has no word of is the firm in the heading of a post: a side column may stand behind the posts. */
const isEmployer = (name: string, { index }: Row, agrees: number, posts: Post[]): boolean =>
  agrees === 0 && posts.some(({ employer, rowIndexes }) => employer.startsWith(name) && rowIndexes.includes(index))

/**
 * The person's name: the name-like piece of the first lines, an email that agrees with it settles doubts. Nobody is called
 * as the firm of a post is.
 */
export function nameOf(document: DocumentText, rows: Row[], email: string | null, posts: Post[]): string | null {
  const written = caselessName(rows.slice(0, 2).map(({ text }) => text))
  if (written) return written
  let best: { text: string; score: number; agrees: number } | null = null
  const address = lettersOf(email)
  const large = largestOf(document)
  const usual = [...rows.slice(0, 60), ...rows.slice(60).slice(-4)]
  // A side column may come before it: what is written largest is asked first.
  for (const row of [...usual.filter(large), ...usual.filter(row => !large(row))]) {
    if (row.index > 11 && best && best.score >= leastOfAll && !mayAgree(row.text, address)) continue
    const below = rows[row.index + 1]?.text ?? ''
    if (best && best.score >= mostUnlike(row) && [row.text, below].every(text => cannotAgree(text, address))) continue
    const small = smallName(row, below, address)
    if (small !== null) return small
    for (const piece of piecesAt(rows, row, address, large(row))) {
      const name = nameIn(piece.text, address, piece.complete) ?? singleOf(piece)
      if (!name) continue
      const agrees = agreement(name, address)
      // Dean Pickersgill is no dean where his address is of the same words.
      if (agrees < 2 && hasTitleOutright(name)) continue
      if (isEmployer(name, row, agrees, posts)) continue
      // “CV of Ann Lee” over “Forenames: Ann Mary”: both are in the address, and the first is what one goes by.
      if (best && best.agrees > 1 && agrees === best.agrees && adds(name, best.text)) continue
      const score = worth(row, piece, name, agrees, large(row))
      if (best && score <= best.score) continue
      const sure: number = agrees === 0 && isTown(name, row.text) ? score - 6 : score
      if (!best || sure > best.score) best = { text: name, score: sure, agrees }
    }
  }
  return best && best.score > leastAlone ? best.text : (nameFrom(email) ?? best?.text ?? null)
}

/** Whether a row is the one line of the document, or one of two, that is written in clearly larger letters than all others. */
function largestOf({ lines }: DocumentText): (row: Row) => boolean {
  const sizes = lines.map(({ size }) => size ?? 0)
  const size = Math.max(0, ...sizes)
  const large = lines.filter((_, at) => (sizes[at] ?? 0) > size * 0.95)
  const next = Math.max(0, ...sizes.filter(other => other <= size * 0.95))
  if (large.length > 2 || next === 0 || size < next * 1.15) return () => false
  const starts = new Set(large.map(({ start }) => start))
  return ({ start }) => starts.has(start)
}

/** Whether the name holds all words of another, and more. */
function adds(name: string, other: string): boolean {
  const list = name.split(' ').map(bare)
  const words = other.split(' ').map(bare)
  return list.length > words.length && words.every(word => list.includes(word))
}

/** The one word that somebody is called by: alone at the top, or behind a label. */
const singleOf = ({ text, by }: Placed): string | null =>
  (by === 'alone' || by === 'label') && /^\p{Lu}[\p{L}’'-]{2,}$/u.test(text.trim()) ? text.trim() : null

/** Ann Lee of ann.lee@example.com, whom no line names; words that many resumes have are nobody's, “web.design@”. */
function nameFrom(email: string | null): string | null {
  const words = /^(\p{L}{3,})[._](\p{L}{3,})\d{0,4}@/u.exec(email ?? '')?.slice(1)
  if (!words || words.some(word => hasTitleOutright(word)) || isPlain(words.join(' '))) return null
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ')
}

type Placed = Omit<Piece, 'by'> & { by: Piece['by'] | 'alone' }

// One word, with the particles about it.
const oneName = new RegExp(`^(?:(?:${particle})\\s){0,2}\\p{Lu}[^\\s]+(?:\\s(?:${particle}))?$`, 'u')

/** What of a row may be a name: also with the row below it, and a single word at the top that stands in the address. */
function piecesAt(rows: Row[], row: Row, address: string, large: boolean): Placed[] {
  const text = closedUp(row.text)
  const next = closedUp(rows[row.index + 1]?.text ?? '')
  const pieces: Placed[] = piecesOf(text, [next, rows[row.index + 2]?.text ?? ''], address)
  if (row.index > 2 && !large) return pieces
  // “MARCO  DELLA VALLE”: one gap between what one is called and the surname, neither of which is a name by itself.
  const { given, surname } = /^(?<given>\p{Lu}[^\s:]+)\s{2,3}(?<surname>\S+(?:\s\S+)*)$/u.exec(text)?.groups ?? {}
  if (given && surname && oneName.test(surname) && !hasTitleOutright(`${given} ${surname}`))
    pieces.unshift({ text: `${given} ${surname}`, by: 'line' })
  if (!oneName.test(text)) return pieces
  // “Robbie” over “McAllister”, “ELENA” over “DE LA VEGA”: a name set in two lines.
  if (oneName.test(next) && !hasTitleOutright(next)) pieces.unshift({ text: `${text} ${next}`, by: 'line' })
  if (text.length > 3 && address.includes(bare(text))) pieces.push({ text, by: 'alone' })
  return pieces
}

// “RESUME” over the name.
const mostAbove = 1

/** “jasper lindqvist” on the first line, in an address of these words, or of no common ones right over the only number. */
function smallName(row: Row, below: string, address: string): string | null {
  if (row.index > mostAbove) return null
  const [text = ''] = row.text.split(/\s+[^\p{L}\s(“"]|,\s/u)
  const isSmall = /^\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}[\p{Ll}’'-]*\.?){1,2}$/u.test(text)
  if (!isSmall || hasTitleOutright(text)) return null
  if (agreement(text, address) > 0) return row.index === 0 ? text : null
  return address === '' && row.text.trim() === text && !isPlain(text) && isContactRow(below) ? text : null
}

function worth(row: Row, { by }: Placed, name: string, agrees: number, large: boolean): number {
  // A side column may come before the name: what tools and skills are called is nobody’s name.
  const isThing = agrees === 0 && namedIn(wordsOf(name)).some(({ concept }) => concept.kind !== 'title')
  return (
    agrees * 4 -
    (large ? 0 : Math.min(row.index, 12)) +
    (by === 'label' ? 8 : 0) -
    (by === 'sentence' ? 2 : 0) -
    (by === 'alone' ? 6 : 0) -
    // “F. Daneshvar” above the name in full.
    (/^\p{Lu}\.?\s\S+$/u.test(name) ? 2 : 0) -
    (row.heading && !large && agrees < 2 ? 12 : 0) -
    (/page/iu.test(row.text) ? 2 : 0) +
    (row.text.trim() === name ? (row.index === 0 ? 4 : 1) : 0) -
    (isThing ? 6 : 0) -
    (agrees < 2 && sectionWords.test(name) ? 20 : 0) -
    (row.index > 11 && agrees === 0 && !large ? 20 : 0)
  )
}

const sectionWords =
  /\b(?:history|resume|résumé|profile|summary|experience|application|vitae|strengths|information|details|skills|statement|objectives?|references|employment|declaration)\b/iu

/** “Winnipeg, Canada”, “Las Cruces, N.M.”, “Quezon City, 20 October 2026”: a town with its country, or the place and day of a letter. */
function isTown(name: string, line: string): boolean {
  const rest = line.slice(line.indexOf(name) + name.length)
  return (
    /^,\s*(?:\p{Lu}{2}(?!\p{L})|(?:\p{Lu}\.){2}|\d{1,2}\.?\s+\p{L}+\s+\d{4})/u.test(rest) ||
    segments(line)
      .flat()
      .some(({ kind }, at) => kind === 'place' && at > 0)
  )
}
