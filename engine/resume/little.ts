import { atEnd } from '../text/at-end.ts'
import { amongWords, signFor } from '../text/signs.ts'
import sayings from './sayings.json' with { type: 'json' }

// “Helped with the invoices, the orders”, “shadow gaps” being a thing.
const helpBefore = atEnd(
  /\b(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?(?: out| with| to)?|support(?:ed|ing)?|shadow(?:ed|s)|shadowing (?!boards?)|observ(?:ed|ing)|watched|took part in|tak(?:e|ing) part in|sat in on)\b(?:[^\p{L}\p{N}_]+[\p{L}\d][\p{L}\d'’-]*){0,4}[^\p{L}\p{N}_]*$/iu,
)
// “Some forty a year” is a number, “the little metal plate” a size.
const littleBefore = atEnd(
  /\b(?:exposure to|basics? (?:of|knowledge)|basic|beginner|elementary|(?<!\bas )some(?! (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundreds?|thousands?|of)\b))|a little|little (?=experience|knowledge|practice|exposure|use)|familiar(?:ity)? with|introduc(?:ed|tion) to|occasional(?:ly)?|awareness of|coursework|limited)\b(?:[^\p{L}\d,:;()]+[\p{L}\d][\p{L}\d'’-]*){0,4}[^\p{L}\d,:;()]*$/iu,
)
// Learning beside someone, exercises and what has gone rusty: touched, not done.
const weakClause = new RegExp(String.raw`\b(?:${sayings.weakClause.join('|')})\b`, 'iu')

/** Without one of these nothing is little, or hardly touched. */
export const mayBeLittle = signFor(
  amongWords(
    'shadow(?:ed|ing)|watched|know|lab|assignments?|project|rusty|(?:co)?sign(?:s|ed)|under|day|student|beside|always|only|read|seen|saw|chapter|word|opened|tried|touched|bit|slides|webinar|tutorial|lecture',
  ),
)

// “Watched a demo”, “opened it once”, “a chapter in a book”: hardly touched.
const hardly =
  /\b(?:only (?:ever )?(?:read|seen|watched|heard|opened)(?= (?:about|of|plots?|demos?|a (?:demo|colleague)|it|them|one|once|twice)\b|[^\p{L}\p{N}_]*$)|read (?:only )?about (?:it|them)|(?:watched|seen|saw) (?:it |a |one )?(?:demos?|demoed|demonstrated)|(?:is|are) a (?:chapter|word) (?:in|from)|(?:opened|tried|touched) (?:[\p{L}\d]+ ){1,3}?(?:once|twice)\b|(?<=:\s|,\s)(?:yes,? )?a bit(?! of)|(?<=:\s)(?:slides only|(?:an?|one) (?:\p{L}+ )?(?:webinar|tutorial|lecture)))/iu

// The work of others, read or checked.
const ofOthers = atEnd(
  /\b(?:read(?:ing|s)?|review(?:ed|ing|s)?|check(?:ed|ing|s)?|look(?:ed|ing|s)? at|us(?:ed?|ing))\s+(?:(?:other|another|someone|somebody)(?: \p{L}+)?['’]s?|others['’]|(?:(?:the|my|our) )?(?:\p{L}+ )?(?:teams?|colleagues?|managers?|seniors?)['’]s?)\s(?:[^\p{L}\p{N}_]*[\p{L}\d][\p{L}\d'’-]*){0,3}[^\p{L}\p{N}_]*$/iu,
)

/** Without the beginning of one of these nothing is done with help or little: `withHelp` need not look. */
const helps =
  /\b(?:assist|help|support|shadow|observ|watched|took|tak|sat|exposure|basic|beginner|elementary|some|a little|little|familiar|introduc|occasional|awareness|coursework|limited|read|review|check|look|us)/iu
export const mayHelp = signFor(raw => helps.test(raw))

// Where the same words name a thing: the help desk, life support, a support engineer.
const things =
  /\b(?:basic(?= (?:life|level|course|pay|salary|airway))|help(?=[- ](?:cent(?:re|er)|desk|hub|pages?|articles?|lines?|files?|texts?|topics?)\b)|(?<=\b(?:what|who|that|which|it) )helps|support(?= (?:engineers?|analysts?|workers?|staff|teams?|desks?|cent(?:re|er)s?|specialists?|officers?|technicians?|managers?|assistants?|agents?|tickets?|calls?|cases|requests|queues?|hours|levels?|contracts?|services?|lines?|plans?|groups?|portals?|leads?|coordinators?)\b)|(?<=\p{L}[ -])(?<!\b(?:to|and|or|I|we|also|then|would|can|could|who|did|do|will|may|now) )support(?! (?:\p{L}+ ){0,2}(?:who|that)\b))\b/giu

/** Without one of these nothing is called so. */
export const mayBeThing = signFor(amongWords('basic|helps?|support'))

/** The clause with those words blotted out. */
export const withoutThings = (clause: string): string => clause.replace(things, thing => '·'.repeat(thing.length))

/** Whether the clause tells of learning beside someone, of exercises or of what has gone rusty. */
export const isLittle = (clause: string): boolean => weakClause.test(clause) || hardly.test(clause)

/** Whether what stands behind `before` is done with help, or little of it. */
export const withHelp = (before: string): boolean => helpBefore(before) || littleBefore(before) || ofOthers(before)
