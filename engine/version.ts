/** Under which results are stored. Apart from the engine itself, which is large: to tell its name nobody need load it. */
export const engineName = 'offline'

/**
 * Goes up, behind the dot, with whatever changes an answer, be it a rule or the knowledge: a result of another version is
 * told as older, and one of the same is answered again unasked. `version.test.ts` holds it to what is answered.
 */
export const engineVersion = '6.40'
