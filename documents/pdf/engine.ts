/** PDFium, compiled to WebAssembly, from disk: its life, its memory and its raw functions. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import type { Native } from './native.ts'

export type Engine = Native & {
  /** The memory as it is now; it is another view after the memory has grown. */
  view: () => DataView
}

const pageBytes = 65_536
let memoryLimit = 512 * 1024 * 1024
let compiled: Promise<WebAssembly.Module> | undefined
let living: Promise<Engine> | undefined

/** Caps the memory of engines that are made from now on, in bytes. A growth past it fails inside PDFium. */
export function limitMemory(bytes: number): void {
  memoryLimit = bytes
}

/**
 * Runs `work` on an engine that is kept for the next file. After any error that PDFium itself raised (an abort, a trap)
 * its state cannot be trusted, so the engine is thrown away and the next file gets a new one.
 */
export async function withEngine<T>(work: (engine: Engine) => T): Promise<T> {
  living ??= start()
  const engine = await living
  try {
    return work(engine)
  } catch (error) {
    if (isEngineFailure(error)) living = undefined
    throw error
  }
}

function isEngineFailure(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    (error instanceof Error && /abort|memory|unreachable/i.test(error.message))
  )
}

function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  return readFile(file).then(bytes => WebAssembly.compile(bytes))
}

async function start(): Promise<Engine> {
  compiled ??= compile()
  const module = await compiled
  let instance: WebAssembly.Instance | undefined
  const wrapped = await init({
    instantiateWasm: (imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void) => {
      WebAssembly.instantiate(module, imports).then(made => {
        instance = made
        done(made)
      })
      return {}
    },
    print: () => {},
    printErr: () => {},
  })
  wrapped.PDFiumExt_Init()
  if (!instance) throw new Error('PDFium was not instantiated.')
  const native = instance.exports as unknown as Native
  const heap = capped(native.memory)
  let view = new DataView(heap.buffer)
  const current = (): DataView => {
    if (view.buffer !== heap.buffer) view = new DataView(heap.buffer)
    return view
  }
  return { ...native, view: current }
}

/** `resourceLimits` of a worker do not cover WebAssembly memory, so its own `grow` is made to refuse. */
function capped(memory: WebAssembly.Memory): WebAssembly.Memory {
  const grow = memory.grow.bind(memory)
  memory.grow = pages => {
    if (memory.buffer.byteLength + pages * pageBytes > memoryLimit) throw new RangeError('memory limit of the reader')
    return grow(pages)
  }
  return memory
}
