import { withoutHarmless } from '../integrity/harmless.ts'
import type { Statement } from '../resume/statements.ts'
import { tells } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import { speaksOfPosting } from './paper-line.ts'
import { hasLapsed } from './validity.ts'

/** Whether a posting asks for a licence to work in a profession. */
export const asksLicence = tells(
  /\b(?:licen[cs]\p{L}*|regist\p{L}*|admitted|admission|chartered|ticket|journey(?:person|man|woman|worker)\p{L}*|red seal|certificate of qualification|trade certificate|time[- ]served)\b/iu,
)
// What a trade board or chamber gives at the end of an apprenticeship.
export const tradePaper =
  /\b(?:journey(?:person|man|woman|worker)|red seal|interprovincial|certificate of qualification|trade (?:certificate|qualification|papers)|time[- ]served|gesellenbrief|facharbeiterbrief|craft certificate)\b/iu
// By what a line in small letters shows that it speaks of a licence.
export const speaksOf = forSmall(
  /\b(?:journey(?:person|man|woman)|red seal|interprovincial|trade qualification|licen[cs]\p{L}*|lic\b\.?|regist(?:ered|ration|er)|board|chartered|admitted|bar|card|ticket|permit|pin|badge|certif\p{L}*|credential\p{L}*|good standing|active|unsupervised|no\.?\s*\d|id\s*\d)|#\s?\d/iu,
)
// “Drawing board”, “across the board”: not every board gives licences.
export const bareLicence = forSmall(
  /\b(?:licen[cs]e[ds]?|lic\b\.?|(?:registered|registration) with|(?<!\b(?:the|a|an|drawing|black|white|on|full|story|notice|key|dash|circuit|skirting|plaster) )board(?! (?:of (?:directors|trustees|governors)|game|meeting|pack|paper|report|member|room|and lodging)\p{L}*\b)|council)\b/iu,
)
export const authority = forSmall(/\b(?:board|council|register|licen[cs]\p{L}*|authori[sz]ed to practi[sc]e)\b/iu)

// “These do not expire”
const lasting = /\b(?:do|does|will) not (?:expire|lapse|run out)\b/giu

const none = /^\W*(?:no|not|never|without)\b|[:–—-]\s*(?:no|none)\s*(?:[.;,]|$)|\b(?:hold|have|holding|having) no\b/iu

const lacks = (text: string) =>
  none.test(text) ||
  speaksOfPosting(text) ||
  (/\b(?:not|never)\b|n['’]t\b/iu.test(withoutHarmless(text).replace(lasting, ' ')) && !hasLapsed(text))

/** Whether a line speaks of a licence that is held or was, whatever is asked. */
export const speaksOfOne = ({ section, text }: Statement) =>
  (section === 'papers' || speaksOf.test(text.toLowerCase())) && !lacks(text)
