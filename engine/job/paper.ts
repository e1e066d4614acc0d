import type { Mention } from '../knowledge/find.ts'
import type { Word } from '../text/words.ts'
import sayings from './sayings.json' with { type: 'json' }

const paper = new RegExp(String.raw`\b(?:${sayings.papers.join('|')})\b`, 'iu')

const papers = '(?:certificat\\p{L}+|licen[cs]es|permits|accreditations?|credentials|registrations?|tickets|cards)'

/** Papers that the work is about, or that a firm or a thing has: “issue certificates of origin”, “keep our ISO 9001 certification”. */
const ofOthers = [
  /\b(?:we|our \p{L}+|the (?:company|firm|site|shop|plant|lab(?:oratory)?|hospital|clinic))\s+(?:are|is|hold|holds|have|has)\b[^.,;]{0,30}?\b(?:certified|accredited|licen[cs]ed|registered|certificat\w+|accreditation)\b/giu,
  /\b(?:issu|award|prepar|complet|rais|process|check|verif|review|draft)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:certificat\p{L}+|licen[cs]es|permits)\b/giu,
  /\b(?:track|monitor|manage|administer|assess|chase|file|keep|maintain|renew|update|record|log|arrange|book|schedule)(?:s|ing)?\s+(?:[\p{L}’'-]+\s+){0,3}(?:certificates|licen[cs]es|permits|credentials|registrations|tickets|cards|certifications)\b(?:,? (?:such as|like|including)\b[^;.]*)?/giu,
  new RegExp(`\\b(?:its|our)\\s+(?:[\\p{L}\\d-]+\\s+){0,3}?${papers}`, 'giu'),
  /\bcertificates? (?:for|of) (?:payment|origin|conformity|analysis|insurance|occupancy|airworthiness)\b/giu,
  /\bregistration (?:and|platform|system|desk|process|software)\b/giu,
  /\b(?:certification|accreditation) (?:scheme|bod(?:y|ies)|process|audit|visit|programme?)s?\b/giu,
]

/** The text without the papers of others in it. */
export const withoutOthersPapers = (text: string): string =>
  ofOthers.reduce((left, pattern) => left.replace(pattern, ' '), text)

// “A streetworks operative card, desirable”: named last, and nothing is done with it.
const endsInPaper =
  /^[^\p{L}\p{N}_]*(?:an? |your |the |current |valid |full )*(?!\p{L}+ing\b)(?:(?!(?:an?|the|each|every|any|your|their|our|to|of|for|per)\b)[\p{L}\d/&’'-]+ ){1,5}(?:card|ticket|certificate|licen[cs]e)(?:[^\p{L}\p{N}_]*\([^()]*\))?[^\p{L}\p{N}_]*(?:$|(?:preferred|desir\p{L}+|essential|required|in date|or)\b)/iu
const otherCards =
  /\b(?:score|report|business|credit|debit|bank|graphics?|memory|sim|video|sound|greetings?|birthday|gift|time|post|rate|payment|loyalty|store|punch|index|play\p{L}*|trading|kanban|patient|recipe) ?cards?\b|\b(?:support|help|desk|season|parking|incident|customer|software) (?:card|ticket|licen[cs]e)\b/iu

// “WHMIS training”, “current dangerous goods training”: had once and shown by its name, which no work tells of.
const training =
  /^[^\p{L}\p{N}_]*(?:[\p{L}\d/&’'-]+ ){1,6}training(?:[^\p{L}\p{N}_]*\([^()]*\))?[^\p{L}\p{N}_]*(?:$|(?:preferred|desir\p{L}+|essential|required|in date)\b)/iu
const ofDuty = new RegExp(String.raw`\b(?:${sayings.trainingHad.join('|')})\b`, 'iu')
const byLetters = /^\W*\p{Lu}{3,}\d* training\b/u
const givesIt =
  /\b(?:experience|deliver\p{L}*|design\p{L}*|giv(?:e|es|ing)|provid\p{L}*|runs?|running|lead|leads|leading|plans?|planning|organi[sz]\p{L}*|teach\p{L}*|coordinat\p{L}*|conduct\p{L}*|develop\p{L}*|facilitat\p{L}*|manag(?:e|es|ing)|arrang\p{L}*|support\p{L}*)\b/iu

/** Whether the text asks for a training that somebody has had; `isKnown` where what it names is known, and its letters are no training's own. */
export const asksForTraining = (text: string, isKnown = false): boolean =>
  training.test(text) && (ofDuty.test(text) || (!isKnown && byLetters.test(text))) && !givesIt.test(text)

/** Whether the text is a paper by its last word, as people name cards, tickets and trainings that nobody has a list of. */
export const isNamedPaper = (text: string, isKnown: boolean): boolean =>
  (endsInPaper.test(text) && !otherCards.test(text)) || asksForTraining(text, isKnown)

// “Chartered membership of the RTPI”: whose letters are given is a body.
const ofBody = /\b[Mm]ember(?:ship)? (?:of|with) (?:the )?\p{Lu}{3,}\b|\b\p{Lu}{3,} membership\b/u

/** Whether the text asks for a paper, whatever its name. */
export const speaksOfPaper = (text: string): boolean => paper.test(text) || ofBody.test(text)

// “You will carry out food hygiene inspections”: what is done, with no word of a paper.
const duty =
  /^\W*you(?:['’]ll| will| would)? (?!(?:are|be|have|hold|need|must|should|bring|possess)\b)\p{L}+|^\W*(?:be |must be )?able to \p{L}+|\b(?:expect to|used to) \p{L}+/iu
const paperWord =
  /\b(?:hold\p{L}*|certif\p{L}*|licen[cs]\p{L}*|regist\p{L}*|qualif\p{L}*|cards?|tickets?|diplomas?|award in|member\p{L}*|exams?|passed|chartered|accredit\p{L}*|clearance|training|trained|level \d|have|need|bring)\b/iu

/** Whether the text tells of work, with no word of a paper. */
export const isPlainDuty = (text: string): boolean => duty.test(text) && !paperWord.test(text)

/** Whether what is named is a paper somebody can hold: “you sell to CFOs” and “producer licensing” ask for none. */
export const isHeld = (list: Word[], { last }: Mention): boolean => {
  const { raw } = list[last] as Word
  return !/\p{Lu}{2}s$/u.test(raw) && !/^licensing$/iu.test(raw)
}
