import type { Need } from '../job/need.ts'
import { degreeLevel } from '../resume/degree-level.ts'
import type { Statement } from '../resume/statements.ts'
import { onceOf } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'

/** 1 beginner (A1, A2) · 2 conversational (B1, B2) · 3 fluent (C1) · 4 native (C2). */
type Level = 1 | 2 | 3 | 4

const levels: [Level, RegExp][] = [
  [
    1,
    /\b(?:a1|a2|basics?|beginner|elementary|rudimentary|grundkenntnisse|a little|a few|little|some|phrases|reading|read (?:menus|signs)|order a (?:meal|coffee|beer)|evening class|slowly|school|a-level|gcse|semesters?|terms?|learning|learner|duolingo|app|dictionary|notions|rusty|enough to (?:greet|calm|ask|say|order|get by)|cannot|can['’]t|hsk [12]|n5|n4|n3|(?:street|survival|tourist|restaurant|kitchen|guest[- ]?house|holiday|market|phrase-?book|schoolboy|schoolgirl|pub|taxi|menu)[- ]?\s*(?=§)|beginners?|mostly gone|greetings?|hello|polite(?:ness|ly)?|alphabet|(?:have )?begun|just started|two evening courses|shaky|(?:but )?not yet|seldom (?:used|spoken)|follow (?:it|a (?:meeting|conversation)) (?:but|better)|(?:never|not) used|^\W*enough)(?![\p{L}])/iu,
  ],
  [
    4,
    /\b(?:native|mother tongue|first language|bilingual|c2|muttersprache|raised in|(?:langue )?maternelle|cradle|lengua materna|modersmål|family language|at home|by birth|my (?:mother|father|grandmother|grandparents|parents|family|husband|wife|partner|sisters?|brothers?|children|in-laws)|(?:since|from|in) (?:early )?(?:kindergarten|childhood|birth|infancy)|from home|since I was (?:a child|born|small|little)|before English|(?<=§\W{1,3})first(?! (?:level|class|year|course|term))|\p{L}+-speaking|immersion|\p{L}+phone|hispanohablante|hsk 6|ilr 5|grew up (?:speaking|with|in|on)|brought up (?:in|with))\b/iu,
  ],
  [
    3,
    /\b(?:fluent\w*|c1|proficient|professional|full working|negotiation|business|interpreter|very good|advanced|verhandlungssicher|fließend|courant|excellent|daily|weekly|every day|all day|c1|hsk 5|n[12]|ilr [34]|avanzado|dalf|ielts (?:overall )?[789]|toefl (?:ibt )?(?:9\d|1[012]\d)|(?:i )?(?:writes?|answers?|replies|reply)(?: to)? (?:customers|clients|letters|reports|mail)|(?:present|teach|negotiate|train|lecture|argue|haggle|bargain|work|think|dream) in (?:it|both|this|that|them)|interview(?:s|ed)? in it|comfortable|spoken and written|written and spoken|without switching|switch(?:ing|ed)? (?:between|as|to and)|in their (?:own )?language|good enough|take the calls|hold a conversation|without an interpreter|working level)\b/iu,
  ],
  [
    2,
    /\b(?:conversational|intermediate|b1|b2|working (?:level|knowledge)|good|fair|so-so|decent|passable|solid|everyday|limited working)\b/iu,
  ],
]

// “Spanish”, “Languages: Spanish, Dutch”: names and nothing else.
const bare = /^(?:languages?:\s*)?\p{Lu}\p{L}+(?:(?:\s*[,/&|·]\s*|\s+and\s+)\p{Lu}\p{L}+)*\.?$/u
// Work done in it says more than where it was learnt.
const used =
  /\b(?:used (?:it )?(?:with|at|for|daily|weekly)|weekly|every day|daily|at work|write to|calls?|customers|clients|meetings)\b/iu
// “Cannot hold a conversation” and “some years in Lyon, fluent”: what is denied is denied, and the better word counts.
const little = levels[0]?.[1] as RegExp
const denied = /\b(?:cannot|can['’]?t|could not|not (?:yet )?(?:fluent|good|enough)|rusty|no longer)\b/iu

// The letters of the common framework say it exactly: “C1, a semester in Galway”.
const framework: Record<string, Level> = { A: 1, B: 2, C: 3 }

function levelIn(text: string): Level | null {
  const letter = /\b([ABC])[12]\b/u.exec(text)?.[1]
  if (letter !== undefined && !/\b(?:towards?|working to|learning|class|course|lessons?)\b/iu.test(text))
    return framework[letter] ?? null
  const best = levels.slice(1).find(([, pattern]) => pattern.test(text))?.[0] ?? null
  if (little.test(text) && (best === null || best < 4 || denied.test(text)) && !used.test(text)) return 1
  return best
}

// “German good enough to answer a customer”, “quite a few of our callers”: what the work needs is a conversation.
const levelAsked = onceOf(
  (text: string): Level =>
    /\b(?:good enough|enough \p{L}+ (?:to|for))\b/iu.test(text) ? 2 : (Math.max(2, levelIn(text) ?? 2) as Level),
)
// Where a posting leaves the choice between English and another one.
const orEnglish = /\benglish\W+or\b|\bor english\b/iu

/** What is said of the language at `at`: the words up to the next language of the list, with § where its name stood. */
function remark(text: string, from: number, to: number): string {
  const rest = text.slice(to)
  // In “French (fluent), German (basic)” the comma parts them; in “French and German, both native” it does not.
  const bracket = /^\s*\(([^)]*)\)/u.exec(rest)
  const stop = rest.search(/[;|•·]|,\s*(?=\p{Lu})|\.\s+\p{Lu}|\)/u)
  const after = rest.slice(0, stop < 0 ? rest.length : stop)
  const before = text.slice(0, from)
  const start = Math.max(
    before.lastIndexOf(','),
    before.lastIndexOf(';'),
    before.lastIndexOf('.'),
    before.lastIndexOf('|'),
    before.lastIndexOf('•'),
    before.lastIndexOf('('),
  )
  return `${before.slice(start + 1)} § ${bracket ? bracket[1] : after}`
}

// “French braces”, “Spanish Peaks Mutual”, “a dachshund called German”: a word of another thing's name.
const saidOf =
  /^[- ](?:and|or|in|to|with|for|of|first|second|third|since|before|after|picked|learned|learnt|fair\p{L}*|so-so|rusty|up|at|on|from|since|as|is|was|are|when|where|but|i|my|not|only|also|every|each|daily|weekly|all|well|good|enough|used|spoken|written|speak\p{L}*|fluen\p{L}*|native|bilingual|basics?|beginner|elementary|intermediate|advanced|conversational\p{L}*|proficien\p{L}*|professional\p{L}*|mother|language\p{L}*|skills?|level|lessons?|class\p{L}*|courses?|evening|degree|studies|phrases|words?|teach\p{L}*|tutor\p{L}*|interpret\p{L}*|translat\p{L}*|immersion|calls?|callers?|customers?|clients?|guests?|patients?|famil\p{L}*|(?:grand)?(?:mother|father|parents)|wife|husband|tenants?|residents?|parents?|suppliers?|colleagues?|crews?|drivers?|staff|team|emails?|letters?|correspondence|media|accounts?|market|desk|line|side|through|by|without|like|too|up|a-levels?|gcse|abitur|[abc][12]|a|the|b|c|\d)(?![\p{L}])/iu

function isOther(text: string, from: number, to: number): boolean {
  if (/\b(?:called|named|nicknamed)\s+$/iu.test(text.slice(0, from))) return true
  const rest = text.slice(to)
  // An examination is named with its grade: “JLPT N3”.
  if (/^\p{Lu}{2}/u.test(text.slice(from, to))) return false
  if (/\b(?:in|into|spoke|speaks?|speaking)\s+$/iu.test(text.slice(0, from))) return /^ \p{Lu}/u.test(rest)
  return /^[- ]\p{L}/u.test(rest) && !saidOf.test(rest)
}

/** A subject among others of a school leaving paper. */
const taughtAtSchool = ({ section, text }: Statement) => section === 'education' && degreeLevel(text) === 1

const namedOf = ({ resume }: Context, index: number) =>
  new Set(resume.evidence.all.filter(({ statement }) => statement === index).map(({ concept }) => concept))

/** Languages one beside the other, with levels for others than this one. */
const isList = (context: Context, index: number) =>
  bare.test(context.resume.statements[index]?.text ?? '') ||
  (context.resume.statements[index]?.post === null &&
    [...namedOf(context, index)].filter(({ kind }) => kind === 'language').length > 1 &&
    // What means something only by its neighbours is no word of the line's own.
    [...namedOf(context, index)].every(({ kind, needs }) => kind === 'language' || needs.length > 0))

/** Words heaped up, of which the language is one: they cost nothing to write. */
const isPile = (context: Context, index: number) =>
  context.resume.statements[index]?.listed === true &&
  [...namedOf(context, index)].filter(({ kind }) => kind !== 'language').length >= 4

const toBeLearnt =
  /\b(?:still to come|booked (?:on|in|for)|(?:am |is )?start(?:ing|s) (?:a|in|from|lessons|classes)|(?:plan(?:ning)?|want|hope|intend|would like|[’']d like|mean|willing|happy|keen) to (?:learn|take|start|study|pick)|not yet (?:begun|started))\b/iu
const denies =
  /\b(?:no|not (?:any|speak)|never|nor|don['’]?t (?:speak|have)|do not (?:speak|have)|neither|without|none)(?:\W+\p{L}+){0,2}\W*$/iu

/** Whether the line says that the language is missing: “not used since” is no such thing. */
const isMissing = (text: string, from: number, to: number) =>
  denies.test(text.slice(0, from)) || /^\W{0,3}(?:none|no|not? spoken)\b/iu.test(text.slice(to))

/** A language by the level that is said of it, against the level asked; only listed is partly. */
export function assessLanguage(context: Context, need: Need): Judgement {
  const asked = levelAsked(need.requirement.text)
  const { resume } = context
  let best: { judgement: Judgement; rank: number } | null = null
  const all = need.groups.flatMap(({ any }) => any).filter(({ kind }) => kind === 'language')
  // “Bilingual English and Spanish”: the resume is its own proof of the one, so the other is what is asked.
  const others = all.filter(({ id }) => id !== 'english')
  const languages = others.length > 0 && !orEnglish.test(need.requirement.text) ? others : all
  for (const language of languages)
    for (const item of resume.evidence.byConcept.get(language.id) ?? []) {
      const statement = resume.statements[item.statement]
      if (!statement || context.taint.get(item.statement) === 'instruction' || statement.section === 'lacks') continue
      const { text } = statement
      const from = item.from - statement.start
      const to = item.to - statement.start
      if (isOther(text, from, to) || toBeLearnt.test(text) || (item.polarity === 'absent' && isMissing(text, from, to)))
        continue
      const about = remark(text, from, to)
      const level = levelIn(about) ?? (/\bboth native\b/iu.test(text) ? 4 : taughtAtSchool(statement) ? 1 : null)
      const tainted = context.taint.has(item.statement)
      const evidence = [statementQuote(resume, item.statement)]
      let judgement: Judgement
      if (tainted || statement.section === 'wish')
        judgement = { status: 'partial', credit: 0, evidence, reason: 'Only the posting’s own words are there.' }
      else if (level !== null && level < Math.min(asked, 3))
        judgement = {
          status: 'partial',
          credit: 0.4,
          evidence,
          reason: `${language.name} at a lower level than the work asks for.`,
        }
      else if (
        (isPile(context, item.statement) && !/\b[ABC][12]\b/u.test(about)) ||
        (level === null && (statement.listed || isList(context, item.statement)))
      )
        judgement = { status: 'partial', credit: 0.15, evidence, reason: `${language.name} is listed without a level.` }
      else
        judgement = {
          status: 'met',
          credit: 1,
          evidence,
          reason:
            level === null
              ? `${language.name} is named; no level is given.`
              : `${language.name} at the level asked for or above.`,
        }
      const rank = judgement.status === 'met' ? 2 : 1 + judgement.credit
      if (!best || rank > best.rank) best = { judgement, rank }
    }
  return best?.judgement ?? unmet(`${languages.map(({ name }) => name).join(' or ') || 'The language'} is not named.`)
}
