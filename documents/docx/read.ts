import { composeDocument, type Draft } from '../compose.ts'
import { draftLines, type FlowLine, flowDoubts } from '../flow.ts'
import { markKinds } from '../headings.ts'
import { limits } from '../limits.ts'
import type { DocumentText, HiddenText } from '../text.ts'
import { bomb, corrupt, empty, Unreadable } from '../unreadable.ts'
import { groundOf } from './backdrop.ts'
import { readNumbering } from './numbering.ts'
import { openPackage, type Package } from './package.ts'
import type { SectionPart } from './sections.ts'
import { readStory, type StoryContext } from './story.ts'
import { readStyles } from './styles.ts'
import { readTheme } from './theme.ts'
import { scanXml } from './xml.ts'
import { openZip } from './zip.ts'

/** Reads a docx. Throws `Unreadable` where it is another kind of zip, damaged, too large unpacked or without text. */
export function readDocx(bytes: Uint8Array): DocumentText {
  const file = openPackage(openZip(bytes))
  const hidden: HiddenText[] = []
  const main = file.part(file.main)
  if (!main) throw corrupt()
  const theme = readTheme(file.related(file.main, 'theme'), file.related(file.main, 'settings'))
  const context: StoryContext = {
    styles: readStyles(file.related(file.main, 'styles'), theme),
    theme,
    numbering: readNumbering(file.related(file.main, 'numbering')),
    links: file.links(file.main),
    ground: groundOf(file, main),
    hidden,
  }
  const body = readStory(main, context)
  const headers = sectionLines(file, body.sections, 'header', context)
  const footers = sectionLines(file, body.sections, 'footer', context)
  const notes = ['footnotes', 'endnotes'].flatMap(kind => noteLines(file, kind, context))
  const lines = draftLines([...headers, ...body.lines, ...footers, ...notes])
  if (lines.length > limits.lines) throw bomb()
  hidden.push(...commentTexts(file))
  if (lines.length === 0) throw withoutText(file)
  markKinds(lines)
  const draft: Draft = {
    lines,
    hidden,
    looseLinks: [],
    metadata: readMetadata(file),
    pages: [{ number: 1, width: null, height: null }],
    doubts: flowDoubts(body.tracked, hidden),
  }
  return composeDocument('docx', draft)
}

function sectionLines(
  file: Package,
  sections: SectionPart[],
  kind: SectionPart['kind'],
  context: StoryContext,
): FlowLine[] {
  const seen = new Set<string>()
  return sections.flatMap(section => {
    const name = section.kind === kind && section.shown ? file.target(file.main, section.relation) : undefined
    const bytes = name && !seen.has(name) ? file.part(name) : null
    if (!name || !bytes) return []
    seen.add(name)
    const { lines } = readStory(bytes, { ...context, links: file.links(name) }, kind)
    const text = lines.map(line => line.text).join('\n')
    if (seen.has(`text ${text}`)) return []
    seen.add(`text ${text}`)
    return lines
  })
}

function noteLines(file: Package, kind: string, context: StoryContext): FlowLine[] {
  const bytes = file.related(file.main, kind)
  return bytes ? readStory(bytes, context, 'footnote').lines : []
}

/** Comments stand beside the page in Word and are not printed. */
function commentTexts(file: Package): HiddenText[] {
  const bytes = file.related(file.main, 'comments')
  if (!bytes) return []
  let text = ''
  let inText = false
  scanXml(bytes, {
    open: name => {
      inText = name === 't'
    },
    close: name => {
      inText = false
      if (name === 'p') text += '\n'
    },
    text: piece => {
      if (inText) text += piece
    },
  })
  return text.trim() === '' ? [] : [{ text: text.trim(), reason: 'annotation', page: 1, box: null, size: null }]
}

function withoutText(file: Package): Unreadable {
  if (!file.names.some(name => /^word\/media\//.test(name))) return empty()
  return new Unreadable(
    'image_only',
    'The file holds pictures but no text; upload the original document or a PDF with text.',
  )
}

function readMetadata(file: Package): DocumentText['metadata'] {
  const metadata: DocumentText['metadata'] = {}
  const keys = new Map([
    ['title', 'title'],
    ['creator', 'author'],
    ['Application', 'creator'],
  ] as const)
  for (const part of ['docProps/core.xml', 'docProps/app.xml']) {
    const bytes = file.part(part)
    let open = ''
    if (!bytes) continue
    scanXml(bytes, {
      open: name => {
        open = name
      },
      close: () => {
        open = ''
      },
      text: text => {
        const key = keys.get(open as 'title')
        if (key && text.trim() !== '') metadata[key] = text.trim()
      },
    })
  }
  return metadata
}
