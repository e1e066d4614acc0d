import { HeadingLevel, Paragraph, Textbox } from 'docx'
import type { Resume } from '../resume.ts'
import { line, plainSection } from './pieces.ts'

/** Name and contact data in a floating box, the rest as headings and lists. */
export const textbox = (resume: Resume): Paragraph[] => [
  new Paragraph({
    children: [
      new Textbox({
        style: { width: '470pt', height: '84pt' },
        children: [
          new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
          ...(resume.headline ? [line(resume.headline, { italics: true })] : []),
          line(resume.contact.join('  ·  ')),
        ],
      }),
    ],
  }),
  ...resume.sections.flatMap(section => plainSection(section, 9400)),
]
