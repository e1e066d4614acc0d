import { readdirSync, readFileSync } from 'node:fs'

const own = new URL('./own-cases/', import.meta.url)
const rounds = readdirSync(own).filter(name => name.startsWith('round-'))
const folders = [new URL('./requirement-match/', import.meta.url), ...rounds.map(name => new URL(`${name}/`, own))]

/** The four labelled jobs and those of all rounds, with their resumes: what is timed is asked of them all. */
export const jobs = folders.flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
)
