// “Or equivalent” leaves open of what kind; the equivalent of a paper is a paper where it says so.
const equal =
  /(?<!\b(?:assessed as|yours is|overseas|foreign|international|its|local|qualification|or an) )\bequivalent\b(?! (?:\p{L}+ ){0,2}(?:recogni[sz]ed|accepted|elsewhere|from|such|abroad|overseas|degree|diploma|award|standard|level|licen[cs]e|certificat\p{L}*|registration|qualifications?|designation|course|credential))|\ban equivalent (?:mix|combination|body|amount|number|level of|(?:\p{L}+ ){0,2}(?:experience|practice|work|background))\b/iu

// What is learnt by doing, in the words that postings have for it.
const byDoing =
  /\bor (?:(?:relevant|practical|comparable|similar|hands-on|professional|solid|strong|proven|industry|work|working|field|on-the-job|enough|extensive|substantial) ){0,2}experience\b|\blearn(?:ed|t) (?:on the job|by doing|at work|in (?:practice|post)|on the way up)\b|\b(?:or|and) the same (?:\p{L}+ )?(?:learn(?:ed|t)|reached|gained|earned|got|picked up|achieved|through|by)\b|\b(?:through|by|from|with) (?:your |years of |long |hands-on |on-the-job )*(?:work|practice|experience) (?:instead|alone)\b|\b(?:experience|practice|work|record|years)\b[^.;]{0,30}\b(?:in (?:its|their|the) (?:place|stead)|instead|stands? in for|counts? (?:just )?as (?:much|well)|in lieu|will do|makes up for)\b|\bor a mix\b|\bin lieu\b|\bthrough experience\b/iu

/** Whether a posting that asks for a degree takes work for it: “or equivalent experience”, “or the same learned on the way up”. */
export const takesExperience = (text: string): boolean => equal.test(text) || byDoing.test(text)
