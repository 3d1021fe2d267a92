import { writeFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { givenQuiz } from '../attempts/attempt-fixtures.ts'
import type { Product } from '../product.ts'
import { expect, test } from '../test.ts'
import { type Engine, engineOf, windowSize } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { barsThroughFormulas, squareCorners, unevenNumbers } from './looks.ts'
import { personAt } from './person.ts'
import { startWebKit } from './webkit.ts'

const title = 'Bài ở mọi trình duyệt'
const formula = '<p>Tính <span data-type="inline-math" data-latex="\\frac{1}{2}+\\frac{1}{3}"></span> nhé các bạn</p>'

test('a child’s whole journey in Chromium', async ({ browser, product, request }) => {
  const context = await browser.newContext({
    viewport: windowSize,
    locale: 'vi-VN',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await journey(engineOf(page), product, request)
})

for (const [name, start] of [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const) {
  test(`a child’s whole journey in ${name}`, async ({ product, request }) => {
    const engine = await start()
    test.skip(engine === null, `${name} is not installed here: its journey was not made.`)
    if (engine !== null) await journey(engine, product, request)
  })
}

/** Sign in, begin, the server ends and comes back in the middle, hand in, look at the result, practise what was wrong. */
async function journey(engine: Engine, product: Product, request: APIRequestContext): Promise<void> {
  const child = personAt(engine)
  const { student } = await givenQuiz(request, title, {
    types: ['single_choice', 'single_choice', 'single_choice', 'single_choice', 'single_choice', 'single_choice'],
    content: formula,
    maxAttempts: 1,
  })
  // A dialog may still be on its way to its place: what counts is where it comes to rest.
  const looksRight = (look: () => string[]) =>
    expect.poll(() => engine.ask(`(${look.toString()})()`), { message: look.name }).toEqual([])
  const width = () => engine.ask('document.documentElement.clientWidth')
  const warned = product.log.length
  try {
    await engine.open(`${product.url}/login`)
    await child.writes({ role: 'textbox', name: 'Email hoặc tên đăng nhập' }, student.email)
    await child.writes({ role: 'textbox', name: 'Mật khẩu' }, student.password)
    await child.presses({ role: 'button', name: 'Đăng nhập', exact: true })
    await child.sees({ role: 'link', name: title })
    const atHome = await width()
    await child.presses({ role: 'link', name: title })

    await child.sees({ role: 'button', name: 'Bắt đầu làm bài' })
    expect(await width(), 'what is long and what is short stand in the same place').toBe(atHome)
    await child.presses({ role: 'button', name: 'Bắt đầu làm bài' })
    await child.sees({ role: 'timer', name: '' })
    await engine.ask('navigator.serviceWorker.ready.then(() => true)')
    await child.presses({ role: 'radio', name: 'năm' })
    await child.sees({ role: 'words', name: 'Đã lưu', exact: true })
    await child.sees({ role: 'formula', name: '' })
    await looksRight(barsThroughFormulas)
    await looksRight(unevenNumbers)

    await product.goAway()
    await child.presses({ role: 'button', name: 'Câu sau' })
    await child.sees({ role: 'heading', name: 'Câu hỏi số 2' })
    await child.presses({ role: 'radio', name: 'năm' })
    await child.sees({ role: 'words', name: 'Mất kết nối: 1 câu đang chờ gửi' })
    await engine.reload()
    await child.sees({ role: 'heading', name: 'Câu hỏi số 2' })
    await child.sees({ role: 'formula', name: '' })
    // The line that says so moves the page: whoever presses before it is there presses beside the button.
    await child.sees({ role: 'words', name: 'Mất kết nối: 1 câu đang chờ gửi' })
    await child.presses({ role: 'button', name: 'Nộp bài' })
    await child.sees({ role: 'dialog', name: 'Nộp bài?' })
    await looksRight(squareCorners)
    await child.presses({ role: 'button', name: 'Nộp bài', exact: true })
    await child.sees({ role: 'heading', name: 'Bạn đã nộp bài!' })
    await product.repaired()
    await child.sees({ role: 'dialog', name: 'Chúc mừng bạn!' })
    await child.presses({ role: 'link', name: 'Xem kết quả' })
    await child.sees({ role: 'words', name: '20 / 60' })

    await child.presses({ role: 'button', name: 'Làm lại câu sai' })
    await child.presses({ role: 'radio', name: 'năm' })
    await child.presses({ role: 'button', name: 'Kiểm tra', exact: true })
    await child.sees({ role: 'words', name: 'Đúng rồi!' })
    await child.presses({ role: 'button', name: 'Câu tiếp theo' })
    await child.sees({ role: 'radio', name: 'năm' })
    expect(product.log.slice(warned).filter((line) => line.includes('its policy forbids'))).toEqual([])
  } catch (error) {
    writeFileSync(test.info().outputPath('screen.png'), await engine.picture())
    throw error
  } finally {
    await engine.close()
  }
}
