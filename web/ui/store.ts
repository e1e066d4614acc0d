import { useSyncExternalStore } from 'react'

export type Store<T> = { get: () => T; set: (next: T) => void; subscribe: (listener: () => void) => () => void }

/** A value that lives outside the tree, for what any handler may call up: toasts and questions. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: next => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get)
