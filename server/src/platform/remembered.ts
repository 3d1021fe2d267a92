import type { Clock } from './clock.ts'

/** What is asked often and changes slowly: asked anew when the last answer is older than this, once for all who wait. */
export function remembered<Value>(clock: Clock, milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | null = null
  return () => {
    const now = clock.now().getTime()
    if (known && known.until > now) return known.value
    const value = ask()
    const mine = { value, until: now + milliseconds }
    known = mine
    // A failure is not worth remembering.
    value.catch(() => {
      if (known === mine) known = null
    })
    return value
  }
}
