import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | null = null
const listeners = new Set<() => void>()

/** For a page that knows a better title than its address: the name of its record, or why it shows nothing. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined
    change(title)
    return () => change(null)
  }, [title])
}

/** For the layout: the title that the page gave itself. */
export function useOwnPageTitle(): string | null {
  return useSyncExternalStore(subscribe, () => ownTitle)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(title: string | null): void {
  ownTitle = title
  for (const listener of listeners) listener()
}
