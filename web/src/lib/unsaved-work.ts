import { useSyncExternalStore } from 'react'

/** The open forms that hold input which is not saved yet; whether the device keeps it, and sends it later. */
const dirtyForms = new Map<UnsavedWork, boolean>()
const listeners = new Set<() => void>()

export interface UnsavedWork {
  /** `isKept`: who leaves loses nothing, it only arrives later. */
  change: (isDirty: boolean, isKept?: boolean) => void
  end: () => void
}

/**
 * A form says here at once when it holds unsaved input and when it no longer does, so that neither a link,
 * an ended session nor a closed tab takes it away unasked.
 */
export function trackUnsavedWork(): UnsavedWork {
  const work: UnsavedWork = {
    change(isDirty, isKept = false) {
      if (dirtyForms.get(work) === (isDirty ? isKept : undefined)) return
      if (isDirty) dirtyForms.set(work, isKept)
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

/** All that is open is kept on this device. */
export function isUnsavedWorkKept(): boolean {
  return [...dirtyForms.values()].every(Boolean)
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
