import { BuilderElement, createVmlShape, HeadingLevel, Paragraph, TextRun, type XmlComponent } from 'docx'
import type { Resume } from '../resume.ts'
import { line, plainSection } from './pieces.ts'

/** Name and contact data in a floating box, the rest as headings and lists. */
export const textbox = (resume: Resume): Paragraph[] => [
  new Paragraph({
    // The box floats; without this space some readers would write the first section under it.
    spacing: { after: 1250 },
    children: [
      box([
        new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
        ...(resume.headline ? [line(resume.headline, { italics: true })] : []),
        line(resume.contact.join('  ·  ')),
      ]),
    ],
  }),
  ...resume.sections.flatMap(section => plainSection(section, 9400)),
]

const wrap = (name: string, children: readonly XmlComponent[]) => new BuilderElement({ name, children })

/** What the library's own text box makes, but with a fixed id: its ids are random. */
function box(paragraphs: readonly Paragraph[]): TextRun {
  const shape = createVmlShape({
    id: 'contact',
    type: '#_x0000_t202',
    style: { position: 'absolute', width: '470pt', height: '84pt' },
    children: [wrap('v:textbox', [wrap('w:txbxContent', paragraphs)])],
  })
  const run = new TextRun({})
  run.addChildElement(wrap('w:pict', [shape]))
  return run
}
