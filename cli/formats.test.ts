import { describe, expect, it } from 'vitest'
import { readDocument } from '../documents/index.ts'
import { engine } from '../engine/index.ts'
import { makeDoc } from '../examples/make/doc.ts'
import { makeDocx } from '../examples/make/docx.ts'
import { makePdf } from '../examples/make/pdf.ts'
import { type Resume, resumeSchema } from '../examples/make/resume.ts'
import { readJobFile } from './files.ts'

const sources = import.meta.glob<unknown>('../examples/resumes/*/*.json', { eager: true, import: 'default' })
const asOf = '2026-11-01'

async function scored(trade: string, bytes: Uint8Array) {
  const job = await readJobFile(`examples/jobs/${trade}.md`)
  const reading = await readDocument(bytes)
  if (reading.status !== 'ok') throw new Error(reading.message)
  return engine.match(job, engine.readResume(reading.document, asOf))
}

// Layouts in which a line break parts title, employer and dates: where one line holds them all, reading them is a guess.
describe('the same resume as pdf, docx and doc', () => {
  const resumes = Object.entries(sources).map(([path, source]) => ({
    trade: path.split('/').at(-2) ?? '',
    resume: resumeSchema.parse(source) as Resume,
  }))
  it.each(resumes)('scores within one point: $resume.name', async ({ trade, resume }) => {
    const all = await Promise.all([makePdf(resume, 'pdf-band'), makeDocx(resume, 'docx-headings'), makeDoc(resume)])
    const found = await Promise.all(all.map(bytes => scored(trade, bytes)))
    const scores = found.map(({ match_score }) => match_score)
    expect(Math.max(...scores) - Math.min(...scores), scores.join(' ')).toBeLessThanOrEqual(1)
  })
})
