import { isPlain } from './plain-words.ts'
import type { Segment } from './segment-kinds.ts'
import { partOfFirm, plainUnit } from './segment-settle.ts'
import { segments } from './segments.ts'

/** What the lines around a stretch of time name. Either may be empty. */
export type Heading = { title: string; employer: string }

const steps = /^(?:then|and|later|now|promoted)\b/u
export const plain = (list: Segment[]) => list.filter(({ kind }) => kind !== 'remark')
export const joinedText = (list: Segment[]) => list.map(({ text }) => text).join(', ')

/** Whether a segment may be the name of an employer. */
export const names = (segment: Segment | undefined) => segment?.kind === 'organisation' || segment?.kind === 'unknown'

const several = /^(?:various|several)\s/iu

/** A department by one word, or by the name of a subject: “Brookhollow Logistics” is none. */
const unitLike = (segment: Segment | undefined) =>
  segment?.department === true && (segment.kind === 'unit' || !/\s/u.test(segment.text))

/** “Director, Ground Engineering, Arkansas Fluid Power”: a plain department before a name of several words. */
const unitBefore = (segment: Segment | undefined, next: Segment | undefined) =>
  segment?.department === true && names(next) && /\s/u.test(next?.text ?? '') && isPlain(segment.text)

/**
 * Whether another piece than the title's is the employer: one of a firm's words, or, where nothing behind the title
 * sounds like a firm, a name with its town or of more than one word.
 */
function ownPiece(titled: Segment[], list: Segment[][]): boolean {
  const others = list.filter(piece => piece !== titled && !piece.some(({ kind }) => kind === 'title'))
  // “Engineer, Hill Crewing, Leeds – various vessels”
  const firms = (piece: Segment[]) => piece.filter(({ kind, text }) => kind === 'organisation' && !several.test(text))
  if (others.some(piece => firms(piece).length > 0)) return true
  const ofTrade = ({ text, department, kind }: Segment) =>
    unitLike({ text, department, kind }) || ((department || partOfFirm.test(text)) && isPlain(text))
  if (titled.some(segment => segment.kind === 'organisation' && !ofTrade(segment))) return false
  // “Brand Manager, Hartline Cereals   Battle Creek, MI”: a name beside the title, and a town with its state.
  const [, beside] = titled
  const town = (piece: Segment[]) => piece.length === 2 && piece[1]?.kind === 'place'
  if (beside && names(beside) && /\s/u.test(beside.text) && !isPlain(beside.text) && others.every(town)) return false
  return others.some(piece => names(piece[0]) && (piece.length > 1 || /\s/u.test(piece[0]?.text ?? '')))
}

const ownName = /^(?:["“«]|(?:trading|known|operating|doing business) as\s|t\/a\s|dba\s)/iu

// “as Project Architect”, “came in as Assistant”
export const titleLeadIn =
  /^(?:(?:(?:i )?(?:came in|joined|started(?: out)?|hired|began|employed|returned|was (?:hired|taken on|made(?: up)?|promoted|employed)|promoted)|first) )?(?:as|to) (?:an? |the )?(?=\p{L})|^(?:at present|currently|presently|now|where i was)(?: an?)? (?=\p{L})/iu

/** “Helper, bakery of Mr Jansen”, “Volunteer, kitchen of the Sikh temple, Leeds”: a firm by what it is, in small letters. */
const bySort = ({ text, kind }: Segment) =>
  kind === 'unit' &&
  /^(?!(?:in|at|near|from|to|on)\s)(?:\p{Ll}[\p{L}-]*\s){0,2}(?:farm|shop|store|garden|school|nursery|club|library|kitchen|bakery|café|restaurant|hotel|company|clinic|practice|prison|hospital|museum|theatre|garage|brewery|church|parish|temple|mosque|charity|agency|canteen|enterprise|factory|mill|works)(?:\s(?:no\.?|nr\.?|№)\s?\d+)?(?:\s(?:of|in|for)\s.*\p{Lu}.*|\s["“]?\p{Lu}.*)?$/u.test(
    text,
  )

/** Title and employer out of the strong pieces of a heading; either may stay empty. */
export function read(pieces: Segment[][], known: Heading = { title: '', employer: '' }): Heading {
  let { title, employer } = known
  const rest: Segment[][] = []
  const list = pieces.map(plain)
  // A piece that begins with a title is one before a piece that holds one: “Doe Ltd, printers, Leeds. Clerk.”
  const begins = list.some(piece => piece[0]?.kind === 'title')
  for (const piece of list) {
    const named = begins && piece[0]?.kind !== 'title' ? -1 : piece.findIndex(({ kind }) => kind === 'title')
    // “Crew Member, later Crew Trainer” is one title in two steps.
    const at = named > 0 && steps.test(piece[named]?.text ?? '') ? named - 1 : named
    if (!title && at === 0 && !employer && ownPiece(piece, list)) {
      // The employer has a piece of its own, so all of this one is the title.
      title = joinedText(piece.filter(({ kind }) => kind !== 'place'))
    } else if (!title && at >= 0) {
      // “Staff Nurse, SICU” stays whole; “Clerk, Acme Ltd, Leeds” parts behind the title.
      let end = at + 1
      const sorts = (to: number) =>
        employer === '' &&
        !piece.slice(to + 1).some(({ kind }) => kind === 'organisation') &&
        bySort(piece[to] as Segment)
      while (
        (piece[end]?.kind === 'unit' && !sorts(end)) ||
        piece[end]?.kind === 'title' ||
        (unitLike(piece[end]) && (employer !== '' || names(piece[end + 1]))) ||
        (employer === '' && unitBefore(piece[end], piece[end + 1])) ||
        steps.test(piece[end]?.text ?? '')
      )
        end++
      const before = piece.slice(0, at).filter(({ kind }) => kind !== 'place')
      title = joinedText(piece.slice(at, end))
      rest.push(before, piece.slice(end))
    } else rest.push(piece)
  }
  if (!employer) {
    const left = rest.filter(piece => piece.length > 0 && (known.title !== '' || piece[0]?.kind !== 'title'))
    const company = left.find(piece => piece.some(({ kind }) => kind === 'organisation'))
    // “three days a week: Hill & Daughters, Leeds”: what begins small says how, not where.
    const other = left.find(([first, ...more]) =>
      first?.kind === 'unit' ? more.some(names) : first && first.kind !== 'place',
    )
    const chosen = company ?? rest.find(piece => piece[0] && title !== '' && bySort(piece[0])) ?? other
    if (chosen) {
      // “Site Supervisor – Floors, Pennine Interiors, Bradford”
      const [unit, firm] = chosen
      const behind = unit && firm && names(firm) && plainUnit(unit, firm) ? firm : undefined
      const best =
        behind ??
        chosen.find(({ kind }) => kind === 'organisation') ??
        chosen.find(bySort) ??
        (chosen[0]?.kind === 'unit' ? chosen.find(names) : undefined) ??
        chosen.find(({ kind }) => kind !== 'place')
      const next = best && chosen[chosen.indexOf(best) + 1]
      // “Self-employed, "Briggs Fixtures"”, “freelance, trading as Briggs”: one's own firm may have a name.
      if (best) employer = next && ownName.test(next.text) ? `${best.text}, ${next.text}` : best.text
      const quoted = /^(?:self[- ]employed|freelance)/iu.test(employer)
        ? rest.flat().find(it => /^["“«]/u.test(it.text))
        : undefined
      if (quoted && !employer.includes(quoted.text)) employer = `${employer}, ${quoted.text}`
    }
  }
  return { title, employer }
}

/** “Bar work, The Moat House, Leeds” and “Hill School, Leeds. Maths.”: what is neither firm nor place stands for a title. */
export function untitled(pieces: Segment[][], { title, employer }: Heading): Heading {
  const [first = [], ...more] = pieces.map(piece => piece.filter(({ kind }) => kind !== 'place'))
  const [one, two] = first
  const said = pieces.length > 1 ? pieces.map(([head]) => head) : pieces.flat()
  if (said.some(segment => /^\p{Ll}/u.test(segment?.text ?? ''))) return { title, employer }
  const below = more[0]?.[0]
  if (one && below && (one.kind === 'organisation' || employer === one.text))
    return { title: below.text, employer: one.text }
  if (one && below && employer === below.text) return { title: one.text, employer }
  if (one && two && one.kind === 'organisation' && two.kind !== 'organisation')
    return { title: two.text, employer: one.text }
  if (one && two && one.kind !== 'organisation') return { title: one.text, employer: two.text }
  return { title, employer }
}

/** “Two presses, three lathes and a saw” below title and firm: what was done there, not where. */
export function tellsWork(text: string): boolean {
  const list = text
    .replace(/\([^()]*\)/gu, '')
    .split(/\s+/u)
    .filter(word => /[\p{L}\d]/u.test(word))
  return list.length > 3 && list.filter(word => /^\P{L}*[\p{Ll}\d]/u.test(word)).length * 2 >= list.length
}

/** “Night Manager (Hotel Belvedere, Lugano)” */
export function inBrackets(rest: string): string {
  const inside = /\((?<firm>\p{Lu}[^()\d]*)\)/u.exec(rest)?.groups?.firm
  const [first] = inside ? segments(inside).flat() : []
  return first && names(first) && (first.kind === 'organisation' || /,/u.test(inside ?? '')) ? first.text : ''
}
