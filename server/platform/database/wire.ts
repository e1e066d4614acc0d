/**
 * What goes to and comes from the database, the same on both engines: parameters travel as text, and results
 * are parsed by one table. Left to themselves the engines differ: `pg` gives bigint and count(*) as strings
 * and PGlite as numbers, a JavaScript array is an SQL array to one and JSON to the other.
 */

/** PostgreSQL cannot store U+0000 or half a surrogate pair, and texts read from files contain both. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')

function toJson(value: object): string {
  const json = JSON.stringify(value)
  if (!json.includes('\\u')) return json
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? storable(part) : part))
}

/**
 * A query parameter as text: times as ISO 8601 in UTC, objects and arrays as JSON (never as an SQL array),
 * `undefined` as NULL. Throws a RangeError for an invalid Date.
 */
export function toWire(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return storable(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return toJson(value)
  return String(value)
}

/** `2026-02-03 04:05:06.789+00`: not quite ISO 8601, and Date takes years before 100 for others if left so. */
function toTime(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

/** Text is a result's form unless its type stands here; SQL arrays stay text: aggregate into JSON instead. */
const parsers = new Map<number, (text: string) => unknown>([
  [16, text => text === 't'], // boolean
  [20, Number], // bigint, count(*)
  [21, Number], // smallint
  [23, Number], // integer
  [26, Number], // oid
  [114, text => JSON.parse(text)], // json
  [700, Number], // real
  [701, Number], // double precision
  [1184, toTime], // timestamptz
  [1700, Number], // numeric
  [3802, text => JSON.parse(text)], // jsonb
])

/** The object ids of the types whose results are not text. */
export const parsedTypes: readonly number[] = [...parsers.keys()]

/** The parser of a PostgreSQL type, by the type's object id. */
export const parserOf = (type: number): ((text: string) => unknown) => parsers.get(type) ?? (text => text)
