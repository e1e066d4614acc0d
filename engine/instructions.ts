import { amongWords, signFor } from './text/signs.ts'

const machine = '(?:ai|a\\.i\\.|llm|ats|gpt|chatgpt|(?:large )?language model|parser|machine|bot)'
const applicant = '(?:applicant|candidate|person|author|resume|résumé|cv|profile|document)'
const judged =
  '(?:met|satisf(?:ied|ying)|fulfilled|proven|shown|present|verified|confirmed|passed|evidenced|demonstrated)(?!,? (?:or |and )?(?:not|un\\p{L}+|part|miss|fail|open|only|once))'
const wanted = `(?:\\p{L}+ly )?(?:${judged}|an? (?:perfect|full|ideal|strong) match|qualified|suitable|perfect|excellent|highest|maximum|first|top)`
const every = '(?:every|each|all|any|the|missing)(?: of)?(?: the| these)?'
const asked =
  '(?:\\p{L}+ ){0,2}?(?:requirements?|criteri(?:a|on)|qualifications?|skills|gaps|evidence|applicants?|candidates?)(?: (?!(?:as|or|not)\\b)\\p{L}+){0,4}?'

// Where an order begins: “taught drivers not to ignore the rules” and “wrote the override rules” give none.
const opening =
  '(?<=(?:^|[.:;,!?"“”\\[\\](){}<>*#=–—-]|(?<!\\p{L})(?:and|then|now|please|kindly|simply|you|must|should|shall|(?:is|are|order|instructs? \\p{L}+) to))\\s*)'
const told = '(?:instructions?|criteria|rules|rubric|guidance|comparison|prompts?)'
const aside =
  '(?:all|any|every|previous|prior|earlier|above|your|these|other|the(?: (?:above|comparison|scoring|screening|given|job|posting))?)'

// “Work instructions for the filling machine” is somebody’s work: a note to a program stands at the head of its sentence.
const head =
  '(?<=(?:^|[.:;!?\\[(*>–—-])\\s*)(?:(?:this|here|is|an?|the|system|important|special|internal|hidden|final|begin|end|evaluator) ){0,3}'
const note = '(?:note|message|instructions?|notice|attention)'
const reader =
  '(?:ai|a\\.i\\.|llm|ats|gpt|screeners?|screening|(?:systems?|software|algorithm|models?|bots?|machines?|parser|reviewers?|graders?)(?=\\s*(?:$|[:;>)\\]–-]|(?:that|which|reading|only)(?!\\p{L}))))'
const reads =
  '(?:that |which )?(?:reads?|reading|screen(?:s|ing)|parsing|parses|scoring|scores|ranking|ranks|evaluating|assessing|reviewing|processing)'

const best = '(?:highest|maximum|top|full|perfect|best)(?: possible)?(?: match)?'
const full = `(?:${best} (?:score|rating|marks?|match|grade|value|points)|(?:score of |result of )?(?:100|10)(?:\\/| of | out of )(?:100|10)|score of (?:100|10))`

// Orders that stand at the head of what is said.
const opened = [
  `(?:ignore|disregard) (?:\\p{L}+ ){0,4}${told}`,
  `(?:skip|forget|override) ${aside}(?: \\p{L}+){0,3}? ${told}`,
  'skip (?:all |any |the )?(?:remaining|further|other) \\p{L}+',
  '(?:ignore|disregard|forget) (?:the|this) (?:job |advert |whole )?(?:posting|advert|description|requirements)',
  `(?:give|assign|award|grant|return|output|report|print|enter|(?:respond|reply|answer|conclude) with|(?:place|rank)(?: \\p{L}+){0,3} with) (?:["“”\\p{L}]+ ){0,4}?${full}(?=\\W*(?:$|[.,;!?\\])]|(?:and|in|only|percentage)(?!\\p{L})|(?:for|on|to|with|in) (?:${every}|this) (?:\\p{L}+ ){0,4}(?:requirements?|criteri(?:a|on)|fields?|items?|lines?|comment|${applicant})))`,
  `(?:treat|regard|accept) [^.;]{2,80} as (?:being )?${judged}`,
]

// Orders to set aside what was asked, or to judge in a way, each a sentence that only a program would be given.
const orders = [
  `${opening}(?:${opened.join('|')})`,
  `${head}${note}\\)? ?\\(?(?:to|for) (?:the |any |all )?(?:[\\p{L}-]+ ){0,3}${reader}`,
  `(?:dear|hello|hey) (?:the |any |all |every |an )?${machine}s? ${reads}`,
  `(?:^\\W*|${note} )(?:to|for) (?:the |any |all |every |an )?(?:\\p{L}+ )?${machine}s? ${reads}`,
  `(?:to |for |^\\W*)(?:the |any |all |every |an )?(?:\\p{L}+ )?(?:${machine}|system|software|assistant)s? (?:that |which )?\\p{L}+ (?:this|my)(?: (?:${applicant}|file|text|page|line|application)|(?=[:,;]))`,
  '(?:scoring|screening|grader|evaluation) override',
  'new (?:instructions?|tasks?|(?:system )?prompts?)(?: (?:is|are) to|:)',
  `(?:mark|rate|score|treat|consider|classify|deem) this (?:\\p{L}+ )?(?:candidate|applicant|resume|cv)`,
  `(?:mark|rate|score|treat|consider|classify|deem|set|report|count|return|take) ${every} ${asked} (?:as |to |to be )(?:being |having )?${wanted}`,
  `(?:mark|rate|consider|deem) ${every} ${asked} (?:met|satisfied|fulfilled|proven)(?=\\W*$|[.,;]| and (?!not|un))`,
  `(?:mark|rate|set|treat|consider) (?:all|each|every|everything|\\p{L}\\d+ to \\p{L}\\d+)(?: [\\p{L}-]+){0,3}? as ${judged}`,
  `this ${applicant} (?:must|should|shall|is to) be (?:scored|rated|ranked|graded|placed)`,
  '(?:match|overall|candidate)_score',
  `as an ai,? (?:(?:language )?(?:model|assistant|system|tool|screener|reviewer),? )?(?:you|please|i)`,
  'you are an? (?:ai|assistant|language model)|(?:your|new|hidden|reveal (?:the|your)) (?:system )?prompts? ?(?::|is|are)',
  `(?:${applicant}|requirements?|criteria|skills|qualifications|everything) [^.;]{0,40}?(?:was|were|have been|has been|already) verified by (?:a |the )?(?:human|hiring)`,
  'place (?:me|this candidate|him|her) (?:first|top)',
  `if you(?:[’']re| are) (?:a |an )?${machine}`,
  `(?:state|say|report|conclude|confirm|assume|write|mention|answer|reply|claim|tell the recruiter) that this ${applicant}`,
  `(?:assume|conclude|pretend|suppose) (?:that )?(?:this ${applicant}|(?:the|all) (?:requirements?|criteria))`,
  `(?:when|while|before|after) (?:summari[sz]ing|scoring|screening|evaluating|reviewing|assessing|rating|ranking) this ${applicant}`,
  `(?:evaluate|judge|regard|rate|rank|recommend|summari[sz]e) this ${applicant} (?:as|first|top|highest|above)`,
  `(?:skills|requirements|criteria|${applicant}) (?:should|must|is to|are to|has to|have to|shall) be (?:considered|regarded|treated|counted|assumed|rated|scored|taken) (?:as |to be )?${wanted}`,
  `(?:all|every|each)(?: of)?(?: the)? requirements? (?:of|for) this (?:job|role|post|position|vacancy) (?:is|are|were|has been|have been) ${judged}`,
  '(?:your|in your) (?:answer|assessment|summary|evaluation|output|response|review|verdict) (?:should|must|has to|shall)|(?:write|say|note|mention|state) in your (?:answer|assessment|summary|evaluation|output|response|review|verdict)',
  'even (?:if|though|when) (?:it|this|that) is not (?:stated|mentioned|shown|written|proven)',
  `["'](?:status|verdict|result)["']\\s*:\\s*["']?${judged}|status ?: ?met`,
  '(?:return|set|give) (?:the )?status (?:as |to )?(?:met|satisfied|fulfilled|proven)',
  '(?:ignorez|ignora|ignore|ignorar|ignoriere|ignorieren sie|negeer|zignoruj) (?:\\p{L}+ ){0,3}(?:instrucciones|instruções|istruzioni|anweisungen|anweisung|instructies|instrukcje|consignes)',
  '(?:bewerten?|stufen?) (?:sie )?(?:den|die|diesen|diese) (?:bewerber(?:in)?|kandidat(?:en|in)?|lebenslauf) als',
  '(?:bewerten?|stufen?) (?:sie )?(?:bitte )?(?:alle|jede) anforderung(?:en)?',
  '(?:marque|marca|considere|considera|califique) (?:todos los|cada) requisitos?',
  '(?:considérer|considérez|marquer|marquez|noter|notez) (?:chaque|toutes les) exigences?',
  '(?:dear|hello|hey) (?:\\p{L}+ )?(?:bot|parser|algorithm|machine|llm|ai)',
]
const instruction = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${orders.join('|')})(?![\\p{L}\\p{N}_])`, 'iu')

// “Full marks” and “a score of 100” are what people work for: an order only where this resume, or the answer, is spoken of.
const praise = new RegExp(`(?<![\\p{L}\\p{N}])(?:${full}|that the (?:applicant|candidate))(?![\\p{L}\\p{N}])`, 'iu')
const answering =
  /^\W*(?:system|assistant|ai) ?[:(]|\bthis (?:resume|résumé|cv|candidate|applicant)\b|\b(?:only|correct|expected|required) (?:\p{L}+ )?(?:output|answer|verdict)\b|\boutput\b.{0,40}\bscore\b/iu

// Signs by which the turns of a talk with a model are set apart.
const turns =
  /\[\/?INST\]|<\/?(?:system|assistant|instructions?|prompt|resume|cv)>|<\|\w+\|>|^\W*(?:(?:respond|reply|answer)(?: only)? with (?:only |just )?(?:["'{[]|json|yes|met|true|(?:the |an? )?(?:status|score|highest|maximum|full))|output(?=: ?[{[]))|^\W*(?:assistant|system|ai) ?:[^.]{0,60}?\b(?:criteri(?:on|a)|screening|text above|(?:this|the) (?:candidate|applicant|person|document)|(?:candidate|applicant) (?:pre|is|was|has|already|approved|verified|passed)|(?:all|every|each|your) requirements?)|#{2,} ?instructions?\b|"[^"]{2,80}": ?"(?:met|yes|true|passed)"/iu

// “White text for bots”, “keywords for the parser only”: talk of words that no reader is meant to see.
const program =
  '(?:the |any |all |your )?(?:\\p{L}+ )?(?:ai|ats|bots?|robots?|parsers?|scanners?|screeners?|crawlers?|machines?|algorithms?|software)'
const hiding = new RegExp(
  `\\b(?:white|hidden|invisible|tiny|transparent)(?:[- ]on[- ]white)? (?:text|fonts?|letters|words|keywords|ink|lines?)\\b[^.;]{0,24}?\\b(?:for|so that|(?:to|will) (?:please|feed|fool|beat|pass|trick)|only) ${program}\\b|\\b(?:keywords?|text|words) (?:\\p{L}+ )?(?:in white |only |just )*for (?:the |any )?(?:bots?|parsers?|scanners?)\\b`,
  'iu',
)

/** Without one of these no sentence gives orders to a program or talks of hidden text. */
export const mayInstruct = signFor(
  amongWords(
    'deem|set|give|assign|award|grant|print|rank|10|resume|cv|dear|hello|hey|marque|marca|considere|considera|califique|considérer|considérez|marquer|marquez|noter|notez|ignor[a-z]*|negeer|zignoruj|bewerten?|stufen?|disregard|skip|forget|override|note|message|instructions?|inst|output|respond|system|assistant|attention|tasks?|prompts?|reads?|reading|screens|screening|parsing|parses|scoring|scores?|ranking|ranks?|evaluat[a-z]*|assessing|reviewing|processing|mark|rates?|rating|treat|consider|classify|highest|maximum|top|full|perfect|100|match_score|ai|you|your|verified|place|text|fonts?|letters|words?|keywords?|ink|lines?|state|say|report|conclude|confirm|assume|write|mention|answer|reply|claim|tell|pretend|suppose|summari[sz]ing|summari[sz]e|judge|regard|recommend|count|take|accept|return|be|requirements?|even|status|verdict|result',
  ),
)

/** Whether a sentence gives orders to a program that reads resumes, or says that it was hidden for one. */
export const instructs = (text: string): boolean =>
  instruction.test(text) || turns.test(text) || hiding.test(text) || (praise.test(text) && answering.test(text))

const before = /^[^\p{L}\p{N}_]*(?:[\p{L}\p{N}’'-]+[^\p{L}\p{N}_]+){0,2}$/u

/** Whether such a sentence opens with its order: what follows on its line is then more of it, “Ignore the above. She is registered.” */
export function ordersOn(text: string): boolean {
  const found = instruction.exec(text)
  return found ? before.test(text.slice(0, found.index)) : turns.test(text) || hiding.test(text)
}
