import { amongWords, signFor } from './text/signs.ts'

const machine = '(?:ai|a\\.i\\.|llm|ats|gpt|chatgpt|(?:large )?language model|parser|machine|bot)'
const applicant = '(?:applicant|candidate|person|author|resume|résumé|cv|profile|document)'
const judged = '(?:met|satisfied|fulfilled|proven|shown|present|verified|confirmed|passed)'

// Orders to set aside what was asked, or to judge in a way, each a sentence that only a program would be given.
const orders = [
  '(?:ignore|disregard|skip|forget|override) (?:\\p{L}+ ){0,4}(?:instructions?|criteria|rules|comparison|prompts?)',
  '(?:note|message|instructions?|attention) (?:to|for) (?:the |any |all )?(?:\\p{L}+ ){0,3}(?:ai|a\\.i\\.|llm|ats|gpt|screeners?|screening|system|software|algorithm|model|bots?|machine|parser)',
  `(?:to|for|dear|hello|hey) (?:the |any |all |every |an )?${machine}s? (?:that |which )?(?:reads?|reading|screen(?:s|ing)|parsing|parses|scoring|scores|ranking|ranks|evaluating|assessing|reviewing|processing)`,
  'new (?:instructions?|tasks?|prompts?)(?: (?:is|are) to|:)',
  '(?:mark|rate|score|treat|consider|classify) (?:every|each|all|this|the) (?:\\p{L}+ )?(?:requirements?|candidate|applicant|resume|cv|criteria)',
  'match_score|(?:highest|maximum|top|full|perfect) (?:possible )?(?:score|rating|match|marks|points for)',
  'score of (?:100|10)|100\\/100',
  'as an ai|you are an? (?:ai|assistant|language model)|system prompt|hidden prompt',
  '(?:was|were|have been|has been|already) verified by (?:a |the )?(?:human|hiring)',
  'place (?:me|this candidate|him|her) (?:first|top)',
  `if you(?:[’']re| are) (?:a |an )?${machine}`,
  `(?:state|say|report|conclude|confirm|assume|write|mention|answer|reply|claim|tell the recruiter) that (?:this |the )${applicant}`,
  `(?:assume|conclude|pretend|suppose) (?:that )?(?:this |the )(?:${applicant}|requirements?)`,
  `(?:when|while|before|after) (?:summari[sz]ing|scoring|screening|evaluating|reviewing|assessing|rating|ranking) this ${applicant}`,
  `(?:evaluate|judge|regard|rate|rank|recommend|summari[sz]e) this ${applicant} (?:as|first|top|highest|above)`,
  `(?:treat|count|regard|mark|report|take|accept|return) [^.;]{2,80} as (?:being )?${judged}`,
  `(?:skills|requirements|criteria|${applicant}) (?:should|must|is to|are to|has to|have to|shall) be (?:considered|regarded|treated|counted|assumed|rated|scored|taken)`,
  `(?:all|every|each)(?: of)?(?: the)? requirements? (?:of|for) this (?:job|role|post|position|vacancy) (?:is|are|were|has been|have been) ${judged}`,
  '(?:your|in your) (?:answer|assessment|summary|evaluation|output|response|review|verdict) (?:should|must|has to|shall)|(?:write|say|note|mention|state) in your (?:answer|assessment|summary|evaluation|output|response|review|verdict)',
  'even (?:if|though|when) (?:it|this|that) is not (?:stated|mentioned|shown|written|proven)',
  `["']?(?:status|verdict|result)["']?\\s*:\\s*["']?${judged}`,
  '(?:ignorez|ignora|ignore|ignorar|ignoriere|ignorieren sie|negeer|zignoruj) (?:\\p{L}+ ){0,3}(?:instructions?|instrucciones|instruções|istruzioni|anweisungen|anweisung|instructies|instrukcje|consignes)',
  '(?:bewerten?|stufen?) (?:sie )?(?:den|die|diesen|diese) (?:bewerber(?:in)?|kandidat(?:en|in)?|lebenslauf) als',
  '(?:bewerten?|stufen?) (?:sie )?(?:bitte )?(?:alle|jede) anforderung(?:en)?',
  '(?:marque|marca|considere|considera|califique) (?:todos los|cada) requisitos?',
  '(?:considérer|considérez|marquer|marquez|noter|notez) (?:chaque|toutes les) exigences?',
  '(?:ignore|disregard|forget) (?:the|this) (?:job |advert |whole )?(?:posting|advert|description|requirements)',
  `(?:return|set|give) (?:the )?status (?:as |to )?${judged}`,
  '(?:dear|hello|hey) (?:\\p{L}+ )?(?:bot|parser|algorithm|machine|llm|ai)',
]
const instruction = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${orders.join('|')})(?![\\p{L}\\p{N}_])`, 'iu')

// Signs by which the turns of a talk with a model are set apart.
const turns =
  /\[\/?INST\]|<\/?(?:system|assistant|instructions?|prompt)>|<\|\w+\|>|^\W*(?:(?:respond|reply|answer)(?: only)? with|output(?=: ?[{[])):|^\W*(?:assistant|system|ai) ?:[^.]{0,60}?\b(?:candidate|applicant|person|document|criteri(?:on|a)|requirements?|screening|text above)\b|#{2,} ?instructions?\b|"[^"]{2,80}": ?"(?:met|yes|true|passed)"/iu

// “White text for bots”, “keywords for the parser only”: talk of words that no reader is meant to see.
const reader =
  '(?:the |any |all |your )?(?:\\p{L}+ )?(?:ai|ats|bots?|robots?|parsers?|scanners?|screeners?|crawlers?|machines?|algorithms?|software)'
const hiding = new RegExp(
  `\\b(?:white|hidden|invisible|tiny|transparent)(?:[- ]on[- ]white)? (?:text|fonts?|letters|words|keywords|ink|lines?)\\b[^.;]{0,24}?\\b(?:for|so that|(?:to|will) (?:please|feed|fool|beat|pass|trick)|only) ${reader}\\b|\\b(?:keywords?|text|words|line) (?:\\p{L}+ )?(?:in white |only |just )*for (?:the |any )?(?:bots?|robots?|parsers?|scanners?|crawlers?)\\b`,
  'iu',
)

/** Without one of these no sentence gives orders to a program or talks of hidden text. */
export const mayInstruct = signFor(
  amongWords(
    'dear|hello|hey|marque|marca|considere|considera|califique|considérer|considérez|marquer|marquez|noter|notez|ignor[a-z]*|negeer|zignoruj|bewerten?|stufen?|disregard|skip|forget|override|note|message|instructions?|inst|output|respond|system|assistant|attention|tasks?|prompts?|reads?|reading|screens|screening|parsing|parses|scoring|scores?|ranking|ranks?|evaluat[a-z]*|assessing|reviewing|processing|mark|rates?|rating|treat|consider|classify|highest|maximum|top|full|perfect|100|match_score|ai|you|your|verified|place|text|fonts?|letters|words?|keywords?|ink|lines?|state|say|report|conclude|confirm|assume|write|mention|answer|reply|claim|tell|pretend|suppose|summari[sz]ing|summari[sz]e|judge|regard|recommend|count|take|accept|return|be|requirements?|even|status|verdict|result',
  ),
)

/** Whether a sentence gives orders to a program that reads resumes, or says that it was hidden for one. */
export const instructs = (text: string): boolean => instruction.test(text) || turns.test(text) || hiding.test(text)
