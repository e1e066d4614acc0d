import { HeadingLevel, Paragraph } from 'docx'
import type { Resume } from '../resume.ts'
import { faint, line, plainSection } from './pieces.ts'

/** The plain template of a word processor: title, headings, bullet lists. */
export const headings = (resume: Resume): Paragraph[] => [
  new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
  ...(resume.headline ? [line(resume.headline, { italics: true })] : []),
  faint(resume.contact.join('  |  ')),
  ...resume.sections.flatMap(section => plainSection(section, 9700)),
]
