import type { acceptedFileTypes } from '../../../contract/resumes.ts'

/** The contract's list, held to its types by the compiler: the list itself would bring all of zod to the page. */
export const acceptedFiles: { readonly [T in keyof typeof acceptedFileTypes]: string[] } = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
}
