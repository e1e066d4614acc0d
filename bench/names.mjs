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
