import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'

const clean = String.raw`\b(?:clear|clean|no|without an?(?:y)?|free of an?(?:y)?) (?:(?:unspent|previous|prior|police|criminal) )*(?:criminal|police) (?:records?|convictions?|history|background)\b`

/** That nothing stands in the register of offences. */
export const cleanRecord: Condition = {
  asks: new RegExp(`${clean}|\\bno (?:unspent )?convictions\\b`, 'iu'),
  not: /\b(?:checks?|driving|advis\p{L}*|represent\p{L}*|experience|years?)\b/iu,
  near: new Set(stems('criminal police record records conviction convictions offence')),
  says: forSmall(
    new RegExp(
      `${clean}|\\b(?:criminal|police) (?:records?|convictions?|clearance)[:\\s–-]+(?:none|nil|no|n/a|clear|clean|never)\\b|\\b(?:unspent )?convictions?[:\\s–-]+(?:none|nil)\\b`,
      'iu',
    ),
  ),
  less: /(?!)/u,
  refuses: forSmall(/\b(?:convicted of|(?:criminal|police) records?[:\s–-]+(?:yes|one)|spent convictions? for)\b/iu),
  lacking: 'The resume says nothing of a criminal record.',
}
