/** Text as it may stand anywhere in a page, between tags and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
