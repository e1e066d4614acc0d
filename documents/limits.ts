/** What the reader will unpack and build, so that no file can fill the memory. Real resumes stay under a tenth. */
export const limits = {
  /** Bytes of one part of a docx, unpacked. */
  part: 16 * 1024 * 1024,
  /** Bytes of all parts of a docx that are read, unpacked. */
  total: 32 * 1024 * 1024,
  /** Entries of a zip. */
  entries: 1_000,
  /** Elements within each other. */
  depth: 256,
  /** Lines of one document. */
  lines: 20_000,
}
