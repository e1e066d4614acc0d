import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'

/** Names separated by slashes, each of a-z 0-9 - _ and in the end an ending: no dot files, nothing that climbs. */
const keyPattern = /^[a-z0-9][a-z0-9_-]{0,99}(\/[a-z0-9][a-z0-9_-]{0,99}){0,4}(\.[a-z0-9]{1,8})?$/
const temporary = '.tmp-'

type StoredFile = { key: string; modifiedAt: Date }

/** Bytes by key, such as `resumes/0d4f….pdf`. Every function throws for a key that is not of that form. */
export type Files = {
  /** Returns when the bytes would survive a power cut; a reader sees all of them or none. Replaces what was there. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Throws an Error with the code ENOENT when nothing is stored there. */
  read(key: string): Promise<Uint8Array>
  /** Does nothing when nothing is stored there. */
  delete(key: string): Promise<void>
  /** All there are, in no order. */
  list(): Promise<StoredFile[]>
  /**
   * Removes what a `put` that was cut off has left, where it is older than this: another instance on the same folder
   * may be writing. Call it before the first `put` of this process.
   */
  sweepTemps(olderThanMs?: number): Promise<void>
}

/** Files in a folder of this machine, made when missing and closed to other users. */
export function createFiles(root: string): Files {
  const folder = resolve(root)
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`)
    return join(folder, key)
  }
  return {
    put: async (key, bytes) => await putDurably(pathOf(key), bytes),
    read: async key => await readFile(pathOf(key)),
    delete: async key => await rm(pathOf(key), { force: true }),
    async list() {
      const files: StoredFile[] = []
      for (const path of await filesUnder(folder)) {
        const key = relative(folder, path).replaceAll('\\', '/')
        const found = keyPattern.test(key) ? await stat(path).catch(unlessMissing) : undefined
        if (found) files.push({ key, modifiedAt: found.mtime })
      }
      return files
    },
    async sweepTemps(olderThanMs = 0) {
      for (const path of await filesUnder(folder)) {
        const found = basename(path).startsWith(temporary) ? await stat(path).catch(unlessMissing) : undefined
        if (found && Math.floor(found.mtimeMs) <= Date.now() - olderThanMs) await rm(path, { force: true })
      }
    },
  }
}

/** In the same folder first, then renamed: at no moment is there half a file under the key. */
async function putDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = join(folder, `${temporary}${randomUUID()}`)
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  await syncFolder(folder)
  // A new folder's own name is an entry in the folder above it, and no safer than the last sync of that one.
  for (let made = folder; firstMade && made.startsWith(firstMade); made = dirname(made)) await syncFolder(dirname(made))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  return (entries ?? []).filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

/** For `catch`: undefined where there is no such file. */
export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
