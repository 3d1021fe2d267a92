import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Outcome, type Sitting, expire, save, submit } from './sitting.ts'

const questionIds = ['one', 'two', 'three']
const paper = new Set(questionIds)
const start = Date.parse('2026-11-16T01:00:00.000Z')
const end = start + 600_000

const fresh: Sitting = {
  state: 'running',
  endsAt: new Date(end).toISOString(),
  finishedAt: null,
  sequence: 0,
  answers: {},
  flagged: [],
  startedAt: new Date(start).toISOString(),
  steps: {},
  checks: {},
}

/** What a tab does; `behind` is how many saves of others it has not heard of, `wait` what passes before. */
const given = fc.oneof(fc.constantFrom('a', 'b', '', null), fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }))
const change = fc.record({
  answers: fc.dictionary(fc.constantFrom(...questionIds, 'foreign'), given, { maxKeys: 3 }),
  flagged: fc.option(fc.uniqueArray(fc.constantFrom(...questionIds, 'foreign')), { nil: undefined }),
  behind: fc.constantFrom(0, 0, 0, 1, 2, -1),
  wait: fc.constantFrom(0, 100, 1000, 30_000, 200_000),
})
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('save' as const), change }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), change }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('submit' as const), change }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), change }) },
  // The process ends and another one reads what was kept.
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), change }) },
)

test('whatever tabs, sweeps and restarts do, acknowledged answers stay and the end is the end', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let sitting = fresh
      let now = start
      let acknowledged: Sitting['answers'] = {}
      let last: Parameters<typeof save>[1] | null = null
      for (const { kind, change: wanted } of acts) {
        now += wanted.wait
        const before = sitting
        const sent = { ...wanted, sequence: sitting.sequence + 1 - wanted.behind }
        let outcome: Outcome = { kind: 'repeated' }
        if (kind === 'save') outcome = save(sitting, sent, paper, new Date(now))
        if (kind === 'repeat' && last) outcome = save(sitting, last, paper, new Date(now))
        if (kind === 'submit') outcome = submit(sitting, sent, paper, new Date(now))
        if (kind === 'sweep') outcome = expire(sitting, new Date(now))
        if (kind === 'restart') sitting = JSON.parse(JSON.stringify(sitting)) as Sitting
        if ('sitting' in outcome) sitting = outcome.sitting
        if (kind === 'save' && outcome.kind === 'saved') last = sent

        if (before.state === 'completed') expect(sitting).toEqual(before)
        expect(sitting.sequence).toBe(before.sequence + (outcome.kind === 'saved' ? 1 : 0))
        if (outcome.kind === 'stale' || outcome.kind === 'repeated') expect(sitting).toEqual(before)
        // Later than thirty seconds after the end nothing is taken.
        if (now > end + 30_000) expect(sitting.answers).toEqual(acknowledged)
        else if (outcome.kind === 'saved' || outcome.kind === 'completed') acknowledged = sitting.answers
        expect(sitting.answers).toEqual(acknowledged)
        expect(Object.keys(sitting.answers).every((id) => paper.has(id))).toBe(true)
        expect(sitting.flagged.every((id) => paper.has(id))).toBe(true)
        if (sitting.finishedAt !== null) expect(Date.parse(sitting.finishedAt)).toBeLessThanOrEqual(end)
        expect(sitting.finishedAt === null).toBe(sitting.state === 'running')
      }
      const after = expire(sitting, new Date(end + 31_000 + now))
      if (sitting.state === 'running') expect(after.kind).toBe('completed')
    }),
    { numRuns: 2000 },
  )
})

test('two tabs that save from the same state: the first is taken, the second hears of it', () => {
  const first = save(fresh, { answers: { one: 'a' }, sequence: 1 }, paper, new Date(start))
  expect(first).toMatchObject({ kind: 'saved', sitting: { sequence: 1, answers: { one: 'a' } } })
  const { sitting } = first as Extract<Outcome, { sitting: Sitting }>
  expect(save(sitting, { answers: { one: 'b' }, sequence: 1 }, paper, new Date(start)).kind).toBe('stale')
  expect(save(sitting, { answers: { one: 'a' }, sequence: 1 }, paper, new Date(start)).kind).toBe('repeated')
  expect(save(sitting, { answers: { two: 'b' }, sequence: 3 }, paper, new Date(start)).kind).toBe('stale')
})

test('a submit without a sequence is the last word; with a stale one it must bring nothing new', () => {
  const sitting = { ...fresh, sequence: 4, answers: { one: 'a' } }
  const now = new Date(start)
  expect(submit(sitting, { answers: { two: 'b' } }, paper, now)).toMatchObject({
    kind: 'completed',
    sitting: { answers: { one: 'a', two: 'b' }, finishedAt: now.toISOString() },
  })
  expect(submit(sitting, { answers: { two: 'b' }, sequence: 2 }, paper, now).kind).toBe('stale')
  expect(submit(sitting, { answers: { one: 'a' }, sequence: 2 }, paper, now).kind).toBe('completed')
})

test('up to thirty seconds after the end answers are taken, later they are not, and the finish is the end', () => {
  const ending = new Date(end).toISOString()
  expect(submit(fresh, { answers: { one: 'a' } }, paper, new Date(end + 30_000))).toMatchObject({
    sitting: { answers: { one: 'a' }, finishedAt: ending },
  })
  expect(submit(fresh, { answers: { one: 'a' } }, paper, new Date(end + 30_001))).toMatchObject({
    sitting: { answers: {}, finishedAt: ending },
  })
})

test('the steps of an answer are kept: what was given first, how often it was changed, how long it took at most', () => {
  const at = (seconds: number) => new Date(start + seconds * 1000)
  let sitting = fresh
  const keep = (answers: Record<string, string | null>, seconds: Record<string, number>, now: Date) => {
    const outcome = save(sitting, { answers, seconds, sequence: sitting.sequence + 1 }, paper, now)
    if (outcome.kind !== 'saved') throw new Error(outcome.kind)
    sitting = outcome.sitting
  }
  keep({ one: 'a' }, { one: 20, foreign: 5 }, at(30))
  expect(sitting.steps).toEqual({ one: { changes: 0, seconds: 20 } })
  keep({ one: 'b' }, { one: 12 }, at(60))
  keep({ one: 'b', two: 'a' }, { two: 4000 }, at(90))
  keep({ one: null }, {}, at(100))
  expect(sitting.steps).toEqual({ one: { first: 'a', changes: 1, seconds: 20 }, two: { changes: 0, seconds: 90 } })
})
