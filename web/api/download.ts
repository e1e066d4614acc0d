import type { MouseEvent } from 'react'
import { call } from './client.ts'
import { reasonOf, statusOf } from './error.ts'
import { endIfUnauthorized } from './query-client.ts'

function start(address: string, name = '') {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/**
 * For a press on a link to a download. What the server answers in place of one would replace the page, or be seen by
 * nobody: so the session is asked for first, and where it has ended this leads to the login as everything else does.
 */
export async function download(event: MouseEvent<HTMLAnchorElement>, onFailure: (reason: string) => void) {
  const { href } = event.currentTarget
  event.preventDefault()
  try {
    await call('session')
    start(href)
  } catch (error) {
    endIfUnauthorized(error)
    if (statusOf(error) !== 401) onFailure(reasonOf(error))
  }
}

/** Saves a text that is made here as a file. The mark in front tells table programs that it is UTF-8. */
export function save(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
  start(address, name)
  URL.revokeObjectURL(address)
}
