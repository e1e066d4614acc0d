import classes from '../knowledge/classes.json' with { type: 'json' }
import type { Part } from './denials.ts'

const workers = new Set(classes.worker.split(' '))

// “Wrote tickets for the Python developers”, “sent footage on to our two video editors”
const towards =
  /\b(?:for|to|with)\s+(?:(?:the|our|their|its|his|her|other|all|both|two|three|four|five|six|several|some)\s+){1,3}((?:[\p{L}\d+#/&-]+\s+){1,2}[\p{L}\d/-]+)/giu
// “Stood in for the pastry chef”, “reported to the credit controllers”, “trained with the arborists”: the work is one’s own, or next to it.
const asOne =
  /\b(?:st(?:and|ood)\p{L}* (?:in|up)|fill\p{L}* in|cover|deput|substitut|relie[fv]|acted|acting|promot|apprentic|assist|help|support|lead|led\b|head|manag|supervis|mentor|coach|train|teach|taught|instruct|recruit|hir(?:ed?|ing)|interview|report|responsib|charge|work|equal|peer|second|shadow|learn|join|belong|member|pair|design|buil[dt]|develop|program|cod(?:ed?|ing)|install|repair|maintain|review|check|test|audit|inspect|analy[sz]|calculat|plann|prepar)/iu

const clauseEnd = /[;•|:]|[.!?]\s|,\s(?:and|then)\s/u

/** Where the last of the words ends that names somebody who works, if one that says of what trade stands before it; 0 if none does. */
function endOfWorker(phrase: string): number {
  const words = [...phrase.matchAll(/\S+/gu)]
  const last = words.findLastIndex(([word]) => workers.has(word.toLowerCase().replace(/s$/u, '')))
  const found = words[last]
  return last > 0 && found ? found.index + found[0].length : 0
}

/** Those for whom something is done or to whom it is handed, by what their trade is called: of who hands it, that tells nothing. */
export function recipientsIn(text: string): Part[] {
  const found: Part[] = []
  for (const match of text.matchAll(towards)) {
    const [said, phrase = ''] = match
    const length = endOfWorker(phrase)
    const before = text.slice(0, match.index).split(clauseEnd).at(-1) ?? ''
    if (length === 0 || before.trim() === '' || asOne.test(before)) continue
    const from = match.index + said.length - phrase.length
    found.push({ from, to: from + length })
  }
  return found
}
