import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Letter = { to: string; subject: string; text: string }

export type Mail = {
  /** `outbox`: written to a folder instead of being sent. */
  delivery: 'smtp' | 'outbox'
  /** Throws when nothing could be sent now; within three seconds. */
  check(): Promise<void>
  /** Throws when it was not taken. */
  send(letter: Letter): Promise<void>
  /** Removes the letters to this address that are still here: what was sent is the receiver's. */
  forget(address: string): Promise<void>
  /** Does what nobody waits for; where it fails that is logged. */
  inBackground(work: () => Promise<void>): void
  /** Resolves when what was begun is sent or given up. */
  close(): Promise<void>
}

type Carrier = Pick<Mail, 'delivery' | 'check' | 'send' | 'forget'> & { end: () => void }

type MailOptions = {
  /** smtp://… or smtps://…; undefined writes to the outbox. */
  smtpUrl: string | undefined
  from: string
  outbox: string
  log: (message: string) => void
}

const waitMs = 2500

export function createMail({ smtpUrl, from, outbox, log }: MailOptions): Mail {
  const { end, ...carrier } = smtpUrl ? overSmtp(smtpUrl, from) : intoFolder(outbox, from)
  const underWay = new Set<Promise<void>>()
  return {
    ...carrier,
    inBackground(work) {
      const done = work()
        .catch(error => log(`A mail was not sent: ${error instanceof Error ? error.message : String(error)}`))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async close() {
      await Promise.all(underWay)
      end()
    },
  }
}

function overSmtp(url: string, from: string): Carrier {
  const patience = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: 10_000 }
  const transport = createTransport({ url, ...patience })
  const inTime = (work: Promise<unknown>) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Error('The mail server does not answer.')), waitMs)
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
  return {
    delivery: 'smtp',
    async check() {
      await inTime(transport.verify())
    },
    async send(letter) {
      await transport.sendMail({ from, ...letter })
    },
    forget: async () => {},
    end: () => transport.close(),
  }
}

/** One .eml file a letter, which any mail program opens. Written aside first: nobody finds half a letter. */
function intoFolder(folder: string, from: string): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const ready = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    delivery: 'outbox',
    async check() {
      await ready()
    },
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter })
      if (!Buffer.isBuffer(message)) throw new Error('The letter could not be composed.')
      await ready()
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`
      const aside = join(folder, `.tmp-${name}`)
      await writeFile(aside, message, { mode: 0o600 })
      await rename(aside, join(folder, `${name}.eml`))
    },
    async forget(address) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const head = (await readFile(path, 'utf8').catch(() => '')).split('\r\n\r\n')[0] ?? ''
        if (head.toLowerCase().includes(`to: ${address.toLowerCase()}`)) await rm(path, { force: true })
      }
    },
    end: () => transport.close(),
  }
}
