/** The first letter of a name, whole where it takes two units, as emojis do. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase()
