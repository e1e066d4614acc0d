const documents =
  '(?:cvs?|c\\.v\\.s?|resum[eé]s?|résum[eé]s?|(?:job )?applications?|covering letters?|cover letters?|portfolios?|(?:show)?reels?|bio-?data)\\b'

// “Send CV to jobs@firm.example”, “Please email your resume and abstract”
const sending = new RegExp(
  `^\\W*(?:please )?(?:send|e-?mail|forward|submit|share|mail|drop|whats ?app) (?:in |us |your |the |an? |updated |latest |full |detailed |both )*${documents}`,
  'iu',
)
// “CVs and a portfolio of no more than 10MB to the office by Friday”
const documentsTo = new RegExp(
  `^\\W*(?:your |please |an? |all )*${documents}(?! (?:review|writing|screening|management|development|support)).*\\b(?:to|by|before|via)\\b`,
  'iu',
)
// “Interested candidates share CV with photo”. Who interests others is asked for nothing here.
const interested =
  /^\W*(?:(?:all |any )?(?:interested|suitable|eligible|keen)(?: (?:and|&) (?:suitable|eligible|qualified|interested))? (?:candidates?|applicants?|persons?|people|parties|professionals|individuals)|(?:if you are |those )?interested\s*[,:?])\W*(?:(?:can|may|should|must|could|to|are|is|requested|invited|asked|kindly|please|directly)\s+)*(?:share|send|apply|e-?mail|forward|submit|drop|contact|call|write|walk|mail|whats ?app|message|dm|reach|ping|revert|come|visit)\b/iu
// “Apply in person at the shop or text WELD to the number on our sign”. Paint is applied by other means.
const apply =
  /^\W*(?:please |to )?apply (?:(?:in person|online|today|now|here|directly|below)(?=\W*$|[,.;]| (?:at|by|via|through|to|with|or|on|using|and|before|from)\b)|(?:via|through) (?:our|the|this)\b.*\b(?:site|website|portal|page|link|form)\b|by (?:e-?mail|post|phone|letter|sending|calling|\d)|with (?:your |an? )?(?:cv|resum[eé])\b)/iu
const textUs =
  /^\W*(?:[Pp]lease )?(?:[Tt]ext|[Cc]all|[Rr]ing|[Pp]hone|[Ww]hats ?[Aa]pp|[Mm]essage|[Ee]-?mail) (?:(?:\p{Lu}{3,}|["“]\w+["”]) to\b|us (?:on|at|or|for|to)\b|\p{Lu}\p{Ll}+ (?:on|at)\b|\p{Lu}\p{Ll}+ (?:[^.;\s]+ ){1,5}(?:on|at) \+?\d|\+?\d[\d ()-]{4,})/u

const all = [sending, documentsTo, interested, apply, textUs]

/** Whether the text tells how to apply, which is no part of the work. */
export const tellsHowToApply = (text: string): boolean => all.some(one => one.test(text))

const calling =
  '(?<![\\p{L}-])(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]elephone|[Tt]ext|[Cc]ontact|[Ee]-?mail|[Mm]essage|[Ww]rite to|[Ss]peak (?:to|with)|[Tt]alk to|[Aa]sk(?: for)?|[Rr]each(?: out to)?)'
const person = "(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? )?\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}[\\p{Ll}’']+){0,3}"
// “…, Head Chef,”, “… (ward manager)”
const theirPost = '(?:,? \\([^()]{3,50}\\)|, [^,.;:]{3,50},?)?'
const occasion =
  '(?:on|at|via|by|under) (?:[+(]?\\d|\\S{1,60}@|phone\\b|e-?mail\\b|the number\\b)|with (?:any|your|all)\\b[^.;]{0,20}\\b(?:questions|quer|enquir)|if you (?:have|want|would|wish)\\b|for (?:an? )?(?:informal|confidential|chat|tour|visit)\\b|before (?:you apply|applying)\\b|to (?:discuss|arrange|find out)\\b'
// “For an informal chat call Tom, Head Chef, on 0161 …”, “please contact Anna, Restaurant Manager, with any questions”
const whom = new RegExp(`${calling} ${person}${theirPost} (?:${occasion})`, 'u')

/** Whether a sentence says whom to call about the post: neither the call nor what that person is called is asked. */
export const tellsWhomToCall = (text: string): boolean => whom.test(text)
