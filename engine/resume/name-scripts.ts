// What a resume is called in scripts without capitals, and what its parts are.
const noName =
  /^(?:السيرة الذاتية|سيرة ذاتية|קורות חיים|(?:个人|個人)?(?:简历|簡歷|履历|履歷)(?:表|书|書)?|履歴書|職務経歴書|이력서|자기소개서|बायोडाटा|जीवनवृत्त|ประวัติย่อ)$/u

const joined = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}$/u
const spaced = /^(?=.*\s)(?:[\p{Lo}\p{M}]+['’.-]?\s?){2,12}$/u

/** “أحمد الخطيب”, “王小明”: a name in a script without capitals, where a line at the top holds nothing else. */
export function caselessName(lines: string[]): string | null {
  const [first = ''] = lines.map(line => line.trim().normalize('NFC')).filter(line => !noName.test(line))
  const words = first.split(/\s+/u)
  return joined.test(first) || (spaced.test(first) && words.length > 1 && words.length < 6) ? first : null
}
