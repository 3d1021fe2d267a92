import { ServerEvent, StreamEnd, eventTopics, listenToEvents } from '@lms/contracts/events.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createParser } from 'eventsource-parser'
import { useEffect } from 'react'
import { fetchAnswer } from './api.ts'
import { serverBack } from './device/server-back.ts'

const firstPause = 1000
/** With the chance in it at most five seconds after the server is there again. */
const longestPause = 4000
/** The server says something at least every 25 seconds; longer silence means that the line is dead. */
const longestSilence = 60_000

/** Keeps open screens fresh: what the server says has changed is fetched again. Queries of a topic begin with its name. */
export function useServerEvents(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    void listen(queryClient, leaving.signal)
    return () => leaving.abort()
  }, [queryClient])
}

async function listen(queryClient: QueryClient, leaving: AbortSignal): Promise<void> {
  let pause = firstPause
  let hasMissed = false
  while (!leaving.aborted) {
    try {
      const line = new AbortController()
      const response = await fetchAnswer(listenToEvents, { signal: AbortSignal.any([leaving, line.signal]) })
      // Nobody knows what happened while nobody listened.
      if (hasMissed) catchUp(queryClient)
      pause = firstPause
      for await (const event of readEvents(withoutSilence(response, line))) {
        if ('topic' in event) refetch(queryClient, [event.topic])
        // Others of this person are open: this one comes back when somebody looks at it.
        else await lookedAt(leaving)
      }
    } catch {
      // Whatever ended the line, the next attempt follows below.
    }
    hasMissed = true
    if (!leaving.aborted) await rest(pause, leaving)
    pause = Math.min(pause * 2, longestPause)
  }
}

function catchUp(queryClient: QueryClient): void {
  refetch(queryClient, eventTopics)
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  window.dispatchEvent(new Event(serverBack))
}

function refetch(queryClient: QueryClient, topics: readonly ServerEvent['topic'][]): void {
  for (const topic of topics) void queryClient.invalidateQueries({ queryKey: [topic] })
}

/** The events of a stream; comments and what this version does not know are passed over. */
export async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<ServerEvent | StreamEnd> {
  const heard: (ServerEvent | StreamEnd)[] = []
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = ServerEvent.or(StreamEnd).safeParse(jsonOf(data))
      if (event.success) heard.push(event.data)
    },
  })
  for await (const chunk of chunks) {
    parser.feed(chunk)
    yield* heard.splice(0)
  }
}

async function* withoutSilence(response: Response, line: AbortController): AsyncGenerator<string> {
  if (response.body === null) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  while (true) {
    const silence = setTimeout(() => line.abort(), longestSilence)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    yield value
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Until somebody comes to this window, be it from another one or from another tab. */
function lookedAt(leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const wake = (): void => {
      over.abort()
      resolve()
    }
    const look = (): void => {
      if (document.visibilityState === 'visible') wake()
    }
    window.addEventListener('focus', wake, { signal: over.signal })
    document.addEventListener('visibilitychange', look, { signal: over.signal })
    leaving.addEventListener('abort', wake, { signal: over.signal })
  })
}

/** Waits with some chance in it, so that not everybody comes back at once; the return of the network ends the wait. */
function rest(pause: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const woken = new AbortController()
    const wake = (): void => {
      woken.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(wake, pause * (0.5 + Math.random() * 0.75))
    window.addEventListener('online', wake, { signal: woken.signal })
    leaving.addEventListener('abort', wake, { signal: woken.signal })
  })
}
