import { atHome } from '../knowledge/at-home.ts'
import { type Mention, namedIn, toldIn, toldInOrder } from '../knowledge/find.ts'
import { broader, isPaper, relatedFamilies } from '../knowledge/index.ts'
import type { Word } from '../text/words.ts'
import { calledBy, calledInOrder } from './called.ts'
import type { Piece } from './groups.ts'

const isName = (text: string, { start, end }: Piece) => /^\p{Lu}/u.test(text.slice(start, end))

/**
 * Leaves out strays from trades that the job is not in, where anything of its own is named, and what a name means
 * elsewhere: SQL is no sales lead in a posting for data work.
 */
function relevant(text: string, list: Piece[], families: ReadonlySet<string>): Piece[] {
  const home = ({ concept }: Piece) =>
    concept.family === 'general' || families.size === 0 || families.has(concept.family)
  const own = list.filter(home)
  if (own.length === 0) return list
  // The same name in the trade next door is the same thing: AS9100 in design and in the quality room.
  const namesake = (piece: Piece, other: Piece) =>
    other.start === piece.start &&
    other.end === piece.end &&
    relatedFamilies(other.concept.family, piece.concept.family)
  const meant = (piece: Piece) =>
    own.some(other => other.start <= piece.start && piece.end <= other.end && !namesake(piece, other))
  // “Python or PowerShell”: what stands in a choice with a thing of the job's is meant with it.
  const chosen = (piece: Piece) =>
    piece.concept.kind === 'tool' || piece.concept.kind === 'skill'
      ? own.some(other => {
          const [first, second] = other.start < piece.start ? [other, piece] : [piece, other]
          return /^\s*(?:,|\/|,?\s*or)\s*$/iu.test(text.slice(first.end, second.start)) && isName(text, piece)
        })
      : false
  // “A partner down the corridor” asks for no CORRIDOR: a name is written as one.
  const written = (piece: Piece) => /\p{Lu}{2}/u.test(piece.concept.name) && isName(text, piece)
  return list.filter(piece => home(piece) || (!meant(piece) && (written(piece) || chosen(piece))))
}

const department =
  'sales|marketing|finance|legal|operations|procurement|purchasing|engineering|product|design|production|commercial|logistics|warehouse|quality|hr|it|human resources|customer service|support|accounts|accounting|planning|maintenance|brand|r&d|technology|manufacturing|regulatory|compliance|communications'
const counterparts = new RegExp(
  `\\b(?:with|where|between|from|for|across|alongside|to)\\s+(?:\\p{L}+\\s){0,2}?((?:(?:${department})\\b(?:,\\s+(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*|\\s*\\/\\s*)?){2,})`,
  'giu',
)

/** Leaves out departments that the work is done with, where the work itself is named: “agreed with sales, marketing and finance”. */
export function withoutCounterparts(text: string, pieces: Piece[]): Piece[] {
  const spans = [...text.matchAll(counterparts)].map(({ 0: all, 1: list = '', index }) => ({
    start: index + all.length - list.length,
    end: index + all.length,
  }))
  const left = pieces.filter(({ start, end }) => !spans.some(span => span.start <= start && end <= span.end))
  return left.length > 0 ? left : pieces
}

/** Leaves out the wider paper whose name is part of the one asked: “first aid” in “paediatric first aid certificate”. */
const narrowest = (text: string, pieces: Piece[]): Piece[] =>
  pieces.filter(
    wide =>
      !isPaper(wide.concept) ||
      !pieces.some(
        other =>
          other.concept.id !== wide.concept.id &&
          isPaper(other.concept) &&
          // “Journeyman or master electrician licence” leaves a choice of the two.
          !/\bor\s+$/iu.test(text.slice(0, other.start)) &&
          other.start < wide.end &&
          wide.start < other.end &&
          broader(other.concept.id).has(wide.concept.id),
      ),
  )

/** Leaves out what is only part of a product's or a paper's name: “SAP” and “IBP” in “SAP IBP”. */
const outermost = (text: string, pieces: Piece[]): Piece[] =>
  pieces.filter(
    ({ start, end }) =>
      !pieces.some(
        outer =>
          (outer.concept.kind === 'tool' || isPaper(outer.concept)) &&
          !/[:,;(]/u.test(text.slice(outer.start, outer.end)) &&
          outer.start <= start &&
          end <= outer.end &&
          outer.end - outer.start > end - start,
      ),
  )

/** Leaves out papers that everyday words tell where a paper is called by its name: “resuscitation … cards” around an NRP card. */
const unnamed = (named: Piece[], told: Piece[]): Piece[] =>
  told.filter(
    piece =>
      !isPaper(piece.concept) ||
      !named.some(other => isPaper(other.concept) && other.start < piece.end && piece.start < other.end),
  )

const askable = new Set(['skill', 'tool', 'certificate', 'licence', 'language', 'setting', 'field', 'title'])

/** What a text names and tells of the families, in the order of the text. */
export function piecesOf(text: string, list: Word[], families: ReadonlySet<string>): Piece[] {
  const stems = new Set(list.map(({ stem }) => stem))
  const [main] = families
  const place = (mention: Mention, called: string): Piece => ({
    concept: mention.concept,
    start: (list[mention.first] as Word).start,
    end: (list[mention.last] as Word).end,
    called,
  })
  const named = namedIn(list, true).filter(
    ({ concept, first, last }) =>
      askable.has(concept.kind) &&
      (concept.needs.length === 0 ||
        concept.kind === 'language' ||
        families.size === 0 ||
        // “Excel” and nothing else is the product, whatever the trade.
        (concept.kind === 'tool' && last - first + 1 === list.length) ||
        [...families].some(family => relatedFamilies(family, concept.family)) ||
        atHome(concept, stems)),
  )
  const ofTrade = ({ concept }: Mention) => families.has(concept.family) || concept.family === 'general'
  const called = named.map(one => place(one, calledBy(text, list, one, main, true)))
  const told = toldIn(list).filter(ofTrade)
  const inOrder = toldInOrder(text, list).filter(ofTrade)
  const all = [
    ...called,
    ...unnamed(called, [
      ...told.map(one => place(one, calledBy(text, list, one, main, false))),
      ...inOrder.map(one => place(one, calledInOrder(one))),
    ]),
  ]
  return relevant(text, narrowest(text, outermost(text, all)), families).toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )
}
