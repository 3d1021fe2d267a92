import { getDashboard, type StudentDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import type { ChildSticker, Garden, Sticker } from '@lms/contracts/garden/stickers.ts'
import * as contract from '@lms/contracts/garden/stickers.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { answerPractice, startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { someChild } from '../../testing/records/child.ts'
import { days } from '../platform/clock.ts'
import { addLink } from '../children/guardian-store.ts'

async function start(changes = { maxAttempts: 9 }) {
  const app = await startAttemptApp(changes)
  const { call, childToken, parent, child } = app
  const own = async () => {
    const answer = await call(contract.getGarden, { token: childToken })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body['data'] as { garden: Garden; stickers: Sticker[]; pagination: { total: number } }
  }
  const home = async () => {
    const { dashboard } = (await call(getDashboard, { token: childToken })).body['data'] as {
      dashboard: StudentDashboard
    }
    return dashboard
  }
  const params = { id: child.id }
  const give = (body: object, token = parent.token) => call(contract.giveSticker, { token, params, body })
  const given = async (body: object) => {
    const answer = await give(body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return (answer.body['data'] as { sticker: ChildSticker }).sticker
  }
  const remove = (stickerId: string, token = parent.token) =>
    call(contract.removeSticker, { token, params: { ...params, stickerId } })
  const told = async () => {
    const { notifications } = (await call(listNotifications, { token: childToken })).body['data'] as {
      notifications: { kind: string; details: object }[]
    }
    return notifications.filter(({ kind }) => kind === 'sticker_given').map(({ details }) => details)
  }
  return { ...app, family: app.parent, own, home, give, given, remove, told }
}

test('the garden grows with every answered question, whatever was right, and keeps it when the quiz goes', async () => {
  const { own, home, sit, database, quiz } = await start()
  expect((await own()).garden).toMatchObject({ drops: 0, quizzes: 0, practices: 0 })
  await sit(0)
  expect((await own()).garden).toMatchObject({ drops: 4, quizzes: 1, practices: 0 })
  await sit(4)
  expect((await home()).garden).toMatchObject({ drops: 8, quizzes: 2, practices: 0 })
  await database.transaction((tx) => tx.deleteFrom('quizzes').where('id', '=', quiz).execute())
  expect(await database.read().selectFrom('attempts').select('id').execute()).toEqual([])
  expect((await own()).garden).toMatchObject({ drops: 8, quizzes: 2, practices: 0 })
  expect((await home()).week).toEqual([])
})

test('an empty sheet waters nothing, and a submit that comes twice counts once', async () => {
  const { own, begin, submit } = await start()
  await begin()
  await submit({})
  await submit({})
  expect(await own()).toMatchObject({ garden: { drops: 0, quizzes: 0 }, stickers: [] })
})

test('effort earns stickers: the first quiz, and coming back to one that went badly', async () => {
  const { own, home, sit, clock } = await start()
  clock.move(-days(2))
  await sit(0)
  expect((await own()).stickers.map(({ reason }) => reason)).toEqual(['first_quiz'])
  clock.move(days(1))
  await sit(1)
  clock.move(days(1))
  await sit(1)
  const { stickers, pagination } = await own()
  expect(new Set(stickers.map(({ reason }) => reason))).toEqual(
    new Set(['came_back', 'first_quiz', 'regular', 'week_done']),
  )
  expect(pagination.total).toBe(4)
  const { week, stickers: newest } = await home()
  expect(newest).toEqual(stickers)
  expect(week.map(({ quiz }) => quiz.title)).toEqual(Array.from({ length: 3 }, () => 'Kiểm tra giữa kỳ'))
})

test('practice waters the garden question by question, and its end earns a sticker', async () => {
  const { own, sit, call, childToken: token, known } = await start({ maxAttempts: 1 })
  const begun = await call(startPractice, { token, body: { kind: 'mistakes', attempt_id: await sit(2) } })
  const { _id: id } = (begun.body['data'] as { session: { _id: string } }).session
  for (const [place, { id: question, right }] of known.slice(2).entries()) {
    const body = { question, given: right[0], number: 1 }
    for (let sent = 0; sent < 2; sent += 1) await call(answerPractice, { token, params: { id }, body })
    expect((await own()).garden).toMatchObject({ drops: 4 + place + 1, quizzes: 1, practices: place })
  }
  expect((await own()).stickers.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['redone', 'practised']))
})

test('a parent praises with a sticker: the child is told and finds it, and the parent can take it back', async () => {
  const { given, own, home, told, remove, call, family, child, database } = await start()
  const sticker = await given({ picture: 'cat', words: '  Con <b>cố gắng</b> lắm!  ' })
  expect(sticker).toMatchObject({ picture: 'cat', words: 'Con <b>cố gắng</b> lắm!', isYours: true, reason: null })
  const { isYours: _, ...seen } = sticker
  expect((await own()).stickers).toEqual([seen])
  expect((await home()).stickers).toEqual([seen])
  expect(await told()).toMatchObject([{ stickerId: sticker._id, picture: 'cat', from: sticker.from }])
  const list = await call(contract.listChildStickers, { token: family.token, params: { id: child.id } })
  expect(list.body['data']).toMatchObject({ stickers: [sticker], pagination: { total: 1 } })
  expect((await remove(sticker._id)).status).toBe(200)
  expect((await remove(sticker._id)).status).toBe(404)
  expect((await own()).stickers).toEqual([])
  expect(await told()).toEqual([])
  const acts = await database.read().selectFrom('audit').select('action').orderBy('id').execute()
  expect(acts.map(({ action }) => action).filter((action) => action.endsWith('sticker'))).toEqual([
    'child.give-sticker',
    'child.remove-sticker',
  ])
})

test('praise is short, a few a day, and only the giver takes it back', async () => {
  const app = await start()
  const { give, given, remove, signedIn, database, child, clock, sit, own, call, family } = app
  expect((await give({ picture: 'dragon' })).status).toBe(422)
  expect((await give({ picture: 'star', words: 'a'.repeat(141) })).status).toBe(422)
  const first = await given({ picture: 'star', words: 'ă'.repeat(140) })
  for (let count = 1; count < contract.stickersADay; count += 1) await given({ picture: 'heart' })
  expect((await give({ picture: 'heart' })).body).toMatchObject({ code: 'enough_stickers' })
  clock.move(days(1))
  expect((await give({ picture: 'heart' }, await app.tokenOf(family.user))).status).toBe(201)
  clock.move(-days(1))
  const other = await signedIn('parent')
  await database.transaction((tx) => addLink(tx, child.id, other.user.id, clock.now().toISOString()))
  expect((await remove(first._id, other.token)).status).toBe(403)
  await sit(4)
  const earned = (await own()).stickers.find(({ reason }) => reason !== null)
  expect((await remove(earned?._id ?? '')).status).toBe(403)
  const sibling = await someChild(app, family.user)
  const elsewhere = { id: sibling.id, stickerId: first._id }
  expect((await call(contract.removeSticker, { token: family.token, params: elsewhere })).status).toBe(404)
})

test('garden and stickers go with the child', async () => {
  const { given, sit, child, database } = await start()
  await sit(4)
  await given({ picture: 'sun' })
  await database.transaction((tx) => tx.deleteFrom('users').where('id', '=', child.id).execute())
  expect(await database.read().selectFrom('gardens').select('child_id').execute()).toEqual([])
  expect(await database.read().selectFrom('stickers').select('id').execute()).toEqual([])
})
