import { wordCount } from '../text/count.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'

// “1849 Hill Street NW, Elko, NV 89801”: a number and a street, with a town behind them.
const street =
  /^\d{1,5}\p{Lu}?,?\s+(?:\p{Lu}[\p{L}’'.-]*\s){1,4}?(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|way|parkway|pkwy\.?|highway|square|place)(?:\s[NSEW]{1,2})?,\s\p{Lu}/iu

/** “Elko, Nevada”, “Location: Annecy”: a line of its own that names a town. */
function isPlace(text: string): boolean {
  if (street.test(text)) return true
  if (/^(?:location|place|town|city|ort|lieu|lugar|industry|sector)\s*:/iu.test(text)) return true
  const [piece, ...more] = segments(text)
  if (!piece || more.length > 0 || piece.length > 3 || wordCount(text) > 6) return false
  // “Averill’s, New York”, “Rouge Hills Zoological Park, Toronto”: no town is called so.
  const first = piece[0]?.text ?? ''
  const names = first.split(' ').filter(word => /^\p{Lu}/u.test(word)).length
  if (piece.length > 1 && piece[0]?.kind === 'unknown' && (/[’']s$|\s&\s/u.test(first) || names > 2)) return false
  return piece.at(-1)?.kind === 'place' && piece.every(({ kind }) => kind === 'place' || kind === 'unknown')
}

/** “HILL HOTEL” over “Tbilisi” over a post: below a firm that opens a block, a bare name is its town. */
export function isTown(rows: Row[], row: Row): boolean {
  if (isPlace(row.text)) return true
  const [firm, next] = [rows[row.index - 1], rows[row.index + 1]]
  if (row.blankBefore || !firm || !next || !(firm.blankBefore || rows[firm.index - 1]?.heading)) return false
  const bare = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(row.text) && !hasTitle(row.text)
  return bare && hasTitle(next.text) && segments(firm.text)[0]?.[0]?.kind === 'organisation' && !hasTitle(firm.text)
}
