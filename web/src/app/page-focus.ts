interface PageFocus {
  /** Another page is shown: focus goes to its heading, or waits for it. */
  arrive(): void
  stop(): void
}

/** Milliseconds in which a dialog that closes gives the focus back to where it came from. */
const dialogsTurn = 50

/**
 * One rule for all pages: whoever arrives begins at the heading, and when what holds the focus goes away
 * (a skeleton, a message with its 'try again'), focus follows to the heading that is there now instead of
 * falling to the body. Whoever has moved it elsewhere keeps it there.
 */
export function keepFocusOnPage(): PageFocus {
  let holder: Element | null = null
  let isHeldByDialog = false
  let isAwaitingHeading = false
  let pending: ReturnType<typeof setTimeout> | undefined

  function focusHeading(): void {
    const main = document.querySelector<HTMLElement>('main')
    const heading = main?.querySelector<HTMLElement>('h1') ?? null
    const target = heading ?? main
    if (target !== null) {
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    isAwaitingHeading = heading === null
  }

  function followHeading(): void {
    const { activeElement: active, body } = document
    const isNowhere = active === null || active === body
    const isLost = isNowhere && holder !== null && !holder.isConnected
    const isWaiting = isAwaitingHeading && (isNowhere || active.matches('main'))
    // An open dialog keeps the focus to itself.
    if ((isLost || isWaiting) && document.querySelector('[aria-modal=true]') === null) focusHeading()
  }

  const observer = new MutationObserver(() => {
    clearTimeout(pending)
    // What replaced the old may place the focus itself, and does so in an effect.
    pending = setTimeout(followHeading, isHeldByDialog ? dialogsTurn : 0)
  })
  const listening = new AbortController()
  document.addEventListener(
    'focusin',
    ({ target }) => {
      holder = target instanceof Element ? target : null
      isHeldByDialog = holder?.closest('[role=dialog], [role=menu]') != null
      if (holder?.matches('main') !== true) isAwaitingHeading = false
    },
    { signal: listening.signal },
  )
  document.addEventListener(
    'pointerup',
    () => {
      // A click beside everything lets go on purpose.
      if (document.activeElement !== document.body) return
      holder = null
      isAwaitingHeading = false
    },
    { signal: listening.signal },
  )
  observer.observe(document.body, { childList: true, subtree: true })

  return {
    arrive: focusHeading,
    stop() {
      clearTimeout(pending)
      observer.disconnect()
      listening.abort()
    },
  }
}
