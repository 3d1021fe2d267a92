/** A place that held the focus, with what is needed to find it again when it is gone. */
export interface Spot {
  element: HTMLElement
  /** The dialog or menu that it is in. */
  layer: Element | null
  /** The entry of a list that it is in, with the list and its place there. */
  entry: { list: Element; index: number } | null
  /** From the inside out: what held it, and what stood before that. */
  around: readonly { parent: Element; before: Element | null }[]
  /** When it was pressed, switched off and taken away; none of it is zero. */
  pressedAt: number
  offAt: number
  goneAt: number
}

/** Milliseconds in which what appears is the answer to what was pressed. */
const answersWithin = 300
const entries = 'li, tr, [role=row], [role=listitem]'
const layers = '[role=dialog], [role=alertdialog], [role=menu]'
const takesFocus =
  'a[href], button, input:not([type=hidden]), select, textarea, [contenteditable=true], [tabindex]:not([tabindex="-1"])'

export function spotOf(element: HTMLElement): Spot {
  const item = element.closest(entries)
  const list = item?.parentElement ?? null
  return {
    element,
    layer: element.closest(layers),
    entry: item === null || list === null ? null : { list, index: [...list.children].indexOf(item) },
    around: aroundOf(element),
    pressedAt: 0,
    offAt: 0,
    goneAt: 0,
  }
}

/** The element itself, or what stands in its stead now; null when nothing is near. */
export function nearestTo(spot: Spot): HTMLElement | null {
  const { element, entry, around } = spot
  if (element.isConnected && canTake(element)) return element
  if (element.isConnected) return lastBefore(element)
  if (entry?.list.isConnected === true) return inEntry(entry.list, entry.index, element)
  if (!isAnswered(spot)) return null
  const place = around.find(({ parent }) => parent.isConnected)
  if (place === undefined || place.parent.matches('main, body')) return null
  const instead =
    place.before === null
      ? place.parent.firstElementChild
      : place.before.isConnected
        ? place.before.nextElementSibling
        : null
  return instead === null ? null : firstIn(instead)
}

/** Something came in its place at once, not when a server had answered. */
function isAnswered({ pressedAt, offAt, goneAt }: Spot): boolean {
  return pressedAt > 0 && offAt < pressedAt && goneAt - pressedAt < answersWithin
}

function aroundOf(element: Element): { parent: Element; before: Element | null }[] {
  const around = []
  for (let one = element; one.parentElement !== null && one !== document.body; one = one.parentElement)
    around.push({ parent: one.parentElement, before: one.previousElementSibling })
  return around
}

/** What is now where the entry was, or the last one; of its controls the one that is like the one that is gone. */
function inEntry(list: Element, index: number, like: HTMLElement): HTMLElement | null {
  const item = list.children[Math.min(index, list.children.length - 1)]
  if (item === undefined) return null
  const controls = controlsIn(item)
  const kind = (one: Element): string => `${one.tagName} ${one.getAttribute('type') ?? ''}`
  return controls.find((one) => kind(one) === kind(like)) ?? controls[0] ?? null
}

/** The control before one that is off, in the same part of the page. */
function lastBefore(element: HTMLElement): HTMLElement | null {
  const part = element.closest(`form, section, ${layers}, main`)
  if (part === null) return null
  const controls = controlsIn(part)
  const before = controls.filter(
    (one) => (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  return before.at(-1) ?? controls[0] ?? null
}

const firstIn = (element: Element): HTMLElement | null => controlsIn(element)[0] ?? null

function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(takesFocus)].filter(canTake)
}

function canTake(element: HTMLElement): boolean {
  return element.matches(takesFocus) && !element.matches(':disabled') && element.checkVisibility()
}
