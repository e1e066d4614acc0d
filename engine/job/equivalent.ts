import sayings from './sayings.json' with { type: 'json' }

// “Or equivalent” leaves open of what kind; the equivalent of a paper is a paper where it says so.
const equal =
  /(?<!\b(?:assessed as|yours is|overseas|foreign|international|its|local|qualification|or an) )\bequivalent\b(?! (?:\p{L}+ ){0,2}(?:recogni[sz]ed|accepted|elsewhere|from|such|abroad|overseas|degree|diploma|award|standard|level|licen[cs]e|certificat\p{L}*|registration|qualifications?|designation|course|credential))|\ban equivalent (?:mix|combination|body|amount|number|level of|(?:\p{L}+ ){0,2}(?:experience|practice|work|background))\b/iu

// “A Professional Master of Education or equivalent”: of a degree called by its full name another such degree is the equal.
const ofNamedDegree =
  /\b(?:Bachelor|Master|Diploma|Doctor(?:ate)?)s? (?:of|in) (?:the )?\p{Lu}[\p{L} &]*?(?: \([^)]*\))?,? or (?:an? |its )?equivalent\b(?! (?:\p{L}+ ){0,2}(?:experience|practice|work|background))/gu

// What is learnt by doing, in the words that postings have for it.
const byDoing = new RegExp(sayings.byDoing.join('|'), 'iu')

/** Whether a posting that asks for a degree takes work for it: “or equivalent experience”, “or the same learned on the way up”. */
export const takesExperience = (text: string): boolean =>
  equal.test(text.replace(ofNamedDegree, ' ')) || byDoing.test(text)
