const family =
  'sur ?names?|last ?names?|family ?names?|nom(?: de famille)?|apellidos?|(?:nach|zu|familien)name|cognome|nazwisko|achternaam|sobrenome|apelidos?|efternamn|e(?:fter|tter)navn|sukunimi|příjmení|priezvisko|vezetéknév|soyad[ıi]?'
const given =
  '(?:fore|given|first|other|christian)[ -]?names?|pr[ée]noms?|nombres?|vornamen?|nome|imi(?:ę|e|ona)|voorna(?:am|men)|förnamn|fornavn|etunimet|etunimi|jméno|meno|utónév|keresztnév'
const middle = '(?:middle|second)[ -]?names?|middle initial|segundo nombre'

// “Surname: Lee”, “First name(s)    Ann”, and “First name: Ann   Last name: Lee” in one line.
const cell = new RegExp(
  `(?:^|\\s{2,}|\\t|[|;,])\\s*(?:(?<family>${family})|(?<given>${given})|(?<middle>${middle})|(?<either>name))(?:\\(s\\))?(?:\\s*[:：]\\s*|\\s{2,}|\\t\\s*)(?<value>\\p{L}[^\\t|:;,]*?)(?=\\s{2,}|\\t|\\s*[|;,]|\\s*$)`,
  'giu',
)

/** The name of a form with a field for each part of it, at the first of `lines` (one or more); null where it has none. */
export function formName(lines: string[]): string | null {
  const held: Partial<Record<'family' | 'given' | 'middle' | 'either', string>> = {}
  for (const [at, line] of lines.entries()) {
    const cells = [...line.matchAll(cell)]
    if (cells.length === 0 || (at > 0 && cells[0]?.index !== 0)) break
    for (const { groups } of cells)
      for (const part of ['family', 'given', 'middle', 'either'] as const)
        if (groups?.[part]) held[part] ??= groups.value?.trim()
  }
  // “Name: Lee” over “Vorname: Ann”
  const surname = held.family ?? held.either
  return held.given && surname ? [held.given, held.middle, surname].filter(part => part).join(' ') : null
}
