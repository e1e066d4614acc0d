import { forSmall } from '../text/small.ts'
import { stems } from '../text/words.ts'
import type { Condition } from './condition.ts'
import sayings from './sayings.json' with { type: 'json' }

// “EU passport or valid single permit”: a permit with an end is what is asked, if it has not come.
const takesPermits = /\b(?:valid|current) (?:\p{L}+ )?(?:visa|permit)\b/iu
const runs = /\b(?:visa|permit)\b[^.;]{0,20}\b(?:until|till)\b/iu
const ofStudy = /\b(?:student|study|visitor|holiday|hours? (?:a|per) (?:week|fortnight)|tied)\b/iu

const overseas = /\b(?:US|U\.S\.|USA|United States|Canada|Australia|NZ|New Zealand|Singapore)(?![\p{L}])/u
const european =
  'eu|eea|european|austrian|belgian|bulgarian|croatian|cypriot|czech|danish|dutch|estonian|finnish|french|german|greek|hungarian|irish|italian|latvian|lithuanian|luxembourgish|maltese|polish|portuguese|romanian|slovak|slovenian|spanish|swedish'
const europeanOnly = new RegExp(
  String.raw`^(?!.*\b(?:visas?|permits?|rights?|sponsor)).*\b(?:${european}) (?:passport|id)\b`,
  'iu',
)
const passport = String.raw`\b(?:${european}|swiss|norwegian|icelandic|british|uk|us|american|canadian|australian|new zealand|nz) (?:passport|id(?:entity)? card|nationality)\b`

/**
 * The right to work somewhere, where the posting asks for it. What the resume says of a right, a permit or a citizenship
 * answers it; where somebody comes from, what they are called and where they live are asked of nobody.
 */
export const workPermit: Condition = {
  // “Authorised to work in confined spaces” and “at height” ask for a ticket: of lands the first letter is a capital.
  asks: /\b(?:[Rr]ights?|[Pp]ermission|[Pp]ermit|[Pp]ermitted|[Ee]ntitled|[Ee]ntitlement|[Ee]ligib\p{Ll}+|[Aa]uthori[sz]ed|[Aa]uthori[sz]ation|[Aa]llowed) to (?:live and )?work(?: (?:in|within|across) (?:the )?(?:\p{Lu}|this country)| here\b| without (?:restriction|sponsor)|(?=\s*(?:$|[,;.)])))|\b[Ww]ork(?:ing)? (?:visa|rights|authori[sz]ation|permit)\b|\b[Cc]itizen(?:ship)? or (?:a )?(?:permanent )?residen|\b(?:EU|EEA|UK|US|NZ|British|Irish|Australian|Canadian|New Zealand|Swiss|Indian) (?:citizen(?:s|ship)?|passport|nationals?)\b|\bStamp (?:1G|4)\b|\b(?:[Tt]ransferable|[Vv]alid|[Ll]ocal) (?:\p{L}+ )?(?:[Ii]qama|QID|[Vv]isa|[Rr]esidence|[Cc]ivil ID|Emirates ID)\b|\b(?:[Ii]qama|QID) (?:is |must be )?(?:holders?|transferable)\b/u,
  not: /\bhot work\b|\b(?:permits? to work|work permits?) (?:system|issuer|holder|process|procedure)|\b(?:issu|check|verif|process|arrang|renew|manag|handl|sponsor|writ|sign)\p{L}*\b[^.;]{0,30}\b(?:permits?|visas?|right to work)\b/iu,
  near: new Set(
    stems(
      'right rights visa visas permit citizen citizenship permanent resident residence residency settled leave sponsor sponsorship authorised authorized entitled permitted green card stamp passport id nz iqama qid noc transferable release',
    ),
  ),
  says: forSmall(new RegExp([...sayings.mayWork, passport].join('|'), 'u')),
  less: forSmall(
    /\b(?:non-|not )transferable\b|\b(?:student|study|working holiday|visitor|graduate|dependant) (?:visa|permit|route)\b|\bhours? (?:a|per) (?:fortnight|week)\b[^.;]*\b(?:visa|permit|term|session)\b|\b(?:visa|permit)\b[^.;]*\bhours? (?:a|per) (?:fortnight|week)\b|\b(?:visa|permit|leave to remain)\b[^.;]{0,20}\b(?:until|till|ends|expires|runs out|applied for|pending|in progress)\b|\btied to (?:my|one|the) employer\b/u,
  ),
  refuses: forSmall(
    /(?<!\b(?:not|no longer|never|n['’]t|without|no) )(?<!n['’]t )\b(?:need|require|seek|want|looking for|depend on)s?\b[^.;]{0,15}\b(?:sponsor\p{L}*|visa|work permit)\b|\bno (?:(?!matter\b|need\b|problem\b)\p{L}+ ){0,2}(?:right to (?:live and )?work|work(?:ing)? (?:permit|visa|rights)|visa yet)\b(?! (?:is |are |was )?(?:needed|required|necessary|restrict\p{L}*))|\b(?:visa|permit)\b[^.;]{0,12}\b(?:has )?(?:expired|lapsed|refused)\b|\bnot (?:yet )?(?:permitted|entitled|allowed|authori[sz]ed) to work\b/u,
  ),
  // A Blue Card is a permit in Europe and a check on people who work with children in Queensland.
  hints: /\bblue card\b/u,
  suffices: (asked, told) => takesPermits.test(asked) && runs.test(told) && !ofStudy.test(told),
  lacks: (asked, told) =>
    overseas.test(asked) && !/\b(?:EU|EEA|Europe)/u.test(asked) && europeanOnly.test(told)
      ? 'The passport is of another land.'
      : null,
  lacking: 'The resume says nothing of a right to work.',
}
