import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { startAttempt } from '@lms/contracts/attempts/attempts.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { expectAccessible } from '../axe.ts'
import { call, tokenOf } from '../call.ts'
import { signInAs } from '../people.ts'
import { expect, test } from '../test.ts'
import { createPerson } from '../users/people.ts'
import { choose, expectNoSidewaysScroll, questionFixtures, write } from './question-fixtures.ts'

const template = {
  title: 'Nhân hai số bất kì',
  content: '<p>Tính {{a}} × {{b}} bằng bao nhiêu?</p>',
  type: 'numeric' as const,
  answers: [{ text: '{{a*b}}', isCorrect: true }],
  template: {
    variables: ['a', 'b'].map((name) => ({ name, kind: 'whole' as const, from: '11', to: '99' })),
    constraints: ['a != b'],
  },
}

test('a template gives every child its own numbers', async ({ page }) => {
  const { request } = page
  const role = 'administrator'
  const { add, subjectId } = await questionFixtures(request, 'Toán mẫu')
  const { quiz } = await call(request, createQuiz, {
    role,
    body: {
      title: 'Đề riêng cho từng em',
      class: 'LOP_4',
      subject: subjectId,
      timeLimit: 45,
      passingScore: 60,
      maxAttempts: 2,
      isPublic: false,
      isActive: true,
      questions: [await add(template)],
    },
  })
  const pupil = async (firstName: string) => {
    const email = `${crypto.randomUUID()}@test.example`
    const studentId = await createPerson(request, { firstName, lastName: 'Nguyễn', email, role: 'student' })
    const { assignment } = await call(request, assignQuiz, { role, params: { id: quiz._id }, body: { studentId } })
    return { email, password: 'Kem-dua-47', assignmentId: assignment._id }
  }
  const [one, other] = [await pupil('An'), await pupil('Bình')]
  const begun = await call(request, startAttempt, {
    token: await tokenOf(request, other),
    params: { id: other.assignmentId },
    body: {},
  })
  const [, ...theirs] = /Tính (\d+) × (\d+)/.exec(begun.quiz.questions[0]?.content ?? '') ?? []
  expect(theirs).toHaveLength(2)

  await signInAs(page, one, `/student/quizzes/${one.assignmentId}`)
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click()
  const asked = page.getByText(/^Tính \d+ × \d+ bằng bao nhiêu\?$/)
  await expect(asked).toBeVisible()
  const [, ...own] = /Tính (\d+) × (\d+)/.exec((await asked.textContent()) ?? '') ?? []
  expect(own).not.toEqual(theirs)
})

test('an author writes a template and sees what it gives', { tag: '@long' }, async ({ page, signIn }) => {
  await questionFixtures(page.request, 'Toán mẫu của người viết')
  await signIn('administrator', '/questions/create')
  await page.getByRole('textbox', { name: 'Title' }).fill('Cộng hai số có hai chữ số')
  await write(page, 'Content', 'Tính tổng của {{a}} và {{b}} rồi chọn.')
  await choose(page, 'Class', 'Lớp 4')
  await choose(page, 'Difficulty', 'Dễ')
  await write(page, 'Answer A', '{{a+b}}')
  await write(page, 'Answer B', '{{a-b}}')
  await page.getByRole('switch', { name: 'Answer A is correct' }).press('Space')
  await page.getByRole('switch', { name: 'Numbers differ from paper to paper' }).press('Space')
  await expect(page.getByText(/No sample yet: .*There is no variable 'b'/)).toBeVisible()
  await page.getByRole('button', { name: 'Add variable' }).click()
  const samples = page.getByText(/^Tính tổng của \d và \d rồi chọn\.$/)
  await expect(samples).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Mistake behind answer B' }).fill('trừ thay vì cộng')
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('textbox', { name: 'Condition 1' }).fill('a > b')
  await page.getByRole('button', { name: 'Try 100 times' }).click()
  await expect(page.getByText(/All 100 came out as good questions/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create Question' }).click()
  await expect(page.getByText('Question created successfully')).toBeVisible()
  await expect(page.getByText('Template', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Tính tổng của \d và \d rồi chọn\.$/).first()).toBeVisible()
})
