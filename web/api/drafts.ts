const prefix = 'draft:'

/** A browser that lets nothing be kept, or has no room left, keeps no draft: the form works all the same. */
function quietly<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}

/** What was typed under this name and not saved yet, in this tab and by this person. The text is whatever was kept. */
export const readDraft = (userId: number, name: string): string | null =>
  quietly(storage => storage.getItem(`${prefix}${userId}:${name}`))

/** Keeps a draft for as long as the tab is open; null drops it. */
export function keepDraft(userId: number, name: string, text: string | null): void {
  const key = `${prefix}${userId}:${name}`
  quietly(storage => (text === null ? storage.removeItem(key) : storage.setItem(key, text)))
}

/** Whoever signs out leaves nothing behind in the tab. */
export const forgetDrafts = () =>
  quietly(storage => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
