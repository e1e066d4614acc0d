import type { FastifyRequest } from 'fastify'
import { type Rename, renameSchema } from '../../contract/index.ts'
import { storable } from '../http/body.ts'
import { downloadHeaders } from '../http/download.ts'
import type { Handlers } from '../http/register.ts'
import { AppError } from '../platform/errors.ts'
import { answerText, downloadName, mediaTypes } from './rules.ts'
import type { Resumes } from './service.ts'
import type { IncomingFile } from './upload.ts'

type Names =
  | 'listResumes'
  | 'listNames'
  | 'uploadResumes'
  | 'getResume'
  | 'downloadResume'
  | 'getResumeText'
  | 'renameResume'
  | 'deleteResume'

export function resumeRoutes(resumes: Resumes): Handlers<Names> {
  return {
    listResumes: async ({ owner }) => ({ resumes: await resumes.list(owner) }),
    listNames: async ({ owner }) => ({ names: await resumes.names(owner) }),
    uploadResumes: ({ owner, request }) => resumes.upload(owner, incomingFiles(request)),
    getResume: async ({ params, owner }) => ({ resume: await resumes.get(owner, params.id) }),
    downloadResume: async ({ params, query, owner, reply }) => {
      const file = await resumes.fetch(owner, params.id, query.view ? 'resume.opened' : 'resume.downloaded')
      const type = mediaTypes[file.file_type] ?? 'application/octet-stream'
      return reply.headers(downloadHeaders(downloadName(file.file_name, file.file_type), type)).send(file.bytes)
    },
    getResumeText: async ({ params, query, owner }) =>
      answerText((await resumes.text(owner, params.id)).document, query),
    renameResume: async ({ params, owner, request }) => {
      const { file_name } = await formFields(request)
      return { resume: await resumes.rename(owner, params.id, file_name) }
    },
    deleteResume: async ({ params, owner }) => {
      await resumes.remove(owner, params.id)
      return { message: 'Resume deleted.' }
    },
  }
}

/** The files of a multipart body as they arrive, each whole in memory or, over the limit, read off and dropped. */
async function* incomingFiles(request: FastifyRequest): AsyncGenerator<IncomingFile> {
  for await (const part of request.files()) {
    const bytes = await part.toBuffer()
    const name: string | undefined = part.filename
    // A field in which nobody chose a file is sent as well: without a name, and empty.
    if (!name && bytes.length === 0) continue
    yield { name: name && fromForm(name), bytes: part.file.truncated ? null : bytes }
  }
}

/** Browsers write the quotation mark of a file's name as %22 into a form, and every % as it is. */
const fromForm = (name: string) => name.replaceAll('%22', '"')

/** The plain fields of the rename form; JSON is understood as well. */
async function formFields(request: FastifyRequest): Promise<Rename> {
  if (!request.isMultipart()) return renameSchema.parse(request.body ?? {})
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') throw new AppError('bad_input', 'Send the new name only; a file cannot be replaced.')
    fields[part.fieldname] = typeof part.value === 'string' ? storable(part.value) : part.value
  }
  return renameSchema.parse(fields)
}
