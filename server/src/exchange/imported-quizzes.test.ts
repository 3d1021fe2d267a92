import * as contract from '@lms/contracts/exchange/exchange.ts'
import { getQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { startImportApp } from '../../testing/apps/import-app.ts'
import { pointsByParts } from './imported-quizzes.ts'

const asked = (number: number, text: string): string =>
  `Câu ${number}. ${text}\nA. một con chim\nB. một con cá\nĐáp án: A`

const paper = [
  'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn (6 điểm)',
  asked(1, 'Con vật nào biết bay?'),
  asked(2, 'Con vật nào có cánh?'),
  asked(3, 'Con vật nào đẻ trứng trên cây?'),
  asked(4, 'Con vật nào có lông vũ?'),
  'PHẦN II. Câu trắc nghiệm trả lời ngắn (4 điểm)',
  'Câu 1. Sáu nhân bảy bằng bao nhiêu?\nĐáp án: 42',
  'HẾT',
].join('\n')

describe('a paper that is in the bank', () => {
  test('becomes a quiz that nobody sees yet, in its order, with its parts and their points', async () => {
    const { staged, act, app, call, token, place } = await startImportApp()
    const one = await staged(paper, 'Đề giữa kì.txt', place)
    expect(one.counts).toMatchObject({ total: 5, accepted: 5 })
    expect((await act(contract.createImportQuiz, one._id)).status).toBe(409)
    await act(contract.confirmImport, one._id)
    await app.jobs.runDue()
    const made = await act(contract.createImportQuiz, one._id)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { _id } = (made.body['data'] as { quiz: { _id: string } }).quiz
    const { body } = await call(getQuiz, { token, params: { id: _id } })
    const { quiz } = body['data'] as { quiz: { questions: { _id: string; title: string }[]; placing: object } }
    expect(quiz).toMatchObject({
      title: 'Đề giữa kì',
      class: 'LOP_4',
      subject: { _id: place.subject },
      isActive: false,
      isPublic: false,
      status: 'draft',
      scale: 'ten',
      sections: [
        { title: 'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn (6 điểm)' },
        { title: 'PHẦN II. Câu trắc nghiệm trả lời ngắn (4 điểm)' },
      ],
    })
    expect(quiz.questions.map(({ title }) => title)).toEqual([
      'Con vật nào biết bay?',
      'Con vật nào có cánh?',
      'Con vật nào đẻ trứng trên cây?',
      'Con vật nào có lông vũ?',
      'Sáu nhân bảy bằng bao nhiêu?',
    ])
    // 1,5 and 4 points, as whole numbers of the same weight.
    expect(quiz.placing).toEqual(
      Object.fromEntries(
        quiz.questions.map((question, at) => [
          question._id,
          at < 4 ? { points: 3, section: 0 } : { points: 8, section: 1 },
        ]),
      ),
    )
  })
})

const part = (section: string, count: number, points = 10) => Array.from({ length: count }, () => ({ section, points }))

test('what headings say is shared in each part, by the points of its questions', () => {
  expect(pointsByParts([...part('I (7 điểm)', 28), ...part('II (3 điểm)', 3)])).toEqual([
    ...Array.from({ length: 28 }, () => 1),
    4,
    4,
    4,
  ])
  expect(pointsByParts([...part('I (0,25 điểm/câu)', 12), ...part('II (7 điểm)', 7)])?.at(-1)).toBe(4)
  expect(pointsByParts([...part('I (3 điểm)', 1, 2), ...part('I (3 điểm)', 1, 1)])).toEqual([2, 1])
  // A part that says nothing has what is left of ten.
  expect(pointsByParts([...part('I (6 điểm)', 3), ...part('II', 2)])).toEqual([2, 2, 2, 2, 2])
  expect(pointsByParts(part('I', 4))).toBeNull()
})
