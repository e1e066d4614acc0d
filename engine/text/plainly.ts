// Bullets of Symbol and Wingdings, which a program pastes by their place in the font, and hyphens at which no line may break.
const bullets = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076\uF06E\uF06C\uF071\uF0FE\uF0E8\uF09F\uF0E0]/g
const unbroken = /[\u2010\u2011]/g

/**
 * With each kind of blank, line end, hyphen and pasted bullet as the plain one, letter for letter, so that places stay:
 * pages and word processors paste others.
 */
export const plainly = (text: string): string =>
  text
    .replace(/\p{Zs}/gu, ' ')
    .replace(bullets, '•')
    .replace(unbroken, '-')
    .replace(/\r(?!\n)/g, '\n')
    .replace(/\r/g, ' ')
