import { Unreadable } from '../unreadable.ts'
import { scanXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** A docx as its parts and the relations between them. Relations to places outside of it are never followed. */
export type Package = {
  /** Name of the part that holds the body. */
  main: string
  names: string[]
  part: (name: string) => Uint8Array | null
  /** The part that `from` relates to by a relation of this kind, such as `styles`. */
  related: (from: string, kind: string) => Uint8Array | null
  /** The name of the part that a relation of `from` leads to. */
  target: (from: string, relation: string) => string | undefined
  /** Addresses outside, by the id of the relation. */
  links: (from: string) => Map<string, string>
}

type Relation = { id: string; kind: string; target: string; outside: boolean }

/** Throws `not_a_document`, naming what it is, for a zip of another kind. */
export function openPackage(zip: Zip): Package {
  const relations = new Map<string, Relation[]>()
  const of = (from: string): Relation[] => {
    const known = relations.get(from)
    if (known) return known
    const bytes = zip.read(relationsName(from))
    const found = bytes ? readRelations(bytes, from) : []
    relations.set(from, found)
    return found
  }
  const main = of('').find(relation => relation.kind === 'officeDocument')?.target ?? 'word/document.xml'
  const names = new Set(zip.names.map(name => name.toLowerCase()))
  if (!names.has(main.toLowerCase()) || /^(xl|ppt)\//i.test(main)) throw otherZip(zip)
  return {
    main,
    names: zip.names,
    part: zip.read,
    related: (from, kind) => {
      const relation = of(from).find(one => one.kind === kind && !one.outside)
      return relation ? zip.read(relation.target) : null
    },
    target: (from, id) => of(from).find(one => one.id === id && !one.outside)?.target,
    links: from => new Map(of(from).flatMap(one => (one.outside ? [[one.id, one.target]] : []))),
  }
}

function relationsName(from: string): string {
  const slash = from.lastIndexOf('/') + 1
  return `${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`
}

function readRelations(bytes: Uint8Array, from: string): Relation[] {
  const folder = from.slice(0, from.lastIndexOf('/') + 1)
  const found: Relation[] = []
  scanXml(bytes, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const outside = attributes('TargetMode') === 'External'
      const target = attributes('Target') ?? ''
      const kind = attributes('Type')?.replace(/^.*\//, '') ?? ''
      const inside = target.startsWith('/') ? target.slice(1) : resolve(folder + target)
      found.push({ id: attributes('Id') ?? '', kind, target: outside ? target : inside, outside })
    },
    close: () => {},
  })
  return found
}

function resolve(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function otherZip(zip: Zip): Unreadable {
  const has = (start: string): boolean => zip.names.some(name => name.toLowerCase().startsWith(start))
  const name = has('xl/')
    ? 'an Excel workbook'
    : has('ppt/')
      ? 'a PowerPoint presentation'
      : has('index/document.iwa') || has('index.zip')
        ? 'a Pages document'
        : has('mimetype')
          ? 'an OpenDocument or EPUB file'
          : 'a ZIP archive'
  return new Unreadable('not_a_document', `This is ${name}; upload a PDF, DOC or DOCX file.`)
}
