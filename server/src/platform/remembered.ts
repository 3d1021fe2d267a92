import type { Clock } from './clock.ts'

/** What is asked often and changes slowly: asked anew when the last answer is older than this, once for all who wait. */
export function remembered<Value>(clock: Clock, milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; from: number } | null = null
  return () => {
    const now = clock.now().getTime()
    // A clock that was set back would keep it for as long as it was ahead.
    if (known && known.from <= now && now < known.from + milliseconds) return known.value
    const value = ask()
    const mine = { value, from: now }
    known = mine
    // A failure is not worth remembering.
    value.catch(() => {
      if (known === mine) known = null
    })
    return value
  }
}
