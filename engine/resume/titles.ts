import { namedIn } from '../knowledge/find.ts'
import { foreignTitles } from '../knowledge/foreign.ts'
import type { Concept } from '../knowledge/index.ts'
import { isInForm } from '../knowledge/ing-forms.ts'
import { signFor, signsIn } from '../text/signs.ts'
import { forSmall } from '../text/small.ts'
import { type Word, words } from '../text/words.ts'
import sayings from './sayings.json' with { type: 'json' }

// Head nouns that make a phrase a title whatever stands before them; English first, then the neighbours.
const nouns = new RegExp(
  `(?<![\\p{L}])(?:${sayings.titles.join('|')})s?(?![\\p{L}]|[’']s\\s)|(?<=\\p{L}{3}\\s)(?:senior|PM)$`,
  'iu',
)
const heads = forSmall(nouns)
const german =
  /(?<![\p{L}])\p{Lu}\p{Ll}+(?:ingenieur|entwickler|leiter|kaufmann|kauffrau|pfleger|fachkraft|meister|mechaniker|techniker|berater|lehrer|verkäufer|arbeiter|führer|helfer)(?:in)?(?![\p{L}])/u

// What each title of several words ends in, beside those that are titles by themselves. A phrase without any of these is
// none.
const lastOfSeveral =
  /(?<![a-z])(?:pair|member|crew|master|mistress|ordinator|worker|manager|driver|nurse|fixer|[eo]|student|tech|hand|provider|digger|anchor|taker|lady|exec|walker|sitter|ea|coop|op|minder|junior|man|coder|grower|earner|reader|agente|cuisine|senior|pm)s?(?![a-z])/i
const mayHead = signFor(raw => heads.test(raw.toLowerCase()) || german.test(raw) || lastOfSeveral.test(raw))

// “70 residents”, “12 nurses”: how many there were of them is nobody's post.
const counted = /^\d[\d.,]*\+? (?:\p{Ll}+ ){0,2}\p{Ll}+s$/u

const cache = new Map<string, boolean>()

/** Whether the phrase names a post that somebody holds. */
export function hasTitle(phrase: string): boolean {
  if (counted.test(phrase)) return false
  const known = cache.get(phrase)
  if (known !== undefined) return known
  if (cache.size > 5000) cache.clear()
  const list = words(phrase)
  const is =
    ((signsIn(list) & mayHead) !== 0 && (heads.test(phrase.toLowerCase()) || german.test(phrase))) ||
    (!/ations?$/u.test(phrase) && titlesAmong(phrase, list).length > 0)
  cache.set(phrase, is)
  return is
}

/** Whether the phrase names a post, in English or another language; for headings only, as surnames may be trades. */
export const namesPost = (phrase: string): boolean => hasTitle(phrase) || foreignTitles(phrase).length > 0

/** The titles of the knowledge base that a post's own name names, in whatever language. */
export function titlesOf(phrase: string): Concept[] {
  const own = titlesIn(phrase)
  return own.length > 0 ? own : foreignTitles(phrase)
}

const named = (list: Word[]): Concept[] =>
  namedIn(list)
    .filter(({ concept, first, last }) => concept.kind === 'title' && isInForm(concept, list.slice(first, last + 1)))
    .map(({ concept }) => concept)

const admitted =
  /(?<![\p{L}])(?:(?:state[- ])?registered|certified|licen[cs]ed|chartered|accredited|qualified)\s+(?=\p{L})/giu

/** The titles of the knowledge base named in the phrase. */
export const titlesIn = (phrase: string): Concept[] => titlesAmong(phrase, words(phrase))

function titlesAmong(phrase: string, list: Word[]): Concept[] {
  const own = named(list)
  if (own.length > 0) return own
  // “Registered Pharmacy Technician” is a paper by its name, and a post by what it leaves of it.
  const plain = phrase.replace(admitted, '')
  return plain === phrase ? own : named(words(plain))
}
