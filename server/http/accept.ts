type Range = { type: string; quality: number }

/** The media ranges of an `Accept` header; what cannot be read as a quality is none. */
function rangesOf(accept: string): Range[] {
  return accept.split(',').map(part => {
    const [type = '', ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    const weight = parameters.find(parameter => /^q\s*=/.test(parameter))
    return { type, quality: weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/, '')) || 0 }
  })
}

/** How much a media type is wished for, by the range that names it most exactly; null where none does. */
function wishFor(type: string, ranges: Range[]): Range | null {
  const names = [type, type.replace(/\/.*/, '/*'), '*/*']
  return names.flatMap(name => ranges.filter(range => range.type === name)).at(0) ?? null
}

/**
 * Whether a stream of events is asked for rather than JSON, which is what is answered where neither is wished for more.
 * Where both are, by their own names, the stream is: nobody names it without knowing how to read it.
 */
export function wantsEvents(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? '')
  const [events, plain] = ['text/event-stream', 'application/json'].map(type => wishFor(type, ranges))
  if (!events || events.quality === 0) return false
  const ahead = events.quality - (plain?.quality ?? 0)
  return ahead > 0 || (ahead === 0 && events.type === 'text/event-stream')
}
