import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'
import sayings from './sayings.json' with { type: 'json' }

/** To be rung for at night or at weekends, in turn with others. */
export const onCall: Condition = {
  asks: /\b(?:shar\p{L}*|take part|part of|join\p{L}*|carr(?:y|ied)|willing\p{L}*|able|ready|rota|rotation)\b[^.;]{0,60}\b(?:on[- ]call|call[- ]?out|stand-?by|pager)\b|\b(?:on[- ]call|call[- ]?out|stand-?by) (?:rota|rotation|roster|phone|duty|list)\b|\b(?:answer|attend|respond to|take|willing)\b[^.;]{0,20}\b(?:road|breakdown|emergency|out[- ]of[- ]hours) calls?\b/iu,
  // “On-call press phone and kept their head”: more is asked than to take turns.
  not: /\b(?:lead|led|write|plan\p{L}*|manag\p{L}*|build|incidents?|press|years?)\b/iu,
  near: new Set(
    stems(
      'call calls callout callouts pager phone telephone mobile standby stand rota rotation roster duty emergency oncall',
    ),
  ),
  says: forSmall(new RegExp(sayings.onCall.join('|'), 'iu')),
  less: forSmall(
    /(?:^|[•|,*·/]|\p{L}:?\s{2,})\s*(?:24\/7 )?(?:on[- ]call|stand-?by)\s*(?:$|[•|*·/]|,\s*\p{L})|\b24\/7 stand-?by\b/iu,
  ),
  refuses: forSmall(
    /\b(?:no|never|not|cannot|can['’]t|without)(?: \p{L}+){0,3} (?:on[- ]call|call[- ]?outs?|stand-?by)\b|\b(?:on[- ]call|call[- ]?outs?|stand-?by):? (?:no\b|none|never|not\b)/iu,
  ),
  lacking: 'The resume says nothing of being on call.',
}
