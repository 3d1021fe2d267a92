import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { createTopic, listTopics } from '@lms/contracts/subjects/topics.ts'
import { attemptFixtures } from '../attempts/attempt-fixtures.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { call } from '../call.ts'
import { expectNoSidewaysScroll, questionFixtures } from '../questions/question-fixtures.ts'
import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const role = 'administrator'

test('a quiz draws from a topic, marks out of ten, and its author sees what the bank has', async ({ page, signIn }) => {
  const { subjectId, add } = await questionFixtures(page.request, 'Kệ rút câu')
  const { topic } = await call(page.request, createTopic, {
    role,
    params: { id: subjectId },
    body: { name: 'Phân số' },
  })
  for (const number of [1, 2, 3]) await add({ title: `Câu trong kho ${number}`, topicId: topic._id })
  const named = await add({ title: 'Câu có tên' })
  const { quiz } = await call(page.request, createQuiz, {
    role,
    body: {
      title: 'Đề rút từ kho',
      description: 'Mỗi em một đề riêng.',
      class: 'LOP_4',
      subject: subjectId,
      questions: [named],
    },
  })
  await signIn(role, `/quizzes/edit/${quiz._id}`)
  await page.getByRole('button', { name: 'Thêm nhóm rút câu' }).click()
  const draw = page.getByRole('group', { name: 'Nhóm 1' })
  await expect(draw).toContainText('Còn thiếu')
  await draw.getByRole('textbox', { name: 'Số câu' }).fill('3')
  await draw.getByRole('combobox', { name: 'Chủ điểm' }).click()
  await page.getByRole('option', { name: 'Phân số' }).click()
  await expect(draw).toContainText('Tìm thấy 3 câu phù hợp.')
  await page.getByRole('combobox', { name: 'Thang điểm' }).click()
  await page.getByRole('option', { name: 'Thang 10', exact: true }).click()
  await page.getByRole('button', { name: 'Chia đều điểm' }).click()
  await expect(page.getByText('Đã chia đều: tổng 10 điểm')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Điểm của câu 1: Câu có tên' })).toHaveValue('2,5')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await page.waitForURL(/\/quizzes(\?|$)/)
  await page.goto(`/quizzes/${quiz._id}`)
  await expect(page.getByText('Mỗi bài làm rút thêm 3 câu từ ngân hàng.')).toBeVisible()
  await expect(page.getByText('Thang 10')).toBeVisible()
})

test('draws, sections and points are good to look at and to use on every screen @long', async ({ page, signIn }) => {
  const { subjectId, add } = await questionFixtures(page.request, 'Kệ các phần')
  const { quiz } = await call(page.request, createQuiz, {
    role,
    body: {
      title: 'Đề có các phần',
      description: 'Hai phần và một nhóm rút câu.',
      class: 'LOP_4',
      subject: subjectId,
      questions: [await add({ title: 'Câu thứ nhất' }), await add({ title: 'Câu thứ hai' })],
      sections: [{ title: 'Phần trắc nghiệm', instruction: 'Chọn một đáp án.', minutes: 10 }],
      draws: [{ count: 2, difficulty: 'easy' }],
      scale: 'ten',
    },
  })
  await signIn(role, `/quizzes/edit/${quiz._id}`)
  await expect(page.getByRole('group', { name: 'Nhóm 1' })).toContainText('Còn thiếu')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Thêm phần' }).click()
  await page.getByRole('group', { name: 'Phần 2' }).getByRole('textbox', { name: 'Tên phần' }).fill('Phần tự luận')
  await page.getByRole('combobox', { name: 'Phần của câu 1: Câu thứ nhất' }).click()
  await page.getByRole('option', { name: 'Phần tự luận' }).click()
  await page.getByRole('button', { name: 'Bỏ phần 1' }).click()
  await expect(page.getByRole('combobox', { name: 'Phần của câu 1: Câu thứ nhất' })).toHaveValue('Phần tự luận')
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await page.waitForURL(/\/quizzes(\?|$)/)
})

test('a student sees the section of a question, its instruction and its time @long', async ({ page }) => {
  const { assignmentId } = await attemptFixtures(page, 'Bài có một phần', {
    types: ['single_choice'],
    questions: [],
    sections: [{ title: 'Phần một', instruction: 'Làm nhanh và cẩn thận.', minutes: 5 }],
    draws: [{ count: 1, section: 0, points: 2.5 }],
    scale: 'ten',
  })
  await page.goto(`/student/quizzes/${assignmentId}`)
  await page.getByRole('button', { name: /Bắt đầu/ }).click()
  const section = page.getByRole('region', { name: 'Phần một' })
  await expect(section).toContainText('Làm nhanh và cẩn thận.')
  await expect(section.getByRole('timer')).toContainText(/0?[45]:/)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})

test('a child who cannot begin is told so kindly @long', async ({ page }) => {
  const { assignmentId } = await attemptFixtures(page, 'Bài thiếu câu', { draws: [{ count: 50 }] })
  await page.goto(`/student/quizzes/${assignmentId}`)
  await page.getByRole('button', { name: /Bắt đầu/ }).click()
  await expect(page.getByText(/Bài này chưa đủ câu hỏi để bắt đầu/).first()).toBeVisible()
})

test('topics are added, renamed and deleted under their subject, and lead to their questions @long', async ({
  page,
  signIn,
}) => {
  const { subjectId } = await questionFixtures(page.request, 'Kệ chủ điểm')
  await signIn(role, `/subjects/${subjectId}`)
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add topic' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('button', { name: 'Add topic' }).click()
    await expect(dialog).toBeHidden()
  }
  await add('Số học')
  await page.getByRole('button', { name: 'Actions for Số học' }).click()
  await page.getByRole('menuitem', { name: 'Add inside' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Phân số')
  await page.getByRole('dialog').getByRole('button', { name: 'Add topic' }).click()
  await expect(page.getByRole('link', { name: 'Phân số' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const { topics } = await call(page.request, listTopics, { role, params: { id: subjectId } })
  const inside = topics.find(({ path }) => path === 'Số học / Phân số')
  await call(page.request, createQuestion, {
    role,
    body: {
      title: 'Câu về phân số',
      content: '<p>Một phần hai viết thế nào?</p>',
      type: 'fill_blank',
      class: 'LOP_4',
      subject: subjectId,
      difficulty: 'easy',
      points: 5,
      answers: [{ text: '1/2', isCorrect: true }],
      topicId: inside?._id ?? null,
    },
  })
  await page.reload()
  await page.getByRole('link', { name: 'Số học' }).click()
  await expect(page.getByText('Câu về phân số')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})
