import { namedIn } from '../knowledge/find.ts'
import { isPaper } from '../knowledge/index.ts'
import { words as wordsOf } from '../text/words.ts'
import type { Row } from './sections.ts'
import { segments } from './segments.ts'
import { hasTitle } from './titles.ts'

const credential =
  /^(?:[A-Z][A-Za-z]{0,3}\.?[A-Z][A-Za-z.]*(?:-[A-Z]{1,4})?|RN|LPN|CPA|MBA|PhD|Ph\.?D\.?|MD|M\.D\.|DDS|JD|Esq\.?|PE|P\.E\.|PMP|MSc|BSc|MSN|BSN|Dr\.?|Dipl\.-Ing\.|M\.?A\.?|B\.?A\.?|M\.?Ed\.?|B\.?Ed\.?|CIPD|ACCA|SHRM-CP|SHRM-SCP|PHR|SPHR|EIT|CFA|OTR\/L|DPT|PT|LCSW|LMSW)$/u
const degree =
  /^(?:[BM](?:Sc|A|Ed|Eng|Nurs|Pharm|Mus|Com|Phil|Tech)|FdSc|FdA|LL[BM]|PhD|DPhil|PGCE|P[Gg](?:Dip|Cert)|HN[CD])$/u
const noName =
  /^(?:dear|hello(?: to)?|hi|kia ora|attn|curriculum vitae|resume|résumé|cv|lebenslauf|personal details|contact|confidential|application|page)\b/iu
const greeting =
  /^(?:(?:hello|hi|good day|greetings)(?: there)?[,.!]?\s+)?(?:i am|i[’']m|my name is)\s+(?<name>[^,;(]*?)(?:\s*[,;(].*|\.\s.*|[.!])?$/iu
// “Hello from Ann Lee”, “Ann Lee here, from Hull”
const presented =
  /^(?:(?:hello|hi|greetings) from\s+(?<after>[^,.;(]+?)|(?<before>\p{Lu}[^,.;(]{3,40}?)\s+(?:here|is my name)(?=[\s,.(]).*)$/iu
// “Wing-Yan (Wendy) Tsang” is called so; what else stands in brackets is none of the name.
const aside = /(?<!^\s*\p{Lu}\S+\s(?=\(["“]?\p{Lu}\p{L}+(?:-\p{L}+)?["”]?\)\s\p{Lu}))\([^)]*\)/gu

// “Master Corporal Ann Lee”, “Datin Ann Lee”, “W.O.2 (retd) Ann Lee”: what one is called for a rank, an order or an office.
const rankBefore =
  /^(?:(?:(?:sir|dame|lord|lady|baroness|sister|brother|father|reverend|professor|judge|pastor|rabbi|imam|datin|datuk|dato[’']?|tan sri|puan|encik|tuan|hajah?|haji|hajjah|señora?|monsieur|madame|herr|frau|dipl?\.?|eng\.?|arch\.?|master|chief|senior|staff|petty|warrant|leading|flight|lance|second|first|squadron|wing|rear|vice|lieutenant|lt\.?|lcdr|cdr|sgt|tsgt|msgt|ssgt|cpl|wo\d|w\.o\.\d|po\d?|cpo|maj|captain|commander|colonel|corporal|sergeant|officer|admiral|brigadier|lieutenant-\p{L}+)\s+(?:\(ret[^)]*\)\s+)?)+)(?=\p{Lu}[\p{L}’'-]+\s+\p{Lu})/iu
// Orders and standings behind a name in capitals too: “ANN LEE MBE”, “ANN LEE TEP”.
const honours = /(?:,?\s(?:OAM|AM|AO|MBE|OBE|CBE|BEM|MVO|QPM|QFSM|KC|QC|SC|TEP|CA|IEng|CEng|CPA|RGN|RMN)\.?)+$/u

/** One word of a name: capitalised, with hyphens, apostrophes and particles. */
const nameWord =
  /^(?:\p{Lu}[\p{L}’'ʻ-]*\.?|d[aeiou]|del|de|la|van|von|der|den|bin|binti?|al|el|ben|ter|ten|dos|das|af|av|zu|y|mac|mc|ap|ó|ní|o|["“‘'(]{1,2}\p{Lu}[\p{L}\uE000-]*["”’')]{1,2}|b\.)$/u

const namesPaper = (word: string): boolean =>
  /^\p{Lu}{3,}$/u.test(word) && namedIn(wordsOf(word)).some(({ concept }) => isPaper(concept))

/** Letters that nobody is called by, “FBDO”, “CMLT”: four or more with one vowel at most, that does not stand second. */
const isUnspoken = (word: string): boolean =>
  /^\p{Lu}{4,7}$/u.test(word) && (word.match(/[AEIOUY]/gu)?.length ?? 0) <= 1 && /^[^AEIOUY]{3}/u.test(word)

/** Fellow, member or associate of some chartered or royal body, “MRCSLT”, with hardly a vowel; McKay is none. */
const isOfSociety = (word: string): boolean =>
  /^(?:[FMA]R?C|[FM]R?I)\p{Lu}{2,5}$/u.test(word) &&
  !/^MC(?!I[A-Z])/u.test(word) &&
  (word.match(/[AEIOUY]/gu)?.length ?? 0) <= 2 &&
  !/[AEIOUY]$/u.test(word)

function asName(text: string): string | null {
  const cleaned = text
    // A nickname of two words is one: Piet "Oom Piet" Botha.
    .replace(/["“][^"”]{2,20}["”]/gu, nick => nick.replaceAll(' ', '\uE000'))
    .replace(/^[\s:~•*]+/u, '')
    .replace(aside, ' ')
    // “Hello, I am Ann Lee.”
    .replace(greeting, '$<name>')
    .replace(
      /^(?:name|full name|candidate|cv of|resume of|curriculum vitae(?: of)?|resume|résumé|cv|profile|applicant|application (?:of|from|by)|dr\.?|mr\.?|mrs\.?|ms\.?|prof\.?|rev\.?|sgt\.?|cpl\.?|capt\.?|lt\.?|maj\.?|col\.?|(?:dipl\.?[- ]?)?ing\.?|mag\.?|drs\.?|ca|er\.?|adv\.?|engr\.?|hon\.?|(?:this is )?(?:the )?(?:cv|resume|résumé) of)\s*[:.–-]?\s+/iu,
      '',
    )
    .replace(/^(?:dr|prof)\.?\s+(?=\p{Lu})/iu, '')
    .replace(rankBefore, '')
    .replace(honours, '')
    // “Ann Lee :)”
    .replace(/\s+(?:[:;]-?[)D]|[^\p{L}\d\s.)”"’']+)$/u, '')
    .trim()
  const words = cleaned.split(/\s+/).filter(word => word !== '')
  while (
    words.length > 2 &&
    credential.test(words[words.length - 1] as string) &&
    /\p{Lu}.*\p{Lu}|\./u.test(words[words.length - 1] as string) &&
    // Of a name in capitals only what has small letters or points is none: “ANN LEE MSc”.
    /\p{Ll}|\./u.test(`${words[0]}${words[words.length - 1]}`)
  )
    words.pop()
  // “ANN LEE MCIPR”, “ANN LEE FCIOF”: what is known as a paper, whatever its letters, or those of a society.
  const isBehind = (word: string) => namesPaper(word) || isOfSociety(word) || isUnspoken(word)
  while (words.length > 2 && isBehind(words.at(-1) ?? '')) words.pop()
  // “ANN LEE BSc (Hons) RVN”: behind a degree come papers only.
  const paper = words.findIndex((word, at) => at > 1 && degree.test(word))
  if (paper > 0) words.length = paper
  if (words.length < 2 || words.length > 6 || noName.test(cleaned)) return null
  if (!words.every(word => nameWord.test(word)) || /\d/.test(cleaned)) return null
  return words.join(' ').replaceAll('\uE000', ' ')
}

/** The parts of a top line that may be a name: it stands before bars, dashes, gaps and credentials. */
function candidates(line: string): string[] {
  if (greeting.test(line)) return [line]
  const { after, before } = presented.exec(line)?.groups ?? {}
  if (after ?? before) return [after ?? before ?? '']
  const main = line.split(
    /\s*(?:\||·|•|▪|\t|\s{2,}|\.{3,}|\s(?:[—–-]|-{2,3})\s|\s\/{1,2}\s|\s(?:\*|~|:{2})\s|—|(?<=\p{Ll}{2})(?<!\b(?:Prof|Mrs|Capt|Sgt|Cpl|Rev|Ing|Mag|Dipl|Maj|Col|Hon))\.\s(?=\p{Lu}))\s*/u,
  )
  return main.flatMap(part => {
    const pieces = part
      .replace(aside, ' ')
      .trim()
      .split(/\s*,\s*/)
    const first = pieces[0] ?? ''
    const second = pieces[1] ?? ''
    // “Kowalski, Jan” is one person; “Jan Kowalski, RN” has a credential behind the comma.
    if (
      pieces.length > 1 &&
      /^\p{Lu}[\p{L}’'-]+$/u.test(first) &&
      /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}\p{L}*\.?){0,2}$/u.test(second) &&
      !credential.test(second)
    )
      return [`${second} ${first}`]
    return [first]
  })
}

const local = (email: string | null) => (email?.split('@')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '')
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** Whether any word of the text may stand in the address: none does that shares no three letters in a row with it. */
function mayAgree(text: string, address: string): boolean {
  const letters = bare(text)
  for (let at = 0; at + 3 <= address.length; at++) if (letters.includes(address.slice(at, at + 3))) return true
  return false
}

/** What a name is worth at most that stands in no address: less the further down, and least of all under the first lines. */
const mostIn = ({ index }: Row): number => (index > 11 ? -27 : 1 - index)
// A name set in two lines, and one of small letters, stand in the first three.
const firstRows = 3

/** The person's name: the name-like piece of the first lines, an email that agrees with it settles doubts. */
export function nameOf(rows: Row[], email: string | null): string | null {
  let best: { text: string; score: number } | null = null
  const address = local(email)
  for (const row of rows.slice(0, 60)) {
    if (row.index >= firstRows && best && best.score >= mostIn(row) && !mayAgree(row.text, address)) continue
    const next = rows[row.index + 1]
    // “Robbie” over “McAllister”: a name set in two lines.
    const stacked =
      next && row.index < firstRows && /^\p{Lu}\S+$/u.test(row.text) && /^\p{Lu}\S+$/u.test(next.text)
        ? [`${row.text} ${next.text}`]
        : []
    // “jasper lindqvist” on the first line, in an address of these words.
    const small = row.index === 0 && /^\p{Ll}[\p{Ll}’'-]+(?: \p{Ll}[\p{Ll}’'-]+){1,2}$/u.test(row.text) ? row.text : ''
    const own = small.split(/[\s-]+/).map(bare)
    const initials = own.slice(1).map(word => word[0] ?? '')
    if (
      own.filter(word => word.length > 2 && address.includes(word)).length > 1 ||
      (small !== '' && address === `${own[0]}${initials.join('')}`)
    )
      return small
    for (const candidate of [...stacked, ...candidates(row.text)]) {
      const name = asName(candidate)
      if (!name) continue
      const agrees = name.split(/[\s-]+/).filter(word => bare(word).length > 2 && address.includes(bare(word))).length
      // Dean Pickersgill is no dean where his address is of the same words.
      if (agrees < 2 && hasTitleOutright(name)) continue
      // A side column may come before the name: what tools and skills are called is nobody’s name.
      const thing = namedIn(wordsOf(name)).some(({ concept }) => concept.kind !== 'title')
      const score =
        (agrees + initialed(name, address)) * 4 -
        Math.min(row.index, 12) +
        (row.heading ? -12 : 0) +
        (/page/iu.test(row.text) ? -2 : 0) +
        (row.text.trim() === name ? (row.index === 0 ? 4 : 1) : 0) -
        (thing ? 6 : 0) -
        (/^\p{Lu}+(?: \p{Lu}+)*$/u.test(name) && sectionWords.test(name) ? 20 : 0) -
        (row.index > 11 && agrees === 0 ? 20 : 0)
      if (best && score <= best.score) continue
      const sure = isTown(name, row.text) ? score - 6 : score
      if (!best || sure > best.score) best = { text: name, score: sure }
    }
  }
  return best?.text ?? null
}

/** 1 where an address such as m.oyelaran is of the first letter and the last word of the name. */
function initialed(name: string, address: string): number {
  const words = name.split(/[\s-]+/).map(bare)
  const last = words.at(-1) ?? ''
  return last.length > 2 &&
    address.startsWith(words[0]?.[0] ?? '-') &&
    address.endsWith(last) &&
    !address.includes(words[0] ?? '')
    ? 1
    : 0
}

const sectionWords =
  /\b(?:history|resume|résumé|profile|summary|experience|application|vitae|strengths|information|details|skills)\b/iu

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

/** A surname may be a trade (Baker, Cook): only a phrase whose last word is a lower or common post is a title. */
function hasTitleOutright(name: string): boolean {
  const words = name.split(/\s+/)
  // “Anna Pemberton-Koch”: no post is called by a double name.
  if (/^\p{Lu}\p{L}+-\p{Lu}\p{L}+$/u.test(words.at(-1) ?? '') && words.length < 4) return false
  return (
    hasTitle(name) &&
    !(
      words.length === 2 &&
      /^(?:baker|cook|miller|mason|carpenter|porter|butcher|steward|shepherd|gardener|farmer|painter|tailor|smith|fisher|marshall|page|king|chase|chance|guard|judge|major|bishop|abbott|cooper|fellow|head|chair|host|server|model|temp|partner|owner|fitter|keeper|warden|guide|driver|coach|setter|loader|glazier|weaver|brewer|singer|sexton|miner|skipper|climber|carrier|thatcher|saddler|groom|dresser|scout|trapper|jockey|cutter|binder|spinner|grinder|\p{L}+maker|minder|butler|potter|priest|vicar|landlord|gunner)$/iu.test(
        words[1] ?? '',
      )
    )
  )
}
