import { around } from '../compose.ts'
import { mend } from '../letters.ts'
import type { HiddenText } from '../text.ts'
import type { Glyph } from './glyph.ts'
import { boxOf } from './space.ts'

const longestText = 4_000

/** Hidden glyphs as texts, one for each line that is hidden for one reason. */
export function hiddenTexts(glyphs: Glyph[], page: number): HiddenText[] {
  const texts: HiddenText[] = []
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    if (glyph.hidden === null) continue
    const box = boxOf(glyph, page)
    const open = texts.at(-1)
    const follows = last && Math.abs(last.baseline - glyph.baseline) < glyph.object.size * 0.5
    if (open?.box && follows && open.reason === glyph.hidden && open.text.length < longestText) {
      open.text += (glyph.spaced ? ' ' : '') + mend(glyph.text)
      open.box = around(open.box, box)
    } else {
      texts.push({
        text: mend(glyph.text),
        reason: glyph.hidden,
        page,
        box,
        size: Math.round(glyph.object.size * 10) / 10,
      })
    }
    last = glyph
  }
  return texts.filter(({ text }) => text.trim() !== '')
}
