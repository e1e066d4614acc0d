import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** Bytes that the path of a socket may have, on the system that allows the fewest. */
const longestPath = 100

class InUse extends Error {}

/**
 * Makes this process the only one that uses `folder`, until it lets go or dies. The lock is a socket that is listened
 * on: unlike a file it cannot outlive its process. Two processes on one cluster would overwrite each other's rows
 * without a word. Throws a sentence when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const held: net.Server[] = []
  // Last taken, first given back: whoever has the first of the locks must find the second free.
  const release = async () => {
    for (const server of held.splice(0).reverse()) await new Promise(done => server.close(done))
  }
  try {
    const name = systemName(folder)
    if (name) held.push(await listen(name))
    // The name above is known inside one container alone; the socket in the folder reaches all that share it.
    if (process.platform !== 'win32') held.push(await listenInFolder(folder))
    return release
  } catch (error) {
    await release()
    if (!(error instanceof InUse)) throw error
    throw new Error(
      `The folder ${folder} is in use by another running Candid. Stop that one first, or choose another DATA_DIR.`,
    )
  }
}

/** The folder's identity, however its path is written. */
function identity(folder: string): string {
  const { dev, ino } = fs.statSync(folder, { bigint: true })
  return createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 20)
}

/** A name that the system itself gives up with the process: Linux' abstract sockets, Windows' pipes. */
function systemName(folder: string): string | undefined {
  if (process.platform === 'linux') return `\0candid-${identity(folder)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\candid-${identity(folder)}`
  return undefined
}

async function listenInFolder(folder: string): Promise<net.Server> {
  const inFolder = [join(folder, 'lock.sock'), relative(process.cwd(), join(folder, 'lock.sock'))]
  const path = inFolder.find(each => Buffer.byteLength(each) <= longestPath)
  const elsewhere = join(tmpdir(), `candid-${identity(folder)}.sock`)
  if (!path) return await takeOver(elsewhere)
  return await takeOver(path).catch(error => {
    if (error instanceof InUse) throw error
    return takeOver(elsewhere) // shared and network drives may know no sockets
  })
}

/** Listens on a socket file, over one that a killed process left behind. */
async function takeOver(path: string): Promise<net.Server> {
  if (await answers(path)) throw new InUse()
  fs.rmSync(path, { force: true })
  return await listen(path)
}

const answers = (path: string) =>
  new Promise<boolean>(resolve => {
    const socket = net.connect(path)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const listen = (path: string) =>
  new Promise<net.Server>((resolve, reject) => {
    const server = net.createServer(socket => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new InUse() : error))
    server.listen(path, () => resolve(server.unref()))
  })
