import sayings from './sayings.json' with { type: 'json' }

/** Words by which a posting says that something is wished for, not asked. */
const nice = new RegExp(String.raw`\b(?:${sayings.nice.join('|')})\b`, 'iu')

/** Words by which a posting asks. */
const must = new RegExp(String.raw`\b(?:${sayings.must.join('|')})\b`, 'iu')

/** A length of time that is asked; “after eight years of growing” and “two years ago” tell of something else. */
const time =
  /(?<!\b(?:after|for|since|over|last|past|next|every|first|another)\s)\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several|a few)\s*\+?\s*(?:or more )?(?:years?|yrs)\b(?!\s+(?:ago|old|later|on,))/iu

/** “No cover letter needed”, “you don’t need a degree”: what is waived is neither asked nor wished for. */
const waives =
  /\b(?:other|related|additional|similar) (?:related )?(?:duties|work|tasks)(?: as| that)? (?:may be )?(?:required|assigned|needed|directed|asked|given|set|requested|delegated)|\b(?:no|not|nobody|no one|never|without|(?:do|does|is|are|wo)n['’]t)\b[^.;,]{0,30}\b(?:needed|needs?(?= (?:an?|to)\b)|requir\w+|necessary|mandatory|care about|matters?|expected)\b/iu

/** What a wish in the last stretch of an item is about: that stretch alone, unless it holds nothing but the wish. */
const lastStretch = /(?:[,;(]|\s[–—-])\s*(?:(?:and|but|or)\s+)?(?<words>[^,;(–—]+?)[).\s]*$/u
const wishAlone =
  /^(?:(?:an?|is|are|as|would be|not|very|most|strongly|highly|but|it|the)\s+)*\p{L}+(?:[ -]to[ -]have)?(?:\s+(?:plus|bonus|advantage|asset|essential))?(?:,?\s+(?:but|though|although|and)\s+not\s+(?:an? )?(?:\p{L}+ly\s+)?(?:essential|required|necessary|must|mandatory))?$/iu

// “Five years in retail, ideally with fashion, food or drink”: what is asked is asked, and the wish only refines it.
const refined = /(?<=\S+\s+\S+)\s*[,(–—]\s*(?:and |but )?(?:ideally|preferably)\b[^;.]*[.\s]*$/iu
const withoutRefined = (text: string) => {
  const rest = text.replace(refined, '')
  const tail = text.slice(rest.length).replace(/ideally|preferably/giu, '')
  return rest !== '' && !nice.test(tail) ? rest : text
}

// “Experience machining titanium, Inconel or stainless steel is an asset”: of such a list the end speaks for all of it.
const listLed =
  /^\W*(?:\p{L}+ ){0,2}(?:experience|knowledge|familiarity|exposure|understanding|background|skills?|training|proficiency)\b(?!.*\b(?:is|are|must|required|needed|essential)\b)/iu
// “Russian, Tagalog or Polish is a plus”, “A qualification in law, economics or science is desirable”
const bareItem = String.raw`(?!(?:an?|must|have|hold|be|years?)\b)[\p{L}\d./+#-]+(?: (?!(?:must|have|hold|years?)\b)[\p{L}\d./+#-]+){0,2}`
const bareLed = new RegExp(String.raw`^\W*${bareItem}(?:, ${bareItem})*$`, 'iu')
const paperLed =
  /^\W*(?:an? |the )?(?:\p{L}+ ){0,2}(?:degree|diploma|qualification|certificate|licen[cs]e)s? (?:in|for|of|with)\b(?!.*\b(?:is|are|must|required|needed|essential)\b)/iu
const ownHead = /^(?:an?|some|any|your|\d+|experience|knowledge|familiarity|training|membership)\b/iu
const listEnd = /\b(?:or|and)\b.*\b(?:is|are|would be|will be)\b/iu

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
  const one = listLed.test(lead) || ((bareLed.test(lead) || paperLed.test(lead)) && !ownHead.test(words.trim()))
  if (one && !time.test(lead) && listEnd.test(words)) return nice.test(text)
  return nice.test(lead) || (nice.test(words) && /\b(?:it|this|that|which|we|better)\b/iu.test(words))
}

// “A degree is not required”: where that is all, nothing is wished for. “French is welcome though not required” wishes.
const plainlyWaived =
  /(?<=^[^,;:()]{3,80})\s(?:is |are )?not (?:strictly |absolutely )?(?:required|necessary|a must)\W*$/iu

/** Whether what the text names is neither asked nor wished for. */
export function waived(text: string): boolean {
  const rest = text.replace(plainlyWaived, '')
  return rest === text ? waives.test(text) && !nice.test(text) : !nice.test(rest)
}
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

const duties = new RegExp(String.raw`\b(?:${sayings.duties.join('|')})\b`, 'iu')

/** Whether the clause says what the person will do in the post. */
export const tellsDuty = (text: string): boolean => duties.test(text)

// “Valid licence in the country of origin.”, “Ability to ride a motorcycle.”: what such a noun opens is asked, whatever it is of.
const openers =
  /^\W*(?:(?:valid|current|good|strong|excellent|solid|sound|basic|working|proven|demonstrable|full|clean|own|previous|prior|recognised|recognized) )*(?:ability|licen[cs]e|registration|certificat\p{L}*|membership|permit|knowledge|understanding|experience|commitment|willingness|readiness|eligibility|availability|flexibility|competen\p{L}*|proficien\p{L}*|familiarity|confidence|qualification|skills?|aptitude|command) (?:to|in|of|with|for|on|from|as)\b/iu

/** Whether a sentence is opened by a word for what is held or known. */
export const opensAsked = (text: string): boolean => openers.test(text)
