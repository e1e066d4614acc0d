export { detectType } from './detect.ts'
export { textDocument } from './plain.ts'
export { readDocument } from './read.ts'
export { readerVersion } from './version.ts'
