import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { link, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Seals what must not be read from a copy of the database. */
export type Secrets = {
  seal: (text: string) => string
  /** Null where it was sealed under another secret, or changed. */
  unseal: (sealed: string) => string | null
}

const fileName = 'engine-keys.secret'

/** The secret of this installation: the one that is set, or its own, made once and readable by its user alone. */
async function secretOf(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given
  const path = join(dataDir, fileName)
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(aside, 'wx', 0o600)
  await file.writeFile(randomBytes(32).toString('hex'))
  await file.sync()
  await file.close()
  // It gets its name whole or not at all; of two that start together one makes it and both read it.
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(aside)
  const secret = await readFile(path, 'utf8')
  if (secret.length < 32)
    throw new Error(
      `${path} holds no secret. Put it back from a copy, or delete it and enter the keys of engines anew.`,
    )
  return secret
}

/** AES-256-GCM under a key derived from the secret: a sealed text that was changed does not open. */
export async function openSecrets(dataDir: string, given: string | undefined): Promise<Secrets> {
  const key = Buffer.from(hkdfSync('sha256', await secretOf(dataDir, given), '', 'candid engine keys', 32))
  return {
    seal(text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
