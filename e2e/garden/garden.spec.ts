import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call, routeOf } from '../call.ts'
import { openFamily } from '../dashboard/family.ts'
import { signInAs } from '../people.ts'
import { expectNoSidewaysScroll } from '../questions/question-fixtures.ts'
import { expect, test, toasts } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a weak result says what went well and what to do next, and the garden has grown all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const family = await openFamily(page.request, 'Mai')
  await family.sit(await family.give('Bài hơi khó', { maxAttempts: 3 }), 1)
  await signInAs(page, { email: family.child.username, password: family.child.password })
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Mai!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tuần này bạn đã làm xong 1 bài' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sticker mới' })).toContainText('Bài đầu tiên')
  await page
    .getByRole('region', { name: 'Tuần này bạn đã làm xong 1 bài' })
    .getByRole('link', { name: 'Bài hơi khó' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bạn đang học thêm điều mới đấy, Mai!' })).toBeVisible()
  await expect(page.getByText('Bạn làm đúng 1 trên 3 câu. Bạn được 10 trên 30 điểm.')).toBeVisible()
  await expect(page.getByLabel('Vườn hoa của bài này: 1 bông đã nở, 0 bông hé nở, 2 nụ đang ngủ.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bạn làm tốt' })).toContainText('Bạn đã trả lời hết mọi câu')
  await expect(
    page.getByRole('region', { name: 'Bước tiếp theo' }).getByRole('link', { name: 'Làm lại' }),
  ).toBeVisible()
  await page.getByRole('region', { name: 'Thử lại nhé' }).getByRole('button', { name: 'Câu 3' }).click()
  await expect(page.getByRole('button', { name: /^Sai Câu 3/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: /^Sai Câu 3/ })).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test(
  'a parent praises with a sticker, the child finds it in the garden, and it can be taken back',
  { tag: '@long' },
  async ({ page }) => {
    const family = await openFamily(page.request, 'Tú')
    await family.sit(await family.give('Bài của Tú'), 3)
    await signInAs(page, family.parent, `/children/${family.child.id}`)
    const stickers = page.getByRole('region', { name: 'Sticker' })
    await expect(stickers).toContainText('Bài đầu tiên')
    await stickers.getByRole('button', { name: 'Tặng sticker' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tặng sticker cho Phạm Gia Tú' })
    await dialog.getByRole('radio', { name: 'Mèo con' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Khó mà con không bỏ cuộc!' }).click()
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Tặng', exact: true }).click()
    await expect(toasts(page).getByText('Đã tặng sticker cho Phạm Gia Tú')).toBeVisible()
    await expect(stickers).toContainText('Khó mà con không bỏ cuộc!')
    await expectAccessibleInBothThemes(page)

    await signInAs(page, { email: family.child.username, password: family.child.password })
    await expect(page.getByRole('list', { name: 'Sticker mới' })).toContainText('“Khó mà con không bỏ cuộc!”')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Xem tất cả sticker' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Khu vườn của bạn' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Sticker của bạn' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessibleInBothThemes(page)
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }

    await signInAs(page, family.parent, `/children/${family.child.id}`)
    await stickers.getByRole('button', { name: 'Lấy lại sticker: Khó mà con không bỏ cuộc!' }).click()
    await expect(toasts(page).getByText('Đã lấy lại sticker')).toBeVisible()
    await expect(stickers).not.toContainText('Khó mà con không bỏ cuộc!')
  },
)

test(
  'the first day says how it works; every state of a result is kind and accessible',
  { tag: '@long' },
  async ({ page }) => {
    const family = await openFamily(page.request, 'Vy')
    const perfect = await family.give('Bài dễ')
    const withheld = await family.give('Bài chờ công bố', { showResultsImmediately: false })
    await signInAs(page, { email: family.child.username, password: family.child.password })
    await expect(page.getByRole('heading', { level: 2, name: 'Ở đây mình làm gì?' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await family.sit(perfect, 3)
    await family.sit(withheld, 3)
    const { dashboard } = await call(page.request, getDashboard, { token: family.childToken })
    const results = dashboard.role === 'student' ? dashboard.results : []
    const [last, first] = results.map(({ historyId }) => `/student/quizzes/${historyId}/results`)
    await page.goto(first ?? '')
    await expect(page.getByRole('heading', { level: 2, name: 'Tuyệt vời, cả vườn hoa đã nở!' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Thử lại nhé' })).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Tắt âm thanh' }).click()
    await expect(page.getByRole('button', { name: 'Bật âm thanh' })).toBeVisible()
    await page.goto(last ?? '')
    await expect(page.getByRole('heading', { level: 2, name: 'Bạn đã nộp bài rồi!' })).toBeVisible()
    await expect(page.getByText('Kết quả sẽ được công bố sau.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bật âm thanh' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  },
)

test('home without network shows what is on the device', { tag: '@long' }, async ({ page }) => {
  const family = await openFamily(page.request, 'Lâm')
  await family.give('Bài đang dở')
  await signInAs(page, { email: family.child.username, password: family.child.password })
  await page.getByRole('link', { name: 'Làm bài: Bài đang dở' }).click()
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.route(routeOf(getDashboard), (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByText('Bây giờ chưa có mạng.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tiếp tục: Bài đang dở' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
