import { namedIn } from '../knowledge/find.ts'
import { wordCount } from '../text/count.ts'
import { isSmall, words } from '../text/words.ts'
import { isPlain } from './plain-words.ts'
import sayings from './sayings.json' with { type: 'json' }
import {
  alone,
  department,
  isOrganisation,
  leadingOrganisation,
  nameless,
  type Segment,
  sameAgain,
} from './segment-kinds.ts'
import { hasTitle } from './titles.ts'

const area = /^(?:\p{Lu}[\p{L}’'.-]+ ){1,2}(?:county|parish|district|borough|province|region|shire)$/iu
// What may stand beside the noun of a title and says nothing of a firm.
const rank = new RegExp(`^(?:${sayings.ranks.join('|')})$`, 'iu')

/** “The Jolly Stevedore”, “Office of the Provost”. */
export const surelyFirm = (text: string) => /^The\s/u.test(text) || leadingOrganisation.test(text)

// What stands small within a name in other languages.
const particle = /^(?:d[aeiou]|des|del|della|dos|das|l[ae]s?|van|von|der|den|het|y|et|und|i)$/u

/** Whether a phrase with the noun of a title is a name of words that no title has: “Platte Valley Courier”. */
function likeFirm(full: string): boolean {
  // “Hill Road Estate Management (arm of the borough)”: what brackets explain is no part of the name.
  const text = full.replace(/\s*\([^()]*\)/gu, '').trim() || full
  // “Larchway contractor”: whom one drove or dug for, by a name of its own.
  const client = /^(\p{Lu}\S*(?:\s\p{Lu}\S*)*)\s(?:sub-?)?contractor$/u.exec(text)?.[1]
  if (client && !isPlain(client)) return true
  const list = words(text)
  const within = ({ raw, stem }: { raw: string; stem: string }) => isSmall(stem) || particle.test(raw)
  if (list.length < 2 || !list.every(word => /^[\p{Lu}\d]/u.test(word.raw) || within(word))) return false
  if (surelyFirm(text) || / & \p{Lu}\p{L}+$/u.test(text)) return true
  const named = namedIn(list)
  return list.some(
    ({ raw, stem }, at) =>
      !within({ raw, stem }) &&
      !rank.test(raw) &&
      !hasTitle(raw) &&
      !named.some(({ first, last }) => first <= at && at <= last),
  )
}

/** “Sugar Boiler”, “Shotfirer”: words that mostly name who does something. */
export const doer = /\s\p{L}*\p{Ll}{2}(?:er|or|ist|ician|man|woman|eur|euse)$/u

/** Where no piece is a title, the only one that names a doer is. */
export function promote(pieces: Segment[][]): void {
  const all = pieces.flat()
  if (all.length < 2 || all.some(({ kind }) => kind === 'title')) return
  const doers = all.filter(({ text, kind }) => kind === 'unknown' && doer.test(text) && wordCount(text) <= 4)
  if (doers.length === 1 && doers[0]) doers[0].kind = 'title'
}

/**
 * Of lines that each name one thing, with no title among them, the one that goes on small is the title: “Metal cutter”
 * beside “Lowell Hydraulics, Leeds”.
 */
export function promoteRow(lines: Segment[][][]): void {
  const small = ([piece]: Segment[][]) =>
    piece?.[0]?.kind === 'unknown' &&
    (/^\p{Lu}\S*(?:\s\p{Ll}\S*)*\s\p{Ll}\S+$/u.test(piece[0].text) || /^\p{Ll}/u.test(piece[1]?.text ?? ''))
  const [one, two] = lines
  const firms = lines.filter(line => line.flat().some(({ kind }) => kind === 'organisation'))
  const other = lines.length === 2 && firms.length === 1 ? (firms[0] === one ? two : one)?.[0]?.[0] : undefined
  const firm = firms[0]
  // “Food Truck Crew” over “Big Easy Boudin, Lake Charles”: what has a town behind it is the firm.
  const bare = firm?.flat().length === 1 ? firm[0]?.[0] : undefined
  if (other?.kind === 'unknown') {
    const towned =
      bare && !surelyFirm(bare.text) && [one, two].some(line => line !== firm && line?.[0]?.[1]?.kind === 'place')
    const title = towned ? bare : other
    title.kind = 'title'
    if (towned) other.kind = 'organisation'
    return
  }
  const found = lines.filter(small)
  const title = found.length === 1 ? found[0]?.[0]?.[0] : undefined
  if (title) title.kind = 'title'
}

/** Beside a firm by its name, what begins small (“farm collection”, “pre-school”) is what was done or where in it. */
function small(pieces: Segment[][]): void {
  const firms = pieces.flat().filter(({ kind }) => kind === 'organisation' || kind === 'unknown')
  const isSmallName = ({ text }: Segment) =>
    /^(?:my )?own\s/u.test(text) ||
    (/^\p{Ll}/u.test(text) &&
      !/\s\p{Lu}/u.test(text) &&
      !alone.test(text) &&
      !nameless.test(text) &&
      !sameAgain.test(text))
  if (!firms.some(({ text }) => /^\p{Lu}/u.test(text))) return
  for (const firm of firms) if (firm.kind === 'organisation' && isSmallName(firm)) firm.kind = 'unit'
}

/** “Ferret Groomer, The Village Cobbler”: where the one title is a firm's name, what stands before it is the title. */
function aloneTitled(pieces: Segment[][], firms: { it: Segment; at: number }[]): void {
  const [firm] = firms
  const piece = firm && pieces[firm.at]
  const first = piece?.[0]
  if (!firm || firms.length > 1 || first?.kind !== 'unknown' || piece?.indexOf(firm.it) !== 1) return
  first.kind = 'title'
  firm.it.kind = 'organisation'
}

const institution =
  /(?<![\p{L}])(?:ltd|limited|inc|llc|llp|plc|gmbh|university|hospital|college|school|trust|council|supermarkets?|bank|airways|airlines|health|group|nhs|corporation|foundation|ministry|zoo)$|^(?:university|college|school|bank|ministry) of\s/iu
/** What a part of a firm is called by its last word. */
export const partOfFirm =
  /(?:services|support|programme|program|office|unit|team|store|superstore|stores|shop|studio|lab|site|branch|depot|house|centre|practice|engineering|surgery|clinic)$/iu

/** “Toddlers” before “Hill Nursery”: words that any resume may have, before what is surely a firm. */
export function plainUnit(unit: Segment, firm: Segment): boolean {
  if (unit.kind === 'place' || unit.kind === 'title' || surelyFirm(unit.text) || !isPlain(unit.text)) return false
  // “Power Systems Analysis”: a firm's word that does not stand last makes no firm.
  const last = unit.text.split(/\s+/).at(-1) ?? ''
  if (unit.kind === 'organisation' && !department.test(unit.text) && isOrganisation(last)) return false
  return firm.kind === 'organisation' && (!isPlain(firm.text) || unit.kind !== 'organisation')
}

/** “Analyst, Flood Walls, Tay Partnership, Perth”, “Clerk, Advice Services, Hill University”: the unit stands before the firm. */
function unitFirst(piece: Segment[]): void {
  const [title, unit, firm, town, ...more] = piece
  if (title?.kind !== 'title' || !unit || !firm || more.length > 0) return
  const four =
    [unit, firm, town].every(it => it?.kind === 'unknown') && /\s/u.test(firm.text) && !/&|[’']s?\b/u.test(unit.text)
  const own = !isPlain(firm.text) && isPlain(unit.text)
  const two = firm.kind === 'organisation' && (institution.test(firm.text) || own) && unit.kind === 'organisation'
  const part = partOfFirm.test(unit.text) && !surelyFirm(unit.text)
  if (four || (two && (part || /^School of /u.test(unit.text))) || plainUnit(unit, firm)) unit.kind = 'unit'
}

const placeLike =
  /^(?:\p{Lu}[\p{L}’'-]+ ){1,2}(?:market|centre|center|house|park|mills?|church|bank|manor|farm|road|square|call centre|retail park|shopping (?:centre|center|mall))$/iu

/** “Clerk, Gipping Express, Needham Market”: behind a name of its own such a word is part of a town's, or of the building's. */
function townLast(piece: Segment[]): void {
  piece.forEach((segment, at) => {
    const before = piece[at - 1]
    if (segment.kind !== 'organisation' || before?.kind !== 'unknown' || !placeLike.test(segment.text)) return
    if (/^(?:\p{Lu}\S*|&|of|and|the)(?:\s(?:\p{Lu}\S*|&|of|and|the))+$/u.test(before.text) && !isPlain(before.text))
      segment.kind = 'place'
  })
}

// … and “HILL COLLIERY CO.”
const letters = /^\p{Lu}.*\s(?:AB|NV)$|^\p{Lu}\S* \S.*\sCO$/u
const inAmerica = /^(?:canada|usa?|u\.s\.(?:a\.)?|remote|hybrid|\d.*)$/iu

/** What the pieces are among each other: beside a title without doubt, a doubtful one is a firm. */
export function settle(pieces: Segment[][]): Segment[][] {
  small(pieces)
  const titles = pieces.flatMap((piece, at) => piece.filter(({ kind }) => kind === 'title').map(it => ({ it, at })))
  const firms = titles.filter(({ it }) => surelyFirm(it.text))
  aloneTitled(pieces, firms)
  // “Karaoke Host” over “The Jolly Stevedore, Leeds”: of two doubtful ones the name with its article is the firm.
  if (titles.length > 1 && firms.length > 0 && firms.length < titles.length)
    for (const { it } of firms) it.kind = 'organisation'
  else if (titles.length > 1) {
    const doubtful = titles.filter(({ it }) => likeFirm(it.text))
    const sure = titles.filter(
      title => !doubtful.includes(title) && /\p{Ll}|\s/u.test(title.it.text) && /^\p{Lu}/u.test(title.it.text),
    )
    const headed = doubtful.filter(({ it }) => hasTitle(it.text.split(/\s+/).at(-1) ?? ''))
    // “Depot Controller” and “Light Rail Operations”: of doubtful ones that which ends in the noun of a post is one.
    if (
      sure.length === 0 &&
      headed.length > 0 &&
      headed.length < doubtful.length &&
      doubtful.length === titles.length
    ) {
      for (const title of doubtful) if (!headed.includes(title)) title.it.kind = 'organisation'
      return settle(pieces)
    }
    for (const title of doubtful)
      if (
        sure.some(({ at }) => at !== title.at) ||
        // “Page & Thistle, Bookseller”
        (sure.length > 0 &&
          / & \p{Lu}\p{L}+$/u.test(title.it.text) &&
          !hasTitle(title.it.text.split(' ').at(-1) ?? '')) ||
        (sure[0] && titles.indexOf(sure[0]) < titles.indexOf(title)) ||
        (sure.length === 0 && titles.indexOf(title) > 0 && doubtful.length === titles.length)
      )
        title.it.kind = 'organisation'
  }
  for (const piece of pieces) {
    townLast(piece)
    unitFirst(piece)
    const [first, second] = piece
    // “Lindqvist Lamps UK, Preston”: with the town behind it, what ends in a country is a firm.
    if (first?.kind === 'place' && second && /\S\s(?:UK|USA?|EU|GB)$/u.test(first.text)) first.kind = 'organisation'
    // “Nordpall AB, Malmö”, “Holding NV (62 shops), Leuven”: before a town the letters are a firm's, not a state's.
    piece.forEach((segment, at) => {
      const next = piece[at + 1]
      if (segment.kind === 'place' && letters.test(segment.text) && next && !inAmerica.test(next.text))
        segment.kind = 'organisation'
    })
    piece.forEach((segment, at) => {
      const before = piece[at - 1]
      if (before && before.kind !== 'title' && area.test(segment.text)) segment.kind = 'place'
    })
  }
  return pieces
}
