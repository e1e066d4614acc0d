import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'

export const travel: Condition = {
  asks: /\b(?:willing|ready|able|happy|prepared|free|expect\p{L}*|available|comfortable|used)\b[^.;]{0,30}\b(?:travel|be away|time away)\b|\b(?:travel|away)\b[^.;]{0,40}(?:\d+ ?%|\bper ?cent\b|\bof the time\b)|\btravel\b[^.;]{0,30}\b(?:is )?(?:required|expected|essential|part of)|\bovernight stays?\b|\baway from home\b/iu,
  not: /\btravel (?:agen\p{L}*|industry|booking|arrangements?|management|desk|trade|plans?)\b|\b(?:book|arrang|organi[sz]|manag)\p{L}*\b[^.;]{0,20}\btravel\b/iu,
  near: new Set(
    stems(
      'road away suitcase hotel hotels night nights travel travels travelled traveled travelling traveling week weeks month months day days abroad home slept third half quarter',
    ),
  ),
  says: forSmall(
    /\bon the road\b|\baway (?:every|most|half|\d)|\baway from (?:home|base)\b|\bsuitcase\b|\bhotel nights?\b|\bnights?\b[^.;]{0,30}\b(?:away|abroad|out|in hotels?)\b|\b(?:weeks?\b|months?\b|days?\b|third\b|quarter\b|half\b|\d+ ?%|per ?cent\b)[^.;]{0,45}\b(?:away|abroad|travel\p{L}*|on the road|staying over|at (?:clients?|customers?)(?:['’]s?)?)\b|\b(?:happy|willing|ready|glad|pleased|free|able|prepared|used|like|love) to travel\b|\btravel\p{L}*\b[^.;]{0,20}(?:\d+ ?%|\d+ (?:days|nights|weeks)|weekly|monthly|regularly|constantly|all over)|\b(?:slept|nights|weeks) in \p{L}/iu,
  ),
  less: forSmall(
    /\b(?:up to|at most|only|no more than)\b[^.;]{0,25}\b(?:one|a|two|single)\b[^.;]{0,12}\b(?:night|day|week)s?\b[^.;]{0,12}\b(?:month|quarter|year)\b|\bday trips? only\b/iu,
  ),
  refuses: forSmall(
    /\b(?:no|not|never|cannot|can['’]t|unable|rather not)\b[^.;]{0,20}\b(?:travel|be away|nights? away|overnight)\b|\bsleep at home\b|\bhome every (?:night|evening)\b|\bfixed place of work\b/iu,
  ),
  lacking: 'The resume says nothing of travelling for work.',
}
