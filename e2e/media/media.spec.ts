import { uploadMedia } from '@lms/contracts/media/media.ts'
import { routeOf } from '../call.ts'
import { postFixtures } from '../posts/post-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test, toasts } from '../test.ts'
import { pngOf } from '../users/people.ts'

test(
  'pictures are sent with their progress, refused, retried, described, found, and kept while in use',
  { tag: '@long' },
  async ({ page, signIn }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('administrator', '/media')
    const input = page.locator('input[type=file]')
    const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')

    await input.setInputFiles({ name: 'bai.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') })
    await expect(uploads).toContainText('Please select an image file')
    await page.getByRole('button', { name: 'Dismiss bai.txt' }).click()
    await input.setInputFiles({ name: 'gia.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
    await expect(uploads.filter({ hasText: 'gia.png' }).getByRole('alert')).toBeVisible()
    await expect(uploads.getByRole('button', { name: /^Retry/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Dismiss gia.png' }).click()

    await page.route(routeOf(uploadMedia), (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await input.setInputFiles({ name: 'cau-vong.png', mimeType: 'image/png', buffer: await pngOf(page) })
    const retry = page.getByRole('button', { name: 'Retry cau-vong.png' })
    await expect(retry).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.unroute(routeOf(uploadMedia))
    await retry.click()
    await expect(page.getByRole('button', { name: 'Open cau-vong.png' })).toBeVisible()
    await expect(uploads).toHaveCount(0)

    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(routeOf(uploadMedia), async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue().catch(() => undefined)
    })
    await input.setInputFiles({ name: 'thoi-khong-gui.png', mimeType: 'image/png', buffer: await pngOf(page) })
    await expect(page.getByRole('progressbar', { name: 'thoi-khong-gui.png' })).toBeAttached()
    await expect(uploads).toContainText(/\d+%/)
    await page.getByRole('button', { name: 'Cancel thoi-khong-gui.png' }).click()
    await expect(uploads).toHaveCount(0)
    letGo()
    await page.unroute(routeOf(uploadMedia))

    const bytes = [...(await pngOf(page, 32))]
    for (const kind of ['paste', 'drop'] as const)
      await page.evaluate(
        ([event, values]) => {
          const data = new DataTransfer()
          data.items.add(new File([new Uint8Array(values)], `${event}.png`, { type: 'image/png' }))
          const place = document.querySelector('main ul, main table') ?? document.body
          place.dispatchEvent(
            event === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
              : new DragEvent('drop', { dataTransfer: data, bubbles: true }),
          )
        },
        [kind, bytes] as const,
      )
    await expect(page.getByRole('button', { name: 'Open paste.png' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open drop.png' })).toBeVisible()

    await page.getByRole('button', { name: 'Open cau-vong.png' }).click()
    const dialog = page.getByRole('dialog', { name: 'Picture details' })
    const desk = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 390, height: 560 })
    await expect(dialog.getByRole('img')).toBeInViewport()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(desk)
    await dialog.getByLabel('Alt text').fill('Cầu vồng sau mưa')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('searchbox').fill('cau vong sau')
    await expect(page.getByRole('button', { name: /^Open / })).toHaveCount(1)
    const address = await page.locator('main img').first().getAttribute('src')
    const fixtures = await postFixtures(page.request, 'Kệ hình ảnh')
    await fixtures.add({
      title: 'Bài có cầu vồng',
      featuredImage: address?.replace(/-thumbnail\.\w+$/, '.png') ?? null,
    })
    await page.reload()
    await page.getByRole('radio', { name: 'Grid' }).press('ArrowRight')
    await expect(page.getByRole('row', { name: /cau-vong/ })).toContainText('In use')
    await page.getByRole('button', { name: 'Open cau-vong.png' }).click()
    await expect(dialog.getByRole('link', { name: 'Post: Bài có cầu vồng' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')

    await page.goto('/media?search=paste.png&use=unused')
    await page.getByRole('button', { name: 'Open paste.png' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog', { name: 'Delete paste.png?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(toasts(page).filter({ hasText: 'Picture deleted' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No pictures found' })).toBeVisible()
  },
)
