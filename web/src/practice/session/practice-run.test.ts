import type { CheckedAnswer } from '@lms/contracts/attempts/checked-answers.ts'
import type { PracticeSession } from '@lms/contracts/practice/practice-sessions.ts'
import { expect, test, vi } from 'vitest'
import { PracticeRun, type TryAnswer, nextOpen } from './practice-run.ts'

const session: PracticeSession = {
  _id: 's',
  kind: 'free',
  subject: null,
  difficulty: null,
  attempt: null,
  questions: [],
  answers: [],
  createdAt: '2026-11-16T00:00:00.000Z',
  finishedAt: null,
}
const judged = (question: string, state: CheckedAnswer['state']): TryAnswer => ({
  kind: 'judged',
  answer: {
    question,
    tries: [{ given: 'x', isRight: state === 'right', usedHint: false }],
    state,
    hint: null,
    key: null,
  },
  finishedAt: null,
})

function start(send: (questionId: string) => Promise<TryAnswer>) {
  const kept = new Map<string, unknown>()
  const run = new PracticeRun(
    session,
    {},
    {
      send,
      keep: (questionId, waiting) => (waiting === null ? kept.delete(questionId) : kept.set(questionId, waiting)),
      onJudged: () => undefined,
    },
  )
  return { run, kept }
}

test('a try without network waits on the device and is judged when the network is back', async () => {
  let isOnline = false
  const { run, kept } = start(async (id) => {
    if (!isOnline) throw new Error('offline')
    return judged(id, 'right')
  })
  run.answer('a', 'x')
  run.answer('b', 'y')
  await vi.waitFor(() => expect(run.state().phase).toBe('failing'))
  expect([...kept.keys()]).toEqual(['a', 'b'])
  isOnline = true
  run.wake()
  await vi.waitFor(() => expect(run.state().phase).toBe('idle'))
  expect(run.state().checks).toMatchObject({ a: { state: 'right' }, b: { state: 'right' } })
  expect(kept.size).toBe(0)
  run.close()
})

test('a second try is the second, and one that is under way is not sent again', async () => {
  const sent: number[] = []
  const { run } = start(async (id) => {
    sent.push(run.state().waiting[id]?.number ?? 0)
    return judged(id, sent.length > 1 ? 'wrong' : 'again')
  })
  run.answer('a', 'x')
  run.answer('a', 'z')
  await vi.waitFor(() => expect(run.state().phase).toBe('idle'))
  run.answer('a', 'y')
  await vi.waitFor(() => expect(run.state().checks['a']?.state).toBe('wrong'))
  run.answer('a', 'w')
  expect(sent).toEqual([1, 2])
})

test('what the server will not judge is left out, and the rest goes on', async () => {
  const { run } = start(async (id) => (id === 'a' ? { kind: 'refused', reason: 'vì thế' } : judged(id, 'right')))
  run.answer('a', 'x')
  run.answer('b', 'x')
  await vi.waitFor(() => expect(run.state().phase).toBe('idle'))
  expect(run.state()).toMatchObject({ refused: { a: 'vì thế' }, checks: { b: { state: 'right' } } })
})

test('the next question is one that can be answered, whatever waits or is settled', () => {
  const check = (state: CheckedAnswer['state']): CheckedAnswer => ({
    question: '',
    tries: [],
    state,
    hint: null,
    key: null,
  })
  const progress = {
    questionIds: ['a', 'b', 'c', 'd'],
    checks: { a: check('again'), b: check('right') },
    waiting: { c: { given: 'x', number: 1, usedHint: false } },
    refused: { d: '' },
  }
  expect(nextOpen(progress, 1)).toBe(0)
  expect(nextOpen({ ...progress, refused: {} }, 1)).toBe(3)
  expect(nextOpen({ ...progress, checks: { a: check('wrong'), b: check('right') } }, 1)).toBeNull()
})
