import { useSyncExternalStore } from 'react'
import type { AppLayout } from './layout/AppLayout.tsx'

/**
 * The frame around signed-in screens, which nobody needs to sign in. React itself would hold such a part back for
 * 300 ms once it has shown that something is loading, so that screens do not flicker; the whole app must not wait for
 * that.
 */
let state: { frame: typeof AppLayout | null; error?: unknown } = { frame: null }
let asked: Promise<void> | null = null
const listeners = new Set<() => void>()

export function loadAppFrame(): Promise<void> {
  asked ??= import('./layout/AppLayout.tsx').then(
    (part) => change({ frame: part.AppLayout }),
    (error: unknown) => {
      // Whoever needs it asks again.
      asked = null
      if (listeners.size > 0) change({ frame: null, error })
    },
  )
  return asked
}

/** Null until it has come; throws for the nearest error page when it cannot. */
export function useAppFrame(): typeof AppLayout | null {
  const { frame, error } = useSyncExternalStore(subscribe, () => state)
  if (error !== undefined) throw error
  return frame
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void loadAppFrame()
  return () => listeners.delete(listener)
}

function change(next: typeof state): void {
  state = next
  for (const listener of listeners) listener()
}
