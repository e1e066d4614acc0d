import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'

const atOnce = '(?:immediately|at once|right away|straight away|asap|now|next (?:week|monday)|tomorrow)'

/** To be free to begin soon: what the resume says of a notice period or a day answers it. */
export const start: Condition = {
  asks: /\b(?:start|begin|join|available|commence)\b[^.;]{0,20}\b(?:immediately|asap|as soon as possible|(?:at|within|on) short notice)\b|\bimmediate (?:joiners?|availability|start)\b|\bshort notice period\b/iu,
  not: /\b(?:work\p{L}*|travel|cover|shifts?|looking|seek\p{L}*|wanted|experience|years?)\b/iu,
  near: new Set(stems('notice available availability start begin join joiner free immediate immediately')),
  says: forSmall(
    new RegExp(
      String.raw`\b(?:available|can (?:start|begin|join)|(?:ready|able|free) to (?:start|begin|join)|free|start(?:ing)?(?: date)?:?|availability:?)\b[^.;]{0,12}\b${atOnce}\b|\bimmediate(?:ly)? (?:joiner|available|start)\b|\bavailability:? immediate\b|\bno notice(?: period)?\b|\bnotice(?: period)?[\s:–-]+(?:none|nil|immediate|(?:(?:1|2|one|two) weeks?|(?:7|10|14|15|\d) days?)\b)|\b(?:1|2|one|two) weeks?['’]? notice\b`,
      'u',
    ),
  ),
  less: forSmall(
    /\bnotice(?: period)?[\s:–-]+(?:of )?(?:(?:\d+|one|two|three|six|a) months?|(?:[3-9]|1[0-2]|three|four|six|eight) weeks?|[2-9]\d days)\b|\b(?:(?:\d+|one|two|three|six|a)[- ]months?|(?:[3-9]|1[0-2]|three|four|six|eight)[- ]weeks?|[2-9]\d[- ]days)['’]?s? notice\b/u,
  ),
  refuses: /(?!)/u,
  lacking: 'The resume does not say when the work could begin.',
}
