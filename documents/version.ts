/** Raised whenever the same bytes may give another text, so that stored texts can be told to be of an older reader. */
export const readerVersion = '7'
