import { kinOf } from '../knowledge/kin.ts'
import { isSmall, type Word, words } from '../text/words.ts'

/** A word of the subject. `weight` says how much it tells; `kin` are the marks of the words that say the same. */
export type Subject = { stem: string; weight: number; kin: readonly string[] }

// Words that ask and measure, and that say nothing of the subject.
const filler = new Set(
  words(
    'experience experienced knowledge ability able skill skills strong good excellent solid sound proven working work works use using used user hands-on year years ' +
      'plus nice bonus ideal ideally preferred required requirement must should need needs needed essential comfortable confident familiar familiarity understanding ' +
      'professional demonstrated demonstrable track record level minimum least equivalent similar comparable related relevant field current currently valid active ' +
      'including include such like e.g daily week month first new own role job position candidate candidates someone people time full part great real welcome help helps ' +
      'advantage asset desirable expect expected want look looking bring hold holding know known have having make take keep feel home second nature before recent recently ' +
      'can could would will may might one two three four five six seven eight nine ten more least well within last past day days every our us you your ability proficiency proficient ' +
      'happy glad love delight degree certificate certification license qualification qualified certified command advanced basic fluent good at own full-time part-time youll anything something anyone everything else mean means see get too fine through without behind after before under over until toward towards across along about around between during against per away back up do does done cannot spend spent matter matters mind ask asks someone somebody somewhat day morning evening week regular regularly clear straight honest environment setting settings or equivalent area areas ' +
      // Words of the grammar, of quantity and of the calendar, which stand in lines about anything.
      'incl esp approx dont doesnt expert competent competence competency ' +
      'myself yourself yourselves themselves itself because whether although though unless since therefore why how where then here only already never always often usually sometimes once together ' +
      'rather enough much many few nobody anybody everybody somewhere whatever whoever whichever nothing ought might yet again soon really truly whole ' +
      'previous previously prior exposure come comes coming goes going gone put puts give gives given giving happen happens begin begins same better best own next off down beside besides ' +
      'twelve fifteen twenty thirty forty fifty hundred thousand million january february april june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
      'summer autumn winter',
  ).map(({ stem }) => stem),
)

const leads = new Set(
  words('capacity success eye sense flair commitment passion attitude aptitude talent enthusiasm background').map(
    ({ stem }) => stem,
  ),
)

/** “An eye for detail”, “capacity to coach”, “success in sales”: what stands behind the word is asked, and not the word. */
export const leadsIn = (list: Word[], at: number): boolean =>
  leads.has(list[at]?.stem ?? '') && /^(?:to|for|of|in|with)$/u.test(list[at + 1]?.raw ?? '')

const digits = /^\d{1,3}$/u

/** Whether a number is a part of another: the 610 and the 000 of “£610,000”, which stand in any sum of money. */
const isOfThousands = (list: Word[], at: number): boolean => {
  const [before, word, next] = [list[at - 1], list[at] as Word, list[at + 1]]
  if (!digits.test(word.raw)) return false
  const isGroup = (one: Word | undefined, other: Word | undefined) =>
    one && other && digits.test(one.raw) && /^\d{3}$/u.test(other.raw) && other.start === one.end + 1
  return isGroup(before, word) === true || isGroup(word, next) === true
}

/**
 * Subject words of a text: no small words, none that only ask. Long words weigh more than short ones, as what is rare in
 * English is long (G. K. Zipf, The Psycho-Biology of Language, 1935); abbreviations weigh most.
 */
export function subjectsOf(list: Word[]): Subject[] {
  const found = new Map<string, number>()
  for (const [at, { stem, raw }] of list.entries()) {
    if (isSmall(stem) || filler.has(stem) || stem.length < 2 || isOfThousands(list, at) || leadsIn(list, at)) continue
    found.set(stem, /^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(raw) ? 14 : Math.min(8, stem.length))
  }
  return [...found].map(([stem, weight]) => ({ stem, weight, kin: kinOf(stem) }))
}

/** The stems of the words that say what a text is about. */
export const subjectStems = (text: string): Set<string> => new Set(subjectsOf(words(text)).map(({ stem }) => stem))
