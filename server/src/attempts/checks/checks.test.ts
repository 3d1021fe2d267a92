import { type CheckedAnswer, checkAnswer, listChecks } from '@lms/contracts/attempts/checked-answers.ts'
import { updateQuestion } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { type Changes, historyOf, resultOf, startAttemptApp, viewOf } from '../../../testing/apps/attempt-app.ts'
import { minutes } from '../../platform/clock.ts'

async function start(changes: Changes) {
  const app = await startAttemptApp(changes)
  const at = { token: app.childToken, params: { id: app.assignment } }
  const check = (question: string, given: unknown, number = 1) =>
    app.call(checkAnswer, { ...at, body: { question, given, number } })
  const checks = async () => {
    const answer = await app.call(listChecks, at)
    return (answer.body['data'] as { checks: CheckedAnswer[] }).checks
  }
  return { ...app, check, checks }
}
const checkOf = (answer: { body: Record<string, unknown> }) => (answer.body['data'] as { check: CheckedAnswer }).check

describe('a quiz for practice', () => {
  test('judges each answer at once, gives a second try, and counts the last one', async () => {
    const { begin, check, checks, submit, result, save, show, known } = await start({
      type: 'practice',
      maxAttempts: 2,
    })
    await begin()
    const [one, many, judged, typed] = known
    const wrong = await check(typed.id, 'Huế')
    expect(checkOf(wrong)).toMatchObject({ state: 'again', key: null })
    expect(JSON.stringify(wrong.body)).not.toContain('Hà Nội')
    expect(checkOf(await check(typed.id, 'Hà Nội', 2))).toMatchObject({ state: 'right', key: { type: 'fill_blank' } })
    expect(checkOf(await check(judged.id, judged.wrong[0]))).toMatchObject({ state: 'wrong', key: { _id: judged.id } })
    // Its key is known now: another answer is none.
    await save({ answers: { [judged.id]: judged.right[0], [one.id]: one.right[0] }, sequence: 1 })
    expect(viewOf(await show()).attempt?.answers).toMatchObject({ [judged.id]: judged.wrong[0] })
    await check(many.id, many.wrong)
    expect((await checks()).map(({ state }) => state).toSorted()).toEqual(['again', 'right', 'wrong'])
    const history = historyOf(await submit({ answers: { [judged.id]: judged.right[0] } }))
    expect(resultOf(await result(history)).total_score).toBe(20)
    expect(await checks()).toEqual([])
  })

  test('keeps its keys, though not its judgement, when it never shows them', async () => {
    const { begin, check, known } = await start({ type: 'practice', showCorrectAnswers: false })
    await begin()
    const hinted = await check(known[1].id, known[1].wrong)
    expect(checkOf(hinted)).toMatchObject({ state: 'again', hint: { text: null } })
    const settled = await check(known[2].id, known[2].wrong[0])
    expect(checkOf(settled)).toMatchObject({ state: 'wrong', key: null })
    expect(JSON.stringify([hinted.body, settled.body])).not.toContain('isCorrect')
  })

  test('helps with the author\u2019s hint after a first wrong try, also where keys stay closed, and never before', async () => {
    const { begin, check, checks, show, call, token, known, ...app } = await start({
      type: 'practice',
      showCorrectAnswers: false,
    })
    const [, many] = known
    const hint = '<p>Nghĩ đến <strong>bảng cửu chương</strong>.</p>'
    const params = { id: many.id }
    const changed = await call(updateQuestion, {
      token,
      params,
      body: { hint: `${hint}<script>1</script>`, version: 1 },
    })
    expect(changed.body['data']).toMatchObject({ question: { hint, version: 2 } })
    const early = JSON.stringify([(await begin()).body, (await show()).body, await checks()])
    expect(early).not.toContain('cửu chương')
    expect(checkOf(await check(many.id, many.wrong))).toMatchObject({ state: 'again', hint: { own: hint, text: null } })
    expect(await checks()).toMatchObject([{ hint: { own: hint } }])
    const history = historyOf(await app.submit({}))
    expect(JSON.stringify(resultOf(await app.result(history)))).not.toContain('cửu chương')
  })

  test('takes nothing after its time', async () => {
    const { begin, check, clock, known } = await start({ type: 'practice', timeLimit: 5 })
    await begin()
    clock.move(minutes(6))
    const late = await check(known[0].id, known[0].right[0])
    expect(late.body['code']).toBe('attempt_completed')
  })
})

test.each([
  ['an exam', { type: 'exam' }],
  ['an ordinary quiz', { type: 'quiz' }],
  ['practice whose results are withheld', { type: 'practice', showResultsImmediately: false }],
])('%s judges nothing before it is handed in', async (_, changes) => {
  const { begin, check, checks, known } = await start(changes)
  await begin()
  const refused = await check(known[0].id, known[0].right[0])
  expect(refused.status).toBe(403)
  expect(refused.body['code']).toBe('not_checked')
  expect(await checks()).toEqual([])
})
