import { useEffect } from 'react'

/** How many open forms hold input that is not saved yet. */
const dirtyForms = new Set<symbol>()

/** A form says here that it holds unsaved input, so that an ended session or a closed tab does not take it away. */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const form = Symbol('form')
    dirtyForms.add(form)
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => {
      dirtyForms.delete(form)
      if (dirtyForms.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
    }
  }, [isDirty])
}

export function hasUnsavedWork(): boolean {
  return dirtyForms.size > 0
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
