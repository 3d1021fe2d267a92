import { describe, expect, test } from 'vitest'
import {
  type AnswerQueue,
  acknowledged,
  answersOf,
  caughtUp,
  flaggedOf,
  lostTo,
  nextBatch,
  openQueue,
  refused,
  waitingCount,
  withAnswer,
  withFlag,
} from './answer-queue.ts'

const empty = { sequence: 0, answers: {}, flagged: [] }

function sent(queue: AnswerQueue) {
  const next = nextBatch(queue)
  if (next === null) throw new Error('Nothing to send')
  return next
}

describe('the queue of answers', () => {
  test('sends only what changed, with the next number', () => {
    const queue = withAnswer(openQueue({ sequence: 4, answers: { a: '1' }, flagged: [] }), 'b', '2')
    expect(sent(queue).batch).toEqual({ sequence: 5, answers: { b: '2' } })
  })

  test('sends several changes of one answer as the last of them', () => {
    const queue = withAnswer(withAnswer(openQueue(empty), 'a', 'H'), 'a', 'Hà Nội')
    expect(sent(queue).batch.answers).toEqual({ a: 'Hà Nội' })
  })

  test('takes an answer back with null', () => {
    const queue = withAnswer(openQueue({ ...empty, answers: { a: ['1'] } }), 'a', [])
    expect(sent(queue).batch.answers).toEqual({ a: null })
    expect(answersOf(queue)).toEqual({})
  })

  test('has nothing to send when everything is as the server has it', () => {
    const queue = withAnswer(withAnswer(openQueue({ ...empty, answers: { a: '1' } }), 'a', '2'), 'a', '1')
    expect(nextBatch(queue)).toBeNull()
    expect(waitingCount(queue)).toBe(0)
  })

  test('sends a batch without an answer again as it was', () => {
    const { queue, batch } = sent(withAnswer(openQueue(empty), 'a', '1'))
    expect(sent(withAnswer(queue, 'b', '2')).batch).toEqual(batch)
  })

  test('keeps what changed while the batch was on its way', () => {
    const { queue, batch } = sent(withAnswer(openQueue(empty), 'a', '1'))
    const after = acknowledged(withAnswer(queue, 'a', '2'), batch)
    expect(waitingCount(after)).toBe(1)
    expect(sent(after).batch).toEqual({ sequence: 2, answers: { a: '2' } })
  })

  test('going back to the old answer while the new one is on its way is a change too', () => {
    const { queue, batch } = sent(withAnswer(openQueue({ ...empty, answers: { a: '1' } }), 'a', '2'))
    const after = acknowledged(withAnswer(queue, 'a', '1'), batch)
    expect(sent(after).batch.answers).toEqual({ a: '1' })
  })

  test('sends all flags, and forgets them once they arrived', () => {
    const queue = withFlag(withFlag(openQueue({ ...empty, flagged: ['a', 'b'] }), 'a', false), 'c', true)
    const next = sent(queue)
    expect(next.batch.flagged?.toSorted()).toEqual(['b', 'c'])
    const after = acknowledged(next.queue, next.batch)
    expect(waitingCount(after)).toBe(0)
    expect(flaggedOf(after).toSorted()).toEqual(['b', 'c'])
  })
})

describe('after another window was faster', () => {
  const elsewhere = { sequence: 3, answers: { a: 'theirs' }, flagged: ['a'] }

  test('its answer holds where both changed the same question', () => {
    const { queue } = sent(withAnswer(withAnswer(openQueue(empty), 'a', 'mine'), 'b', 'mine'))
    const after = refused(queue, elsewhere)
    expect(answersOf(after)).toEqual({ a: 'theirs', b: 'mine' })
    expect(lostTo(queue, after)).toEqual(['a'])
    expect(sent(after).batch).toEqual({ sequence: 4, answers: { b: 'mine' } })
  })

  test('what this window sent itself, without hearing of it, is no change elsewhere', () => {
    const { queue } = sent(withAnswer(openQueue(empty), 'a', 'first'))
    const later = withAnswer(queue, 'a', 'second')
    const after = refused(later, { sequence: 1, answers: { a: 'first' }, flagged: [] })
    expect(answersOf(after)).toEqual({ a: 'second' })
    expect(lostTo(later, after)).toEqual([])
  })

  test('an older word of the server changes nothing', () => {
    const { queue, batch } = sent(withAnswer(openQueue(empty), 'a', '1'))
    expect(caughtUp(queue, empty)).toBe(queue)
    const saved = acknowledged(queue, batch)
    expect(caughtUp(saved, empty)).toBe(saved)
  })
})

describe('after a reload', () => {
  test('what was not sent is still there and goes first', () => {
    const before = withAnswer(openQueue(empty), 'a', '1')
    const after = openQueue(empty, before.waiting)
    expect(answersOf(after)).toEqual({ a: '1' })
    expect(sent(after).batch.answers).toEqual({ a: '1' })
  })

  test('what arrived without an answer is not sent twice', () => {
    const { queue } = sent(withAnswer(openQueue(empty), 'a', '1'))
    const after = openQueue({ sequence: 1, answers: { a: '1' }, flagged: [] }, queue.waiting)
    expect(waitingCount(after)).toBe(0)
  })
})
