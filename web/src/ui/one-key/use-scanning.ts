import { useEffect, useEffectEvent, useRef } from 'react'
import { type Group, type Targets, frameOf, isTextField, targetsOn } from './scan-targets.ts'
import { type Walk, pressed, stepped, walkStart } from './scan-walk.ts'

const mark = 'data-scanned'
const keys = new Set([' ', 'Enter'])

/**
 * The controls light up one after the other, and one key takes the one that is lit: for those who can press a single
 * switch. After some rounds without a press it rests until the next one.
 */
export function useScanning(pause: number, onTextField: (field: HTMLInputElement | HTMLTextAreaElement) => void): void {
  const walk = useRef<Walk | null>(walkStart)
  const place = useRef<string | null>(null)
  const hasTyped = useRef(false)

  /** What is on the screen now; another screen, question or dialog begins anew. */
  function look(): Targets | null {
    const targets = targetsOn(document)
    if (targets === null) return null
    const here = placeOf(targets)
    if (here !== place.current && walk.current !== null) walk.current = walkStart
    place.current = here
    return targets
  }

  const show = useEffectEvent((targets: Targets | null) => {
    for (const lit of document.querySelectorAll(`[${mark}]`)) lit.removeAttribute(mark)
    const at = targets && walk.current && meant(targets.groups, walk.current)
    if (!at) return
    at.frame.setAttribute(mark, '')
    at.frame.scrollIntoView({ block: 'nearest' })
    // A field that has the focus would call the keyboard of a phone.
    if (at.control !== undefined && !isTextField(at.control)) at.control.focus({ preventScroll: true })
  })

  const onStep = useEffectEvent(() => {
    const before = place.current
    const targets = look()
    hasTyped.current = false
    if (targets !== null && walk.current !== null && before === place.current)
      walk.current = stepped(walk.current, sizesOf(targets))
    show(targets)
  })

  const onPress = useEffectEvent(() => {
    const before = place.current
    const targets = look()
    if (targets === null) return
    // Resting, or something else has just opened under the finger: the first press only wakes it.
    if (walk.current === null || before !== place.current) {
      walk.current = walkStart
      show(targets)
      return
    }
    const next = pressed(walk.current, sizesOf(targets))
    const chosen = next.isChosen ? meant(targets.groups, walk.current)?.control : undefined
    walk.current = next.walk
    if (chosen !== undefined) act(chosen, onTextField)
    show(look())
  })

  useEffect(() => {
    let timer = setInterval(onStep, pause)
    const again = (): void => {
      clearInterval(timer)
      timer = setInterval(onStep, pause)
    }
    const listening = new AbortController()
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (!keys.has(event.key)) hasTyped.current = true
      // Whoever writes with a keyboard is left to write.
      if (!keys.has(event.key) || (hasTyped.current && event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'keydown' && !event.repeat) {
        again()
        onPress()
      }
    }
    for (const name of ['keydown', 'keyup'] as const)
      window.addEventListener(name, onKey, { capture: true, signal: listening.signal })
    show(look())
    return () => {
      clearInterval(timer)
      listening.abort()
      for (const lit of document.querySelectorAll(`[${mark}]`)) lit.removeAttribute(mark)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is on the screen is looked up when it is needed
  }, [pause])
}

function sizesOf({ groups }: Targets): number[] {
  return groups.map(({ items }) => items.length)
}

function meant(
  groups: readonly Group[],
  { level, group, item }: Walk,
): { frame: Element; control?: HTMLElement } | null {
  const at = groups[Math.min(group, groups.length - 1)]
  if (at === undefined) return null
  const control = at.items[level === 'items' ? Math.min(item, at.items.length - 1) : 0]
  if (control === undefined) return null
  return { frame: level === 'items' || at.items.length === 1 ? frameOf(control) : at.frame, control }
}

function placeOf({ scope }: Targets): string {
  const marked = scope.querySelector('[data-scan-place]')?.getAttribute('data-scan-place')
  return `${location.pathname} ${scope.id} ${scope.getAttribute('role') ?? ''} ${marked ?? ''}`
}

function act(control: HTMLElement, onTextField: (field: HTMLInputElement | HTMLTextAreaElement) => void): void {
  if (isTextField(control)) onTextField(control)
  else if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else control.click()
}
