// No mark stands apart from these letters, so that taking marks off leaves them as they are.
const folded: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' }

const beyondAscii = /[\u0080-\uffff]/

/** The letters of a word as an address has them: small, without marks, hyphens and points. */
export const bare = (text: string): string =>
  beyondAscii.test(text)
    ? text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[łđøıßæœðþ]/gu, letter => folded[letter] ?? letter)
        .replace(/[^\p{L}]/gu, '')
    : text.toLowerCase().replace(/[^a-z]+/g, '')

/** The letters before the @ of an address, small; '' without one. */
export const lettersOf = (email: string | null): string =>
  (email?.split('@')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '')

const partsOf = (name: string): string[] =>
  name
    .split(/[\s’'ʻ.()"“”-]+/u)
    .map(bare)
    .filter(part => part !== '')

/** Whether any word of the text may stand in the address: none does that shares no three letters in a row with it. */
export function mayAgree(text: string, address: string): boolean {
  const letters = bare(text)
  for (let at = 0; at + 3 <= address.length; at++) if (letters.includes(address.slice(at, at + 3))) return true
  return false
}

/**
 * Whether the whole address is made of beginnings of the name's words: emeka.nl of Emeka Nwachukwu-Lowe, m.dre of all
 * initials of Marguerite Dubois-Running Elk. Beginnings alone are too little, unless every word gives one.
 */
function isMadeOf(parts: string[], address: string): boolean {
  if (parts.length > 8 || address.length < 3 || address.length > 40) return false
  const made = (at: number, used: number, longest: number): boolean => {
    if (at === address.length) {
      const count = parts.filter((_, index) => used & (1 << index)).length
      return count > 1 && (longest > 2 || (count > 2 && count === parts.length))
    }
    return parts.some((part, index) => {
      if (used & (1 << index)) return false
      let shared = 0
      while (shared < part.length && part[shared] === address[at + shared]) shared++
      for (let length = shared; length > 0; length--)
        if (made(at + length, used | (1 << index), Math.max(longest, length))) return true
      return false
    })
  }
  return made(0, 0, 0)
}

function shared(name: string, address: string): number {
  if (address.length > 6 && !mayAgree(name, address)) return 0
  const parts = partsOf(name)
  const held = parts.filter(part => part.length > 2 && address.includes(part)).length
  return held < 2 && isMadeOf(parts, address) ? 2 : held
}

/** The address of a Müller who writes as mueller@, as if he wrote as muller@. */
const withoutUmlauts = (address: string): string => address.replace(/(?<=[aou])e/g, '')

/** Whether no words of the text agree with the address. It is too short to tell where it has six letters or fewer. */
export const cannotAgree = (text: string, address: string): boolean =>
  (address === '' || address.length > 6) && !mayAgree(text, address) && !mayAgree(text, withoutUmlauts(address))

/** How many words of the name the address has, 0 to as many as there are; at least 2 where it is made of them. */
export function agreement(name: string, address: string): number {
  const held = shared(name, address)
  const plain = withoutUmlauts(address)
  return held > 1 || plain === address ? held : Math.max(held, shared(name, plain))
}
