/** `make`, asked once of each object and kept for as long as the object is: what a job's reading is asked again a resume. */
export function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return key => {
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as Value
    const value = make(key)
    known.set(key, value)
    return value
  }
}

/** `make`, asked again only for another object than the last: for what hardly ever changes and is asked for at every line. */
export function lately<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | null = null
  return key => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}

/** A value that is found when it is first asked for. */
export function later<Value>(make: () => Value): () => Value {
  let found: { value: Value } | null = null
  return () => {
    found ??= { value: make() }
    return found.value
  }
}

// More texts than the postings at hand ask for.
const usual = 2000

/** Texts share their words: more than these are spelling mistakes and names. */
export const vocabulary = 20_000

/** A resume's lines are asked for the same by many: more lines than one has are not kept. */
export const keptLines = 400

/**
 * `make`, asked once of each text: for what is asked of a requirement's words again a resume. It forgets all after `most`
 * texts, which keeps a server that runs for months from growing.
 */
export function onceOf<Value>(make: (text: string) => Value, most = usual): (text: string) => Value {
  const known = new Map<string, Value>()
  return text => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Value
    const value = make(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}

/** Whether a text has what the pattern tells: for what is asked of a requirement's words again a resume. */
export const tells = (pattern: RegExp): ((text: string) => boolean) => onceOf(text => pattern.test(text))
