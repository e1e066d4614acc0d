/** What the names begin with under which a tab keeps what was typed and not saved. */
export const draftPrefix = 'draft:'

/** Whoever signs out leaves none behind. Where the browser keeps nothing there is nothing to forget. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {}
}
