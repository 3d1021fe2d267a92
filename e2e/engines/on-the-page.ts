/** What somebody looks for on a screen, by what it is and what it is called. */
export interface Thing {
  role: 'button' | 'link' | 'radio' | 'textbox' | 'heading' | 'dialog' | 'timer' | 'formula' | 'words'
  /** Part of its name, or all of it with `exact`. */
  name: string
  exact?: boolean
}

export interface Place {
  x: number
  y: number
}

/**
 * Runs in the page, so it stands alone: where the thing is, once it is in sight and nothing lies over it; otherwise
 * null. While a dialog is open there is nothing else.
 */
export function placeOf({ role, name, exact = false }: Thing): Place | null {
  const kinds: Record<Thing['role'], string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    radio: 'input[type=radio]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
    heading: 'h1, h2, h3',
    dialog: '[role=dialog]',
    timer: '[role=timer]',
    formula: '.katex',
    words: 'p, span, strong, div, dd, output, td, h1, h2, h3',
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const textOf = (element: Element | null | undefined): string =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const by = element.getAttribute('aria-labelledby')
    if (by !== null)
      return by
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ')
    if (element instanceof HTMLInputElement && element.labels !== null && element.labels.length > 0)
      return [...element.labels].map(textOf).join(' ')
    return textOf(element)
  }
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(isShown)
  const around: ParentNode = role === 'dialog' ? document : (dialogs.at(-1) ?? document)
  const found = [...around.querySelectorAll(kinds[role])].find((element) => {
    if (!isShown(element) || element.matches(':disabled')) return false
    // Words stand in many elements, one in another: the innermost says them.
    if (role === 'words' && element.querySelector(kinds.words) !== null && !exact) {
      if ([...element.querySelectorAll(kinds.words)].some((inner) => textOf(inner).includes(name))) return false
    }
    const called = nameOf(element)
    return exact ? called === name : called.includes(name)
  })
  if (found === undefined) return null
  const middleOf = (element: Element): Place => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isFree = ({ x, y }: Place): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (found.contains(hit) || hit.contains(found))
  }
  // Into sight, as somebody scrolls: a bit, and further when a bar lies over it.
  for (const block of ['nearest', 'center'] as const) if (!isFree(middleOf(found))) found.scrollIntoView({ block })
  const isMoving = document
    .getAnimations()
    .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
  return isMoving || !isFree(middleOf(found)) ? null : middleOf(found)
}
