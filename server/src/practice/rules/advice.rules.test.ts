import type { Standing } from '@lms/contracts/practice/practice-progress.ts'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'
import { dueForExam, examsNear } from './exams.ts'

const day = 86_400_000
const now = Date.parse('2026-12-01T08:00:00Z')
const maths = { id: 'toan', name: 'Toán' }
const topic = (name: string, standing: Standing, expected = 0.6, subject = maths) => ({
  name,
  subject,
  standing,
  expected,
  remembered: 0.9,
})
const examIn = (days: number, subjectId = maths.id) => ({
  subjectId,
  day: new Date(now + days * day).toISOString().slice(0, 10),
})

test('who has answered nothing is told to begin, and who knows everything to go on', () => {
  expect(adviceFor([], [], now)).toEqual({ kind: 'start', topic: null, subject: null, day: null })
  expect(adviceFor([topic('Phân số', 'new')], [], now).kind).toBe('start')
  expect(adviceFor([topic('Phân số', 'firm', 0.95)], [], now).kind).toBe('keep')
})

test('what faded comes before what is being learned, the weakest first', () => {
  const topics = [topic('Cộng', 'almost', 0.7), topic('Trừ', 'learning', 0.3), topic('Nhân', 'learning', 0.4)]
  expect(adviceFor(topics, [], now)).toMatchObject({ kind: 'learning', topic: 'Trừ', subject: 'Toán' })
  expect(adviceFor([...topics, topic('Chia', 'faded', 0.8)], [], now)).toMatchObject({ kind: 'faded', topic: 'Chia' })
})

test('an exam that is near comes first, as long as something of its subject is not firm', () => {
  const science = { id: 'khoa', name: 'Khoa học' }
  const topics = [topic('Chia', 'faded', 0.8), topic('Cây', 'new', 0.5, science), topic('Nước', 'almost', 0.8, science)]
  const exam = examIn(10, science.id)
  expect(adviceFor(topics, [exam], now)).toEqual({ kind: 'exam', topic: 'Nước', subject: 'Khoa học', day: exam.day })
  expect(adviceFor(topics, [examIn(40, science.id)], now).kind).toBe('faded')
  expect(adviceFor(topics, [examIn(-2, science.id)], now).kind).toBe('faded')
  expect(adviceFor([topic('Cây', 'firm', 0.9, science)], [exam], now).kind).toBe('keep')
})

test('until an exam what is not firm is due every day, what is firm once more in the last week if it would fade', () => {
  const at = now + 10 * day
  const memory = { stability: 4, difficulty: 5, at: now }
  expect(dueForExam(memory, false, at)).toBe(now + day / 2)
  expect(dueForExam(memory, true, at)).toBe(at - 7 * day)
  expect(dueForExam({ ...memory, stability: 60 }, true, at)).toBe(Infinity)
  expect(examsNear([examIn(30), examIn(20), examIn(9), examIn(-3)], now)).toEqual(
    new Map([[maths.id, Date.parse(`${examIn(9).day}T00:00:00Z`)]]),
  )
})
