/** What this tab remembers until it is closed. Without room, or leave to keep anything, it remembers nothing. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Null drops it. */
  set(key: string, text: string | null) {
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {}
  },
}
