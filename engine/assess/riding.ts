import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'

const cycle = '(?:motor ?(?:cycle|bike)|moped|scooter)'
const paper = '(?:licen[cs]e|permit)'

/** To ride a motorcycle to where the work is: class A in most lands, class M in America. */
export const riding: Condition = {
  asks: new RegExp(
    String.raw`\b${cycle}s?\b[^.;]{0,40}\b${paper}\b|\b${paper}\b[^.;]{0,30}\b${cycle}\b|\brid(?:ing|ers?['’]?s?) ${paper}\b|\b(?:able|ability|willing) to ride an? ${cycle}\b`,
    'iu',
  ),
  not: /\b(?:repair\p{L}*|mechanic\p{L}*|sell\p{L}*|sales|years?|teach\p{L}*|instructor|examin\p{L}*|maint\p{L}*)\b/iu,
  near: new Set(
    stems('ride rides riding rider riders motorcycle motorbike moped scooter boda okada permit permits licence class'),
  ),
  says: forSmall(
    new RegExp(
      String.raw`\b(?:riding|riders?['’]?s?|${cycle}) ${paper}s?\b|\b${paper}s?\b[^.;]{0,25}\b(?:class(?:es)?|categor(?:y|ies)) (?:\p{L},? (?:and |& )?)*(?:a[12m]?|m)\b|\bclass(?:es)? (?:\p{L},? (?:and |& )?)*(?:a[12m]?|m)\b(?= is\b|[^.;]{0,20}\b${paper}| renewed|,? valid)|\bI? ?(?:ride|rides|riding)\b[^.;]{0,30}\b(?:${cycle}s?|boda|okada)\b`,
      'u',
    ),
  ),
  less: forSmall(/\b(?:provisional|learn(?:er|ing)|test booked|applied for)\b/u),
  refuses: forSmall(
    /\b(?:no|not|never|cannot|can['’]t|don['’]t)\b[^.;]{0,20}\b(?:ride|riding|motor ?(?:cycle|bike)s?)\b/u,
  ),
  lacking: 'The resume says nothing of riding a motorcycle.',
}
