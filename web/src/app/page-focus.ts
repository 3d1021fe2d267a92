import { type Spot, nearestTo, spotOf } from './focus-spot.ts'

interface PageFocus {
  /** Another page is shown: focus goes to its heading, or waits for it. */
  arrive(): void
  stop(): void
}

/** Milliseconds in which a dialog that closes gives the focus back to where it came from. */
const dialogsTurn = 50
/** Milliseconds after which a button that is off, and does not work, is taken to stay off. */
const staysOff = 300

/**
 * One rule for all pages: whoever arrives begins at the heading, and when what holds the focus goes away, focus
 * goes to what is nearest to it instead of falling to the body: out of a dialog to what opened it, from what was
 * pressed to what came in its place, from an entry of a list to the next one, from a button that is off while it
 * works to the same button when it is done. Where nothing is near (a skeleton, a message with its 'try again') it
 * follows to the heading that is there now. Whoever has moved it elsewhere keeps it there.
 */
export function keepFocusOnPage(): PageFocus {
  /** Where the focus is, and before it where it was when each open dialog or menu took it. */
  let trail: Spot[] = []
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

  function follow(): void {
    const { activeElement: active, body } = document
    const holder = trail.at(-1)
    const isNowhere = active === null || active === body || active.matches(':disabled')
    const isWaiting = isAwaitingHeading && (isNowhere || active.matches('main'))
    if (isWaiting && openDialog() === null) return focusHeading()
    if (!isNowhere || holder === undefined) return undefined
    if (!holder.element.isConnected) return goBack()
    return followButton(holder)
  }

  /** Who let go of one that was never off did so on purpose. */
  function followButton(holder: Spot): void {
    if (holder.offAt === 0 || holder.element.matches('[data-loading]')) return undefined
    const isOff = holder.element.matches(':disabled')
    if (isOff && performance.now() - holder.offAt < staysOff) return later(staysOff)
    holder.offAt = 0
    const near = nearestTo(holder)
    return near === null ? undefined : take(near)
  }

  /** Back along the way that led here, to the first place that is still there or has something in its stead. */
  function goBack(): void {
    const dialog = openDialog()
    for (const spot of trail.toReversed()) {
      const near = nearestTo(spot)
      // An open dialog keeps the focus to itself.
      if (near !== null && (dialog === null || dialog.contains(near))) return take(near)
    }
    if (dialog === null) focusHeading()
  }

  const take = (element: HTMLElement): void => element.focus({ preventScroll: element === trail.at(-1)?.element })

  function later(milliseconds: number): void {
    clearTimeout(pending)
    pending = setTimeout(follow, milliseconds)
  }

  const observer = new MutationObserver((changes) => {
    const holder = trail.at(-1)
    if (holder !== undefined) note(holder, changes)
    // What replaced the old may place the focus itself, and does so in an effect.
    later(holder === undefined || holder.layer === null ? 0 : dialogsTurn)
  })
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const spot = spotOf(target)
      const known = trail.findIndex(({ layer }) => layer === spot.layer)
      trail = [...(known === -1 ? trail : trail.slice(0, known)), spot]
      if (!target.matches('main')) isAwaitingHeading = false
    },
    { signal },
  )
  for (const sign of ['click', 'keydown'] as const)
    document.addEventListener(
      sign,
      () => {
        const holder = trail.at(-1)
        if (holder !== undefined) holder.pressedAt = performance.now()
      },
      { signal, capture: true },
    )
  document.addEventListener(
    'pointerup',
    () => {
      // A click beside everything lets go on purpose.
      if (document.activeElement !== document.body) return
      trail = []
      isAwaitingHeading = false
    },
    { signal },
  )
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })

  return {
    arrive() {
      // What was near it belongs to the page before; that it goes away is still heard.
      trail = trail.slice(-1).map((spot) => ({ ...spot, entry: null, around: [] }))
      focusHeading()
    },
    stop() {
      clearTimeout(pending)
      observer.disconnect()
      listening.abort()
    },
  }
}

/** What happens to the one that holds the focus. */
function note(holder: Spot, changes: readonly MutationRecord[]): void {
  const isSwitched = changes.some(({ type, target }) => type === 'attributes' && target.contains(holder.element))
  if (isSwitched && holder.element.matches(':disabled')) holder.offAt = performance.now()
  if (holder.goneAt === 0 && !holder.element.isConnected) holder.goneAt = performance.now()
}

function openDialog(): Element | null {
  return [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? null
}
