import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'
import sayings from './sayings.json' with { type: 'json' }

export const travel: Condition = {
  asks: /\b(?:willing|ready|able|happy|prepared|free|expect\p{L}*|available|comfortable|used)\b[^.;]{0,30}\b(?:travel|be away|time away)\b|\b(?:travel|away)\b[^.;]{0,40}(?:\d+ ?%|\bper ?cent\b|\bof the time\b)|\btravel\b[^.;]{0,30}\b(?:is )?(?:required|expected|essential|part of)|\bovernight stays?\b|\baway from home\b/iu,
  not: /\btravel (?:agen\p{L}*|industry|booking|arrangements?|management|desk|trade|plans?)\b|\b(?:book|arrang|organi[sz]|manag)\p{L}*\b[^.;]{0,20}\btravel\b/iu,
  near: new Set(
    stems(
      'road away suitcase hotel hotels night nights travel travels travelled traveled travelling traveling week weeks month months day days abroad home slept third half quarter',
    ),
  ),
  says: forSmall(new RegExp(sayings.travels.join('|'), 'iu')),
  less: forSmall(
    /\b(?:up to|at most|only|no more than)\b[^.;]{0,25}\b(?:one|a|two|single)\b[^.;]{0,12}\b(?:night|day|week)s?\b[^.;]{0,12}\b(?:month|quarter|year)\b|\bday trips? only\b/iu,
  ),
  refuses: forSmall(
    /\b(?:no|not|never|cannot|can['’]t|unable|rather not)\b[^.;]{0,20}\b(?:travel|be away|nights? away|overnight)\b|\bsleep at home\b|\bhome every (?:night|evening)\b|\bfixed place of work\b/iu,
  ),
  lacking: 'The resume says nothing of travelling for work.',
}
