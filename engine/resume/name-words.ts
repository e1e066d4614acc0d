import { namedIn } from '../knowledge/find.ts'
import { isPaper } from '../knowledge/index.ts'
import { words as wordsOf } from '../text/words.ts'
import { agreement, bare } from './name-address.ts'
import sayings from './sayings.json' with { type: 'json' }
import { hasTitle } from './titles.ts'

const credential =
  /^(?:[A-Z][A-Za-z]{0,3}\.?[A-Z][A-Za-z.]*(?:-[A-Z]{1,4})?|RN|LPN|CPA|MBA|PhD|Ph\.?D\.?|MD|M\.D\.|DDS|JD|Esq\.?|PE|P\.E\.|PMP|MSc|BSc|MSN|BSN|Dr\.?|Dipl\.-Ing\.|M\.?A\.?|B\.?A\.?|M\.?Ed\.?|B\.?Ed\.?|CIPD|ACCA|SHRM-CP|SHRM-SCP|PHR|SPHR|EIT|CFA|OTR\/L|DPT|PT|LCSW|LMSW)$/u
const degree =
  /^(?:[BM](?:Sc|A|Ed|Eng|Nurs|Pharm|Mus|Com|Phil|Tech)|FdSc|FdA|LL[BM]|PhD|DPhil|PGCE|P[Gg](?:Dip|Cert)|HN[CD])$/u
const noName =
  /^(?:dear|hello(?: to)?|hi|kia ora|attn|curr?[ií]culum vit(?:ae|æ)|curr[ií]culo|resume|résumé|cv|lebenslauf|bewerbung|personal (?:details|statement|data|information)|contact|confidential|application|page)(?![\p{L}])/iu
// “Wing-Yan (Wendy) Tsang” is called so; what else stands in brackets is none of the name.
const aside = /(?<!^\s*\p{Lu}\S+\s(?=\(["“]?\p{Lu}\p{L}+(?:-\p{L}+)?["”]?\)\s\p{Lu}))\([^)]*\)/gu

/** Without what stands in brackets, unless one is called so between the other names. */
export const withoutAsides = (text: string): string => text.replace(aside, ' ')

// What one is called before the name, and what a document is called that is somebody's.
const before =
  /^(?:(?:name|full name|candidate|(?:curriculum|vita|lebenslauf|cv|r[eé]sum[eé]) (?:of|for|von|de|van)|curr[ií]culum vit(?:ae|æ)(?: of)?|resume|résumé|cv|(?:(?:personal|professional|career) )?profile(?: of)?|bio-?data(?: of)?|applicant|application (?:of|from|by)|(?:the )?(?:rt\.? |very )?rev(?:er)?(?:en)?d?\.?|dr\.?|mr\.?|mrs\.?|ms\.?|miss|mx\.?|prof\.?|profa\.?|dra\.?|sgt\.?|cpl\.?|capt\.?|lt\.?|maj\.?|col\.?|(?:dipl\.?[- ]?|eur\.? )?ing\.?|mag\.?|drs\.?|(?:rer|nat|pol|oec|med|phil|jur|iur|vet|dent|h\. ?c|habil|hab|univ|doc|lic)\.|bca?\.|mgr\.?|(?:mu|ju|ph|rn|mv|th|pharm|pae)dr\.?|inż\.?|ca|er\.?|adv\.?|engr\.?|hon\.?|(?:this is )?(?:the )?(?:cv|resume|résumé) of)\s*[:.–-]?\s+(?:\([^)]{2,6}\)\s+)?)+/iu
// “Master Corporal Ann Lee”, “Datin Ann Lee”, “W.O.2 (retd) Ann Lee”: what one is called for a rank, an order or an office.
const rankBefore =
  /^(?:(?:(?:sir|dame|lord|lady|baroness|sister|brother|father|broe(?:de)?r|zuster|pater|bruder|schwester|pfarrer(?:in)?|frère|sœur|soeur|hermano|hermana|fray|sor|fra|suor|padre|reverend|professor(?:-\p{L}+)?|chef(?! d[eu]\s)|judge|pastor|rabbi|imam|datin|datuk|dato[’']?|tan sri|puan|encik|tuan|hajah?|haji|hajjah|señora?|monsieur|madame|herr|frau|dipl?\.?|eng\.?|arch\.?|master|chief|senior|staff|petty|warrant|leading|flight|lance|second|first|squadron|wing|rear|vice|lieutenant|lt\.?|lcdr|cdr|sgt|tsgt|msgt|ssgt|cpl|wo\d|w\.o\.\d|po\d?|cpo|maj\.?|major|captain|capt\.?|commander|det\.?|detective|cst\.?|constable|insp\.?|inspector|supt\.?|superintendent|colonel|col\.?|general|gen\.?|corporal|sergeant|officer|admiral|brigadier|brig\.?|lieutenant-\p{L}+)\s+(?:\((?:ret|rtd|former|ex)[^)]*\)\s+)?)+)(?=\p{Lu}[\p{L}’'-]+\s+\p{Lu})/iu
// Orders and standings behind a name in capitals too: “ANN LEE MBE”, “ANN LEE TEP”.
const honours = /(?:,?\s(?:OAM|AM|AO|MBE|OBE|CBE|BEM|MVO|QPM|QFSM|KC|QC|SC|TEP|CA|IEng|CEng|CPA|RGN|RMN)\.?)+$/u

const small = "d[aeiou]|del|della|dos|das|la|le|van|von|zu|de[nrs]|ter|ten|al|el|bin|bint[ei]|['’]t"

/** What stands before a surname and belongs to it, as a pattern: “de”, “VAN”. */
export const particle = `${small}|${small.replaceAll(/(?<!\\)[a-z]/gu, letter => letter.toUpperCase())}`

const aParticle = new RegExp(`^(?:${particle})$`, 'u')

/** One word of a name: capitalised, with hyphens, apostrophes and particles. */
const nameWord =
  /^(?:(?:(?:al|el|ad|as|an|at|ul|bin|de|la|le|van|von)-|[dl][’'])?\p{Lu}[\p{L}\p{M}’'ʻ-]*\.?|(?:\p{Lu}\.-?){2,4}|d[aeiou]|del|de|la|van|von|der|den|['’]t|[sd]\/o|[SD]\/O|a\/[lp]|A\/[LP]|bin|bint[ei]?|bt\.?|al|el|ben|ter|ten|dos|das|af|av|zu|y|e|ka|mac|mc|ap|ferch|ibn|abu|ó|ní|nic|ui|o|["“‘'(]{1,2}\p{Lu}[\p{L}\p{M}\uE000-]*["”’')]{1,2}|b\.)$/u

const namesPaper = (word: string): boolean =>
  /^\p{Lu}{3,}$/u.test(word) && namedIn(wordsOf(word)).some(({ concept }) => isPaper(concept))

/** Letters that nobody is called by, “FBDO”, “CMLT”: four or more with one vowel at most, that does not stand second. */
const isUnspoken = (word: string): boolean =>
  /^[A-Z]{4,7}$/u.test(word) && (word.match(/[AEIOUY]/gu)?.length ?? 0) <= 1 && /^[^AEIOUY]{3}/u.test(word)

/** Fellow, member or associate of some chartered or royal body, “MRCSLT”, with hardly a vowel; McKay is none. */
const isOfSociety = (word: string): boolean =>
  /^(?:[FMA]R?C|[FM]R?I)[A-Z]{2,5}$/u.test(word) &&
  !/^MC(?!I[A-Z])/u.test(word) &&
  (word.match(/[AEIOUY]/gu)?.length ?? 0) <= 2 &&
  !/[AEIOUY]$/u.test(word)

/** Whether the last word is letters behind a name. Of a name in capitals only what has small letters or points is. */
function isBehind(words: string[], address: string): boolean {
  const word = words.at(-1) ?? ''
  const letters = bare(word)
  // Whoever has the word in the address is called by it, as is MacAskill; “Henry Lee III” is the third, “HENRY LEE JR.” the younger, and no letters stand behind a “di”.
  if (
    /^(?:I{2,3}|IV|[JS]R\.?)$/u.test(word) ||
    aParticle.test(words.at(-2) ?? '') ||
    (letters.length > 2 && address.includes(letters)) ||
    /^Ma?c\p{Lu}/u.test(word)
  )
    return false
  // “ANN LEE MCIPR”, “ANN LEE FCIOF”: what is known as a paper, whatever its letters, or those of a society.
  return (
    (credential.test(word) && /\p{Lu}.*\p{Lu}|\./u.test(word) && /\p{Ll}|\./u.test(`${words[0]}${word}`)) ||
    namesPaper(word) ||
    isOfSociety(word) ||
    // “ANN LEE MIPI” of ann.lee@: she may be called so, but goes by the words before it.
    (/^[FMA](?:I|RI|CI|SC|R[SC])[A-Z]{2,4}$/u.test(word) && agreement(words.slice(0, -1).join(' '), address) > 1) ||
    isUnspoken(word)
  )
}

/** “CPA Ann Lee”, “DJ Ann Lee”, “DI Ann Lee” of ann.lee@: letters of a paper or a post before a name that is no word of capitals. */
function isAhead([first = '', second = '', ...more]: string[], address: string): boolean {
  if (!/^\p{Lu}{2,4}$/u.test(first) || !/\p{Ll}/u.test(second)) return false
  const told = !address.includes(bare(first)) && agreement([second, ...more].join(' '), address) > 1
  return told || namesPaper(first) || hasTitle(first)
}

const trade = new RegExp(`^(?:${sayings.trades.join('|')})$`, 'iu')

/** A surname may be a trade (Baker, Cook): only a phrase whose last word is a lower or common post is a title. */
export function hasTitleOutright(name: string): boolean {
  const words = name.split(/\s+/)
  // “Anna Pemberton-Koch”: no post is called by a double name.
  if (/^\p{Lu}\p{L}+-\p{Lu}\p{L}+$/u.test(words.at(-1) ?? '') && words.length < 4) return false
  // “JOSE DA COSTA”: what belongs to a surname is no letters of a post.
  const own = words.filter((word, at) => at === 0 || at === words.length - 1 || !aParticle.test(word))
  return hasTitle(own.join(' ')) && !(words.length === 2 && trade.test(words[1] ?? ''))
}

/** “Ann Lee Architect” in an address of ann.lee. */
function isPostBehind(words: string[], address: string): boolean {
  const last = words.at(-1) ?? ''
  return (
    hasTitle(last) &&
    !trade.test(last) &&
    !address.includes(bare(last)) &&
    agreement(words.slice(0, -1).join(' '), address) > 1
  )
}

/** The words as a name, without what stands before and behind one; null where they are none. */
export function nameIn(text: string, address: string, complete = false): string | null {
  const cleaned = withoutAsides(
    text
      .normalize('NFC')
      // A nickname of two words is one: Piet "Oom Piet" Botha.
      .replace(/["“][^"”]{2,20}["”]/gu, nick => nick.replaceAll(' ', '\uE000'))
      .replace(/^[\s:~•*]+/u, '')
      .replace(before, '')
      .replace(rankBefore, ''),
  )
    .replace(honours, '')
    .replace(/['’]s (?:cv|resume|résumé)$/iu, '')
    // “Ann Lee :)”
    .replace(/\s+(?:[:;]-?[)D]|[^\p{L}\d\s.)”"’']+)$/u, '')
    .trim()
  const words = cleaned.split(/\s+/).filter(word => word !== '')
  while (words.length > 2 && isAhead(words, address)) words.shift()
  while (!complete && words.length > 2 && (isBehind(words, address) || isPostBehind(words, address))) words.pop()
  // “ANN LEE BSc (Hons) RVN”: behind a degree come papers only.
  const paper = words.findIndex((word, at) => at > 1 && degree.test(word))
  if (paper > 0) words.length = paper
  if (words.length < 2 || words.length > 6 || noName.test(cleaned)) return null
  if (!words.every(word => nameWord.test(word)) || /\d/.test(cleaned)) return null
  return words.join(' ').replaceAll('\uE000', ' ')
}
