import { broader, type Concept } from '../knowledge/index.ts'

/**
 * Concepts of which any one will do. `weight` is the group's share beside the others; `open` takes comparable ones;
 * `anywhere` is what every trade does alike and nothing of the trade is named beside: “has line-managed people”;
 * `called` is how a reason may name each, for those that a reader of the posting would know it by.
 */
export type Group = {
  any: Concept[]
  weight: number
  open: boolean
  anywhere: boolean
  called: ReadonlyMap<string, string>
}

/** A concept that the text names or tells, with its place in it, and what a reason may call it, '' for nothing. */
export type Piece = { concept: Concept; start: number; end: number; called: string }

const groupOf = (items: Piece[], weight: number, open: boolean, anywhere: boolean): Group => ({
  any: [...new Set(items.map(({ concept }) => concept))],
  weight,
  open,
  anywhere,
  called: new Map(named(items).map(({ concept, called }) => [concept.id, called])),
})

/** Of pieces that speak of the same words the first that has a name: they are no choice. */
const named = (items: Piece[]): Piece[] =>
  items
    .filter(({ called }) => called !== '')
    .filter((item, at, all) => !all.slice(0, at).some(({ start, end }) => start < item.end && item.start < end))

// “CI/CD (we use GitHub Actions and Fastlane)”: what the firm has is an example of what is asked.
const ours = /\((?:we (?:use|run|work (?:with|in|on))|ours|our stack|currently|at present)\b[^()]*\)/iu

/** Whether both stand in such a bracket, or the one before it. */
function ofOurs(text: string, before: Piece, piece: Piece): boolean {
  const found = ours.exec(text)
  if (!found || piece.start < found.index || piece.end > found.index + found[0].length) return false
  return before.start >= found.index || /^\s*$/u.test(text.slice(before.end, found.index))
}

/** How a piece hangs on the one before: one of a choice, an item of a list, or a thing of its own. */
function link(text: string, before: Piece, piece: Piece): 'or' | 'comma' | 'own' {
  if (piece.start < before.end || ofOurs(text, before, piece)) return 'or'
  const between = text.slice(before.end, piece.start)
  if (/^\s*\((?:\p{L}+\s){0,2}$/u.test(between) || /\bor\b|\//iu.test(between)) return 'or'
  if (/\b(?:such as|e\.g|like|for example|including|ideally|preferably|; ours is|i\.e)\b/iu.test(between)) return 'or'
  // “Certified Sommelier with the Court of Master Sommeliers”: who gives a paper is no paper beside it.
  const papers = [before, piece].every(({ concept }) => concept.kind === 'certificate')
  if (papers && /^\s*\(?(?:with|from|by|of|through) (?:the |an? )?$/iu.test(between)) return 'or'
  // “MIATI, a part-qualification (ACCA, CIMA) or a degree”
  if (/^\s*\)?,\s+(?:an?|the|any)\s[^,;.]{0,40}\(\s*$/u.test(between)) return 'comma'
  // Names that nobody knows, and remarks in brackets, do not end a list: “Anaplan (ours), Adaptive, OneStream”.
  const plain = between.replace(/\([^)]*\)/g, '')
  return /^\s*\)?\s*,(?:\s*\p{Lu}[\p{L}\d+.-]*(?: \p{Lu}[\p{L}\d+.-]*)?\s*,)*\s*$/u.test(plain) ? 'comma' : 'own'
}

const openWords =
  /\b(?:or|and) (?:an? |any )?(?:other |another )?(?:\p{L}+ )?(?:comparable|similar|equivalent|equal|like|alternative)|\bor (?:the )?like\b|\bequivalent\b|\bsimilar\b|\bcomparable\b|\bor (?:a )?related\b|; ours is\b/iu

// “AS9100 and ISO 13485 …: experience under one of these”: the list is a choice, whatever parts it.
const choiceWords = /\b(?:one|any|either|some) of (?:these|them|those|the (?:following|above))\b/iu

/** Whether a list ends in “or similar”, “or another package”: what stands in it are examples. */
const takesMore = (text: string, last: Piece | undefined): boolean =>
  last !== undefined &&
  /^\s*\)?,?\s*(?:and\/)?or (?:an?y? )?(?:other|another|similar|comparable|equivalent|something|the like|like)\b/iu.test(
    text.slice(last.end),
  )

/** Pieces in the order of the text, put together where the posting leaves a choice. What follows a colon is detail. `all`: with what is no piece. */
export function groupsOf(text: string, pieces: Piece[], all: Piece[]): Group[] {
  const open = openWords.test(text)
  const anywhere = all.every(({ concept }) => concept.family === 'general')
  const colon = text.search(/:\s/u)
  if (pieces.length > 0 && choiceWords.test(text)) return [groupOf(pieces, 1, open, anywhere)]
  const runs: { items: Piece[]; choice: boolean; commas: boolean }[] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    const before = run?.items.at(-1)
    const how = before ? link(text, before, piece) : 'own'
    const acrossColon = before !== undefined && colon >= 0 && before.end <= colon && piece.start > colon
    if (run && how !== 'own' && !(acrossColon && how === 'comma')) {
      run.items.push(piece)
      if (how === 'or') run.choice = true
      else run.commas = true
    } else runs.push({ items: [piece], choice: false, commas: false })
  }
  // “A, B or C” and “A, B, C or similar” are one choice; “A, B, C” are three things.
  const lists = runs.flatMap(({ items, choice }) =>
    choice || takesMore(text, items.at(-1)) ? [items] : items.map(item => [item]),
  )
  const lead = colon < 0 ? 0 : lists.filter(([first]) => first && first.start < colon).length
  const details = lists.length - lead
  return lists.map(items => {
    const detail = lead > 0 && (items[0]?.start ?? 0) > colon
    const general = items.every(({ concept }) => concept.family === 'general')
    // All details together weigh less than what they detail.
    const weight = (detail ? 0.7 / details : 1) * (general ? 0.7 : 1)
    return groupOf(items, weight, open, anywhere)
  })
}

/** Leaves out groups that another one says more narrowly: “Java with Spring Boot” is about Spring Boot. */
export function withoutBroader(groups: Group[]): Group[] {
  const covers = (narrow: Concept, wide: Concept) =>
    narrow.id !== wide.id &&
    broader(narrow.id).has(wide.id) &&
    (wide.kind === 'skill' || wide.kind === 'tool' || wide.kind === 'field')
  return groups.filter(
    (group, at) =>
      !groups.some(
        // What follows a colon details what stands before it, and does not stand in for it.
        (other, index) =>
          index !== at &&
          other.weight >= group.weight &&
          group.any.every(wide => other.any.some(narrow => covers(narrow, wide))),
      ) && !groups.slice(0, at).some(other => group.any.every(concept => other.any.includes(concept))),
  )
}
