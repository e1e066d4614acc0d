import { expect, it } from 'vitest'
import { guardedFetch, isLoopback } from './fetch.ts'

it.each([
  'http://localhost:11434',
  'http://127.0.0.1/v1',
  'http://127.9.9.9',
  'https://[::1]:8443',
  'http://2130706433',
])('%s is this machine', address => expect(isLoopback(address)).toBe(true))

it.each([
  'https://api.openai.com/v1',
  'http://localhost.example.com',
  'http://127.0.0.1.nip.io',
  'http://127.0.0.1@evil.example',
  'http://10.0.0.1',
  'http://0.0.0.0',
  'http://[::ffff:8.8.8.8]',
  'file:///etc/passwd',
  'no address',
])('%s is not, and with AI_EXTERNAL=off is never called', async address => {
  expect(isLoopback(address)).toBe(false)
  const fetch = guardedFetch({ external: false, secret: null, now: Date.now })
  await expect(fetch(address)).rejects.toMatchObject({ kind: 'external_off' })
})
