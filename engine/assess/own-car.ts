import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'
import { makeStems, noCar, ownCarTold } from './driving.ts'

const cycles = 'motor ?(?:bike|cycle)s?|scooter|moped'
const vehicle = `(?:car|vehicle|van|transport(?:ation)?|${cycles})`
const onTwoWheels = new RegExp(String.raw`\b(?:${cycles})\b(?!.*\b(?:car|van|vehicle)\b)`, 'iu')

/** A car where no licence is asked beside it; with one, `driving` asks for both. */
export const ownCar: Condition = {
  asks: new RegExp(
    String.raw`\b(?:(?:your|their|his|her|my|have|has|with|need|own|use of|access to|possess) (?:an? )?(?:own )?(?:\p{L}+ )?|^\W*(?:own|reliable|personal) (?:\p{L}+ )?)${vehicle}\b(?! endorse\p{L}*)|\breliable transport(?:ation)?\b`,
    'iu',
  ),
  not: /\b(?:licen[cs]\p{L}*|driv\p{L}*|years?|experience\p{L}*|knowledge|maint\p{L}*|repair\p{L}*|hire|fleet|manag\p{L}*|plan\p{L}*|public|company|sales?|industry|sector|companies|our|customers?|clients?|passengers?|patients?)\b/iu,
  near: new Set(
    stems(
      'car van vehicle transport transportation motorbike motorcycle scooter moped licence license licences driving drives cars',
    ).concat(makeStems),
  ),
  says: forSmall(
    new RegExp(
      `${ownCarTold.source}|\\b(?:my|own|with|and|have|has|reliable|use of an?|access to an?) (?:an? )?(?:own |reliable )?${vehicle}\\b(?! (?:parts?|hire|sales?|repairs?|wash|manag))`,
      'u',
    ),
  ),
  // A licence says that there may be one.
  less: forSmall(/^(?!.*\b(?:car|vehicle|van|transport)).*\b(?:driv\p{L}+|clean|full) licen[cs]e\b/iu),
  refuses: noCar,
  // A motorcycle is transport of one's own, and no car.
  lacks: (asked, told) =>
    /\b(?:car|van|vehicle)\b/iu.test(asked) && onTwoWheels.test(told) && !/\bcar\b/iu.test(told)
      ? 'There is a motorcycle but no car.'
      : null,
  lacking: 'The resume says nothing of a car.',
}
