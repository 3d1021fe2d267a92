import type { Page } from '@playwright/test'

export interface SlowDevice {
  /** What has come over the line so far: files of the app, and how many bytes of them were script, as they travelled. */
  received(): { files: number; scriptBytes: number }
}

const bytesPerSecond = (1.6 * 1_000_000) / 8

/** The page from now on is on a bad line and a slow processor. */
export async function onSlowDevice(page: Page): Promise<SlowDevice> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let files = 0
  let scriptBytes = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) return
    if (!response.url.includes('/assets/')) return
    files += 1
    if (type === 'Script' || response.url.endsWith('.js')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength
  })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { received: () => ({ files, scriptBytes }) }
}

/**
 * When the largest thing of the page was painted, in milliseconds after its beginning. To be asked when all of the page
 * is there: what comes later counts, if it is larger.
 */
export async function paintOf(page: Page): Promise<number> {
  // As text: this side knows nothing of browsers.
  const at = await page.evaluate(`new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })`)
  return Math.round(Number(at))
}

/** Told by the page itself: looking for it from outside would keep the slow processor busy, and be measured along. */
const whenDrawn = `(selector) => new Promise((resolve) => {
  const isDrawn = () => [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
  const look = () => {
    if (!isDrawn()) return false
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    return true
  }
  const observer = new MutationObserver(look)
  if (!look()) observer.observe(document, { subtree: true, childList: true, attributes: true })
})`

/** From the touch to the frame in which the selector is drawn, in milliseconds. */
export async function fromTouch(page: Page, touch: () => Promise<void>, selector: string): Promise<number> {
  const passed = page.evaluate(`new Promise((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      (${whenDrawn})(${JSON.stringify(selector)}).then((end) => resolve(end - timeStamp))
    }, { capture: true, once: true })
  })`)
  await touch()
  return Math.round(Number(await passed))
}

/** From the beginning of the navigation to the frame in which the selector is drawn, in milliseconds. */
export async function fromOpening(page: Page, path: string, selector: string): Promise<number> {
  await page.addInitScript(`globalThis.drawn = (${whenDrawn})(${JSON.stringify(selector)})`)
  await page.goto(path, { waitUntil: 'commit' })
  return Math.round(Number(await page.evaluate('globalThis.drawn')))
}
