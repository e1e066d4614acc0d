import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentOf } from './document.test-help.ts'
import { engine } from './index.ts'

const folder = new URL('../bench/own-cases/everyday/', import.meta.url)
type Set = { job: { title: string; description: string }; as_of: string; resumes: { text: string }[] }

// Of each posting the strongest and the weakest: what changes an answer changes it for one of them.
const ends = <T>(list: T[]): T[] => [...list.slice(0, 1), ...list.slice(-1)]

/** What the engine answers for each everyday posting and these resumes, as one number. */
function answered(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) {
    const { job, as_of, resumes }: Set = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    for (const { text } of ends(resumes)) {
      const resume = engine.readResume(documentOf(text), as_of)
      hash.update(JSON.stringify([resume.profile, engine.match(job, resume), engine.analyze(resume)]))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

it('is of what is answered: where that changes, raise the version and write its number here', () => {
  expect({ version: engine.version, answers: answered() }).toEqual({ version: '6.40', answers: '961809ff4d839cfd' })
})
