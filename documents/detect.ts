/** What a file is, judged by its bytes alone. `name` is what to call it in a sentence, with its article. */
export type DetectedType = { type: 'pdf' | 'zip' | 'cfb' | 'empty' } | { type: 'other'; name: string }

const magic: [string, string][] = [
  ['89504e47', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['47494638', 'a GIF image'],
  ['49492a00', 'a TIFF image'],
  ['4d4d002a', 'a TIFF image'],
  ['424d', 'a BMP image'],
  ['4d5a', 'a Windows program'],
  ['7f454c46', 'a Linux program'],
  ['cafebabe', 'a Java or macOS program'],
  ['1f8b', 'a gzip archive'],
  ['526172211a07', 'a RAR archive'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['425a68', 'a bzip2 archive'],
  ['7b5c727466', 'an RTF file'],
  ['25215053', 'a PostScript file'],
  ['ff575043', 'a WordPerfect file'],
  ['494433', 'an MP3 recording'],
  ['53514c69746520666f726d6174', 'a database file'],
]

/** Judges by magic bytes; a pdf may have up to 1,024 bytes of junk before its header, as readers of pdf accept it. */
export function detectType(bytes: Uint8Array): DetectedType {
  if (bytes.length === 0) return { type: 'empty' }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_100))
  const hex = head.toString('hex', 0, 16)
  if (hex.startsWith('d0cf11e0a1b11ae1')) return { type: 'cfb' }
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return { type: 'zip' }
  const pdf = head.indexOf('%PDF-')
  if (pdf >= 0 && pdf <= 1_024) return { type: 'pdf' }
  const known = magic.find(([start]) => hex.startsWith(start))
  if (known) return { type: 'other', name: known[1] }
  return { type: 'other', name: nameOf(head) }
}

function nameOf(head: Buffer): string {
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'a video or HEIC image'
  if (head.toString('latin1', 0, 4) === 'RIFF') return 'a WebP image or a recording'
  if (head.length <= 200 && head.readUInt8(0) < 56 && head.length >= 50 && head.length < 170 && head.includes(0)) {
    return 'a lock file that Word leaves beside an open document'
  }
  const text = head.toString('latin1').replace(/^(\xef\xbb\xbf|\s)+/, '')
  if (/^(<!doctype html|<html|<head|<body|<meta|<div|<table)/i.test(text)) return 'an HTML page'
  if (/^MIME-Version:/i.test(text)) return 'a web archive'
  if (text.startsWith('<')) return 'an XML file'
  if (head[0] === 0xdb && head[1] === 0xa5) return 'a Word 2 file'
  return isText(head) ? 'a plain text file' : 'a file of a kind we do not know'
}

function isText(head: Buffer): boolean {
  if (head[0] === 0xff && head[1] === 0xfe) return true
  return head.every(byte => byte >= 32 || byte === 9 || byte === 10 || byte === 13 || byte === 12)
}
