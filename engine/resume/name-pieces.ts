import { agreement } from './name-address.ts'
import { formName } from './name-form.ts'
import { particle, withoutAsides } from './name-words.ts'
import sayings from './sayings.json' with { type: 'json' }

/**
 * Words that may be a name, and how: what a label calls one, what a line holds, or words within a sentence. Of a form
 * with a field for each part it is `complete`: no letters of papers stand behind it.
 */
export type Piece = { text: string; by: 'label' | 'line' | 'sentence'; complete?: true }

// “Name: Ann Lee”, “Imię i nazwisko: Anna Lis”, “Name of candidate    Ann Lee”.
const label = new RegExp(
  String.raw`^(?:${sayings.nameLabels.join('|')})(?:\(s\))?(?:\s*[:：]\s*|\s{2,}|\t\s*)(?=\p{L})`,
  'iu',
)
const greeting =
  /^(?:(?:hello|hi|good day|greetings)(?: there)?[,.!]?\s+)?(?:i am|i[’']m|my name is|i,|ich hei(?:ß|ss)e|mein name ist|je m[’']appelle|me llamo|mi nombre es|mi chiamo|(?:o )?meu nome é|ik heet|mijn naam is|jag heter|jeg heter)\s+(?<name>[^,;(]*?)(?:\s*[,;(].*|\.\s.*|\s(?:and|und|et|y|e|en|och|og|from|of)\s.*|[.!])?$/iu
// “Hello from Ann Lee”, “Ann Lee here, from Hull”
const presented =
  /^(?:(?:hello|hi|greetings) from\s+(?<after>[^,.;(]+?)|(?<before>\p{Lu}[^,.;(]{3,40}?)\s+(?:here|is my name)(?=[\s,.(]).*)$/iu
const parted =
  /\s*(?:\||·|•|▪|\t|\s{2,}|\.{3,}|\s(?:[—–-]|-{2,3})\s|\s\/{1,2}\s|\s(?:\*|~|:{2}|\.)\s|—|(?<=\p{Ll}{2})(?<!\b(?:Prof|Mrs|Capt|Sgt|Cpl|Rev|Ing|Mag|Dipl|Maj|Col|Hon))\.\s(?=\p{Lu}))\s*/u
const run =
  /\p{Lu}[\p{L}\p{M}’'ʻ-]+(?:\s(?:\p{Lu}[\p{L}\p{M}’'ʻ-]*\.?|d[aeiou]|del|la|van|von|der|den|bin|bint[ei]|al-\p{Lu}\p{L}+|["“(]\p{Lu}\p{L}+["”)])){1,5}/gu
// “Lee”, “De Benedetti” before the comma; “LÓPEZ GARRIDO” behind a label only.
const surname = new RegExp(`^(?:(?:${particle})\\s){0,2}\\p{Lu}[\\p{L}\\p{M}’'-]+$`, 'u')
const surnames = /^\p{Lu}{2,}(?:[\s-]\p{Lu}{2,}){1,2}$/u
const spaced = /^(?:\p{Lu}\s+(?:[|·•&-]\s+)?){3,}\p{Lu}$/u
// “ANN  P.  LEE”: gaps of one width set its words apart.
const gapped = /^\p{Lu}\S*(?<gap>\s{2,4})(?:\p{Lu}\S*\k<gap>(?!\s)){1,3}\p{Lu}[\p{L}\p{M}’'-]+$/u
const credential = /^(?:\p{Lu}{2,5}|\p{Lu}\p{L}{0,3}\.?\p{Lu}[\p{L}.]*|Esq\.?|Dr\.?)$/u

/** “J A N E   L E E” as JANE LEE; what no wider gap parts is one word. “ANN  P.  LEE” as ANN P. LEE. Any other line as it is. */
export const closedUp = (text: string): string =>
  gapped.test(text.trim())
    ? text.trim().replace(/\s{2,}/gu, ' ')
    : spaced.test(text.trim())
      ? text
          .trim()
          .split(/\s{2,}|\s[|·•]\s/u)
          .map(word => word.replace(/\s/g, ''))
          .join(' ')
      : text

/** The parts of a line between bars, dashes, gaps and before credentials; “Kowalski, Jan” is one person. */
function partsOf(line: string, address: string, labelled = false): string[] {
  return line.split(parted).flatMap(part => {
    const [first = '', second = '', ...more] = withoutAsides(part)
      .trim()
      .split(/\s*,\s*/)
    // “Jan Kowalski, RN” has a credential behind the comma; “WHITAKER, TUAN” is told from one by his address.
    const turned =
      second !== '' &&
      (surname.test(first) || (labelled && surnames.test(first))) &&
      /^\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}\p{L}*\.?){0,2}$/u.test(second) &&
      (labelled || !credential.test(second) || agreement(`${second} ${first}`, address) > 1)
    return [turned && more.length < 2 ? `${second} ${first}` : first]
  })
}

/** Words within a sentence that the address shows to be the name: from the first to the last that stand in it. */
function within(line: string, address: string): string[] {
  return [...line.matchAll(run)].flatMap(({ 0: words, index }) => {
    if (agreement(words, address) < 2) return []
    // “Trần Thị Hạnh (Tony Tran)” is called so too; behind a name in other letters the brackets hold the same.
    if (/^\p{Script=Latin}[^(]*\([^)]*$/u.test(line.slice(0, index))) return []
    const list = words.split(' ')
    while (list.length > 2 && agreement(list.slice(1).join(' '), address) > 1) list.shift()
    while (list.length > 2 && agreement(list.slice(0, -1).join(' '), address) > 1) list.pop()
    return [list.join(' ')]
  })
}

/** What of a line may be a name. `below` are the two lines below it: a form has a line for each part of a name. */
export function piecesOf(line: string, below: string[], address: string): Piece[] {
  const formed = formName([line, ...below])
  if (formed) return [{ text: formed, by: 'label', complete: true }]
  const named = line.replace(label, '')
  if (named !== line)
    return partsOf(named, address, true)
      .slice(0, 1)
      .map(text => ({ text, by: 'label' }))
  const { name: said } = greeting.exec(line)?.groups ?? {}
  const { after, before } = presented.exec(line)?.groups ?? {}
  const shown = said ?? after ?? before
  const whole = shown ? [shown] : partsOf(line, address)
  return [
    ...whole.map(text => ({ text, by: 'line' as const })),
    ...within(line, address).map(text => ({ text, by: 'sentence' as const })),
  ]
}
