import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { confirmImport, uploadImport } from '@lms/contracts/exchange/exchange.ts'
import { call, demoAccount, tokenOf } from './call.ts'
import { openFamily } from './children/family.ts'
import { questionFixtures } from './questions/question-fixtures.ts'
import { postFixtures } from './posts/post-fixtures.ts'
import { signInAs, register } from './people.ts'
import { expect, test } from './test.ts'

const out = process.env['SHOTS'] ?? '/tmp/letter-shots'
const only = process.env['ONLY']
mkdirSync(out, { recursive: true })

const sizes = [
  { name: '1280', width: 1280, height: 800 },
  { name: '390', width: 390, height: 844 },
]

async function shots(page: Page, name: string, open: (page: Page) => Promise<void>, { full = false, phoneOnly = false } = {}): Promise<void> {
  if (only !== undefined && !new RegExp(only).test(name)) return
  for (const size of sizes) {
    if (phoneOnly && size.name !== '390') continue
    await page.setViewportSize(size)
    try {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(page)
      await page.waitForTimeout(500)
      await page.screenshot({ path: `${out}/${name}-${size.name}-light.png`, fullPage: full })
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.waitForTimeout(600)
      await page.screenshot({ path: `${out}/${name}-${size.name}-dark.png`, fullPage: full })
    } catch (error) {
      console.log(`FAILED ${name} ${size.name}: ${String(error).slice(0, 400)}`)
      await page.screenshot({ path: `${out}/${name}-${size.name}-failed.png` })
    }
    await page.goto('/healthz')
  }
}

const go = (path: string) => async (page: Page) => {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

test('shots', async ({ page, product }) => {
  test.setTimeout(290_000)
  page.setDefaultTimeout(8000)
  const { request } = page
  const admin = await tokenOf(request, demoAccount('administrator'))
  const math = await questionFixtures(request, 'Phân số và hình học', 'LOP_4')
  const gift = [
    String.raw`Giá trị của biểu thức $\\frac\{1\}\{2\} + \\frac\{1\}\{3\}$ là\: {=$\\frac\{5\}\{6\}$ ~$\\frac\{2\}\{5\}$ ~$\\frac\{1\}\{6\}$}`,
    String.raw`Diện tích hình vuông cạnh 5 cm là bao nhiêu cm2? {=25 ~20 ~10}`,
    String.raw`Thủ đô của nước ta là thành phố nào? {~Huế ~Hà Nội}`,
  ].join('\n\n')
  const sendFile = async (): Promise<string> => {
    const { import: one } = await call(request, uploadImport, {
      token: admin,
      query: { class: 'LOP_4', subject: math.subjectId },
      file: { name: 'đề kiểm tra.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) },
    } as never)
    return (one as { _id: string })._id
  }
  const importId = await sendFile()
  const used = await openFamily(request, { title: 'Kiểm tra 15 phút: phân số', attempts: [1, 3] })
  await math.add({ title: 'Tính x2 + y2', content: '<p>Tính <strong>x<sup>2</sup></strong> + H<sub>2</sub>O và <mark>đánh dấu</mark>.</p>' })

  await signInAs(page, demoAccount('administrator'), '/dashboard')
  await expect(page.locator('h1').first()).toBeVisible()

  await shots(page, 'import-review', async (p) => {
    await go(`/questions/import/${importId}`)(p)
    await expect(p.getByText(/3 câu/).first()).toBeVisible()
  }, { full: true })
  await shots(page, 'mend-form', async (p) => {
    await go(`/questions/import/${importId}`)(p)
    await p.getByRole('button', { name: 'Sửa nhiều câu' }).click()
    await p.getByRole('textbox', { name: 'Câu số' }).scrollIntoViewIfNeeded()
  })
  await call(request, confirmImport, { token: admin, params: { id: importId } } as never).catch((e: unknown) => console.log('confirm', String(e)))
  await page.waitForTimeout(3000)
  await shots(page, 'bank', async (p) => {
    await go(`/questions?class=LOP_4&subject=${math.subjectId}`)(p)
  })
  await shots(page, 'editor', async (p) => {
    await go('/questions/create')(p)
    await expect(p.getByRole('toolbar').first()).toBeVisible()
  })
  await shots(page, 'delete-used', async (p) => {
    await go('/questions?class=LOP_4&search=C%C3%A2u%20easy')(p)
    await p.getByRole('button', { name: /^Actions for/ }).filter({ visible: true }).first().click()
    await p.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(p.getByRole('dialog')).toBeVisible()
    await p.waitForTimeout(700)
  })
  await shots(page, 'picker', async (p) => {
    await go('/quizzes/create-v1')(p)
    await p.getByRole('textbox', { name: 'Tên bài kiểm tra' }).fill('Ôn tập phân số')
    const list = p.getByRole('combobox', { name: 'Chủ đề', exact: true })
    const school = p.getByRole('combobox', { name: 'Lớp', exact: true })
    await school.click(); await school.fill('Lớp 4'); await p.getByRole('option', { name: 'Lớp 4', exact: true }).click()
    await list.click(); await list.fill('Phân số'); await p.getByRole('option', { name: 'Phân số và hình học' }).first().click()
    await p.getByRole('button', { name: 'Tiếp tục' }).click()
    await p.getByRole('button', { name: /ngân hàng/i }).first().click()
    await p.waitForTimeout(800)
  })
  await shots(page, 'paper-dialog', async (p) => {
    await go(`/quizzes/${used.quizId}`)(p)
    await p.getByRole('button', { name: 'Xuất đề' }).click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  await shots(page, 'assign', async (p) => {
    await go(`/quizzes/${used.quizId}`)(p)
    await p.getByRole('button', { name: 'Giao bài tập' }).first().click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  const posts = await postFixtures(request, 'Góc phụ huynh')
  const { post } = await posts.add({ title: 'Mười cách học vui', status: 'published' })
  await shots(page, 'posts', go('/posts'))
  await shots(page, 'post-schedule', async (p) => {
    await go('/posts/create')(p)
    await p.getByRole('textbox', { name: 'Title', exact: true }).fill('Cùng con học phân số')
    await p.getByRole('textbox', { name: 'Publish Date', exact: true }).fill(`Dec 24, ${new Date().getFullYear() + 1}`)
    await p.keyboard.press('Tab')
    await expect(p.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
    await p.getByRole('button', { name: 'Schedule', exact: true }).scrollIntoViewIfNeeded()
  }, { full: true })
  await shots(page, 'post-view', go(`/posts/${post.id}`))
  await shots(page, 'category-dialog', async (p) => {
    await go('/categories')(p)
    await p.getByRole('button', { name: 'New Category' }).first().click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  await shots(page, 'users', async (p) => { await go('/users?role=parent&status=active&search=an')(p) })
  await shots(page, 'users-all', go('/users'))
  await shots(page, 'user-page', go(`/users/${used.parentId}`), { full: true })
  await shots(page, 'outbox-mail', async (p) => {
    await go('/outbox')(p)
    await p.getByRole('main').getByRole('button').filter({ hasText: /Xác minh|Xác nhận|địa chỉ|email/i }).filter({ visible: true }).first().click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  await shots(page, 'user-create', go('/users/create'))
  await shots(page, 'audit', go('/audit'))
  await shots(page, 'settings', go('/settings'))

  await signInAs(page, used.parent, '/dashboard')
  await expect(page.locator('h1').first()).toBeVisible()
  await shots(page, 'parent-home', go('/dashboard'), { full: true })
  await shots(page, 'children', go('/children'))
  await shots(page, 'card', async (p) => {
    await go('/children')(p)
    await p.getByRole('button', { name: /^Thao tác với/ }).filter({ visible: true }).first().click()
    await p.getByRole('menuitem', { name: 'Thẻ đăng nhập' }).click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  await shots(page, 'join', async (p) => {
    await go('/children')(p)
    await p.getByRole('button', { name: 'Nhập mã' }).first().click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  await shots(page, 'results', go(`/children/${used.childId}/results`), { full: true })
  await shots(page, 'sticker', async (p) => {
    await go(`/children/${used.childId}/results`)(p)
    await p.getByRole('button', { name: /Tặng/ }).first().click()
    await expect(p.getByRole('dialog')).toBeVisible()
  })
  const lonely = await register(request, 'manager', 'Lê Thị Mới')
  await signInAs(page, lonely, '/children')
  await shots(page, 'children-empty', go('/children'))
  void product
})
