const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

export const formatMoney = (usd: number) => dollars.format(usd)

/** 1,500 is a thousand and a half to some and one and a half to others, and so is 1.500: nobody writes 1.50 so. */
const eitherWay = /^-?[1-9]\d{0,2}(?:,\d{3}|\.\d\d0)$/
const partedByCommas = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const partedByDots = /^-?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:\.\d{3})+,\d+)$/
const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/

/** What was typed as an amount, with a point or a comma before the cents; NaN where it could be another, too. */
export function readMoney(typed: string): number {
  const text = typed.replace(/[\s$]/g, '')
  if (eitherWay.test(text)) return Number.NaN
  if (partedByCommas.test(text)) return Number(text.replaceAll(',', ''))
  if (partedByDots.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
