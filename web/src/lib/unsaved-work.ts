import { useSyncExternalStore } from 'react'

/** The open forms that hold input which is not saved yet. */
const dirtyForms = new Set<UnsavedWork>()
const listeners = new Set<() => void>()

export interface UnsavedWork {
  change: (isDirty: boolean) => void
  end: () => void
}

/**
 * A form says here at once when it holds unsaved input and when it no longer does, so that neither a link,
 * an ended session nor a closed tab takes it away unasked.
 */
export function trackUnsavedWork(): UnsavedWork {
  const work: UnsavedWork = {
    change(isDirty) {
      if (isDirty === dirtyForms.has(work)) return
      if (isDirty) dirtyForms.add(work)
      else dirtyForms.delete(work)
      if (dirtyForms.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
      else window.addEventListener('beforeunload', askBeforeLeaving)
      for (const listener of listeners) listener()
    },
    end: () => work.change(false),
  }
  return work
}

export function hasUnsavedWork(): boolean {
  return dirtyForms.size > 0
}

export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
