import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { createQuiz, getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { addressOf, call } from '../call.ts'
import { register, signInAs, storedToken } from '../people.ts'
import { expect, test } from '../test.ts'
import { quizFixtures } from './quiz-fixtures.ts'

test(
  'a student sees what a quiz is about: no question, no key, no password, no way to give it',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ học sinh')
    const id = await fixtures.add({ title: 'Bài cho học sinh', password: 'Khong-lo', isQrCode: true })
    await signIn('student')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(addressOf(getQuiz, { params: { id } }))),
      page.goto(`/quizzes/${id}`),
    ])
    const told = await answer.text()
    for (const secret of ['Khong-lo', 'Câu thứ', 'questions"', 'isCorrect']) expect(told).not.toContain(secret)
    await expect(page.getByRole('heading', { level: 1, name: 'Bài cho học sinh' })).toBeVisible()
    await expect(page.getByText('Cần mật khẩu để bắt đầu')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Danh sách câu hỏi' })).toHaveCount(0)
    for (const name of ['Giao bài tập', 'Hiện mật khẩu', 'Sao chép liên kết'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sửa' })).toHaveCount(0)
    for (const path of ['/quizzes', '/quizzes/create-v1', `/quizzes/edit/${id}`, '/classes/schedule']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/dashboard$/)
    }
  },
)

test(
  'a parent reads and copies what administrators made, but does not change it',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ phụ huynh')
    const id = await fixtures.add({ title: 'Bài của nhà trường', password: 'Khong-lo' })
    await signIn('parent', `/quizzes/${id}`)
    await expect(page.getByRole('list', { name: 'Danh sách câu hỏi' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Hiện mật khẩu' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sửa' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Giao bài tập' }).click()
    await expect(page.getByRole('dialog')).toContainText('Học sinh sẽ được hỏi mật khẩu của bài; hãy xin người ra đề.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Thao tác với Bài của nhà trường' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Làm thử',
      'Quét phiếu trả lời',
      'Nhập bài làm trên giấy',
      'Nhân bản',
    ])
    await page.goto(`/quizzes/edit/${id}`)
    await expect(page).toHaveURL(`/quizzes/${id}`)
  },
)

test(
  "another parent's private quiz does not exist; of a public one there is only the face",
  { tag: '@long' },
  async ({ page, signIn }) => {
    const fixtures = await quizFixtures(page.request, 'Kệ riêng tư')
    const author = await register(page.request, 'manager', 'Trần Văn Tác Giả')
    await signInAs(page, author)
    const token = await storedToken(page)
    const made = async (title: string, isPublic: boolean): Promise<string> => {
      const { question } = await call(page.request, createQuestion, {
        token,
        body: {
          title: `Câu riêng ${title}`,
          content: '<p>Nội dung đủ dài của câu hỏi này.</p>',
          type: 'true_false',
          class: 'LOP_4',
          subject: fixtures.subjectId,
          difficulty: 'easy',
          points: 10,
          answers: [{ text: 'Đúng', isCorrect: true }, { text: 'Sai' }],
        },
      })
      const { quiz } = await call(page.request, createQuiz, {
        token,
        body: {
          title,
          class: 'LOP_4',
          subject: fixtures.subjectId,
          timeLimit: 30,
          passingScore: 50,
          maxAttempts: 1,
          questions: [question._id],
          isPublic,
        },
      })
      return quiz._id
    }
    const closed = await made('Bài riêng của tôi', false)
    const open = await made('Bài mở của tôi', true)
    await signIn('parent', `/quizzes/${closed}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bài kiểm tra không tồn tại' })).toBeVisible()
    await page.goto(`/quizzes/${open}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Bài mở của tôi' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Danh sách câu hỏi' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Giao bài tập' })).toHaveCount(0)
  },
)
