import { matchesOf } from '../text/matches.ts'
import sayings from './sayings.json' with { type: 'json' }

/** A part of a statement, by its offsets. */
export type Part = { from: number; to: number }

// “No-show list”, “go/no-go” and “No. 4” deny nothing.
const negator =
  /(?<![\p{L}\d/-])(?:no(?!\.\s?\d|[°º])|not|never|without|lack(?:s|ing)?|none|neither|nor|cannot|unable|nothing|missing|outside (?:of )?my|short of|zero(?= (?:experience|years)))(?![\p{L}\d-])|(?<=\p{L})n['’]t(?!\p{L})/giu

// Where a sentence ends, whatever stands in it.
const ends = /[;!?]|\.(?=\s)|\s\([a-h]\)\s|\s[°•▪◦●■►‣]\s|,\s+(?:but|although|though|whereas|while)\b|\bbut\b/giu

const notReally =
  /^(?:(?:not|n['’]t) (?:only|just|merely|to mention|one (?:complaint|error|accident)|a single (?:complaint|error|accident)|applicable|required|needed|counted|included|maintained|kept up)|no (?:problem|issue|doubt|less than|fewer than|more than|later than|stranger)|nothing but)\b/iu
// “Never late”, “has not lost a claim”, “none rejected”: what nobody wants to happen.
const noFault = new RegExp(
  String.raw`^(?:never|not|none|n['’]t) (?:(?:yet|once|ever|been|sent|of them|a day|over|turned) )*(?:${sayings.noFaults.join('|')})\b`,
  'iu',
)
// “No tacho infringement since 2021”: what is missing is what nobody wants.
const noHarm = new RegExp(
  String.raw`^(?:no|not (?:one|a single)|never an?|without an?y?|zero|without) (?:[\p{L}-]+ ){0,2}(?:${sayings.noHarm.join('|')})\b`,
  'iu',
)
// “No build goes live until I say so”: twice no is done.
const onlyIf =
  /^(?:no [\p{L}-]+(?: [\p{L}-]+)?|nothing(?: of mine)?) (?:goes|leaves|left|ships|gets|went|moves|is|was)\b.*\b(?:until|unless|without|before|till)\b/iu
// “Site rule: no lift above two tonnes without a drawing”: the same, where nothing is said to go.
const noneWithout = /^no (?!\p{L}* ?(?:experience|knowledge|practice|qualif|licen|certif))[^,:]{1,50} without\b/iu
// “Patients who cannot swallow”, “when a wearer does not adapt”, “what is missing”: what others lack or may not do.
const ofOthers =
  /\b(?:who|whose|which|that|what|when(?:ever)?|where|if|until|once|wherever|because) (?!(?:I|we|my|our)\b)(?:(?!(?:I|we|my|our)\b)[\p{L}\d’'-]+ ){0,5}(?:\p{L}+)?$/iu
// “Say yes or no”, “it is learnt here or never”
const yesOr = /\bor $/iu

// What a denial reaches no further than.
const stop =
  /[,:;!?()]|\.(?:\s|$)|\s[–—-]\s|\s(?:but|and (?:I|we|it|they|he|she|you|so|then)|so(?! far)|because|until|unless|though|although|while|whereas|except|apart from|other than|besides|beyond)\b/iu
// “Images without signature are sent away”: nor does what a noun lacks.
const nounStop = /\s(?:is|are|was|were|has|have|had|will|can|do|does|did)\b/iu
const wordsDenied = /[\p{L}\d'’+#./-]+/gu
const most = { without: 5, other: 9 }
// “I have never priced a dish, led a shift or written a rota”: what the negation opens runs on to the last “or”.
const runsOn =
  /^(?:[^\p{L}\p{N}_]+(?!(?:I|we|and|it|they)\b)[\p{L}\d][\p{L}\d'’-]*){0,15}?[^\p{L}\p{N}_]+(?:or|nor)(?:[^\p{L}\p{N}_]+[\p{L}\d][\p{L}\d'’-]*){1,4}/iu
const included = /^,[^,]{1,40} included\b/iu
// “What I have not done: …”, “Not in the box: …”
const heads = /^(?:\s(?:yet|done|had|held|used|in|the|box|my|field|here|at|all|worked|with|tried)){1,4}:\s/iu

/** How far, from behind the negator on, what it denies reaches. */
function reach(said: string, after: string): number {
  if (heads.test(after)) return after.length
  if (/^missing$/iu.test(said)) return 0
  const noun = /^(?:no|without)$/iu.test(said)
  const cuts = [stop.exec(after)?.index ?? after.length]
  if (noun) cuts.push(nounStop.exec(after)?.index ?? after.length)
  const till = Math.min(...cuts)
  const list = after[till] === ',' ? (runsOn.exec(after.slice(till)) ?? included.exec(after.slice(till))) : null
  if (list && !/^without$/iu.test(said)) return till + list[0].length
  const words = matchesOf(wordsDenied, after.slice(0, till))
  const last = words[/^without$/iu.test(said) ? most.without : most.other]
  return last ? last.index : till
}

const aux =
  "(?:(?:I|we)\\b(?:[’'](?:ve|m|d))?\\s*)?(?:(?:have|has|had|am|is|are|was|were|do|does|did|can|could|would|wo|should)\\s*)?"
// “Piezometers: I have never …”, “Civil 3D – not yet”
const asTopic = new RegExp(`^(.*?\\S)(?:\\s*(?::|\\s[–—-])\\s*|\\t\\s*|\\s{3,})${aux}$`, 'isu')
// “Deep foundations I have not designed”, but not “and I have not …”
const asObject =
  /(?:^|[,:]\s+)((?:(?!\b(?:and|or|so|because|as)\b)[^,:])*?[\p{L}\d)](?<!\b(?:and|or|so|but|because|who|that|which|what|as|if|when|where|whom|than|things?|since)))\s+I(?:['’]ve|\s+have|\s+had|\s+am|\s+did|\s+do|\s+could|\s+was)?(?: (?:\p{L}+ (?:and|but))| only)?\s*$/iu
// “P403 is not held”, “the second stage isn’t started”
const asSubject = /([^,;:()–—]{2,40}?),?\s*(?:(?:is|are|was|were|has|have|had|do|does|did)(?: been)?\s*)?$/iu
// “Read about it, not worked on it” behind “Foils:”
const inComment = /^(.{2,60}?):\s(?!.*\b(?:I|we)\b)[^:;]{0,70}$/su

const missingHad =
  /^\s*(?:(?:[\p{L}’'-]+,? ){0,2}(?:experience|knowledge|practice|exposure|certificat\p{L}*|licen[cs]es?|training|coverage|hands-on|idea|clue|qualification|diploma|degree|card|contact|background|skills?|access))\b/iu
const bare =
  /^\s*(?:[.,;)!(]|$|[–—]|(?:and no|yet|so far|at all|since|whatever|whatsoever|either|again|until|before|for now|at present|at (?:this|the) moment|right now)\b)/iu
const noneYet =
  /^\s*(?:yet|so far|at all|\p{L}+(?:ed|en|ilt|one) ?(?:yet|so far|[.,;)]|$)|(?:that|which) I\b|of (?:mine|my own)\b)/iu
// “Business development: nothing to boast of”; what is done better than that stands beside it: “nothing I am prouder of”.
const nothingTo =
  /^\s*(?:yet|so far|at all|worth|formal|on paper|[.,;)]|$|to (?:boast|brag|speak|show|tell|report|offer|name|write home|put)\b)/iu
// “Not held”, “isn’t started”; “there was not yet a ledger” denies something else.
const notHad =
  /^\s*(?:yet(?! (?:an?|much|many|any|the|my own)\b)|certified|licen[cs]ed|registered|qualified|admitted|chartered|held|taken|passed|sat|obtained|used|done|part|applied|started|begun|finished|completed?|awarded|gained|granted|achieved|received|renewed|there|my)\b/iu
const itself = '(?:it|one|ones|any|them|either|neither|these|those|this|that|so|a single one)'
// “… never opened.”, “… have not worked with either”: a verb with nothing but such a word behind it.
const noObject = new RegExp(
  `^\\s*(?:(?:yet|ever|once|even|personally)\\s)?\\p{L}+(?:\\s(?:with|on|in|for|into|at|to|by|up|out|of|${itself}|myself|yet|so far|to date))*\\s*(?:[.,;)–—]|$)`,
  'iu',
)
const ofItself = new RegExp(
  `^\\s*(?:(?:yet|ever|once|even)\\s)?\\p{L}+(?:\\s\\p{L}+)?\\s${itself}(?:\\smyself)?\\s*(?:[.,;)]|$)`,
  'iu',
)
const neverHappened =
  /^\s*(?:yet )?(?:come|been|happened|arisen|(?:interested|concerned|appealed to|reached|fell to) (?:me|us)\b)/iu

/** Whether a denial behind “Vibration tests:” is one of the tests. */
function deniesTopic(said: string, after: string): boolean {
  if (bare.test(after)) return true
  if (/^nothing$/iu.test(said)) return nothingTo.test(after)
  if (/^(?:none|neither|missing)$/iu.test(said)) return /^none$/iu.test(said) && noneYet.test(after)
  if (/^(?:no|zero|lack|lacks|lacking|outside my|outside of my)$/iu.test(said)) return missingHad.test(after)
  return /^(?:not|never|cannot|unable|n['’]t)$/iu.test(said)
}

const longest = 70

/** The end of a label that is too long to be all of one. */
const labelStart = (label: string) => (label.length <= longest ? 0 : Math.max(0, label.lastIndexOf(',') + 1))

// “I have negotiated with none”; to have lost none is no denial.
const withNone =
  /\bI(?:[’']ve| have| had)? (?!lost|missed|failed|broke|dropped|refused|sent)\p{L}+(?: (?:with|on|in|of|for|to|at))?\s*$/iu

/** Of what stands before a negator in its sentence, the part that it denies; null where that is none. */
function behind(before: string, said: string, after: string): Part | null {
  const topic = asTopic.exec(before)?.[1]
  if (topic !== undefined && deniesTopic(said, after)) return { from: labelStart(topic), to: topic.length }
  if (/^none$/iu.test(said)) return bare.test(after) && withNone.test(before) ? { from: 0, to: before.length } : null
  if (!/^(?:no|not|never|n['’]t|missing)$/iu.test(said)) return null
  if (/^missing$/iu.test(said)) {
    const subject = bare.test(after) ? asSubject.exec(before) : null
    return subject && !/\b(?:the|any|all|for|what[’']s|one|two|some|\d+)\s*$/iu.test(before) ? partOf(subject) : null
  }
  if (/^no$/iu.test(said)) {
    // “Xero, MYOB; MicrOpay no.”
    const named = /^\s*(?:[.,;)]|$)/u.test(after) ? asSubject.exec(before) : null
    if (named && !/\b(?:sa(?:y|id|ying)|answer(?:ed)?|a|the|is|was)\s*$/iu.test(before)) return partOf(named)
    const lacks = /^\s*(?:hands-on |practical |real |professional |direct )?experience\s*(?:[.,;)]|$)/iu.test(after)
    const subject = lacks ? asSubject.exec(before) : null
    return subject && partOf(subject)
  }
  const object = noObject.test(after) ? asObject.exec(before) : null
  if (object) return { from: object.index, to: before.length }
  const comment = ofItself.test(after) ? inComment.exec(before)?.[1] : undefined
  if (comment !== undefined) return { from: labelStart(comment), to: comment.length }
  const had = /^never$/iu.test(said) ? neverHappened.test(after) || /^\s*(?:[.;)]|$)/u.test(after) : notHad.test(after)
  const subject = had || (neverHappened.test(after) && !/\bI\b/u.test(before)) ? asSubject.exec(before) : null
  return subject && partOf(subject)
}

const partOf = (found: RegExpExecArray): Part => ({ from: found.index, to: found.index + (found[1] ?? '').length })

// “Judgments are all theirs; I have not handled one”: never done, not just left to others of late.
const neverOnce =
  /\bI(?:[’']ve| have| had)? (?:not|never) (?:yet |ever |once )?(?!lost|missed|failed|hurried|rushed|broken|dropped)\p{L}+(?: \p{L}+)? (?:one|any|a single one|it|them)(?: myself)?\s*(?:[.;]|$)/giu
const isOutside = /\b(?:is|are|was|were) (?:new to|outside)\b/giu

/** Whether the negator denies nothing of the person’s. */
const isHarmless = (before: string, said: string, after: string): boolean => {
  const on = said + after
  return notReally.test(on) || yesOr.test(before) || ofOthers.test(before)
}

/** Whether it is a rule for others: then no second negator of the sentence denies anything either. */
const isRule = (on: string) => onlyIf.test(on) || noneWithout.test(on)

// “No spraying at all: brush and roller”: what follows goes with the denial, unless somebody does it.
const leads = new RegExp(`^\\W*${aux}$`, 'iu')
const someone = /\b(?:I|we|my|our|us|mine)\b/iu

/** What a denial that opens a sentence, or all that is said of a topic, leaves behind it: nobody says that it is done. */
function restBehind(before: string, after: string, reached: number): Part | null {
  if (reached >= after.length || !(leads.test(before) || asTopic.test(before))) return null
  return someone.test(after.slice(reached)) ? null : { from: reached, to: after.length }
}

/** The parts of a statement that it says are `absent`, and those that it leaves `open`. */
export type Denials = { absent: Part[]; open: Part[] }

/** What a statement says is not done, not had or not known. */
export function denialsIn(text: string): Denials {
  const found: Part[] = []
  const open: Part[] = []
  const bounds = matchesOf(ends, text).map(({ index, 0: { length } }) => ({ index, after: index + length }))
  let ruled = 0
  for (const { index, 0: said } of matchesOf(negator, text)) {
    if (index < ruled) continue
    const start = bounds.findLast(({ after }) => after <= index)?.after ?? 0
    const end = bounds.find(one => one.index > index)?.index ?? text.length
    const before = text.slice(start, index)
    const from = index + said.length
    const after = text.slice(from, end)
    if (isRule(said + after)) ruled = end
    if (isRule(said + after) || isHarmless(before, said, after)) continue
    const good = noFault.test(said + after) || noHarm.test(said + after)
    // “No complaints since 2021” by itself tells how well it is done.
    if (!good || !/^\W*$/u.test(before)) found.push({ from, to: from + reach(said, after) })
    const back = good ? null : behind(before, said, after)
    if (back) found.push({ from: start + back.from, to: start + back.to })
    const rest = good ? null : restBehind(before, after, reach(said, after))
    if (rest) open.push({ from: from + rest.from, to: from + rest.to })
  }
  for (const { index } of matchesOf(neverOnce, text)) found.push({ from: Math.max(0, index - 160), to: index })
  for (const { index } of matchesOf(isOutside, text)) found.push({ from: Math.max(0, index - 40), to: index })
  open.push(...laterDenialsIn(text))
  return { absent: found, open }
}

// “I do not draft them”, “have not built one since 2021”: said of what the sentence named before.
const notThem =
  /\b(?:(?:do|does|did|have|has|had|was|were|am|is|are|could|can|would|wo)(?: not|n['’]t)|never|no longer)\b(?! (?:lost|missed|failed|hurried|rushed|broken|dropped|sent)\b)[^.;!?]{0,30}\b(?:them|it|one(?! (?:back|\p{L}+ed|sent)\b)|ones|these|those|this|that|so(?= *(?:[.,;)]|$)))(?!\p{L})/giu

/** The parts of a statement of which it says later on that they are not, or no longer, done. */
const laterDenialsIn = (text: string): Part[] =>
  matchesOf(notThem, text)

    .filter(({ index }) => !ofOthers.test(text.slice(Math.max(0, index - 80), index)))
    .map(({ index }) => ({ from: Math.max(0, index - 160), to: index }))
