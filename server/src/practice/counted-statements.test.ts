import * as contract from '@lms/contracts/practice/practice-sessions.ts'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'

/**
 * Every statement of either database passes here while these tests run, begin and commit among them. One that SQLite runs
 * again at once is the same one with its next row.
 */
let statements = 0
let last: unknown

function countOf(asked: unknown): void {
  if (asked !== last || asked instanceof pg.Client) statements += 1
  last = asked
}
const watched: [object, string, unknown][] = [
  [StatementSync.prototype, 'all', StatementSync.prototype.all],
  [StatementSync.prototype, 'run', StatementSync.prototype.run],
  [pg.Client.prototype, 'query', pg.Client.prototype.query],
]
for (const [prototype, name, original] of watched)
  Reflect.set(prototype, name, function count(this: unknown, ...values: unknown[]) {
    countOf(this)
    return Reflect.apply(original as (...values: unknown[]) => unknown, this, values)
  })
afterAll(() => {
  for (const [prototype, name, original] of watched) Reflect.set(prototype, name, original)
})

async function counted(act: () => Promise<unknown>): Promise<number> {
  const before = statements
  await act()
  return statements - before
}

test('an answer that is learned from costs what it cost before, and two statements', async () => {
  const { sit, call, childToken: token, known } = await startAttemptApp({ maxAttempts: 1 })
  const begun = await call(contract.startPractice, { token, body: { kind: 'mistakes', attempt_id: await sit(0) } })
  const { session } = begun.body['data'] as { session: contract.PracticeSession }
  const params = { id: session._id }
  const answer = async (question: string) => {
    const body = { question, given: 'x', number: 1 }
    const answered = await call(contract.answerPractice, { token, params, body })
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  }
  await answer(known[3].id)
  // Before anything was learned from answers it was 14.
  expect(await counted(() => answer(known[0].id))).toBeLessThanOrEqual(14 + 2)
})
