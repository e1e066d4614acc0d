import { scanXml } from '../docx/xml.ts'

/** Sizes in pixels of the picture, from its top left corner. */
type Word = {
  text: string
  /** Of 100. */
  confidence: number
  left: number
  top: number
  right: number
  bottom: number
}

/** `size` is the height from the top of the tallest letters to the bottom of the deepest. */
export type WordLine = { words: Word[]; baseline: number; size: number }

/** The lines of an hOCR page, in the order in which it has them. */
export function readHocr(hocr: string): WordLine[] {
  const lines: WordLine[] = []
  let word: Word | undefined
  // What stands before the body is a document type, which the reader of XML refuses.
  const body = /<body>[\s\S]*<\/body>/.exec(hocr)?.[0] ?? '<body/>'
  scanXml(Buffer.from(body), {
    open: (_, attributes) => {
      const kind = attributes('class') ?? ''
      const title = attributes('title') ?? ''
      if (/^ocr_(line|header|caption|textfloat)$/.test(kind)) lines.push(lineOf(title))
      if (kind !== 'ocrx_word') return
      word = { ...boxIn(title), text: '', confidence: numbersAfter('x_wconf', title)[0] ?? 0 }
      lines.at(-1)?.words.push(word)
    },
    close: () => {},
    text: text => {
      if (word) word.text += text.trim()
    },
  })
  for (const line of lines) {
    markBullet(line)
    mendBars(line)
  }
  return lines
}

function lineOf(title: string): WordLine {
  const { left, right, bottom, top } = boxIn(title)
  const [slope = 0, offset = 0] = numbersAfter('baseline', title)
  const middle = bottom + offset + (slope * (right - left)) / 2
  return { words: [], baseline: middle, size: numbersAfter('x_size', title)[0] ?? bottom - top }
}

function boxIn(title: string) {
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersAfter('bbox', title)
  return { left, top, right, bottom }
}

function numbersAfter(name: string, title: string): number[] {
  const found = new RegExp(`\\b${name}((?: -?[\\d.]+)+)`).exec(title)?.[1] ?? ''
  return found.trim().split(' ').filter(Boolean).map(Number)
}

/** Bullets are taken for some small sign or letter, with little confidence. */
function markBullet({ words: [first, second] }: WordLine): void {
  if (!first || !second || first.text.length > 1) return
  const sign = /[^\p{L}\p{N}]/u.test(first.text) || (first.confidence < 70 && /[eo0]/.test(first.text))
  const apart = second.left - first.right >= (first.bottom - first.top) * 0.4
  if (sign && apart && !/[-–—(]/.test(first.text)) Object.assign(first, { text: '•', confidence: second.confidence })
}

/** A capital I that stands alone is taken for a bar; a bar that parts two things is followed by a capital or a number. */
function mendBars({ words }: WordLine): void {
  for (const [index, word] of words.entries()) {
    if (word.text === '|' && /^\p{Ll}/u.test(words[index + 1]?.text ?? '')) word.text = 'I'
  }
}
