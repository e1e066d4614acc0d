import { spokenOf } from '../knowledge/about.ts'
import { atHome } from '../knowledge/at-home.ts'
import { namedIn, toldIn } from '../knowledge/find.ts'
import { type Concept, isPaper, relatedFamilies } from '../knowledge/index.ts'
import { isSmall, words } from '../text/words.ts'
import sayings from './sayings.json' with { type: 'json' }

/** The trade of a posting: its occupation families, and the stems of its text by which ambiguous names are told. */
export type Trade = { families: readonly string[]; around: ReadonlySet<string> }

/** The families that the title names; where it names none, those that the text names most. */
export function tradeOf(title: string, text: string): Trade {
  const list = words(text)
  const around = new Set(list.map(({ stem }) => stem))
  const titled = namedIn(words(title)).filter(({ concept }) => concept.family !== 'general')
  const posts = titled.filter(({ concept }) => concept.kind === 'title')
  const own = new Set((posts.length > 0 ? posts : titled).map(({ concept }) => concept.family))
  if (own.size > 0) return { families: [...own], around }
  const counts = new Map<string, number>()
  for (const { concept } of namedIn(list))
    if (concept.family !== 'general' && atHome(concept, around))
      counts.set(concept.family, (counts.get(concept.family) ?? 0) + 1)
  const most = Math.max(2, ...counts.values())
  return { families: [...counts].filter(([, count]) => count === most).map(([family]) => family), around }
}

const work = new Set(['skill', 'tool', 'certificate', 'licence'])

/** Whether the clause names or tells work that belongs to the trade; `near` takes the trades beside it too. */
export function namesWork(text: string, { families, around }: Trade, near: boolean): boolean {
  const list = words(text)
  const named = namedIn(list)
  const titles = named.filter(({ concept }) => concept.kind === 'title')
  const ofTrade = ({ family, kind }: Concept) =>
    families.some(own => own === family || ((near || kind === 'tool') && relatedFamilies(own, family)))
  if (spokenOf(families, new Set(list.map(({ stem }) => stem))).length > 0) return true
  return [...named, ...(near ? toldIn(list) : [])].some(
    ({ concept, first, last, told }) =>
      work.has(concept.kind) &&
      (ofTrade(concept) || (near && concept.family === 'general' && !told)) &&
      atHome(concept, around) &&
      !titles.some(title => title.first <= first && title.last >= last),
  )
}

/** Whether the text names a paper of the trade: “Digi card and valid CPC.” asks, without a word that does. */
export const namesPaper = (text: string, { families, around }: Trade): boolean =>
  namedIn(words(text)).some(
    ({ concept }) =>
      isPaper(concept) &&
      (concept.family === 'general' || families.includes(concept.family)) &&
      atHome(concept, around),
  )

const post =
  '(?:post ?holder|role|job|post|position|(?:successful |ideal |right )?(?:candidate|applicant|person|incumbent))'
// “There is nobody to tack up for you”, “Breda has held the post”: named, and not who does it.
const verb =
  '(?:will|is|are|has|have|must|should|can|may|involves?|includes?|requires?|entails?|needs?|means|calls|carries|covers|demands|reports|takes|works|leads|supports|provides|ensures|offers|combines|spans|sits|asks|gives|manages|oversees|assists|reviews|prepares|develops|performs|operates|maintains|delivers|coordinates|plans)'
const ofPost = new RegExp(
  `\\b(?:(?<!\\b(?:for|to|with|from|of|behind|around|between|beside|near|after|before|about|like|see|show|give|gives|tell|help|helps|join|joins|let|lets|meet|pay|teach|send|train|support) )you|yours|(?:this|the) ${post}(?: (?:also|then|often|usually|normally|itself))? ${verb}|(?:duties|responsibilities|tasks) (?:are|include|cover|range))\\b`,
  'iu',
)

// What these tell of is where somebody sits and whom they meet, not what they have to be able to do.
const empty = new RegExp(
  String.raw`^you(?:['’]ll| will|['’]re| are| would|['’]d)?\s+(?:also |then |mostly |often |usually )?(?:going to |be able to |get to )?(?:${sayings.emptyDuties.join('|')})\b`,
  'iu',
)

/** Whether the clause says what the person will do: “you …”, “the postholder will …”. */
export const tellsOfPost = (text: string): boolean => ofPost.test(text)

// “Adjusts feed rates”, “Write Terraform”: a sentence of a part for duties that has no subject of its own.
const otherSubject =
  /\b(?:we|our|us|is|are|was|were|will|has|have|there|no|they|it)\b|^(?:the|an?|most|half|some|every|each|this|these|other|performs? (?:other|related)|other)\b/iu

// “Mostly 1" pipe”, “Based in Leeds”, “From nine to five”: no verb opens these.
const noDoing =
  /^(?:(?!(?:app|supp|re|comp|rep|multip)ly\b)\p{L}+ly|some|about|around|roughly|up|from|between|in|on|at|for|with|by|both|two|three|four|five|six|seven|eight|nine|ten|full|part|based|plus|also|another|more|less|many|much|any|if|when|while|where|as|because|since|although|nobody|everybody|people|everyone|someone|not|yes|hi|hello|our|your|their|his|her)\b/iu

/** Whether the sentence begins with what is done. */
export const beginsWithDoing = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+\s+\S+\s+\S/u.test(text) && !otherSubject.test(text) && !noDoing.test(text)

/** Whether the clause tells of the post without saying what is done in it: “you will get a set of drawings”. */
export const isEmptyTelling = (text: string): boolean => {
  const told = [...text.matchAll(/(?<!\b(?:if|when|before|after|until|unless|because|what|that|how) )\byou\b/giu)].map(
    ({ index }) => text.slice(index),
  )
  return told.length > 0 && told.every(slice => empty.test(slice))
}

/** Whether the clause speaks of the employer and of nothing that is done: “we are a team of six”. */
export const ofEmployer = (text: string): boolean =>
  /^\W*(?:(?:today|now|since \d+|currently|at present),? )?(?:we|our (?:team|company|firm|people|clients?|customers?)|us)\b/iu.test(
    text,
  ) ||
  /\b(?:we|us) (?:are|were|have|had|moved|opened|started|believe|think|pay|offer|give|welcome|close)\b/iu.test(text)

// “Tidewell Renewables is a family-owned, certified installer”
const isFirmTold =
  /^(?:\p{Lu}[\p{L}&'’.-]*\s+){2,6}(?:(?:is|are) (?:an?|the)\s+(?!must|plus|bonus|advantage|asset)|(?:has|have) (?:been\s+)?\p{L}+(?:ed|n|t)\b|was founded|were founded)/u

/** Whether the clause praises or describes the employer and asks nothing of the reader: “We're a solid team”. */
export const describesEmployer = (text: string): boolean =>
  (/^\W*(?:we(?:['’]re|['’]ve| are| have| were| run| make| sell| build)|our (?:client|company|firm|group) (?:is|are|has|have))\b/iu.test(
    text,
  ) ||
    isFirmTold.test(text)) &&
  !/\b(?:you|your|look\w*|need|want|expect|requir\w+|ask|seek\w*|hop(?:e|ing)|after|hiring|recruiting)\b/iu.test(text)

/**
 * Whether the clause says by what means work is done, whatever it is called: “notes are written in BadgerNet”,
 * “everything goes through Merlin”. A place or a person is no means: “the team is based in Leeds”.
 */
export const namesMeans = (text: string): boolean =>
  /\b(?:(?:is|are|gets?)\s+(?:all\s+|then\s+)?(?!based|located|situated|owned|called|named|led|headed|spread|supported|funded|known|needed|shared)(?:\p{L}{2,}ed|done|written|kept|built|made|run|taken|sent|drawn|held|drawn up|put|read)\s+(?:in|on|into|with|to|under|through|using)|(?:goes|go|runs?|ships?|flows?)\s+(?:out\s+|up\s+|in\s+|off\s+)?(?:into|through|via|on))\s+(?:the\s+)?(?:\d{4}\s+)?\p{Lu}[\p{L}\d]+/u.test(
    text,
  )

const participle =
  '(?:[\\p{L}-]+ed|on|under|by|through|done|made|run|kept|held|drawn|written|taken|given|put|set|sent|built|cut|read|laid|paid|sold|told|fed|led|met|dealt|hung|shown|grown|thrown|found|bought|brought|caught|taught|begun|spun|dug|spread|swept|being|to)'
const state = new RegExp(
  `\\b(?:is|are|was|were)\\s+(?:(?:all|both|mostly|often|always|mainly|now|still|also|then|either|usually|normally)\\s+|\\p{L}+ly\\s+)*(?!${participle}\\b)\\p{L}|(?<!\\b(?:candidates?|applicants?) )\\b(?:has|have|had)\\s+(?!to\\b|${participle}\\b)\\p{L}`,
  'iu',
)

/** Whether the clause says how things are and not what is done: “the managers are bright”, “the room has a bar”. */
export const tellsState = (text: string): boolean => state.test(text) || noDoing.test(text)

/** How many words of the clause carry a subject. */
export const weightOf = (text: string): number => words(text).filter(({ stem }) => !isSmall(stem)).length
