/**
 * The text of a document with places: the one type that documents/ and engine/ know each other by.
 * Offsets are UTF-16 code units into `text`, which holds what a person sees and nothing else.
 */
export type DocumentText = {
  type: 'pdf' | 'docx' | 'doc' | 'text'
  /** Visible text in reading order; `\n` ends a line, an empty line parts blocks. */
  text: string
  lines: Line[]
  pages: Page[]
  /** What a person cannot see. Kept to be shown, never matched. */
  hidden: HiddenText[]
  links: Link[]
  metadata: { title?: string; author?: string; creator?: string }
  /** What most of the text is written in, as ISO 639-1 has it, such as `en`; null where that cannot be told. A guess. */
  language: string | null
  quality: Quality
  /** Version of the reader that made this. */
  reader: string
}

/** Size in points (1/72 inch); null where the format has no pages of its own (docx, doc, text). */
export type Page = {
  number: number
  width: number | null
  height: number | null
  /** The page is a picture: its text was read off it by text recognition, now or by whoever made the file. */
  recognised?: true
}

/** In points from the top left corner of the page, page from 1. */
export type Box = { page: number; x: number; y: number; width: number; height: number }

/** One line of `text`, `text.slice(start, end)`, without its line end. */
export type Line = {
  start: number
  end: number
  /** From 1. */
  page: number
  /** Lines of one paragraph, cell or list item share a number. */
  block: number
  box: Box | null
  /**
   * Its stretches of one look, in order, where there is more than one: an entry with its date at the other margin, a
   * word in bold. Where there is none the line is one run, with the box, size and weight of the line.
   */
  runs?: Run[]
  /** Font size in points, of the most characters; null where unknown. */
  size: number | null
  bold: boolean
  kind: 'body' | 'heading' | 'list' | 'cell' | 'header' | 'footer' | 'footnote'
}

/** A stretch of `text` that looks alike and stands in one place. All runs are visible; what is not is `HiddenText`. */
export type Run = { start: number; end: number; box: Box | null; size: number | null; bold: boolean }

export type HiddenReason =
  | 'colour'
  | 'size'
  | 'off_page'
  | 'covered'
  | 'render_mode'
  | 'transparent'
  | 'zero_width'
  | 'annotation'
  | 'layer_off'
  | 'vanish'

/** A run that a person cannot see, and why not. `size` is that of its font in points; null where unknown. */
export type HiddenText = {
  text: string
  reason: HiddenReason
  page: number
  box: Box | null
  size: number | null
}

/** `start` and `end` are null where the link's text is not in `text`. */
export type Link = { url: string; start: number | null; end: number | null }

/** `doubtful` says in sentences what to look at. */
type Quality = { verdict: 'good' } | { verdict: 'doubtful'; reasons: string[] }

export type UnreadableReason =
  | 'empty'
  | 'encrypted'
  | 'image_only'
  | 'corrupt'
  | 'too_large'
  | 'too_many_pages'
  | 'timed_out'
  | 'not_a_document'

/** What comes of reading a file: its text, or one reason why not with a sentence that says what to do. */
export type Reading =
  | { status: 'ok'; document: DocumentText }
  | { status: 'unreadable'; reason: UnreadableReason; message: string }
