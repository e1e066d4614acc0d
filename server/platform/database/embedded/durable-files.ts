import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Emscripten's EIO, which PostgreSQL answers with a PANIC, as it must: what is written after it may be lost. */
const EIO = 29

/** The part of Emscripten's NODEFS that is used here. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number }
  realPath(node: object): string
}

/**
 * The files of a PGlite cluster in a folder, with an fsync that reaches the disk. Emscripten's NODEFS has none: there
 * PostgreSQL's fsync does nothing, and a power cut loses rows that were acknowledged or the whole cluster.
 */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL had a file or folder written through. */
  syncs = 0

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(pglite, options)
    result.emscriptenOpts.preRun?.push(module => {
      const files = module.NODEFS as unknown as NodeFiles
      files.stream_ops.fsync = ({ nfd, node }) => {
        this.syncs++
        try {
          if (nfd === undefined) syncPath(files.realPath(node))
          else fs.fdatasyncSync(nfd)
          return 0
        } catch {
          return EIO
        }
      }
    })
    return result
  }
}

/**
 * PGlite's own, less `-F` (no fsync); its fdatasync is a stub, so the log is synced by fsync. A piece of the log that is
 * done with is removed and not used again as it is: it holds what was deleted since.
 */
export const durableStart = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB', '-c', 'wal_recycle=off'],
]

/** Writes a file's bytes or a folder's entries through to the disk. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Writes a folder and all that is in it through to the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}
