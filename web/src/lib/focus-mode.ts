import { useLayoutEffect, useSyncExternalStore } from 'react'

/** How many parts of the screen want to be alone on it. */
let holders = 0
const listeners = new Set<() => void>()

export function isFocusMode(): boolean {
  return holders > 0
}

/** Whether the frame of the app (menu, header, bell) has stepped aside. */
export function useIsFocusMode(): boolean {
  return useSyncExternalStore(subscribe, isFocusMode)
}

/** As long as this is mounted there is nothing on the screen but the task. Before it is painted, so that nothing jumps. */
export function useFocusMode(): void {
  useLayoutEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

function change(by: 1 | -1): void {
  holders += by
  // Toasts stand outside of everything, and make room for the bar of the task.
  document.documentElement.toggleAttribute('data-focus-mode', isFocusMode())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
