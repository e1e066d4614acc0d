import { getHeapStatistics } from 'node:v8'
import type { DocumentText } from '../../documents/text.ts'
import { engine } from '../../engine/index.ts'
import type { Assessment, JobText, PlainReading, Profile } from '../../engine/types.ts'
import { keepReadings } from './readings.ts'

// Runs in a thread of its own, where `engine.ts` calls it by these names. What goes in and comes out is copied between
// the threads, so a resume comes as its text and the day that "present" means in it.

type Source = { document: DocumentText; asOf: string }
type ForJob = Source & { job: JobText }

/** What a resume takes once it was read and matched, by each character of its text: 103 bytes on a thousand of them. */
const bytesPerCharacter = 105

/** A thousand resumes of 4,000 characters, where the machine has the memory for them. */
const mostBytes = Math.min(400_000_000, getHeapStatistics().heap_size_limit / 4)

const readOnce = keepReadings(mostBytes / bytesPerCharacter)

const reading = ({ document, asOf }: Source) => readOnce(document, asOf)

export const readJob = (job: JobText) => engine.readJob(job)

/** With the text as it is written, which quotes are looked up in, and not as the engine reads it. */
export function readResume(source: Source): PlainReading {
  const { profile, statements, own } = reading(source)
  return { document: source.document, profile, statements, own }
}

/** Who a resume is of and how to reach them; nothing else of it is looked at. */
export function readPerson(source: Source): Pick<Profile, 'name' | 'email' | 'phone' | 'links'> {
  const { name, email, phone, links } = reading(source).profile
  return { name, email, phone, links }
}

export const match = (what: ForJob) => engine.match(what.job, reading(what))

export const conclude = ({ assessments, ...what }: ForJob & { assessments: Assessment[] }) =>
  engine.conclude(what.job, reading(what), assessments)

export const analyze = (source: Source) => engine.analyze(reading(source))
