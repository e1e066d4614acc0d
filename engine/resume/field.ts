import { wordCount } from '../text/count.ts'
export const titleLabel =
  /^(?:position(?: held| title)?|job(?: title)?|title(?: of post)?|role|as|grade|rank|(?:(?:present|current|last) )?designation(?: held)?|post(?: held)?|occupation(?: or position held)?|tipo di impiego|lavoro o posizione ricoperti|poste(?: occup[ée])?|stanowisko|qualifica|posizione|funktion|pozícia|pozice|munkakör|görev|puesto|cargo|função|stelle|tätigkeit|befattning|stilling|functie|jawatan)$/iu
export const employerLabel =
  /^(?:(?:(?:present|current|previous|last|past) )?(?:company|employer)(?: name)?|(?:name|name and address|address) of (?:the )?(?:employer|company|organi[sz]ation)|organi[sz]ation|firm|where|client|at|\p{L}+ or firm|arbeitgeber|firma|entreprise|empresa|arbetsgivare|arbeidsgiver|werkgever|bij|pracodawca|(?:nome (?:e indirizzo )?del )?datore(?: di lavoro)?|empregador|empleador|munkáltató|zaměstnavatel|işveren|majikan)$/iu

export const dateLabel =
  'period(?: of (?:service|employment|work))?|dates?(?: of (?:service|employment)| \\(\\p{L}+ ?[–-] ?\\p{L}+\\))?|when|(?:working |employed )?since|duration|from|start(?: date)?|zeitraum|période|période d.emploi|período|periodo|okres|fechas?|datas?|periode|term'
const bare = (pattern: RegExp) => pattern.source.slice(4, -2)
const anyLabel = `${bare(titleLabel)}|${bare(employerLabel)}|${dateLabel}|to|until|till|end(?: date)?`
const entryLabel = new RegExp(
  // “Position      Senior Clerk”: a gap parts as a colon does, where no head of a table follows.
  // … and so does the edge of a cell, where the row has two: “Employer | Hill & Co”.
  `^\\s*(?<label>${anyLabel})(?:\\s?[-–#]?\\s?\\d)?(?:\\s*:\\s+(?:\\|\\s*)?|\\s*\\.{4,}\\s*|(?:\\s{3,}|\\s*[|\\t]\\s*(?=[^|\\t]+$))(?!(?:${anyLabel})(?![\\p{L}])))(?=\\S)`,
  'iu',
)
// What parts a label from what it labels; asked first, as few lines have any.
const parts = /[:|\t]|\.{4}|\s{3}/
// Everyday words are labels only where a colon or a gap as of a form says so, and never before small words.
const everyday = /^(?:as|at|where|when|grade|client|to|until|till|end)$/iu

/** “Company: Acme Ltd”, “POSITION HELD: Driver”: what a line of a form says it holds. `length` covers the label. */
export function fieldOf(line: string): { kind: 'title' | 'employer' | 'dates'; length: number } | null {
  const found = parts.test(line) ? entryLabel.exec(line) : null
  const label = found?.groups?.label
  if (!found || !label) return null
  const rest = line.slice(found[0].length)
  if (everyday.test(label) && !/:|\s{3}|\.{4}/u.test(found[0])) return null
  if (everyday.test(label) && (/[.!?]\s*$/u.test(rest) || wordCount(rest) > 14)) return null
  const kind = titleLabel.test(label) ? 'title' : employerLabel.test(label) ? 'employer' : 'dates'
  // “Start: May 2019” goes on where no end is told: the word that says so stays with the date.
  const opens =
    kind === 'dates' &&
    /^(?:from|start|(?:working |employed )?since)/iu.test(label) &&
    /^(?:\D*\d{1,2}(?!\d)){0,2}\D*\d{4}\W*$/u.test(rest)
  return { kind, length: opens ? found[0].length - found[0].trimStart().length : found[0].length }
}
