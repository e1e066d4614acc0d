import { frequencyOf } from '../knowledge/about.ts'
import { tradesOf } from '../knowledge/trade.ts'
import { onceOf } from '../text/once.ts'
import { isSmall, words } from '../text/words.ts'

const rare = frequencyOf('')

const isOfSomeTrade = (stem: string) => tradesOf([stem]).numbers.length > 0

/**
 * Whether every word is one that many resumes have or that some trade has: “Fixed Plant”, “Toddlers”. The name of a firm
 * has a word of its own: “Thalanga Copper”.
 */
export const isPlain = onceOf((text: string): boolean => {
  const list = words(text.replace(/\([^)]*\)/g, ' '))
  return (
    list.length > 0 &&
    list.every(({ stem }) => isSmall(stem) || /^\d+$/.test(stem) || frequencyOf(stem) > rare || isOfSomeTrade(stem))
  )
}, 400)
