/**
 * The language that most of a text is written in. Scripts that one language has for itself tell it at once; among those
 * that share one, the small words of each are counted, and letters that only some of them have.
 */

const scripts: [language: string, letters: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['fa', /[پچژگکی]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
]

/** Words that hardly any sentence does without; those of two languages count for both. */
const smallWords: Record<string, string> = {
  en: 'the and of to in for with on at by from as is was were are that which this their my have has been',
  de: 'der die das und den dem des ein eine einer einem mit für von im zu auf als bei ist sind wurde durch nach sowie aus',
  fr: 'le la les des et du un une dans pour avec sur au aux par est en chez ainsi que qui ses son nos leur',
  es: 'el la los las de y del un una en para con por al es que como su sus desde entre más fue',
  it: 'il lo la i gli le di e del della dei delle un una in per con su al alla è che come nel nella dal presso',
  pt: 'o a os as de e do da dos das um uma em para com por no na nos nas ao à que como foi mais pela pelo',
  nl: 'de het een en van in voor met op aan bij is zijn te als door naar uit ook werd werken binnen',
  sv: 'och att i en ett på som med för av till den det är från har inom samt var vid jag',
  da: 'og at i en et på som med for af til den det er fra har blev ved jeg samt hos deres af',
  no: 'og å i en et på som med for av til den det er fra har ble ved jeg samt hos deres innen',
  fi: 'ja on ei että sekä oli kanssa mutta tai kuin olen myös joka ovat hän minä jossa jotka vuodesta',
  pl: 'i w z na do się oraz od dla jest przez po o za jako przy lub ze był była nie',
  cs: 'a v na se s z do pro je jsem od k o při jako nebo za ve že byl byla také po i',
  sk: 'a v na sa s z do pre je som od k o pri ako alebo za vo že bol bola tiež po aj',
  hu: 'a az és egy hogy is nem volt mint vagy meg ez el már csak között során valamint',
  ro: 'și de în la cu un o din pe pentru a al ale care este prin sau că fost mai între',
  hr: 'i u na je za s se od do te kao su iz o po sa koji koja bio bila ili pri',
  sl: 'in v na je za z se od do ter kot so iz o po pri ki sem bil bila ali',
  tr: 've bir bu için ile de da olarak olan daha çok gibi en kadar sonra ise',
  et: 'ja on ei et ka oli kui ning või mis see oma aastal töö alates',
  lv: 'un ir no ar par uz kā arī vai pie tika kas darba bija pēc līdz',
  lt: 'ir yra iš su į už kaip bei nuo iki buvo kad arba pagal darbo',
  ru: 'и в на с по для не от до из к что как это или был была при о за',
  uk: 'і в на з по для не від до із та що як це або був була при у за',
  bg: 'и в на с по за не от до из да се че като е или беше при',
}

/** A word with such a letter counts for its languages as half a small word. */
const tellingLetters: [letters: RegExp, languages: string[]][] = [
  [/ß/, ['de']],
  [/[äöü]/, ['de', 'fi', 'sv', 'et', 'hu', 'tr']],
  [/[åÅ]/, ['sv', 'da', 'no']],
  [/[æø]/, ['da', 'no']],
  [/ñ|ción/, ['es']],
  [/[ãõ]|ção/, ['pt']],
  [/[œûî]|é(e|es|s)?$/, ['fr']],
  [/[łąęśźż]/, ['pl']],
  [/[ěřů]/, ['cs']],
  [/[ľĺŕô]/, ['sk']],
  [/[őű]/, ['hu']],
  [/[ășțâ]/, ['ro']],
  [/[ćđ]/, ['hr']],
  [/[ğış]/, ['tr']],
  [/[āēīūļņķģ]/, ['lv']],
  [/[ėįųū]/, ['lt']],
  [/ij/, ['nl']],
  [/[іїєґ]/, ['uk']],
  [/[ыэё]/, ['ru']],
  [/ъ(?=\p{L})/u, ['bg']],
]

const languagesOf = new Map<string, string[]>()
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of new Set(words.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
}

/** What is looked at: enough to be sure, little enough to take no time. */
const mostLetters = 20_000
/** Fewer small words than this tell nothing. */
const fewest = 4
/** How much the first must be ahead of the second, which is often a neighbour. */
const lead = 1.15

/** ISO 639-1, such as `en`; null where the text is too short or too mixed to tell. */
export function languageOf(whole: string): string | null {
  const text = whole.slice(0, mostLetters)
  return scriptLanguage(text) ?? wordLanguage(text.toLowerCase())
}

function scriptLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  // Company names and products keep the Latin script in every language, and Japanese is written with Han for the most part.
  const share = (language: string): number => (['ja', 'fa'].includes(language) ? 0.05 : 0.3)
  const found = scripts.find(([language, script]) => {
    const count = text.match(script)?.length ?? 0
    return count >= 8 && count > letters * share(language)
  })
  return found?.[0] ?? null
}

function wordLanguage(text: string): string | null {
  const scores = new Map(Object.keys(smallWords).map(language => [language, 0]))
  const add = (language: string, score: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + score)
  }
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    for (const language of languagesOf.get(word) ?? []) add(language, 1)
    if (/^[a-z]+$/.test(word) && !word.includes('ij')) continue
    for (const [letters, languages] of tellingLetters)
      if (letters.test(word)) for (const one of languages) add(one, 0.5)
  }
  const [first, second] = [...scores].toSorted((a, b) => b[1] - a[1])
  if (!first || !second || first[1] < fewest || first[1] < second[1] * lead) return null
  return first[0]
}
