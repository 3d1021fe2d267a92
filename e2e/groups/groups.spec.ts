import { startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { call, tokenOf } from '../call.ts'
import { questionFixtures } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

test('@long a list of thirty students becomes a group with cards, a quiz and a table of results', async ({
  page,
  request,
  signIn,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 6)
  const name = `4A ${mark}`
  const given = 'An Bình Chi Dũng Giang Hà Huy Khoa Lan Minh'.split(' ')
  const students = Array.from(
    { length: 30 },
    (_, index) => `Nguyễn ${'ABC'.charAt(index % 3)}${mark} ${given[index % 10]},${name},,${index + 1}`,
  )
  const subject = await questionFixtures(request, `Toán ${mark}`)
  const questions = [
    await subject.add({ title: 'Câu một', points: 10 }),
    await subject.add({ title: 'Câu hai', points: 10 }),
  ]
  const { quiz } = await call(request, createQuiz, {
    role: 'administrator',
    body: {
      title: `Bài của ${name}`,
      description: 'Bài kiểm tra cho cả nhóm.',
      class: 'LOP_4',
      subject: subject.subjectId,
      questions,
      timeLimit: 30,
      maxAttempts: 1,
      passingScore: 50,
      isActive: true,
    },
  })

  await signIn('administrator', '/groups')
  await page.getByRole('button', { name: 'Nhập danh sách' }).click()
  await page.getByLabel('Tệp danh sách').setInputFiles({
    name: 'lop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Họ và tên,Nhóm,Email phụ huynh,SBD', ...students].join('\n')),
  })
  await page.getByRole('button', { name: 'Tạo 30 tài khoản' }).click()
  await page.getByRole('link', { name: `Nhóm ${name} (30)` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('button', { name: 'In thẻ đăng nhập' }).click()
  await page.getByRole('button', { name: 'Tạo thẻ' }).click()
  await expect(page.getByText('Đã có 30 thẻ')).toBeVisible({ timeout: 60_000 })
  const cards = page.locator('[data-card]')
  await expect(cards).toHaveCount(30)
  await page.emulateMedia({ media: 'print' })
  const printed = await page.pdf({ format: 'A4' })
  // Eight on a page: thirty are on four.
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4)
  await page.emulateMedia({ media: 'screen' })
  const credentials = await cards.evaluateAll((found) =>
    found.slice(0, 3).map((card) => {
      const [, email = '', password = ''] = [...card.querySelectorAll('dd')].map((cell) => cell.textContent)
      return { email, password }
    }),
  )
  await page.getByRole('button', { name: 'Đóng' }).last().click()

  await page.getByRole('tab', { name: 'Giao bài' }).click()
  await page.getByRole('combobox', { name: 'Bài kiểm tra' }).fill(`Bài của ${name}`)
  await page.getByRole('option', { name: `Bài của ${name}` }).click()
  await page.getByRole('button', { name: 'Thực hiện cho 30 học sinh' }).click()
  await expect(page.getByText('30 trên 30 học sinh · thay đổi với 30 em', { exact: false })).toBeVisible()

  for (const student of credentials) {
    const token = await tokenOf(request, student)
    const params = { id: quiz._id }
    const begun = await call(request, startAttempt, { token, params, body: {} })
    const answers = Object.fromEntries(
      begun.quiz.questions.map(({ _id, answers: options }) => [_id, options[0]?._id ?? '']),
    )
    await call(request, submitAttempt, { token, params, body: { answers, submissionTime: 1 } })
  }

  await page.getByRole('tab', { name: 'Kết quả' }).click()
  await expect(page.getByText('3/30', { exact: true })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Điểm' }).getByRole('button').click()
  await expect(page).toHaveURL(/sortBy=score/)
  const table = page.getByRole('table', { name: 'Kết quả từng học sinh' })
  await expect(table.getByText('Đã nộp')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải Excel (XLSX)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
