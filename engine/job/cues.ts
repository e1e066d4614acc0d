/** Words by which a posting says that something is wished for, not asked. */
const nice =
  /\b(?:nice[ -]to[ -]have|(?:nice|welcome) extra|(?:an?|real|big|distinct|definite|strong|huge|clear|extra|great|added|major|another) plus|^plus(?=\W|$)|plus(?= points?\b|\s*(?:[:.,;)!]|$))|(?:bonus(?! (?:pool|rounds?|schemes?|plans?|pay\p{L}*|runs?|cycles?)))|ideal(?:ly)?|prefer(?:red|ably|ence)?|desirable|desired|advantage(?:ous)?|an? (?:real |big |definite )?asset|great if|good if|better if|(?<!\byou )(?:would|will|also) help(?:s|ful)?|helps|helpful|(?:is|are|be|were)(?: \p{L}+){0,2} welcome|(?:very|most|always|also) welcome|(?<!\byou )would (?:make|fill|earn|save|spare|go far)\b|(?:delighted|thrilled|pleased) (?:with|by) (?:some|an?)\p{L}*|\b(?:makes|would make|(?:will|would) be)\b[^.;]{0,40}\b(?:easier|more fun|smoother)|not (?:essential|required|a must|necessary)|would be (?:great|good|nice|useful|handy|lovely|welcome)|(?:love|happy|glad|pleased|like|delighted|thrilled|keen) to (?:see|hear|meet|have)|(?:glad|happy) of\b|(?:would|will) delight|delights|(?:would|['’]d|will) (?:also )?be (?:delighted|thrilled|pleased|charmed)\b|(?:also|highly|much) valued|(?:is|are) nice\b|(?:will|would|['’]ll) (?:love|adore|hug) you\b|beneficial|useful|handy|bonus points|extra points|we(?:['’]d| would) (?:love|like)|will save you\b|(?:will|would) be easier|(?<!not )optional|favou?r(?:able|ed)|would (?:look|go down) (?:very |rather )?well|(?:would|will|it) (?:greatly |also )?please us|goes? (?:a long way|far)|do (?:say so|tell us)|warmly received|be a pleasure|will be popular|appreciated|comes? in handy|makes? us (?:very |really |so )?(?:happy|smile|sit up)|(?:none|neither) (?:of (?:them|these|which) )?is a condition|would be (?:an? )?(?:real |great |small )?(?:gift|boon|joy|treat|delight|blessing)|even better|(?:fine|lovely) to have|cheer|stand out|sets? you apart|points? in your favou?r|(?:so much|all) the better|icing|pref)\b/iu

/** Words by which a posting asks. */
const must =
  /\b(?:wanted|needed|need|needs (?:to|an?|some\p{L}*|people|the|you|good|strong|at least|\d)|must(?! have been)|requir(?:e|es|ed|ing)(?! (?:from|asap)\b)|essential|mandatory|you should|should (?:not )?(?:be|have|feel|know|leave|strike|hold|interest|cost)|ought to|we hope (?:for|to find)|in[- ]date|time[- ]served|you(?:['’]ve| have)|you hold|you(?:['’]re| are) (?:comfortable|confident|able|used to|happy|fluent|experienced|qualified|certified|licen[cs]ed|familiar|good|someone)|(?<!^\W*(?:so |and )?)expect(?! to\b)|we ask|we want [^.;,]{2,60}?\p{L}ed\b|we insist|we(?:['’]d| would)? (?:want|look|ask) (?:for )?(?:you|some(?:one|body)|an?)\b|look(?:ing)? for (?:some(?:one|body)|people|an? \p{L}+) (?:who|with)|(?:candidates?|applicants?) (?:will|should|must|has|have)|expected|comfortable|confident|able to|ability to|experienced?|knowledge of|know your way|know how|command of|fluen(?:t|cy)|profici\w+|familiar|qualified|certified|registered|licen[cs]ed?|degree|diploma|certificates?|certification|at home (?:in|with|there)|second nature|skilled|hands-on|track record|background in|you bring|you know|you can|used to|understanding of|holding|hold a|competen(?:t|ce|cy)|expertise|solid|sound|strong(?= \p{L})|demonstrable|proven|speak|willing(?:ness)? to|trained in|versed in|grasp of|capable of|have (?:run|led|come across|worked|supervised|managed|taught|written|handled|precepted|done|built|used|sold|driven|mentored|trained)|goes? without saying|(?:is|are) spoken|(?:has|have) to be (?:current|valid|up to date|kept up)|as (?:an? |your )?(?:first|native|mother) (?:language|tongue)|will have|(?<!, )who (?:has|have|can|knows)|do without|matters? (?:most|more)|crucial|vital|indispensable|a given|at ease (?:with|in))\b/iu

/** A length of time that is asked; “after eight years of growing” and “two years ago” tell of something else. */
const time =
  /(?<!\b(?:after|for|since|over|last|past|next|every|first|another)\s)\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several|a few)\s*\+?\s*(?:or more )?(?:years?|yrs)\b(?!\s+(?:ago|old|later|on,))/iu

/** “No cover letter needed”, “you don’t need a degree”: what is waived is neither asked nor wished for. */
const waives =
  /\b(?:other|related|additional|similar) (?:related )?(?:duties|work|tasks)(?: as| that)? (?:may be )?(?:required|assigned|needed|directed|asked|given|set|requested|delegated)|\b(?:no|not|nobody|no one|never|without|(?:do|does|is|are|wo)n['’]t)\b[^.;,]{0,30}\b(?:needed|needs?(?= (?:an?|to)\b)|requir\w+|necessary|mandatory|care about|matters?|expected)\b/iu

/** What a wish in the last stretch of an item is about: that stretch alone, unless it holds nothing but the wish. */
const lastStretch = /(?:[,;(]|\s[–—-])\s*(?:(?:and|but|or)\s+)?(?<words>[^,;(–—]+?)[).\s]*$/u
const wishAlone =
  /^(?:(?:an?|is|are|as|would be|not|very|most|strongly|highly|but|it|the)\s+)*\p{L}+(?:[ -]to[ -]have)?(?:\s+(?:plus|bonus|advantage|asset|essential))?$/iu

// “Five years in retail, ideally with fashion, food or drink”: what is asked is asked, and the wish only refines it.
const refined = /(?<=\S+\s+\S+)\s*[,(–—]\s*(?:and |but )?(?:ideally|preferably)\b[^;.]*$/iu
const withoutRefined = (text: string) => {
  const rest = text.replace(refined, '')
  const tail = text.slice(rest.length).replace(/ideally|preferably/giu, '')
  return rest !== '' && !nice.test(tail) ? rest : text
}

/** Whether the text only wishes. “A degree, ideally in law” asks for the degree all the same. */
export function asksNicely(told: string): boolean {
  // “Aspen Plus” is a name.
  // “Knowledge of cold chains (ATP, HACCP) is a plus”: the comma in brackets parts nothing.
  const flat = told.replace(/(?<=\p{Lu}[\p{L}\d]*) Plus\b/gu, '').replace(/\([^()]*\)(?=\s*\S)/gu, '')
  const text = withoutRefined(flat)
  const last = lastStretch.exec(text)
  const words = last?.groups?.words
  if (!last || words === undefined || wishAlone.test(words.trim())) return nice.test(text)
  const lead = text.slice(0, last.index)
  return nice.test(lead) || (nice.test(words) && /\b(?:it|this|that|which|we|better)\b/iu.test(words))
}

export const waived = (text: string): boolean => waives.test(text) && !nice.test(text)
export const asks = (text: string): boolean => !waived(text) && (must.test(text) || time.test(text) || nice.test(text))

/** Whether the text leaves no doubt that it is a must. */
export const demands = (text: string): boolean =>
  !waives.test(text) && /\b(?:must|required|essential|mandatory|minimum|need)\b/iu.test(text) && !asksNicely(text)

/** “Are you ready for something new?” calls, and asks nothing. */
export const isQuestion = (text: string): boolean => /\?\s*$/u.test(text)

/** Whether an item of a list reads as what somebody has, not as what they will do: “shipped two products”. */
export const readsAsked = (text: string): boolean =>
  asks(text) ||
  /^(?:you (?!will\b|get\b)|(?:a|one) (?:full |whole )?year\b|\p{L}{3,}ed|been|done|run|built|led|taught|written|sold|made|kept|held)\b/iu.test(
    text,
  )

/** Whether the clause leaves no doubt that the work in it is the reader's: “the rota is written by you”. */
export const fallsToYou = (text: string): boolean =>
  /\b(?:by you\b|(?:report|answer|fall|come|look|turn)s? (?:in|up |down )?to you\b|belongs? to you\b|(?:is|are|be) (?:all )?yours|on the hook|your turn (?:on|at)|(?:on-?call|call-?out|standby) (?:rota|rotation|roster|list))/iu.test(
    text,
  )

/** Whether the clause says what the person will do in the post. */
export const tellsDuty = (text: string): boolean =>
  /\b(?:you(?:['’]ll| will)|your (?:job|task|tasks|role|work) (?:is|will)|responsible for|(?:is|are|be) (?:all )?yours|yours (?:to|is|are)|(?:is|are|falls?|comes?|will (?:be|fall)) (?:up |down )?to you\b|(?:sits?|rests?|lies?|lands?|is|are) (?:with|on) you(?:r (?:desk|shoulders))?\b|rel(?:y|ies) on you|(?:in|through) your hands|there (?:is|are) (?!no\b|nobody\b|not\b|nothing\b)[^.;]{2,60} to be \p{L}+(?:ed|en|t|ne|de)\b|(?:each|every|the|your) (?:shift|day|night|week|morning|month|visit|round|job) (?:starts?|begins?|ends?|closes?|opens?|finishes) with|(?:goes|go|comes?) with the (?:job|role|post|work|territory)|part of (?:the|your|any|every|each) (?:job|work|role|day|week|post|shift)|makes? up (?:the|your) (?:job|work|role|day|week)\b|(?<!\bwe )expect to (?!(?:earn|receive|get|find|hear|enjoy|start|hire|interview)\b)|you (?:own|run|lead|manage|handle|prepare|write|look after|take|plan|keep|make|work|teach|support|report|see|carry|do)|most of (?:the|your|this|that|our|it) ?(?:work|job|role|day|days|week|time|shift|hours)?(?= (?:is|are|goes|go|will|involves?|means?|you))|(?:that|this|which|(?:role|job|work|post|day)) (?:means|includes?|involves?)|(?:is|are|goes|be) (?:spent )?(?:on|in|with|into) the (?:phone|road|floor|bench|desk|line)|(?:is|are) spent|\p{L}+ing\b[^.;]*\b(?:is|are|takes?|makes? up|fills?)\b[^.;]{0,30}\b(?:of|in) (?:the|your|every|each) (?:work|job|role|week|day|time|shift)|(?:report|answer)s? (?:in|up )?to you|\bby you\b|on the hook|your turn (?:on|at)|(?:on-?call|call-?out|standby|out[- ]of[- ]hours) (?:rota|rotation|roster|duty|duties|list))\b/iu.test(
    text,
  )
