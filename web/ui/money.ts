const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

export const formatMoney = (usd: number) => dollars.format(usd)
