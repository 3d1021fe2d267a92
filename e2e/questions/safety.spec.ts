import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { openBank } from './bank.ts'

/** Each would call `hurt()` if anything of it ran. */
const corpus = [
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

const whole = corpus.join('\n')

/** Notes every sign of life: the flag, a dialog, an error of a script that we did not write. */
async function watch(page: Page): Promise<() => Promise<void>> {
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

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('nothing that was slipped into a question runs, wherever it is shown', async ({ page, signIn }) => {
  test.slow()
  const expectUnhurt = await watch(page)
  await signIn('administrator')
  const bank = await openBank(page.request, 'An toàn')
  const id = await bank.add({
    title: 'An toàn <img src=x onerror=hurt()>',
    content: `<p>Nội dung đủ dài để lưu.</p>${whole}`,
    explanation: whole,
    answers: [
      { text: `đúng ${corpus.slice(0, 12).join('')}`, isCorrect: true },
      { text: `sai ${corpus.slice(12, 24).join('')}` },
      { text: `khác ${corpus.slice(24).join('')}` },
    ],
  })
  await page.goto(`/questions/${id}`)
  await expect(page.getByText('Nội dung đủ dài để lưu.').first()).toBeVisible()
  await expectUnhurt()
  await page.goto(`/questions/${id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Nội dung đủ dài để lưu.')
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expectUnhurt()
  await page.goto('/questions')
  await expect(page.getByRole('link', { name: 'An toàn <img src=x onerror=hurt()>' })).toBeVisible()
  await expectUnhurt()
})

test('even what a server did not clean stays text on the page', async ({ page, signIn }) => {
  test.slow()
  const expectUnhurt = await watch(page)
  await signIn('administrator')
  const bank = await openBank(page.request, 'Không tin ai')
  const id = await bank.add({ title: 'Không qua máy chủ' })
  await page.route(`**/api/v1/questions/${id}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { question: Record<string, unknown> } }
    const { question } = body.data
    question['content'] = `<p>Chưa được làm sạch.</p>${whole}`
    question['explanation'] = whole
    question['answers'] = corpus.slice(0, 6).map((text, index) => ({
      _id: `0193e6a0-0000-7000-8000-00000000000${index}`,
      text: `${text}x`,
      isCorrect: index === 0,
    }))
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`/questions/${id}`)
  await expect(page.getByText('Chưa được làm sạch.').first()).toBeVisible()
  await expectUnhurt()
  await page.goto(`/questions/${id}/edit`)
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Chưa được làm sạch.')
  await expectUnhurt()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expectUnhurt()
})

test('nothing that is pasted into the editor runs', async ({ page, signIn }) => {
  const expectUnhurt = await watch(page)
  await signIn('administrator')
  await page.goto('/questions/create')
  const content = page.getByRole('textbox', { name: 'Content' })
  await content.click()
  await content.evaluate((element, html) => {
    const clipboard = new DataTransfer()
    clipboard.setData('text/html', `<p>Dán vào đây</p>${html}`)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, whole)
  await expect(content).toContainText('Dán vào đây')
  await expectUnhurt()
})
