/**
 * Answers of the server that were asked for before the part of the app that wants them was there. On a slow line the
 * asking is most of the wait. Each serves once, only for the session that asked, and not for long: the page's own
 * first lines begin with one (`web/building/early-answer.ts`).
 */
interface AskedAhead {
  address: string
  token: string | null
  /** `performance.now()` of the asking. */
  at: number
  answer: Promise<Response>
  /** By the page's first lines, so that it is most often there when the app is. */
  isByPage: boolean
}

declare global {
  // The page's first lines write it, long before any module runs.
  var askedAhead: AskedAhead | undefined
}

/** Older than this, whoever wants to know how things stand asks again. */
const longestWait = 10_000

export function askAhead(address: string, token: string, now: number = performance.now()): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(longestWait) })
  // Whoever takes it hears of it; if nobody does, nothing has failed.
  answer.catch(() => undefined)
  globalThis.askedAhead = { address, token, at: now, answer, isByPage: false }
}

/** The answer that is on its way already; null when this has to be asked. */
export function takeAhead(
  address: string,
  token: string | null,
  now: number = performance.now(),
): Promise<Response> | null {
  const ahead = globalThis.askedAhead
  if (ahead?.address !== address) return null
  globalThis.askedAhead = undefined
  return ahead.token === token && now - ahead.at < longestWait ? ahead.answer : null
}
