import type { RunningAttempt } from '@lms/contracts/attempts/attempts.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Batch, type Waiting, answersOf, nothingWaiting, waitingCount } from './answer-queue.ts'
import { AnswerSaver, NotSent, type SaveAnswer } from './answer-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = { sequence: 0, answers: {}, flagged: [] }

/** The rules of the server, as far as a save goes. */
function createServer() {
  let attempt = { ...start, answers: {} as Record<string, string | string[]>, flagged: [] as string[] }
  const batches: Batch[] = []
  let isReachable = true
  let losesAnswers = false
  let isOver = false
  let takesPictures = true
  return {
    batches,
    attempt: () => attempt,
    cut: () => void (isReachable = false),
    restore: () => void ((isReachable = true), (losesAnswers = false), (takesPictures = true)),
    loseAnswers: () => void (losesAnswers = true),
    end: () => void (isOver = true),
    changeElsewhere(id: string, value: string): void {
      attempt = { ...attempt, sequence: attempt.sequence + 1, answers: { ...attempt.answers, [id]: value } }
    },
    losePictures: () => void (takesPictures = false),
    sendPicture(kept: string): Promise<string | null> {
      if (!isReachable || !takesPictures) return Promise.reject(new TypeError('No network'))
      return Promise.resolve(kept.includes('refused') ? null : '/uploads/media/cat.jpg')
    },
    save(batch: Batch): Promise<SaveAnswer> {
      if (!isReachable) return Promise.reject(new TypeError('No network'))
      if (isOver) return Promise.resolve({ kind: 'over' })
      batches.push(batch)
      const answers = Object.fromEntries(
        Object.entries({ ...attempt.answers, ...batch.answers }).filter(([, value]) => value !== null),
      ) as Record<string, string | string[]>
      if (batch.sequence === attempt.sequence + 1) {
        attempt = { sequence: batch.sequence, answers, flagged: batch.flagged ?? attempt.flagged }
      } else if (batch.sequence !== attempt.sequence || JSON.stringify(answers) !== JSON.stringify(attempt.answers)) {
        return Promise.resolve({ kind: 'stale', attempt: { ...attempt, secondsLeft: 60 } as unknown as RunningAttempt })
      }
      if (losesAnswers) return Promise.reject(new TypeError('The answer was lost'))
      return Promise.resolve({ kind: 'saved', secondsLeft: 60 })
    },
  }
}

function createStore() {
  let kept: Waiting = nothingWaiting
  return {
    kept: () => kept,
    load: () => Promise.resolve(kept),
    keep: (_before: Waiting, after: Waiting) => Promise.resolve(void (kept = after)),
    forget: () => Promise.resolve(void (kept = nothingWaiting)),
  }
}

function sit(server = createServer(), store = createStore(), waiting = nothingWaiting) {
  const ended = vi.fn<() => void>()
  const attempt = { ...server.attempt(), secondsLeft: 60 } as unknown as RunningAttempt
  const saver = new AnswerSaver(attempt, waiting, {
    save: (batch) => server.save(batch),
    sendPicture: (kept) => server.sendPicture(kept),
    store,
    now: () => 0,
    onOver: ended,
  })
  return { server, store, saver, ended }
}

describe('saving answers', () => {
  test('happens within a second, several changes together', async () => {
    const { server, saver } = sit()
    saver.answer('a', '1')
    saver.answer('b', '2')
    saver.answer('b', '3')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.batches).toEqual([{ sequence: 1, answers: { a: '1', b: '3' } }])
    expect(waitingCount(saver.state().queue)).toBe(0)
  })

  test('somebody who never stops typing is saved all the same', async () => {
    const { server, saver } = sit()
    for (let letter = 1; letter <= 20; letter += 1) {
      saver.answer('a', 'x'.repeat(letter))
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(server.batches.length).toBeGreaterThan(3)
  })

  test('says so when the browser keeps nothing, and still sends', async () => {
    const { server, saver } = sit(createServer(), {
      ...createStore(),
      keep: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
    })
    expect(saver.state().isKeptHere).toBe(true)
    saver.answer('a', '1')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saver.state().isKeptHere).toBe(false)
    expect(server.attempt().answers).toEqual({ a: '1' })
  })

  test('waits out a network that is gone, and keeps what waits', async () => {
    const { server, store, saver } = sit()
    server.cut()
    saver.answer('a', '1')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saver.state().phase).toBe('failing')
    expect(store.kept().answers).toHaveProperty('a')
    saver.answer('b', '2')
    server.restore()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.attempt().answers).toEqual({ a: '1', b: '2' })
    expect(store.kept()).toEqual(nothingWaiting)
  })

  test('a picture that was added without network waits in its answer, and arrives before it', async () => {
    const { server, store, saver } = sit()
    const essay = (source: string): string => `<p>Con mèo</p><img src="${source}">`
    server.cut()
    saver.answer('a', essay('data:image/jpeg;kept=1;base64,AAAA'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.kept().answers).toHaveProperty('a')
    server.restore()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.attempt().answers).toEqual({ a: essay('/uploads/media/cat.jpg') })
    expect(answersOf(saver.state().queue)).toEqual({ a: essay('/uploads/media/cat.jpg') })
    saver.answer('a', essay('data:image/jpeg;kept=1;base64,refused'))
    await saver.flush()
    expect(server.attempt().answers).toEqual({ a: '<p>Con mèo</p>' })
    expect(server.batches.every(({ answers }) => !JSON.stringify(answers).includes('data:'))).toBe(true)
  })

  test('a picture that does not arrive holds up no other answer', async () => {
    const { server, saver } = sit()
    server.losePictures()
    saver.answer('a', '<img src="data:image/jpeg;kept=1;base64,AAAA">')
    saver.answer('b', '2')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.attempt().answers).toEqual({ b: '2' })
    expect(saver.state().phase).toBe('failing')
    await expect(saver.flush()).rejects.toThrow(NotSent)
    server.restore()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.attempt().answers).toEqual({ a: '<img src="/uploads/media/cat.jpg">', b: '2' })
  })

  test('tries ever more seldom while nothing arrives', async () => {
    const { server, saver } = sit()
    const tries = vi.spyOn(server, 'save')
    server.cut()
    saver.answer('a', '1')
    await vi.advanceTimersByTimeAsync(120_000)
    // Five seconds at most between two, so that nobody waits for long once the server is there again.
    expect(tries.mock.calls.length).toBeGreaterThanOrEqual(24)
    expect(tries.mock.calls.length).toBeLessThan(45)
  })

  test('goes on after a reload with what was left', async () => {
    const first = sit()
    first.server.cut()
    first.saver.answer('a', '1')
    await vi.advanceTimersByTimeAsync(1000)
    first.saver.close()
    first.server.restore()
    const second = sit(first.server, first.store, await first.store.load())
    await vi.advanceTimersByTimeAsync(1000)
    expect(second.server.attempt().answers).toEqual({ a: '1' })
  })

  test('an acknowledgement that was lost costs no answer and no number', async () => {
    const { server, saver } = sit()
    server.loseAnswers()
    saver.answer('a', '1')
    await vi.advanceTimersByTimeAsync(1000)
    saver.answer('a', '2')
    server.restore()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.attempt()).toMatchObject({ sequence: 2, answers: { a: '2' } })
    expect(saver.state().changedElsewhere).toEqual([])
  })

  test('takes over what another window changed and sends the rest', async () => {
    const { server, saver } = sit()
    server.changeElsewhere('a', 'theirs')
    saver.answer('a', 'mine')
    saver.answer('b', 'mine')
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.attempt().answers).toEqual({ a: 'theirs', b: 'mine' })
    expect(answersOf(saver.state().queue)).toEqual({ a: 'theirs', b: 'mine' })
    expect(saver.state().changedElsewhere).toEqual(['a'])
  })

  test('everything has arrived once it is flushed, and a flush without network says so', async () => {
    const { server, saver } = sit()
    saver.answer('a', '1')
    await saver.flush()
    expect(server.attempt().answers).toEqual({ a: '1' })
    server.cut()
    saver.answer('b', '2')
    await expect(saver.flush()).rejects.toBeInstanceOf(NotSent)
  })

  test('hears that the attempt has ended, and sends nothing more', async () => {
    const { server, saver, ended } = sit()
    server.end()
    saver.answer('a', '1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toHaveBeenCalledOnce()
    expect(server.batches).toEqual([])
  })
})

test('two windows that both write, with answers getting lost, end with the same sheet as the server', async () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = randomFrom(seed)
    const server = createServer()
    const windows = [sit(server), sit(server)]
    for (let step = 0; step < 40; step += 1) {
      const saver = windows[Math.floor(random() * 2)]?.saver
      const chance = random()
      if (chance < 0.6) saver?.answer(`q${Math.floor(random() * 5)}`, String(step))
      else if (chance < 0.7) server.loseAnswers()
      else if (chance < 0.75) server.cut()
      else server.restore()
      await vi.advanceTimersByTimeAsync(random() * 1500)
    }
    server.restore()
    await vi.advanceTimersByTimeAsync(60_000)
    for (const { saver } of windows) {
      expect(waitingCount(saver.state().queue), `seed ${seed}`).toBe(0)
      saver.catchUp({ ...server.attempt(), secondsLeft: 1 } as unknown as RunningAttempt)
      expect(answersOf(saver.state().queue), `seed ${seed}`).toEqual(server.attempt().answers)
    }
  }
})

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
