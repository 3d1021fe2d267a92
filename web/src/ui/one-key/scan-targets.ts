export interface Targets {
  /** The open dialog or list, otherwise the page: nothing beside it is reached. */
  scope: Element
  groups: readonly Group[]
}

export interface Group {
  /** What is framed while the whole group is meant. */
  frame: Element
  items: readonly HTMLElement[]
}

const scopes = '[role=dialog], [role=listbox], [role=menu]'
const controls = 'button, a[href], input, textarea, select, [role=option], [role=menuitem], [tabindex="0"]'
/** Things that belong together already; `data-scan` says so of others, and its number what comes first. */
const containers = '[data-scan], fieldset, ul, ol, [role=radiogroup], [role=group], [role=listbox]'
const lastOrder = 9

export function targetsOn(page: Document): Targets | null {
  const over = [...page.querySelectorAll(scopes)].findLast(isShown)
  const scope = over ?? page.querySelector('main')
  if (scope === null) return null
  const groups = new Map<Element, HTMLElement[]>()
  for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
    if (!isUsable(control)) continue
    const container = control.parentElement?.closest(containers)
    const frame = container && container !== scope && scope.contains(container) ? container : control
    groups.set(frame, [...(groups.get(frame) ?? []), control])
  }
  const ordered = [...groups].map(([frame, items]) => ({ frame, items }))
  return { scope, groups: ordered.sort((one, other) => orderOf(one.frame) - orderOf(other.frame)) }
}

/** What is framed for a control: a box that is drawn by its label shows nothing itself. */
export function frameOf(control: HTMLElement): Element {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return label !== undefined && isChoice(control) ? label : control
}

export function isTextField(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true
  return control instanceof HTMLInputElement && !isChoice(control) && !control.readOnly
}

function isChoice(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
}

function isUsable(control: HTMLElement): boolean {
  return isShown(control) && !control.matches(':disabled, [aria-disabled=true]') && control.closest('[inert]') === null
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

function orderOf(frame: Element): number {
  return Number(frame.closest('[data-scan]')?.getAttribute('data-scan') ?? lastOrder)
}
