import { hasTitle } from '../resume/titles.ts'
import { stems } from '../text/words.ts'
import { asksForYears } from './years.ts'

// “We need eight more fitters”, “they need a third”, “we need somebody to take the warm chair”
const oneMore =
  /\b(?:need|needs|want|seek|looking for)\s+(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few) more|another|an? (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?= one\b|\s*$)|(?:some(?:one|body)|a person) (?:new )?to (?:sit|share|take (?:over|his|her|their|the|up)|step|join|fill|replace|succeed|follow|carry on))\b/iu

// Who seeks may be a “we”, a firm by its name, or said before: “… have three schools on site and need a Project Architect”.
const opening =
  /\b(?:need|needs|seeks?|wants?|requires?|(?:is|are) (?:looking for|seeking|hiring|recruiting))\s+(?:an?|another|one more|two|three)\s+(?<post>(?:\S+\s*){1,8})/iu

/** “We now need a Team Leader to run one of our six crews”: that the post is to be filled asks for nothing. */
export function announces(text: string, title: string): boolean {
  if (oneMore.test(text) && !asksForYears(text) && !/\b(?:who|with|must)\b/iu.test(text)) return true
  const post = opening.exec(text)?.groups?.post ?? ''
  const named = post.split(/\s(?:to|for|who|with|in|at|on)\s/u)[0] ?? ''
  const own = new Set(stems(title))
  const list = stems(named)
  return (
    list.length > 0 && list.filter(stem => own.has(stem)).length * 2 > list.length && !/\b(?:who|with)\b/iu.test(text)
  )
}

const ofFirmAlone =
  /^\W*(?:[^.;,]{0,30}, )?we\s(?!.*\b(?:you|your|look\w*|need|want|expect|requir\w+|ask|seek\w*|hop(?:e|ing)|are after|hiring|recruiting|someone|somebody)\b)/iu
const having = /^(?:also )?(?:have|offer|pay|provide|give|close|open|share|enjoy)\b/iu

/** “We close at 3 on Fridays and have a hybrid working policy”: the second half is still about the firm. */
export const goesOnOfFirm = (sentence: string, slice: string): boolean =>
  having.test(slice) && ofFirmAlone.test(sentence)

// “Palmetto helps shop owners get paid”: a name that does something for others, and nobody's title.
const doesSomething =
  /^(?<name>\p{Lu}[\p{L}\d&’'.-]*(?:\s\p{Lu}[\p{L}\d&’'.-]*){0,3})\s(?:helps|connects|serves|empowers|enables|operates|supplies|manufactures|brings)\s(?!.*\b(?:you|your|must|should)\b)/u

/** Whether a sentence at the head says what the firm does. */
export function tellsOfFirm(text: string): boolean {
  const name = doesSomething.exec(text)?.groups?.name ?? ''
  return name !== '' && !hasTitle(name) && !/^(?:The|This|It|Candidate|Applicant|Incumbent)\b/u.test(name)
}
