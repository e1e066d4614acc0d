import { matchesOf } from '../text/matches.ts'

/** 0.5 being learnt · 1 beginner (A1) · 1.5 elementary (A2) · 2 conversational (B1) · 2.25 good · 2.5 (B2) · 3 fluent (C1) · 4 (C2) · 5 native. */
export type Level = 0.5 | 1 | 1.5 | 2 | 2.25 | 2.5 | 3 | 4 | 5

// In all of these § stands where the language was named.

/** Words for next to nothing, whatever else is said kindly of it: “enough to order a coffee”. */
const scraps =
  /\b(?:basics?|beginners?|elementary|rudimentary|grundkenntnisse|entry level|phrases?|read (?:menus|signs)|orders?(?:ing)?(?: an?)? (?:and|in|for|only|a |tea|coffee|meals?|beer|food|soup|pints?|chips|yum)|(?:can|could|to) order|tea|numbers?|apologi[sz]\p{L}*|slowly|duolingo|dictionary|notions|rusty|shaky|enough to|enough for|cannot|can['’]t|hsk [12]|n5|n4|n3|(?:street|survival|tourist|restaurant|kitchen|guest[- ]?house|holiday|market|phrase-?book|schoolboy|schoolgirl|pub|taxi|menu|football|clubhouse|site|hunting|harvest|fisherman['’]s)[- ]?\s*(?=§)|mostly gone|forgotten|greetings?|hello|polite(?:ness|ly)?|alphabet|(?:have )?begun|just started|shaky|(?:but )?not yet|not working|seldom (?:used|spoken)|follow (?:it|a (?:meeting|conversation)|everything|a film)|(?:never|not) used|(?:dozen|few|ten|twenty|two|three) (?:\p{L}+ )?(?:words|sentences|songs)|to be polite|tourists?|for the menu|(?:in|at) the pub|§ only|only (?:phrases|words|a|the)|\p{L}+ only|no further|no more than|c[úu]pla focal|pronunciation|one to ten|(?:only |a few |nursery )(?:in )?songs|only ["“]|my whole §|(?:kitchen|market|street|survival|tourist) level|mynediad|sylfaen|enough (?=§)|no speeches|shy)(?![\p{L}])/iu

// “Currently learning it, day 19” is a plan.
const beingLearnt =
  /(?<!\b(?:from|by|been|while) )\b(?:learning|taking (?:an? )?(?:\p{L}+ )?(?:course|class(?:es)?|lessons))\b/iu

/** Where and how long it was learnt, which says little of how well. */
const learnt =
  /\b(?:a little|a few|a bit|little|some|reading|understand\p{L}*|evening class(?:es)?|night class|classes|school|a-level|gcse|leaving cert\p{L}*|grade \p{L}+|grade \d+|semesters?|terms?|learning|learner|app|two evening courses|course)(?![\p{L}])/iu

export const native =
  /\b(?:native|mother[- ]tongues?|first languages?|home languages?|family language|bilingual|muttersprache|(?:iaith|reo|teanga) (?:gyntaf|tuatahi|dh[úu]chais)|iaith yr aelwyd|mamiaith|raised (?:in|with|by)|(?:langue )?maternelle|cradle|lengua materna|modersmål|moerstaal|huistaal|at home|home(?=\W*$)|by birth|by marriage|my (?:mother|father|nan|nana|grandmother|grandparents|parents|family|husband|wife|partner|sisters?|brothers?|children|in-laws)|(?:mother|father|parents|family|grandparents) (?:is |was |are |were |comes? |came )?from|(?:mother|father)['’]s side|(?:since|from|in) (?:early )?(?:kindergarten|childhood|birth|infancy)|from home|(?:since|from) (?:the )?age (?:of )?(?:two|three|four|five|six|seven|[2-7])|since I (?:was (?:a child|born|small|little|six|five|four|seven)|could walk)|before English|(?<=§\W{1,3})first(?! (?:level|class|year|course|term))|\p{L}+-speaking|immersion|medium school|\p{L}+phone|hispanohablante|hsk 6|ilr 5|grew up (?:speaking|with|in|on)|brought up (?:in|with)|(?:dream|think|swear|pray|count|sing)s?\b[^.;]{0,25} in (?=§|it)|language of (?:my|the|our) (?:house|home|kitchen))(?![\p{L}])/iu

export const fluent =
  /\b(?:fluent\p{L}*|proficient|full working|negotiation|verhandlungssicher|fließend|courant|very good|advanced|excellent|avanzado|vloeiend|rhugl|líofa|matatau)(?![\p{L}])/iu
const fluentUse =
  /\b(?:professional|business|interpreter|daily|weekly|every day|all day|hsk 5|n[12]|ilr [34]\+?|testdaf [45]|dsh[- ]?[23]|dalf|ielts (?:overall )?[789]|toefl (?:ibt )?(?:9\d|1[012]\d)|(?:i )?(?:writes?|wrote|answers?|replies|reply|proof(?:read)?)(?: to| the| their)? (?:\p{L}+ )?(?:customers|clients|letters|reports|mail|emails?|drafts|bills|translations?)|(?:present|teach|taught|negotiate|train|lecture|argue|haggle|bargain|work|dream|run|give|do|take|write|chair|chaired|live|use|conversation)\b[^.;]{0,30} in (?:it|both|this|that|them)(?![\p{L}])|(?:use|used|speak) (?:it|both) (?:at|with|in|daily|every|on)|interview(?:s|ed)? in it|comfortable|spoken and written|written and spoken|both spoken|without switching|switch(?:ing|ed)? (?:between|as|to and)|in their (?:own )?language|(?:good|well|strong) enough|take the calls|hold (?:a conversation|my own)|argue|without effort|working level|working(?=\W{1,3}§)|meetings|with the (?:elders|children|customers|clients|staff|crew|families))(?![\p{L}])/iu

export const good =
  /\b(?:ielts (?:overall )?6|toefl (?:ibt )?8\d|first certificate|fce|good|solid|upper[- ]intermediate|working knowledge)(?![\p{L}])/iu
export const middling =
  /\b(?:ielts (?:overall )?5|ilr 2\+?|toeic [78]\d\d|conversational|conversation|intermediate|fair|so-so|decent|passable|everyday|limited working|adequate|serviceable|workable|canolradd)(?![\p{L}])/iu

// Work done in it says more than where it was learnt.
const used =
  /\b(?:used (?:it )?(?:with|at|for|daily|weekly)|weekly|every day|daily|at work|write to|calls?|customers|clients|meetings|at the desk|in (?:the|our) queue)\b/iu
// “Cannot hold a conversation” and “some years in Lyon, fluent”: what is denied is denied, and the better word counts.
const denied =
  /\b(?:cannot|can['’]?t|could not|not (?:(?:yet|so|very|that|too|really|at all) )*(?:fluent|good|great|strong|enough|working|conversational|proficient|confident)|poor|weak|rusty|no longer|forgotten|mostly gone|goal|aim|towards?)\b/iu

// The letters of the common framework say it exactly: “C1, a semester in Galway”. Those still to be reached do not.
const framework: Record<string, Level> = { A1: 1, A2: 1.5, B1: 2, B2: 2.5, C1: 3, C2: 4 }
const letters =
  /(?<!\b(?:towards?|working to(?:wards?)?|goal|aim(?:ing)?(?: for)?|target|next|learning)\W+(?:\p{L}+\W+){0,1})\b([ABC][12])\b(?!\W+(?:course|class|exam (?:in|booked|next)|by|next|started|in progress|booked|until))/giu

export const lettersIn = (text: string): Level | null =>
  matchesOf(letters, text).reduce<Level | null>((most, { 1: name = '' }) => {
    const level = framework[name.toUpperCase()] ?? null
    return level !== null && level > (most ?? 0) ? level : most
  }, null)

// “Without a dictionary”, “without thinking”: what one does without says how well it is had.
const aids =
  /\bwithout (?:(?:an?y?|the|my|much|having|needing|using|to) )*(?:dictionary|interpreter|translator|phrase-?book|subtitles|notes|help|think(?:ing)?|stopping|searching|trouble|difficulty)\b/giu

/** The level that the words tell, null where they tell none. */
export function levelIn(told: string): Level | null {
  const text = told.replace(aids, 'without effort')
  const letter = lettersIn(text)
  if (letter !== null) return used.test(text) && letter === 2.5 ? 3 : letter
  const isDenied = denied.test(text)
  if (native.test(text) && !isDenied) return 5
  if (fluent.test(text) && !isDenied) return 3
  if (beingLearnt.test(text) && !used.test(text)) return 0.5
  if (scraps.test(text) && !used.test(text) && !(fluentUse.test(text) && !isDenied)) return 1
  if (fluentUse.test(text) && !isDenied) return 3
  if (good.test(text) && !isDenied) return 2.25
  if (middling.test(text) && !isDenied) return 2
  return learnt.test(text) || isDenied ? 1 : null
}

/** Whether what is told is as much as what is asked: a word says no more exactly than that, so B2 is asked as “good”. */
export const reaches = (told: Level, asked: Level): boolean => told >= (asked === 2.5 ? 2.25 : asked)

/** Whether the words tell of no more than scraps of it. */
export const areScraps = (text: string): boolean => lettersIn(text) === null && scraps.test(text)
