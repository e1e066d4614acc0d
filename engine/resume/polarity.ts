/** How a statement speaks of a thing: done, with help or little, wished or planned, said to be missing. */
export type Polarity = 'done' | 'weak' | 'planned' | 'absent'

// “(b) …” and a sign of a list in a row open what is told by itself.
const breaks = /[;!?]|\s\([a-h]\)\s|\s[°•▪◦●■►‣]\s|\s[–—]\s|,\s+(?:but|although|though|whereas|while)\b|\bbut\b|\.\s/giu
const absentBefore =
  /(?:\b(?:no|not|never|without|lack(?:s|ing)?|none|neither|nor|cannot|can't|unable|nothing|missing|outside (?:of )?my|short of|zero experience)\b|n['’]t\b)(?:\W+[\p{L}\d'’+#./-]+){0,7}\W*$/iu
// “I have never priced a dish, led a shift or written a rota”: what the negation opens runs on to the last “or”.
const absentList =
  /(?:\b(?:no|not|never|without|neither|cannot)\b|n['’]t\b)(?:\W+[\p{L}\d'’-]+){0,14}\W+(?:or|nor)(?:\W+[\p{L}\d'’-]+){0,3}\W*$/iu
const notReally =
  /\b(?:not only|not just|no (?:problem|issue)|nothing but|no stranger|never (?:late|miss(?:ed)?|fail(?:ed)?|breach(?:ed)?|exceed(?:ed)?)|not (?:one|a single) (?:complaint|error|accident))\b/iu
// “No tacho infringement since 2021”: what is missing is what nobody wants.
const noHarm =
  /^\W*(?:no|not (?:one|a single)|never an?|without an?y?|zero) (?:[\p{L}-]+ ){0,2}(?:infring\p{L}*|accidents?|incidents?|penalt\p{L}*|points|complaints?|breach\p{L}*|violations?|findings?|citations?|errors?|mistakes?|faults?|failures?|fails?|rejects?|defects?|recalls?|losses|loss|delays?|downtime|outages?|overruns?|injur\p{L}*|claims|snags?|reworks?|discrepanc\p{L}*|late \p{L}+)\b/iu
// “No build goes live until I say so”: twice no is done.
const onlyIf =
  /^\W*(?:no [\p{L}-]+(?: [\p{L}-]+)?|nothing(?: of mine)?) (?:goes|leaves|left|ships|gets|went|moves|is|was)\b.*\b(?:until|unless|without|before|till)\b/iu
// “Site rule: no lift above two tonnes without a drawing”: the same, where nothing is said to go.
const noneWithout =
  /(?:^\W*|:\s*)no (?!\p{L}* ?(?:experience|knowledge|practice|qualif|licen|certif))[^,:]{1,50} without\b/iu
// “Patients who cannot swallow”, “when a wearer does not adapt”, “so that no lot is lost”: what others lack or may not do.
const lackOfOthers =
  /\b(?:who|whose|which|that|when(?:ever)?|where|if|until|once) (?!(?:I|we|my|our)\b)(?:[\p{L}’'-]+ ){0,4}?(?:cannot|(?:can|could|do|does|did|has|have|had|is|are|was|were|will|would)(?: not|n['’]t)|never|no(?: longer)?|nothing)\b/giu
// “Measured from drawings where the client gives none”: it is not the person who lacks it.
const lackOfClients =
  /\b(?:who|where|when(?:ever)?|if) (?!(?:I|we|my|our)\b)(?:[\p{L}’'-]+ ){1,4}?(?:none|no|nothing)\b/giu
const absentAfter =
  /^[\p{L}\d\s'’()/&,.-]{0,40}?(?::|[–—-]|\bis\b|\bare\b)?\s*(?:(?<=[:–—-]\s*)no(?=\s*(?:[.;,)]|$))|no (?:hands-on |practical |real |professional |direct )?experience|not (?:yet(?! (?:an?|much|many|any|the|my own)\b)|certified|licen[cs]ed|registered|qualified|admitted|chartered|held|taken|passed|sat|obtained|my|used|done|part|applied|there)|none\b(?! (?:overdue|late|missed|lost|rejected|returned|failed|outstanding|open)\b)|(?<!\bor )never\b(?! (?:the|what|looked|look|late|lost|missed|miss|failed|fail|stopped|stop|left|out|down|over|above|below|under|more|fewer|less)\b)|nothing yet|(?<!\b(?:the|any|all|for|what[’']s|what is|chas\p{L}+|f[io]u?nd(?:ing|s)?) )missing|is (?:new|missing|outside)|was outside|not renewed|i have (?:not|never)|ha(?:s|ve|d) (?:not|never) (?:yet )?(?:come|been|happened|arisen)\b)/iu
// What may not stand before a word is asked behind it: before it, it would be asked at every word.
const plannedWords =
  /\b(?:plan(?:s|ned|ning)? (?:to\b|on (?=\p{L}+ing\b))|plan(?:s|ned|ning)?|would (?:like|love) to|want to|hope to|hoping to|wish to|aim(?:ing)? to|looking (?:for|to)|interested in|keen to|eager to|currently (?:learning|studying|taking)|(?:am|i['’]m|still|now) (?:learning|studying)|learning(?<=(?:^\W*|(?:[(:–—]|\s-)\s*)learning)(?! (?:and|management|needs|materials?|outcomes?|support|resources|plans?|design|programmes?|programs?|sessions?|path|content|objectives)\b)|booked (?:on|onto|for|a place)|signed up for|enrol(?<!\bnot enrol)(?:l)?(?:ed|ing) (?:on|in|for)|will(?<!\b(?:what|how|who|which|that|whether|where)\b[^.,;]{0,30}will) (?:begin|start|take|sit|complete|be)|to be (?:completed|taken)|in preparation|aspir(?:es?|ing) (?:to|for)|seeking|(?:my|the|long-term|career) goal (?:is|to|of)|dream of|upcoming|next (?:year|spring|summer|autumn|term)(?!['’]s)|not before|working towards?|preparing for|planned)\b/iu
// “Some forty a year” is a number, “the little metal plate” a size, “shadow gaps” a thing.
const weakBefore =
  /\b(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?(?: out| with| to)?|support(?:ed|ing)?|shadow(?:ed|s)|shadowing (?!boards?)|observ(?:ed|ing)|watched|took part in|tak(?:e|ing) part in|sat in on|exposure to|basics? (?:of|knowledge)|basic|beginner|elementary|(?<!\bas )some(?! (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundreds?|thousands?|of)\b))|a little|little (?=experience|knowledge|practice|exposure|use)|familiar(?:ity)? with|introduc(?:ed|tion) to|occasional(?:ly)?|awareness of|coursework|limited)\b(?:\W+[\p{L}\d'’-]+){0,4}\W*$/iu
// Learning beside someone, exercises and what has gone rusty: touched, not done.
const weakClause =
  /\b(?:shadow(?:ed|ing)|(?<!\b(?:is|are|was|were|been|be|and|,) )watched(?! (?:it|daily|weekly|monthly|closely|by)\b|\W*$)|know (?:\p{L}+ )?only from|I (?:only )?know (?:\p{L}+ ){0,2}from|lab sessions?|assignments?\W*$|class project|rusty|co-?sign(?:s|ed)|under (?:(?:the|my|a) )?(?:\p{L}+['’]s? )?(?:close )?(?:supervis\w+|instruction|guidance|direction)|under (?:his|her|their|my \p{L}+['’]s?) (?:eyes?|supervis\w+)|(?:one|half|two)-day (?:course|workshop)|as a student|with (?:him|her|them|someone) (?:right )?beside me|i(?:['’]ve| have) (?:stood|sat) beside|always (?:reviewed|checked|signed off|supervised) by)\b/iu
const others =
  /\b(?:(?:is|are|was|were|be|being) (?:\p{L}+ )?(?:done|handled|built|prepared|made|run|written|managed|priced|reviewed|kept|led|drawn|drafted|owned|decided|signed off|carried out|looked after|taken care of) by (?!me\b|us\b|myself|hand\b|\p{L}+ of us\b)|(?<!\b(?:(?:us|adopt|accept|approv|authori[sz]|certifi|commend|commission|confirm|endors|fund|hir|invit|nominat|observ|promot|quot|recommend|second|train|verifi|witness|review|check|audit|inspect|prais|trust|request|follow|copi|sign|open|view|visit|want|order|call|lik|lov|attend|need)ed|read|seen|bought|heard|training|courses?|audits?|inspections?|visits?) (?:\p{L}+ )?)by (?:a|an|the|my|our|another) (?:\p{L}+ ){0,2}(?:colleague|manager|senior|supervisor|chef|controller|bookkeeper|team|analysts?|contractor|agency|department|nurse|teacher|engineer|foreman|electrician|technician|lead|partner|firm|company|provider|vendor|consultants?|head|director)|(?:is|are|lies?|rests?|sits?|stays?) with (?:my|the|our) (?:\p{L}+ )?(?:manager|boss|supervisor|director|head|owner|partner|team|office|department|HR)\b|(?:the|my|our) (?:head |senior |other )?(?:\p{L}+ )?(?:does|do|did|handles?|prices|takes care) (?:the|that|this|it|all)|(?<!\b(?:like|as|than|before) )(?:somebody|someone|anyone|everyone) else['’]s|sent (?:out|away) to|outsourced|referred to|transferred to|flown to)\b/giu

// “Our data analyst writes the queries”, “which my room leader checks”: somebody else is the subject of what is done.
const someoneElse =
  /\b(?:the|my|our|an?|another|their|head|senior) (?:[\p{L}’'-]+ ){0,3}?(?:managers?|leaders?|leads?|analysts?|teams?|agenc(?:y|ies)|departments?|offices?|supervisors?|engineers?|accountants?|nurses?|doctors?|vets?|dentists?|periodontist|teachers?|SENCO|PM|GM|CFO|PA|directors?|colleagues?|vendors?|company|contractors?|designers?|developers?|administrators?|superintendents?|partners?|specialists?|technicians?|consultants?|schedulers?|planners?|architects?|boss|foreman|chef|owner|headquarters|HR|QA|IT|mentor|scientists?|people|lads|others)(?: \p{L}+ly)? (?:writes?|wrote|makes?|made|keeps?|kept|owns?|sets? up|submits?|submitted|does|do|did|handles?|handled|prepares?|prepared|builds?|built|runs?|ran|decides?|decided|draws?|drew|books?|booked|plans?|planned|orders?|ordered|configures?|configured|maintains?|maintained|leads?|led|teach(?:es)?|taught|prices?|priced|enters?|entered|welds?|fits?|installs?|treats?|numbed|checks?|checked|signs? off|reviews?|corrects?|takes? care)\b/iu
const oneself = /\b(?:I|we)\b/u

/** Whether the clause tells what another did, with no word of one's own doing before it. */
function isOfSomeoneElse(clause: string): boolean {
  const found = someoneElse.exec(clause)
  return found !== null && !oneself.test(clause.slice(0, found.index))
}

// “I do not draft them”, “have not built one since 2021”: said of what the sentence named before.
const notThem =
  /\b(?:(?:do|does|did|have|has|had|was|were|am|is|are|could|can|would|wo|do|did|have|has)(?: not|n['’]t)|never|no longer)\b[^.;!?]{0,30}\b(?:them|it|one(?! (?:back|\p{L}+ed|sent)\b)|ones|these|those|this|that|so(?! that\b))\b/iu
// “Judgments are all theirs; I have not handled one”: never done, not just left to others of late.
const neverOnce =
  /\bI(?:[’']ve| have| had)? (?:not|never) (?:yet |ever |once )?\p{L}+(?: \p{L}+)? (?:one|any|a single one|it|them)(?: myself)?\s*(?:[.;]|$)/iu
// The work of others, read or checked.
const ofOthers =
  /\b(?:read(?:ing|s)?|review(?:ed|ing|s)?|check(?:ed|ing|s)?|look(?:ed|ing|s)? at|us(?:ed?|ing))\s+(?:(?:other|another|someone|somebody)(?: \p{L}+)?['’]s?|others['’]|(?:(?:the|my|our) )?(?:\p{L}+ )?(?:teams?|colleagues?|managers?|seniors?)['’]s?)\s(?:\W*[\p{L}\d'’-]+){0,3}\W*$/iu

// Without one of these words no sentence lacks anything: `absentBefore`, `absentList`, `absentAfter` and `notThem` need not look.
const negates =
  /\b(?:no|not|never|without|lack\p{L}*|none|neither|nor|cannot|unable|nothing|missing|new|outside|short|zero|longer|yet)\b|n['’]t\b/iu

// Without the beginning of one of these nothing is done with help or little: `weakBefore` and `ofOthers` need not look.
const helps =
  /\b(?:assist|help|support|shadow|observ|watched|took|tak|sat|exposure|basic|beginner|elementary|some|a little|little|familiar|introduc|occasional|awareness|coursework|limited|read|review|check|look|us)/iu

/** `planned` and `others`: which part of the clause, by its offsets in the text, is said to be so; null where none is. */
type Part = { from: number; to: number }
type Clause = { start: number; end: number; text: string; planned: Part | null; others: Part[]; weak: boolean }

// “4 % under plan in 2025”, “the maintenance plan for 2026”: a plan that there is.
const planThereIs =
  /\b(?:(?:the|an?|our|its|their|each|every) (?:\p{L}+ ){1,2}|(?:against|under|over|above|below|than|of|on|to|with|per|behind) (?:\p{L}+ )?)plans?$/iu

function plannedIn(clause: string): RegExpExecArray | null {
  const word = plannedWords.exec(clause)
  if (
    !word ||
    planThereIs.test(clause.slice(0, word.index + word[0].length)) ||
    /\b(?:lesson|production|menu|event|shift|care|treatment|capacity|project|route|work)s? plan/iu.test(clause)
  )
    return null
  // “planned and ran the move” is done; “plan to run” is not.
  const tail = clause.slice(word.index + word[0].length)
  return !/^plan(?:s|ned|ning)?$/iu.test(word[0]) || /^\s*(?:for|in)\s+(?:19|20)\d{2}/u.test(tail) ? word : null
}

// “I have laid a few and am still learning”: what was done before is not what is yet to come.
const doneBefore =
  /(?:^|[\s(])(?:I(?:[’']ve| have| had)? (?!(?:am|will|would|want|hope|plan)\b)\p{L}+|\p{L}{3,}ed)\b.*\band (?:(?:I )?(?:am|[’']m) )?(?:now |still |currently )?$/iu

/** What of the clause is yet to come: all of it, or what stands behind the words that say so. */
function plannedPart(text: string, start: number): Part | null {
  const word = plannedIn(text)
  if (!word) return null
  return { from: start + (doneBefore.test(text.slice(0, word.index)) ? word.index : 0), to: start + text.length }
}

// “Git (used daily, builds are made by the lead)”: who is said to do it is said of what stands before, in the bracket alone.
const ownSubject = /.*\([^()]*?[\p{L}\d]+ $/u

/** What of the clause is left to others: what stands before the words that say so, not what comes behind a comma. */
const othersParts = (text: string, start: number): Part[] =>
  (text.search(others) < 0 ? [] : [...text.matchAll(others)]).map(({ 0: said, index }) => {
    const after = text.indexOf(',', index + said.length)
    const bracketed = /^(?:is|are|was|were) /iu.test(said) && ownSubject.test(text.slice(0, index))
    return {
      from: start + (bracketed ? text.lastIndexOf('(', index) : 0),
      to: start + (after < 0 || !/\bby\b/iu.test(said) ? text.length : after),
    }
  })

const holds = (part: Part | null, at: number) => part !== null && part.from <= at && at <= part.to

function clauseOf(whole: string, start: number, end: number): Clause {
  const text = whole.slice(start, end)
  return {
    start,
    end,
    text,
    planned: plannedPart(text, start),
    others: othersParts(text, start),
    weak: weakClause.test(text) || isOfSomeoneElse(text),
  }
}

const isLack = (before: string) => absentBefore.test(before) || absentList.test(before)

/** How a statement speaks of what stands at `from`–`to` in it. */
export type Speech = (from: number, to: number) => Polarity

/** Reads a statement once for all that is named in it: it names a dozen things, in two or three clauses. */
export function speechOf(text: string): Speech {
  const marks = (text.search(breaks) < 0 ? [] : [...text.matchAll(breaks)]).map(({ index, 0: { length } }) => ({
    index,
    after: index + length,
  }))
  const clauses: Clause[] = []
  const clauseAround = (from: number, to: number): Clause => {
    const start = marks.findLast(({ after }) => after <= from)?.after ?? 0
    const end = marks.find(({ index, after }) => after > from && index >= to)?.index ?? text.length
    let found = clauses.find(one => one.start === start && one.end === end)
    if (!found) {
      found = clauseOf(text, start, end)
      clauses.push(found)
    }
    return found
  }
  const mayLack = negates.test(text)
  const mayHelp = helps.test(text)
  return (from, to) => {
    const { start, text: clause, planned, others: byOthers, weak } = clauseAround(from, to)
    const before = text.slice(start, from)
    if (mayLack) {
      const lacks = isLack(before) && isLack(before.replace(lackOfOthers, ' '))
      if (lacks && !notReally.test(before) && !onlyIf.test(clause) && !noneWithout.test(clause) && !noHarm.test(clause))
        return 'absent'
      if (
        absentAfter.test(text.slice(to, to + 90).replace(lackOfClients, ' ')) ||
        neverOnce.test(text.slice(to, to + 160))
      )
        return 'absent'
    }
    if (holds(planned, from)) return 'planned'
    if (byOthers.some(part => holds(part, from))) return 'absent'
    const little = weak || (mayHelp && (weakBefore.test(before) || ofOthers.test(before)))
    return little || (mayLack && notThem.test(text.slice(to, to + 160).replace(lackOfOthers, ' '))) ? 'weak' : 'done'
  }
}
