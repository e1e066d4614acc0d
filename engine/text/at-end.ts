/**
 * Whether a text ends in what the pattern tells, whose last sign is `$`. Asked from the end backwards: the pattern itself is
 * tried at every place of the text, for all of which but the last few words it is in vain.
 */
export function atEnd({ source, flags }: RegExp): (text: string) => boolean {
  if (!source.endsWith('$')) throw new Error(`Tells nothing of the end: ${source}`)
  const behind = new RegExp(`(?<=${source.slice(0, -1)})$`, `${flags}y`)
  return text => {
    behind.lastIndex = text.length
    return behind.test(text)
  }
}
