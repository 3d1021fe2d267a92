import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { type Engine, windowSize } from './engine.ts'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Debian's Firefox, as a person's who writes Vietnamese and has a mouse; null where there is none. */
export async function startFirefox(): Promise<Engine | null> {
  const executablePath = [process.env['FIREFOX_PATH'], ...places].find((place) => place && existsSync(place))
  if (executablePath === undefined) return null
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      'intl.accept_languages': 'vi-VN, vi',
      'ui.prefersReducedMotion': 1,
      // Scrollbars that take room, as on most desks: what they push aside is seen.
      'widget.gtk.overlay-scrollbars.enabled': false,
    },
  })
  const page = await browser.newPage()
  await page.bringToFront()
  // Whoever reloads with answers that wait is asked by the browser, and says yes.
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    async open(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    ask: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    async picture() {
      return Buffer.from(await page.screenshot())
    },
    close: () => browser.close(),
  }
}
