import type { Readable } from 'node:stream'
import { seconds } from '../clock.ts'

/** Without a byte. */
const longestSilence = seconds(10)
const mostResumes = 3

export interface Download {
  first: Readable
  start: number
  end: number
  /** The rest of exactly this object, from this byte on. */
  from(at: number): Promise<Readable>
  away(error: unknown): Error
}

/** All bytes of it or an error: what breaks off in the middle is taken up where it ended. */
export async function* resumed({ first, start, end, from, away }: Download): AsyncGenerator<Uint8Array> {
  let at = start
  let body = first
  for (let resumes = 0; ; resumes += 1) {
    try {
      for await (const piece of spoken(body)) {
        at += piece.length
        yield piece
      }
      if (at > end) return
      throw new Error('The answer ended before the file did')
    } catch (error) {
      if (resumes === mostResumes) throw away(error)
    } finally {
      body.destroy()
    }
    body = await from(at).catch((error: unknown) => {
      throw away(error)
    })
  }
}

/** A store that stands still is as good as gone. */
async function* spoken(body: Readable): AsyncGenerator<Uint8Array> {
  const silent = (): void => void body.destroy(new Error('The store fell silent'))
  let timer = setTimeout(silent, longestSilence)
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      // Whoever takes the pieces may take their time.
      clearTimeout(timer)
      yield piece
      timer = setTimeout(silent, longestSilence)
    }
  } finally {
    clearTimeout(timer)
  }
}
