import { z } from 'zod'

/** What the server wrote into the page before any script ran; see `server/src/blog/blog-pages.ts`. */

const Served = z.record(z.string(), z.object({ query: z.unknown(), id: z.string().optional(), data: z.unknown() }))
export type ServedPart = z.infer<typeof Served>[string]

let parts: z.infer<typeof Served> | null = null

/** What was asked of this endpoint, and its answer. */
export function servedPart(path: string): ServedPart | undefined {
  parts ??= read()
  return parts[path]
}

function read(): z.infer<typeof Served> {
  try {
    const text = document.querySelector('#served-data')?.textContent ?? '{}'
    return Served.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/** In the moment in which the page can show the same itself. */
export function releaseServed(): void {
  document.querySelector('#served')?.remove()
  document.querySelector('#served-data')?.remove()
  parts = {}
}
