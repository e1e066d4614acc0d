import type { Engine } from './engine.ts'

/** Room in PDFium's memory for the values that its functions write through pointers. */
export type Scratch = {
  /** The address of the n-th slot of eight bytes, n from 0 to 15. */
  at: (slot: number) => number
  float: (slot: number, half?: 0 | 1) => number
  double: (slot: number) => number
  integer: (slot: number) => number
}

/** Runs `work` with room for sixteen values of eight bytes. */
export function withScratch<T>(engine: Engine, work: (scratch: Scratch) => T): T {
  const start = allocate(engine, 128)
  const at = (slot: number): number => start + slot * 8
  const scratch: Scratch = {
    at,
    float: (slot, half = 0) => engine.view().getFloat32(at(slot) + half * 4, true),
    double: slot => engine.view().getFloat64(at(slot), true),
    integer: slot => engine.view().getUint32(at(slot), true),
  }
  try {
    return work(scratch)
  } finally {
    engine.free(start)
  }
}

/** Reserves `size` bytes; throws where the memory limit of the reader does not allow it. */
function allocate(engine: Engine, size: number): number {
  const start = engine.malloc(size)
  if (start === 0) throw new RangeError('memory limit of the reader')
  return start
}

/** Copies `bytes` into PDFium's memory for as long as `work` runs. */
export function withBytes<T>(engine: Engine, bytes: Uint8Array, work: (at: number) => T): T {
  const start = allocate(engine, bytes.length)
  new Uint8Array(engine.view().buffer, start, bytes.length).set(bytes)
  try {
    return work(start)
  } finally {
    engine.free(start)
  }
}

/** Calls `work` with a zero-terminated copy of `text`, which must be ASCII. */
export function withName<T>(engine: Engine, text: string, work: (at: number) => T): T {
  return withBytes(engine, Buffer.from(`${text}\0`, 'latin1'), work)
}

const longest = 65_536

/**
 * The answer of a function that first tells how many bytes it has to say and then writes them. Without the zero at its
 * end; of more than 64 KB nothing is kept, for no name, address or note is that long.
 */
export function spoken(
  engine: Engine,
  encoding: 'utf16le' | 'latin1',
  say: (buffer: number, size: number) => number,
): string {
  const size = say(0, 0)
  if (size <= 0 || size > longest) return ''
  const start = allocate(engine, size)
  try {
    say(start, size)
    const bytes = Buffer.from(engine.view().buffer.slice(start, start + size) as ArrayBuffer)
    return bytes.toString(encoding).replace(/\0+$/, '')
  } finally {
    engine.free(start)
  }
}
