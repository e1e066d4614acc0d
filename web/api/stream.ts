export type StreamEvent = { event: string; data: string }

function toEvent(block: string): StreamEvent | null {
  const fields = block.split(/\r\n|\r|\n/).flatMap(line => {
    const at = line.indexOf(':')
    return at > 0 ? [{ name: line.slice(0, at), value: line.slice(at + 1).replace(/^ /, '') }] : []
  })
  const data = fields.filter(field => field.name === 'data').map(field => field.value)
  if (data.length === 0) return null
  return { event: fields.findLast(field => field.name === 'event')?.value ?? 'message', data: data.join('\n') }
}

/** The events of a `text/event-stream`, however its bytes were cut on the way. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + decoder.decode(part.value, { stream: true })).split(/\r\n\r\n|\n\n|\r\r/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = toEvent(block)
        if (event) yield event
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
