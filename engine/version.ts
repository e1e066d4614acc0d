/** Goes up whenever the data changes what the engine answers. */
const knowledgeVersion = '31'

/** Under which results are stored. Apart from the engine itself, which is large: to tell its name nobody need load it. */
export const engineName = 'offline'

/** Rules and knowledge have versions of their own: either changes what comes out. */
export const engineVersion = `6.${knowledgeVersion}`
