import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { minutes } from '../../platform/clock.ts'

/** A tab knows the sequence that it last heard of; another tab may have gone on since. */
const act = fc.record({
  tab: fc.nat({ max: 2 }),
  kind: fc.constantFrom('save', 'save', 'save', 'save', 'start', 'show', 'submit'),
  question: fc.nat({ max: 3 }),
  isRight: fc.boolean(),
})

test('tabs that save, reload and submit all at once lose no acknowledged answer and end once', async () => {
  const app = await startAttemptApp({ maxAttempts: 0, timeLimit: 30 })
  const { begin, show, save, submit, result, known, list, database, clock, app: product } = app
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), fc.boolean(), async (acts, isAbsent) => {
      await begin()
      const heard = [0, 0, 0]
      const histories = new Set<string>()
      const acknowledged: { sequence: number; question: string; isRight: boolean }[] = []
      const given = (question: number, isRight: boolean) => {
        const { right, wrong } = known[question] ?? known[0]
        const chosen = isRight ? right : wrong
        return question === 1 ? chosen : (chosen[0] ?? 'sai rồi')
      }
      const run = async ({ tab, kind, question, isRight }: (typeof acts)[number]): Promise<void> => {
        const id = known[question]?.id ?? ''
        const sequence = (heard[tab] ?? 0) + 1
        if (kind === 'start' || kind === 'show')
          heard[tab] = viewOf(await (kind === 'start' ? begin() : show())).attempt?.sequence ?? 0
        if (kind === 'submit') {
          const answer = await submit({ answers: {} })
          if (answer.status === 200) histories.add(historyOf(answer))
        }
        if (kind !== 'save' || histories.size > 0) return
        const answer = await save({ answers: { [id]: given(question, isRight) }, sequence })
        const attempt = (answer.body['data'] as { attempt?: { sequence: number } } | undefined)?.attempt
        if (attempt) heard[tab] = attempt.sequence
        if (answer.status === 200) acknowledged.push({ sequence, question: id, isRight })
      }
      // Three at a time, as three tabs would.
      const first = acts.findIndex(({ kind }) => kind === 'submit')
      const before = first === -1 ? acts : acts.slice(0, first)
      for (let start = 0; start < before.length; start += 3) await Promise.all(before.slice(start, start + 3).map(run))
      if (isAbsent) {
        clock.move(minutes(32))
        await product.jobs.runDue()
      }
      await Promise.all([submit(), submit(), submit()].map(async (answer) => histories.add(historyOf(await answer))))
      expect(histories.size).toBe(1)
      const data = resultOf(await result([...histories][0] ?? ''))
      const last = new Map(
        acknowledged
          .toSorted((one, other) => one.sequence - other.sequence)
          .map(({ question, isRight }) => [question, isRight]),
      )
      expect(Object.keys(data.student_answers).toSorted()).toEqual([...last.keys()].toSorted())
      expect(data.list_question_passed.toSorted()).toEqual(
        [...last]
          .filter(([, isRight]) => isRight)
          .map(([id]) => id)
          .toSorted(),
      )
      expect(data.total_score).toBe(data.list_question_passed.length * 10)
    }),
    { numRuns: 15 },
  )
  const running = await database.read().selectFrom('attempts').select('id').where('state', '=', 'running').execute()
  expect(running).toEqual([])
  expect(await list()).toMatchObject([{ status: 'completed' }])
})
