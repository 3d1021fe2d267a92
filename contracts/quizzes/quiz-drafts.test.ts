import { describe, expect, test } from 'vitest'
import { ChildPasswordForm } from '../children/children.ts'
import { saidBy } from '../messages.ts'
import { QuizDraft, editProblems, quizEditFor, releaseProblem } from './quiz-drafts.ts'

const now = new Date('2026-11-15T08:30:40.000Z')
const problem = (releaseDate: string | null, deadline: string | null = null) =>
  releaseProblem({ releaseDate, deadline }, now)?.default ?? null

describe('the release of a quiz', () => {
  test('is not in the past; the minute that it is now still counts', () => {
    expect(problem(null)).toBeNull()
    expect(problem('2026-11-15T08:30:00.000Z')).toBeNull()
    expect(problem('2026-11-15T15:30:00+07:00')).toBeNull()
    expect(problem('2026-11-15T08:29:59.000Z')).toBe('Ngày phát hành không được nhỏ hơn ngày hiện tại.')
  })

  test('is not after the deadline', () => {
    expect(problem('2026-11-16T00:00:00Z', '2026-11-16T00:00:00Z')).toBeNull()
    expect(problem('2026-11-16T00:00:01Z', '2026-11-16T00:00:00Z')).toBe('Ngày phát hành không được lớn hơn hạn chót.')
  })
})

describe('the edit form', () => {
  const current = { title: 'Toán', description: '', timeLimit: 3 }

  test('looks at what was changed, and at nothing else', () => {
    expect(editProblems(current, current)).toEqual([])
    expect(editProblems({}, current)).toEqual([])
    expect(editProblems({ title: 'Văn', description: 'Ngắn', timeLimit: 481 }, current)).toMatchObject([
      { field: 'title', message: { default: 'Tên bài kiểm tra phải có ít nhất 5 ký tự' } },
      { field: 'description', message: { default: 'Mô tả phải có ít nhất 10 ký tự' } },
      { field: 'timeLimit', message: { default: 'Thời gian làm bài phải từ 5 đến 480 phút' } },
    ])
  })

  test('says the same through its schema', () => {
    const checked = quizEditFor(current).safeParse({ title: '', version: 1 })
    expect(checked.error?.issues.map(({ path, message }) => [path[0], saidBy(message).message])).toEqual([
      ['title', 'Tên bài kiểm tra là bắt buộc'],
    ])
    expect(quizEditFor(current).safeParse({ ...current, version: 1 }).success).toBe(true)
  })
})

describe('a new password for a child', () => {
  const messages = (password: string, confirmPassword: string) =>
    ChildPasswordForm.safeParse({ password, confirmPassword }).error?.issues.map(
      ({ message }) => saidBy(message).message,
    ) ?? []

  test('is there twice and the same', () => {
    expect(messages('cam-nho', 'cam-nho')).toEqual([])
    expect(messages('', '')).toEqual(['Mật khẩu mới là bắt buộc', 'Xác nhận mật khẩu là bắt buộc'])
    expect(messages('cam-nho', 'cam-to')).toEqual(['Mật khẩu và xác nhận mật khẩu không khớp!'])
    expect(messages('cam', 'cam')).toEqual(['Mật khẩu phải có ít nhất 6 ký tự'])
  })
})

test('a quiz of which nothing else is said is nobody else’s to see, an hour long, and tried once', () => {
  const { isPublic, timeLimit, maxAttempts, passingScore } = QuizDraft.parse({
    title: 'Ôn tập phân số',
    description: 'Bài ôn tập cuối tuần về phân số.',
    class: 'LOP_4',
    subject: '00000000-0000-4000-8000-000000000000',
    questions: ['00000000-0000-4000-8000-000000000001'],
  })
  expect({ isPublic, timeLimit, maxAttempts, passingScore }).toEqual({
    isPublic: false,
    timeLimit: 60,
    maxAttempts: 1,
    passingScore: 60,
  })
})
