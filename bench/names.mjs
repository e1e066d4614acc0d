/** A name in small letters, its words and figures alone. */
export const plain = text =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** “senior clerk” is the “Senior Clerk (nights)” of the text: one holds the other. */
export const same = (a, b) => {
  const [x, y] = [plain(a), plain(b)]
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x))
}

/** Takes a post out of those that were read and are left, and says whether it was there. */
export function takePost(left, { title, employer, start, end }) {
  const at = left.findIndex(
    one => same(one.title, title) && same(one.employer, employer) && one.start === start && one.end === end,
  )
  if (at >= 0) left.splice(at, 1)
  return at >= 0
}
