import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Each would call `hurt()` if anything of it ran. */
export const corpus = [
  '<script>hurt()</script>',
  '<img src=x onerror="hurt()">',
  '<svg onload="hurt()"></svg>',
  '<svg><script>hurt()</script></svg>',
  '<svg><a xlink:href="javascript:hurt()"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="hurt()"></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>parent.hurt()</script>"></iframe>',
  '<iframe src="javascript:parent.hurt()"></iframe>',
  '<object data="javascript:hurt()"></object>',
  '<embed src="javascript:hurt()">',
  '<a href="javascript:hurt()">bấm</a>',
  '<a href=" java&#9;script:hurt()">bấm</a>',
  '<a href="data:text/html,<script>opener.hurt()</script>">bấm</a>',
  '<p onmouseover="hurt()" onclick="hurt()">rê chuột</p>',
  '<details open ontoggle="hurt()">mở</details>',
  '<input autofocus onfocus="hurt()">',
  '<form action="javascript:hurt()"><button>gửi</button></form>',
  '<video><source onerror="hurt()"></video>',
  '<body onload="hurt()">',
  '<style>@import "javascript:hurt()";</style>',
  '<div style="background:url(javascript:hurt())">nền</div>',
  '<base href="javascript:hurt()//">',
  '<meta http-equiv="refresh" content="0;url=javascript:hurt()">',
  '<link rel="stylesheet" href="javascript:hurt()">',
  '<noscript><p title="</noscript><img src=x onerror=hurt()>">',
  '<template><script>hurt()</script></template>',
  '<xmp><img src=x onerror="hurt()"></xmp>',
  '<!--><img src=x onerror="hurt()">-->',
  '<span data-type="inline-math" data-latex="\\href{javascript:hurt()}{x}"></span>',
  '<span data-type="inline-math" data-latex="\\htmlData{x=y}{\\includegraphics{javascript:hurt()}}"></span>',
  '<span data-type="inline-math" data-latex="<img src=x onerror=hurt()>"></span>',
  '<div data-type="block-math" data-latex="\\rule{9999em}{9999em}"></div>',
  '<table><tr><td onclick="hurt()">ô</td></tr></table>',
  '<button onclick="hurt()">nút</button><p id="root" class="x" data-x="y">bình thường</p>',
]

export const whole = corpus.join('\n')

/** Notes every sign of life: the flag, a dialog, an error of a script that we did not write. */
export async function watch(page: Page): Promise<() => Promise<void>> {
  const signs: string[] = []
  page.on('dialog', (dialog) => {
    signs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    Object.assign(globalThis, { hurt: () => Object.assign(globalThis, { isHurt: true }) })
  })
  return async () => {
    // Handlers that wait for somebody to touch something get their chance.
    for (const text of ['bấm', 'rê chuột', 'ô', 'mở', 'nền', 'nút']) {
      for (const each of await page.locator('main').getByText(text, { exact: true }).all()) {
        if (await each.isVisible())
          await each.click({ trial: false, force: true, timeout: 2000 }).catch(() => undefined)
      }
    }
    expect(await page.evaluate(() => 'isHurt' in globalThis)).toBe(false)
    expect(signs).toEqual([])
    const dangerous = page.locator('main').locator('script, iframe, object, embed, form[action], [onclick], [onerror]')
    await expect(dangerous).toHaveCount(0)
    await expect(page.locator('main a[href^="javascript"], main a[href^="data"]')).toHaveCount(0)
  }
}
