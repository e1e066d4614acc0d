import PDFDocument from 'pdfkit'
import type { TestFile } from '../client.ts'
import type { Random } from './random.ts'

/** A readable resume of 3 to 200 kB that is like no other, made of what the seed gives. */
export async function resumeFile(random: Random): Promise<TestFile> {
  const name = random.word()
  const ballast = Array.from({ length: random.between(100, 15_000) }, random.word).join(' ')
  const pdf = new PDFDocument({ compress: false, info: { Title: name, Keywords: ballast } })
  const chunks: Buffer[] = []
  pdf.on('data', chunk => chunks.push(chunk))
  pdf.fontSize(11).text(`Alex ${name}\n\nExperience\nMaintenance electrician at ${random.word()} Works, 2019 to 2024.`)
  pdf.text('Repaired motors and control cabinets, wrote the maintenance plan and trained four apprentices.')
  pdf.text('\nSkills\nControl cabinets, PLC programming, motors, safety inspections, reading circuit diagrams.')
  pdf.end()
  await new Promise(done => pdf.on('end', done))
  return { name: `${name}.pdf`, bytes: Buffer.concat(chunks) }
}
