import type { Engine } from './engine.ts'
import { type Scratch, spoken, withName } from './scratch.ts'

/** In letters: a ligature stands for no more. */
const longest = 3
/** No cluster of any script takes so many. */
const mostBytes = 64
const words = new RegExp(`[\\p{Script=Latin}\\d].{${longest},}`, 'su')

/**
 * Takes from a text object the words that the file says are to be read for its letters (`/ActualText`), so that it is read
 * by what is drawn: nobody sees those words. Those for one ligature or one cluster of another script stay, as often
 * nothing else says what such a glyph is.
 */
export function readAsDrawn(engine: Engine, object: number, scratch: Scratch): void {
  const count = Math.min(engine.FPDFPageObj_CountMarks(object), 20)
  for (let index = 0; index < count; index += 1) {
    const mark = engine.FPDFPageObj_GetMark(object, index)
    withName(engine, 'ActualText', name => {
      const say = (buffer: number, size: number): number =>
        engine.FPDFPageObjMark_GetParamStringValue(mark, name, buffer, size, scratch.at(0)) === 0
          ? 0
          : scratch.integer(0)
      if (say(0, 0) > mostBytes || words.test(spoken(engine, 'utf16le', say)))
        engine.FPDFPageObjMark_RemoveParam(object, mark, name)
    })
  }
}
