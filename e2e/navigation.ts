import type { Page } from '@playwright/test'

/**
 * From here on `page.goto(path)` moves inside the app that is open, as a link does: loading everything anew takes
 * ten times as long and is no more what people do. With options (`{ waitUntil: 'load' }`), to the same path or
 * without an app it loads.
 */
export function moveInsideTheApp(page: Page): void {
  const load = page.goto.bind(page)
  page.goto = async (url, options) => {
    const isInside =
      options === undefined && url.startsWith('/') && !url.startsWith('/healthz') && leavesPath(page, url)
    if (isInside && (await move(page, url))) return null
    return load(url, options)
  }
}

function leavesPath(page: Page, url: string): boolean {
  const here = page.url()
  return here.startsWith('http') && new URL(here).pathname !== new URL(url, here).pathname
}

/** Done when nothing of the screen before is left. Answers whether there was an app to move in. */
async function move(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    if (document.querySelector('#root') === null) return false
    const announcer = 'output[aria-live=polite]'
    // It is there as soon as the app listens to the address.
    if (document.querySelector(announcer) === null)
      await new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector(announcer) === null) return
          observer.disconnect()
          resolve()
        }).observe(document, { childList: true, subtree: true })
      })
    const before = document.querySelector('main h1')
    let hasArrived = before === null
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Screens that share their heading tell by the focus, which every arrival moves.
    const arrive = (): void => {
      hasArrived = true
    }
    document.addEventListener('focusin', arrive, { once: true })
    history.pushState({}, '', path)
    const wanted = location.pathname
    await new Promise<void>((resolve) => {
      const look = (): void => {
        // Whoever is sent elsewhere may stay where they were.
        const isDone = hasArrived || before?.isConnected !== true || location.pathname !== wanted
        if (isDone) resolve()
        else requestAnimationFrame(look)
      }
      look()
    })
    document.removeEventListener('focusin', arrive)
    return true
  }, url)
}
