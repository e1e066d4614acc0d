import type { Need } from '../job/need.ts'
import { once } from '../text/once.ts'
import { type Context, quote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'

const asksLink =
  /\b(?:portfolio|show-?reel|demo reel|reel)\b[^.;]{0,25}\b(?:link|url|website|online)\b|\b(?:link|url)\b[^.;]{0,25}\b(?:portfolio|show-?reel|reel|work)\b|\bonline portfolio\b/iu

// “A portfolio that shows how you got there”, “Portfolio required”: to have one is all that is asked, and no work shows it; a
// “portfolio of clients” or “portfolio management” is none.
const asksOne =
  /^\W*(?:(?:must|should|you|need|to|will|have|possess|own|with|provide|submit|include|an?|your|the|of|up-to-date|current|strong|excellent|good|solid|online|design|professional|personal|digital|creative|UX|UI|link|please)\s+){0,6}(?:portfolio|show-?reel)(?=\s*(?:$|[.,;(]|that\b|which\b|show|demonstrat|display|with (?:work|examples|case)|of (?:your |own |recent |relevant |past )*(?:work|designs?|projects|case studies|examples)\b|(?:is\b|required|essential|mandatory|needed|preferred|a must|to be submitted)))/iu

/** Whether a posting asks for a place where one's work can be seen. */
export const asksForPortfolio = ({ requirement: { text, type } }: Need): boolean =>
  type !== 'years' && type !== 'degree' && (asksLink.test(text) || asksOne.test(text))

// An address of the web that is no e-mail; a profile says who somebody is and shows no work.
const address =
  /(?<![@\p{L}\d.-])(?:https?:\/\/)?(?:[\p{Ll}\d-]+\.)+(?:com|org|net|io|co|uk|de|nl|fr|ie|se|pl|es|it|eu|ca|au|nz|za|art|design|studio|video|tv|me|works?|portfolio|photos?|photography|site|page|dev|gallery)\b(?!@)(?:\/[^\s,;)]*)?/giu
const profile = /\b(?:linkedin|xing|facebook)\b/iu

const addressesIn = once(({ text }: { text: string }) =>
  [...text.matchAll(address)].filter(([found]) => !profile.test(found)),
)

const onRequest = /\b(?:portfolio|show-?reel|reel|samples)\b[^.;]{0,40}\b(?:on request|by e-?mail|can be sent)\b/iu

// “Portfolio: the windows I dressed”, told by its name; “portfolio of 40 clients” is of something else.
const named =
  /(?:^|[\n|•])\W*(?:(?:my|online|design|own) )*(?:portfolio|show-?reel)\b\s*[:–—-]\s*(?!on request|none?\b|not\b|nothing|n\/a)\S/iu

/** A link is there or not. */
export function assessPortfolio({ resume, copiedAt }: Context, { requirement }: Need): Judgement {
  const found = addressesIn(resume.document).find(({ index }) => !copiedAt(index))
  if (found) {
    const evidence = [quote(resume, found.index, found.index + found[0].length)]
    return { status: 'met', credit: 1, evidence, reason: 'The resume gives an address.' }
  }
  const later = onRequest.exec(resume.document.text)
  if (later && !copiedAt(later.index)) {
    const evidence = [quote(resume, later.index, later.index + later[0].length)]
    return { status: 'partial', credit: 0.3, evidence, reason: 'It is offered, but no address is given.' }
  }
  const own = asksLink.test(requirement.text) ? null : named.exec(resume.document.text)
  if (own && !copiedAt(own.index)) {
    const end = resume.document.text.indexOf('\n', own.index + own[0].length)
    const evidence = [quote(resume, own.index + own[0].search(/\p{L}/u), end < 0 ? resume.document.text.length : end)]
    return { status: 'met', credit: 1, evidence, reason: 'The resume names one.' }
  }
  return unmet('The resume gives no address where the work can be seen.')
}
