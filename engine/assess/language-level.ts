import { matchesOf } from '../text/matches.ts'
import sayings from './sayings.json' with { type: 'json' }

/** 0.5 being learnt · 1 beginner (A1) · 1.5 elementary (A2) · 2 conversational (B1) · 2.25 good · 2.5 (B2) · 3 fluent (C1) · 4 (C2) · 5 native. */
export type Level = 0.5 | 1 | 1.5 | 2 | 2.25 | 2.5 | 3 | 4 | 5

// In all of these § stands where the language was named.

/** Words for next to nothing, whatever else is said kindly of it: “enough to order a coffee”. */
const scraps = new RegExp(String.raw`\b(?:${sayings.scraps.join('|')})(?![\p{L}])`, 'iu')

// “Currently learning it, day 19” is a plan.
const beingLearnt =
  /(?<!\b(?:from|by|been|while) )\b(?:learning|taking (?:an? )?(?:\p{L}+ )?(?:course|class(?:es)?|lessons))\b/iu

/** Where and how long it was learnt, which says little of how well. */
const learnt =
  /\b(?:a little|a few|a bit|little|some|reading|understand\p{L}*|evening class(?:es)?|night class|classes|school|a-level|gcse|leaving cert\p{L}*|grade \p{L}+|grade \d+|semesters?|terms?|learning|learner|app|two evening courses|course)(?![\p{L}])/iu

export const native = new RegExp(String.raw`\b(?:${sayings.native.join('|')})(?![\p{L}])`, 'iu')

export const fluent =
  /\b(?:fluent\p{L}*|proficient|full working|negotiation|verhandlungssicher|fließend|courant|very good|advanced|excellent|avanzado|vloeiend|rhugl|líofa|matatau)(?![\p{L}])/iu
const fluentUse = new RegExp(String.raw`\b(?:${sayings.fluentUse.join('|')})(?![\p{L}])`, 'iu')

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
  /(?<!\b(?:towards?|working to(?:wards?)?|goal|aim(?:ing)?(?: for)?|target|next|learning)[^\p{L}\p{N}]+(?:\p{L}+[^\p{L}\p{N}]+)?)\b([ABC][12])\b(?!\W+(?:course|class|exam (?:in|booked|next)|by|next|in progress|booked|until)|[\s(–—-]+started\b)/giu

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
