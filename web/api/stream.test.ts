import { expect, test } from 'vitest'
import { readEvents } from './stream.ts'

async function eventsOf(parts: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const text =
  ': hello\r\n\r\nevent: result\r\ndata: {"name":"Zoë"}\r\n\r\nevent: summary\ndata: {\ndata: "total":1}\n\nevent: cut'

const expected = [
  { event: 'result', data: '{"name":"Zoë"}' },
  { event: 'summary', data: '{\n"total":1}' },
]

test('reads events wherever the bytes were cut, even inside a letter or a line end', async () => {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at <= bytes.length; at++) {
    expect(await eventsOf([bytes.slice(0, at), bytes.slice(at)])).toEqual(expected)
  }
  expect(await eventsOf([...bytes].map(byte => Uint8Array.of(byte)))).toEqual(expected)
})
