import { useEffect } from 'react'
import { type Box, type Obstacle, covered, toastPlace } from './toast-place.ts'

const area = '.mantine-Notifications-root[data-position="bottom-center"]'
const pressed = 'button, a[href], input, select, textarea, label, [role="option"], [role="menuitem"]'
const watched = '[role="timer"], header, [contenteditable="true"], [data-foot]'
/** A list scrolls, a dialog opens and comes to rest: what stood free a moment ago may not now. */
const moves = ['scroll', 'resize', 'transitionend', 'animationend'] as const

/** Keeps the toasts where they cover neither what is pressed nor what is watched. */
export function useToastPlace(): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>(area)
    if (root === null) return undefined
    let stopWatching: (() => void) | null = null
    const sizes = new ResizeObserver(() => {
      place(root)
      if (root.offsetHeight > 0) {
        stopWatching ??= watchPageBeside(root)
      } else {
        stopWatching?.()
        stopWatching = null
      }
    })
    sizes.observe(root)
    // A page that grows or shrinks moves what stands on it.
    sizes.observe(document.body)
    return () => {
      sizes.disconnect()
      stopWatching?.()
    }
  }, [])
}

/** Places them anew, once a frame at most, after whatever may have moved something. */
function watchPageBeside(root: HTMLElement): () => void {
  let frame = 0
  const move = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => place(root))
  }
  const listening = new AbortController()
  for (const each of moves) window.addEventListener(each, move, { capture: true, signal: listening.signal })
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !root.contains(target))) move()
  })
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class', 'style', 'hidden'] })
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
    changes.disconnect()
  }
}

function place(root: HTMLElement): void {
  const { width, height } = root.getBoundingClientRect()
  if (height === 0) return
  const obstacles = obstaclesBeside(root)
  // It does not walk about: only what stands in the way moves it.
  if (root.dataset['placed'] === sizeOf(root) && covered(root.getBoundingClientRect(), obstacles) === 0) return
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { left, top } = toastPlace({ viewport, toast: { width, height }, obstacles })
  root.style.setProperty('--toast-left', `${left}px`)
  root.style.setProperty('--toast-top', `${top}px`)
  root.dataset['placed'] = sizeOf(root)
}

const sizeOf = (root: HTMLElement): string => `${root.offsetWidth}x${root.offsetHeight}`

/** While a dialog is open nothing behind it can be pressed. */
function obstaclesBeside(root: HTMLElement): Obstacle[] {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
  const scopes = dialogs.length > 0 ? dialogs : [document.body]
  return scopes.flatMap((scope) => [...boxesIn(scope, pressed, 1, root), ...boxesIn(scope, watched, 1000, root)])
}

function boxesIn(scope: HTMLElement, selector: string, weight: number, root: HTMLElement): Obstacle[] {
  const boxes: Obstacle[] = []
  for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
    if (root.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { left, top, right, bottom }: Box = element.getBoundingClientRect()
    if (bottom > 0 && top < window.innerHeight) boxes.push({ left, top, right, bottom, weight })
  }
  return boxes
}
