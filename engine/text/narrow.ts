/**
 * The same text, kept in one byte a letter where all its letters have room there. What is cut out of a text with a single
 * dash or quotation mark of print in it takes two, and patterns look such letters up one by one in the tables of Unicode.
 * Writing and reading it as JSON is what makes the copy.
 */
export const narrow = (text: string): string => JSON.parse(JSON.stringify(text))

const wide = /[\u0100-\uffff]/

/** What was made of a text that is narrow itself, or as narrow as its letters let it be. */
export const narrowAgain = (whole: string, part: string): string => (wide.test(whole) ? narrow(part) : part)
