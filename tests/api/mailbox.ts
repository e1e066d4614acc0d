import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** The words of a letter, as a mail program shows them. */
export const plainText = (raw: string): string =>
  Buffer.from(
    raw
      .slice(raw.search(/\r?\n\r?\n/))
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The token of the last mailed link in a letter. */
export const tokenIn = (raw: string): string => /reset-password#([\w-]{43})/.exec(plainText(raw))?.[1] ?? ''

/** A real SMTP server in this process that keeps what it is sent. */
export async function startMailbox() {
  const letters: { to: string[]; raw: string }[] = []
  const start = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          letters.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('latin1'),
          })
          done()
        })
      },
    })
    await new Promise<void>(ready => server.listen(port, '127.0.0.1', ready))
    return server
  }
  let server = await start(0)
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => new Promise<void>(done => server.close(done))
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop,
    async restart() {
      server = await start(port)
    },
    /** What was sent to somebody, once there are so many. */
    async lettersTo(address: string, count = 1): Promise<string[]> {
      for (const end = Date.now() + 15_000; Date.now() < end; await new Promise(done => setTimeout(done, 30))) {
        const found = letters.filter(({ to }) => to.includes(address))
        if (found.length >= count) return found.map(({ raw }) => raw)
      }
      throw new Error(`No ${count} letters came to ${address}.`)
    },
  }
}

/** The letters that were written to the folder instead. */
export async function outboxOf(dataDir: string, count: number): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise(done => setTimeout(done, 30))) {
    const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).toSorted()
    if (names.length >= count) return Promise.all(names.map(name => readFile(join(folder, name), 'latin1')))
  }
  throw new Error(`There are no ${count} letters in the outbox.`)
}
