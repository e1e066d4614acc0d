/**
 * The same pattern for texts in small letters. One that takes capitals as well looks nearly every letter up in the tables
 * of Unicode, which makes it several times as long, and twice as slow as to put a text in small letters and ask that.
 * No pattern may ask for capitals, `\p{Lu}`, or tell where something stands: “İ” is two letters as a small one.
 */
export function forSmall({ source }: RegExp): RegExp {
  if (/\\[pP]\{L[ul]\}/.test(source)) throw new Error(`Small letters are no capitals: ${source}`)
  return new RegExp(
    source.replace(/\\[pP]\{\w+\}|\\.|\p{Lu}/gu, sign => (sign.startsWith('\\') ? sign : sign.toLowerCase())),
    'u',
  )
}
