import { type ReactNode, useEffect, useState } from 'react'
import type { AppLayout } from './layout/AppLayout.tsx'
import { PageSpinner } from './PageSpinner.tsx'

let loaded: typeof AppLayout | null = null

export async function loadAppFrame(): Promise<typeof AppLayout> {
  loaded = (await import('./layout/AppLayout.tsx')).AppLayout
  return loaded
}

/**
 * The frame around signed-in screens, which nobody needs to sign in. React itself would hold such a part back for
 * 300 ms once it has shown that something is loading, so that screens do not flicker; the whole app must not wait for
 * that.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  const [Part, setPart] = useState(() => loaded)
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (Part !== null) return undefined
    let isWanted = true
    loadAppFrame().then(
      (part) => isWanted && setPart(() => part),
      (error: unknown) => isWanted && setFailure({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [Part])
  // The nearest error page knows what to do.
  if (failure !== undefined) throw failure.error
  return Part === null ? <PageSpinner /> : <Part>{children}</Part>
}
