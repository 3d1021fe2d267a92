/**
 * Calls once nobody writes in `place`: at once, or when the focus has gone elsewhere. What took it there is over by
 * then: a finger that still lies on a button would miss it if the page moved.
 */
export function onceLeft(place: HTMLElement | null, signal: AbortSignal, act: () => void): void {
  if (signal.aborted) return
  if (place === null || !place.contains(document.activeElement)) {
    act()
    return
  }
  const done = new AbortController()
  const until = { signal: AbortSignal.any([signal, done.signal]) }
  let isPressed = false
  const look = () =>
    setTimeout(() => {
      // The window may have lost the focus, and will give it back to the field.
      if (isPressed || until.signal.aborted || place.contains(document.activeElement)) return
      done.abort()
      act()
    })
  const press = () => void (isPressed = true)
  const release = () => {
    isPressed = false
    look()
  }
  place.addEventListener('focusout', look, until)
  window.addEventListener('pointerdown', press, { ...until, capture: true })
  window.addEventListener('pointerup', release, { ...until, capture: true })
  window.addEventListener('pointercancel', release, { ...until, capture: true })
}
