import { makeDoc } from './make/doc.ts'
import { isDocx, makeDocx } from './make/docx.ts'
import { isPdf, makePdf } from './make/pdf.ts'
import { type Resume, resumeSchema } from './make/resume.ts'

const sources = import.meta.glob<unknown>('./resumes/*/*.json', { eager: true, import: 'default' })

/** Every sample file by its path below `examples/`, made from the resumes in `examples/resumes/`. */
export async function makeFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [path, source] of Object.entries(sources)) {
    const resume = resumeSchema.parse(source)
    const stem = path.replace('./resumes/', 'files/').replace('.json', '')
    const { extension, bytes } = await makeFile(resume)
    files.set(`${stem}.${extension}`, bytes)
  }
  return files
}

async function makeFile(resume: Resume): Promise<{ extension: string; bytes: Uint8Array }> {
  const { layout } = resume
  if (isPdf(layout)) return { extension: 'pdf', bytes: await makePdf(resume, layout) }
  if (isDocx(layout)) return { extension: 'docx', bytes: await makeDocx(resume, layout) }
  return { extension: 'doc', bytes: makeDoc(resume) }
}
