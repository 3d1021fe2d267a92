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

/** When the largest thing of the page was painted, in milliseconds after its beginning. */
export async function paintOf(page: Page): Promise<number> {
  // As text: this side knows nothing of browsers.
  const at = await page.evaluate(`new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })`)
  return Math.round(Number(at))
}
