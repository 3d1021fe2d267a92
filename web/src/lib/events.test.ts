import { expect, test } from 'vitest'
import { readEvents } from './events.ts'

async function eventsOf(...chunks: string[]) {
  const stream = (async function* () {
    yield* chunks
  })()
  const events = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

const changed = { topic: 'notifications' }

test('an event is read however the network cuts it', async () => {
  const text = 'retry: 2000\n\n: still here\n\ndata: {"topic":"notifications"}\n\n'
  expect(await eventsOf(text)).toEqual([changed])
  expect(await eventsOf(...text.split(''))).toEqual([changed])
})

test('what is unknown or broken is passed over', async () => {
  expect(await eventsOf('data: {"topic":"weather"}\n\ndata: {{\n\ndata: {"topic":"notifications"}\r\n\r\n')).toEqual([
    changed,
  ])
})

test('a stream that is closed for good says so', async () => {
  expect(await eventsOf('data: {"topic":"notifications"}\n\ndata: {"end":"too_many_streams"}\n\n')).toEqual([
    changed,
    { end: 'too_many_streams' },
  ])
})
