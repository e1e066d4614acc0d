/** What a table program takes for the beginning of a formula, in both widths. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell that stays text wherever the file is opened: text that looks like a formula gets an apostrophe before it. */
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a table, RFC 4180. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`
