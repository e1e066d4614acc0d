/** What a stretch of a posting is about. */
export type JobSection = 'intro' | 'must' | 'nice' | 'duties' | 'about' | 'benefits' | 'legal'

const headings: [JobSection, RegExp][] = [
  [
    'duties',
    /\b(?:essential|key|core|main|principal|primary|major) (?:functions?|duties|responsibilit\w+|tasks|accountabilit\w+)\b/iu,
  ],
  // A wish, or that something can be done without or be learnt: the words differ, what they waive does not.
  [
    'nice',
    /\b(?:nice[ -]to[ -]haves?|bonus|preferred|desirable|desired|extra credit|plus(?:es)?|would be (?:an? |the )?(?:great|nice|good|lovely|handy|welcome|useful|ideal|icing|help)|(?:great|even better|better still|lovely|good|nice|fantastic|brilliant|super|ideal) (?:if|to (?:have|see))|lovely|handy|icing|cherr(?:y|ies)|^better still\b|\bwish(?:es)?\b|our blessing|if we(?:['’]re| are) lucky|a leg up|what (?:would|might|could|will) make (?:us|you)(?! (?:need|apply|join|stay|leave))|make us (?:happy|smile)|brownie points|even (?:better|nicer)|nicer still|gravy|sprinkles|sweeteners?|ideally|advantage(?:ous)?|assets?|extras|wish ?list|(?<!not )optional|stand out|set(?:s)? you apart|head start|additional qualifications|(?:also|are|is|most|very|but|always) welcome|^welcome,? (?:but|though|too|if)|extra \p{L}+$|^extras?$|^merits?$|^meriting$|welcome but|we(?:['’]d| would) (?:also |really )?(?:love|like)|(?:would|will) (?:also )?(?:help|impress)|it (?:also |really )?helps\b|helpful|useful|beneficial|(?:love|happy|glad|delighted|pleased|thrilled|keen) to (?:see|hear|have|meet|know)|(?:might|may|could) (?:also |even )?(?:have|bring|come|tip|help|offer|add)|tips? (?:it|the)|^negotiable$|delighted (?:by|with)|pleased (?:by|with|if)|delights? us|please us|warms? (?:to|our)|catch our eye|tip the (?:scales?|balance)|in your favou?r|extra points|score extra|on top|what else|over and above|beyond (?:that|the basics)|welcome (?:too|extras?)|above and beyond|not (?:be |an? |the )?(?:essential|must|requir\w+|necessary|needed|mandatory|deal[- ]?breaker|insist\w*|vital|crucial|hurdle|condition|expected)|none of (?:this|these|it)|(?:do|does)n['’]t (?:have|need) to|(?:but|and) (?:we )?(?:can|will|could|happy to) (?:teach|train|learn|be taught)|we (?:can|will|could) (?:teach|train) you|can be (?:taught|learn(?:ed|t)))\b|^nice\b/iu,
  ],
  // “To apply you need”: asked, though it speaks of applying.
  [
    'must',
    /\b(?:we|you|candidates?|applicants?) (?:must|need|needs|will need|shall need|require)\b(?!.*\bknow\b)|\b(?:apply|write|call|talk to us|get in touch|come) (?:to us )?if (?:you|these|this)\b|\bto be considered\b|\bwho (?:should|can|may|might) apply\b|\bwho we (?:hope|wish|seek)\b|\bwhat to (?:have|bring)\b/iu,
  ],
  [
    'benefits',
    /\b(?:what (?:we|you|you['’]ll|you will) (?:offer|get|receive)|what we(?:['’]ve| have)(?: got)? for you|we offer|on offer|the deal|in return|benefits?|perks?|you get|we give|^money|compensation|you (?:leave with|take home)|salary|pay|rewards?|package|why (?:join|work|us|here)|what['’]s in it|do i get|(?:will|would|can) i (?:get|earn|receive)|your (?:advantages|perks)|our offer|you(?:['’]ll| will) (?:get|enjoy|receive)|wir bieten|terms|how we look after)\b/iu,
  ],
  [
    'legal',
    /\b(?:equal (?:opportunit|employment)|eeo|diversity|inclusion|accommodations?|privacy|disclaimer|how to apply|to apply|apply|application process|applying|next steps|safer recruitment|closing date|our commitment|(?:hiring|recruitment|interview|selection) process|^(?:the |our )?process$|how we (?:hire|recruit|choose)|(?:what )?happens next|small print|legal|notice)\b/iu,
  ],
  [
    'must',
    /\b(?:requirements?|required|qualifications?|what (?:you|we)(?:['’]ll| will)? (?:bring|need|have)|you (?:bring|have|need|are)|you(?:['’]ll| will) (?:bring|need|have)|looking for|who (?:you are|we want|we need)|about you|must[ -]haves?|essential|essentials|skills|experience|your profile|profile|candidate|person specification|your background|minimum|what it takes|non-?negotiables?|deal[- ]?breakers?|^(?:needs?|wanted|looking for|musts?)$|^bring\b|bring (?:with you|along)|you come with|knowledge|abilities|competenc(?:y|ies)|we expect|we ask|we(?:['’]re| are) after|we need|need from you|(?:do|should|must|will|would) i (?:need|bring|have)\b|what makes (?:you|an?)|right for (?:you|this|us)|should have|ihr profil|anforderungen|you must)\b/iu,
  ],
  [
    'duties',
    /\b(?:responsibilit|duties|what you(?:['’]ll| will) (?:do|be doing|own)|you(?:['’]ll| will) do|(?:would|will) (?:you|i) (?:be )?(?:do|doing)|^an? (?:typical |normal |good |usual |average )?(?:day|week|month|year|shift|night)\b|your (?:first |current |next )?(?:projects?|assignments?|mandates?|playground|duties|weeks)\b|you(?:['’]d| would)? be doing|you(?:['’]d| would) do|the (?:role|job|work|position|post)\b|your (?:role|tasks|job|work|day|week|shift|nights?|mission|part)|what (?:an?|your|the) .{2,20} looks? like|day[ -]to[ -]day|a typical|tasks|job (?:summary|description|purpose)|main purpose|in this role|aufgaben|position summary|role overview|accountabilit|key tasks|your impact|what you do|you(?:['’]d| would| will|['’]ll) (?:own|run|lead|tackle|solve|build|work on)|your (?:remit|brief|patch|challenge|territory|desk|area|responsibilit)|the shift)/iu,
  ],
  [
    'about',
    /\b(?:about (?:us|the (?:company|team|school|hospital|firm|practice|client|employer|organi[sz]ation))|who (?:we|are we|we are)|meet the (?:team|firm)|our (?:company|team|story|school|practice|mission|values|client)|company|the (?:company|team|school|client|practice|department|setting|firm|place|house|site)|where you(?:['’]ll| will) work|über uns|background|overview|introduction)\b/iu,
  ],
]

// “Tickets and background”, “Licences & papers”: what can be shown is asked, whatever stands beside it.
const namesPapers =
  /^(?:your )?(?:(?:tickets?|papers|credentials|education|licen[cs]es?|certificates?|certifications?)(?:,? (?:and|&|plus) (?:your )?(?:tickets?|papers|background|experience|training|credentials|education|licen[cs]es?|certificates?|certifications?|skills|languages?))?|languages?|tools|software)$/iu

/** The section that a heading opens, or null where the words name none. */
export function sectionOf(heading: string): JobSection | null {
  if (/^you$/iu.test(heading) || namesPapers.test(heading)) return 'must'
  const found = headings.find(([, pattern]) => pattern.test(heading))
  if (found) return found[0]
  // “About your round” tells the work, “About Plumbline” the firm.
  if (/^about (?:your|a (?:day|week|year))\b/iu.test(heading)) return 'duties'
  return /^about\b/iu.test(heading) ? 'about' : null
}

const legal =
  /\b(?:equal[ -]opportunit\w+|committed to (?:\p{L}+[ ,-]+){0,4}(?:inclusi\p{L}+|divers\p{L}+|equal\p{L}*|barrier-free|accessible|accessibility)|equal employment|disability confident|without regard to|regardless of|irrespective of|protected (?:by law|characteristic|status|veteran)|discriminat\w+|e-verify|background check|dbs|police check|(?:garda|police|security|staff|employment|enhanced|national) vetting|vetting (?:is|are|will|applies|checks?|process|required)|drug (?:screen|test)|no agencies|(?:please )?(?:do not|don['’]t) apply|recruitment agencies|reasonable (?:accommodations?|adjustments?)|need (?:any )?(?:adjustment|accommodation)s?|adjustments? (?:at|during)|every background|all backgrounds|diverse backgrounds|welcomes? applica\w+|^\W*(?:all |any |only )?(?:direct )?applications? (?:from|are)|qualified applicants|closing date|apply by|(?:send|email|bring|with) (?:us )?(?:your|an?) (?:cv|resume|application|letter)|(?<!\p{L}s )write to us|get in touch|interviews? will|(?:right|permission|permit|entitled|entitlement|eligible|eligibility|authori[sz]ed|authori[sz]ation|allowed) to (?:live and )?work (?:in|for)|right to work|work permits?|criminal records? (?:certificate|extract)|extract (?:from|of) the (?:criminal |judicial )?(?:register|record)|shortlisted (?:people|candidates?|applicants?)|if (?:you are )?shortlisted|shortlisting (?:will|takes|is)|assessment (?:day|cent(?:re|er))|trial (?:shift|day) (?:is|are|will|before|follows)|references (?:will|are|and)|(?:first|second|final)[- ](?:stage|round) interviews?|(?:start|starting|interview|closing) dates? (?:is|are|will|to be)|successful (?:candidates?|applicants?) will be (?:asked|required|invited|expected to (?:undergo|complete|provide))|probation(?:ary)? (?:period|of)|visa sponsorship|personal data|gdpr notice|(?:offers?|appointments?|posts?|positions?|roles?|jobs?|employment|contracts?|salary|pay|applicants?|candidates?|hires?|this|it|all)\b[^.]{0,50}\bsubject to|right[- ]to[- ]work checks?|(?:vulnerable[- ]sector|working with children|referee|criminal record|police record|pre-employment) checks?|guaranteed? an interview|value diversity|consider your application|heard nothing|(?:agency|agencies'?|recruiter) (?:calls?|contact)|acquisition (?:by|from|on the basis|in response)|(?:disclosure|pvg|police|referee) checks? (?:appl|is|are|will)\p{L}*|no (?:telephone|phone) calls|canvassing (?:will |shall )?(?:directly or indirectly )?(?:disqualif\p{L}+|is|may)|(?:considers|treats) (?:all|every) appli\p{L}+|(?:write|send) (?:us )?a few (?:honest )?(?:lines|words)|interview[^.]{0,20}\b(?:fair|accessible)|(?:tell us|let us know)[^.]{0,20}what (?:you|would) (?:need|help)\p{L}*|(?:not heard|not hear) (?:back )?from us|designated groups|regard your application|(?:read|welcome|glad of|consider) every appli\p{L}+|whatever (?:your |their |the )?(?:origin|age|gender|background|race)|(?:residents|locals|veterans) preferred|member fdic|preference (?:may|will) be given to (?:people|members|candidates|applicants) from|under-?represented|short of women|women (?:are|remain) (?:\p{L}+ )?(?:few|rare|missing|under|welcome|encouraged)|questions\? (?:call|email)|please apply|(?<!\b(?:ready|able|eligible|how|when|ability|where|know) )to apply|recruiting agencies|safer recruitment|committed to safeguarding)\b/iu
const benefit =
  /\b(?:we offer|we pay(?! (?:for (?:one|it|that|yours)|them|it|out|suppliers|vendors|claims)\b)|living wage|paid travel|salary|remuneration|provident fund|medical aid|pension(?! (?:and \p{L}+ )?(?:advice|advis\p{L}+|planning|transfers?|funds?|trustees?|administ\p{L}+|increases|payroll|calculations|drawdown|accounts|law|insurance|claims?|products?|schemes? (?:accounts|members?|rules)))|401\(?k\)?|403\(?b\)?|\d+ days(?:['’])? (?:of )?(?:leave|holiday|pto|vacation|annual leave)|health insurance|sign-on bonus|bonus scheme|paid (?:time off|holiday|leave|monthly|training)|parental leave|(?:medical|health|vision),? (?:and |& |plus )?dental|dental(?:,| and| &) (?:vision|health|medical)|dental (?:plan|cover\w*|insurance|benefits)|free (?:parking|meals?|uniform|lunch|coffee|tea|breakfast|fruit|gym)|no parking|(?:weeks|days)['’] (?:leave|holiday)|discounts?|employee assistance|tuition(?= (?:re|assist|support|help|fees))|(?<=[\d.] ?)per hour|(?<=\d )an hour|a year plus|per annum|competitive pay|tronc|staff parties|company car|share options|(?<!(?:home|private)[- ])equity(?! (?:release|research|trad|market|fund|analys|and inclusion))|laptop of your choice|meals on duty|accommodation if|relocation (?:package|help|support)|overtime paid|time and a half|(?:meal|lunch|luncheon) vouchers|weekends? off|(?:contract|post|position) is (?:for \d+ (?:hours|months|years)|open-ended|permanent|fixed-term)|pay (?:follows|rises|starts|band|depends|scale)|seniority counted)\b/iu

// “You will manage a budget of £600,000”, “You clean dental rooms”: what the person does with it is no gift.
const doing =
  /^(?:(?:that|this|it) (?:means|includes|involves)|(?:(?:each|every|from|in|on|once|twice|most|at|between|all|up to|above|below|over|under|after|before|with|when) [^.;:]{2,40} )?you(?:['’]ll| will)? (?!(?:will )?(?:also )?(?:be|are|get|receive|enjoy|earn|have|start|find|benefit|work|can|may|join|qualify|move)\b))/iu
// “Somebody who has looked after clients paying £250,000”
const asksFor =
  /\b(?:need|want|look(?:ing)? for|after) (?:some(?:one|body)|people|an? \p{L}+) (?:who|with)\b|\bwhere you will (?!(?:be|get|receive|earn|have|enjoy|start)\b)/iu
// “You complete Form I-9 and E-Verify”: procedure that is the work of the reader, and not done to them.
const handles =
  /\byou(?:['’]ll| will)? (?:run|carry out|handle|process|manage|chase|record|keep|check|coordinate|administer|organi[sz]e|prepare|draft|write|lead|review|advise|report|design)\b|^you complete (?!an?\b)/iu
const gives =
  /\b(?:we (?:offer|pay(?! (?:for (?:one|it|that|yours)|them|it|out|suppliers|vendors|claims)\b)|give)|(?<=[\d.] ?)per (?:hour|annum)|(?<=\d )an hour|in return)\b/iu

// Money that the person answers for, and not what they are paid.
const entrusted =
  /\b(?:budgets?|turnover|revenue|p&l|spend|food cost|portfolio|caseload|fund|grants?|ledger|target|quota|goals?)\b/iu

// “CHF 115,000”; nobody is paid “$64 million”.
const pay =
  /(?:[$€£]|\b(?:CHF|EUR|USD|GBP|CAD|AUD|NZD|SGD|HKD|AED|ZAR|SEK|NOK|DKK|PLN|INR|KES|RM|R)(?=\s?\d{1,3}[ ,.]?\d{3}))\s?\d(?![\d.,]*\s?(?:million|billion|bn|m)\b)/u

/** Whether a sentence speaks of law and procedure or of what the employer gives: no requirement stands there. */
export function asideOf(sentence: string): 'legal' | 'benefits' | null {
  if (legal.test(sentence) && !handles.test(sentence)) return 'legal'
  if ((doing.test(sentence) || asksFor.test(sentence)) && !gives.test(sentence)) return null
  return benefit.test(sentence) || (pay.test(sentence) && !entrusted.test(sentence)) ? 'benefits' : null
}
