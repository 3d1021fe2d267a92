import { login, me } from '@lms/contracts/accounts/accounts.ts'
import { makeChildCard, setChildPictures, trustDevice } from '@lms/contracts/accounts/child-sign-in.ts'
import { forgotPassword } from '@lms/contracts/accounts/registration.ts'
import { getQuizAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { assignQuiz } from '@lms/contracts/assignments/assignments.ts'
import { rateQuiz, saveAnswers, startAttempt, submitAttempt } from '@lms/contracts/attempts/attempts.ts'
import { createChild, getChild } from '@lms/contracts/children/children.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import { createGuardianCode, removeGuardian } from '@lms/contracts/children/guardians.ts'
import { listFeedback, sendFeedback } from '@lms/contracts/feedback/feedback.ts'
import { uploadMedia } from '@lms/contracts/media/media.ts'
import { listNotifications } from '@lms/contracts/notifications/notifications.ts'
import { type PracticeSession, answerPractice, startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { eraseChild } from '@lms/contracts/privacy/privacy.ts'
import { updatePreferences, updateProfile } from '@lms/contracts/profile/profile.ts'
import { getQuestion, updateQuestion } from '@lms/contracts/questions/questions.ts'
import { giveExtraTime, regradeQuiz } from '@lms/contracts/attempts/quiz-attempts.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { deleteUser, purgeUser } from '@lms/contracts/users/users.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../testing/apps/attempt-app.ts'
import { everyValue, placesWith } from '../../testing/every-value.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { parentIdsOf, saveParents } from '../children/child-store.ts'
import { days, minutes, seconds } from '../platform/clock.ts'

const person = {
  firstName: 'Quỳnhhươngg',
  lastName: 'Đặngvũkỳ',
  username: 'quynh-bi-mat',
  email: 'quynh.bi.mat@family.example',
  password: 'cam-nho-1',
  consent: { version: consentVersion, account: true, ai: false, statistics: true, childAgreement: 'agreed' },
}
const browser = { 'user-agent': 'RareChildBrowser/7' }
const address = '203.0.113.77'

/** A parent's child who has left traces wherever a child can. */
async function start() {
  const app = await startAttemptApp({ maxAttempts: 3 })
  const { call, token, quiz, known, parent, clock, database } = app
  const made = await call(createChild, { token: parent.token, body: person })
  const id = (made.body['data'] as { child: { _id: string } }).child._id
  await call(createGuardianCode, { token: parent.token, params: { id } })
  for (const endpoint of [makeChildCard, setChildPictures, trustDevice])
    await call(endpoint, { token: parent.token, params: { id }, body: { pictures: ['cat', 'sun', 'boat'] } })
  await call(getChild, { token, params: { id } })
  const params = { id: quiz }
  const given = await call(assignQuiz, { token, params, body: { studentId: id } })
  const assignment = (given.body['data'] as { assignment: { _id: string } }).assignment._id
  await call(login, { body: { email: person.username, password: 'sai-roi-nhe' }, headers: browser, address })
  const signedIn = await call(login, {
    body: { email: person.username, password: person.password },
    headers: browser,
    address,
  })
  const own = (signedIn.body['data'] as { token: { token: string } }).token.token
  const as = { token: own, headers: browser, address }

  const { headers, body } = fileForm(await somePicture('png'))
  const query = { purpose: 'avatar' }
  const uploaded = await call(uploadMedia, { ...as, query, body, headers: { ...browser, ...headers } })
  const { media } = uploaded.body['data'] as { media: { id: string; url: string } }
  expect(
    (await call(updateProfile, { ...as, body: { bio: 'thích vẽ mèo <b>mèo</b>', avatar: media.url } })).status,
  ).toBe(200)
  await call(updatePreferences, { ...as, body: { theme: 'dark' } })

  const histories: string[] = []
  for (const right of [3, 4]) {
    await call(startAttempt, { ...as, params, body: {} })
    const answers = app.answersWith(right)
    await call(saveAnswers, { ...as, params, body: { answers, sequence: 1 } })
    const done = await call(submitAttempt, { ...as, params, body: { answers: {} } })
    histories.push((done.body['data'] as { _id: string })._id)
  }
  await someQuestion(app, parent.user)
  const drill = await call(startPractice, { ...as, body: { kind: 'free' } })
  const { session } = drill.body['data'] as { session: PracticeSession }
  await call(answerPractice, {
    ...as,
    params: { id: session._id },
    body: { question: session.questions[0]?._id, given: session.questions[0]?.answers[0]?._id, number: 1 },
  })
  await call(rateQuiz, { ...as, params, body: { rating: 4 } })
  await call(giveExtraTime, { token, params, body: { studentId: id, minutes: 5 } })
  const report = { type: 'unclear', content: 'Câu này khó hiểu quá', questionTitle: 'x' }
  await call(sendFeedback, { ...as, params: { questionId: known[0].id }, body: report })
  await call(forgotPassword, { body: { email: person.email }, headers: browser, address })
  await app.app.jobs.runDue()
  // One more that nobody has taken up yet.
  await call(forgotPassword, { body: { email: person.email }, headers: browser, address })
  // A regrade keeps what an attempt was worth before.
  const asked = await call(getQuestion, { token, params: { id: known[0].id } })
  const { question } = asked.body['data'] as { question: { version: number; answers: { isCorrect: boolean }[] } }
  const answers = question.answers.map((option) => ({ ...option, isCorrect: !option.isCorrect }))
  await call(updateQuestion, { token, params: { id: known[0].id }, body: { answers, version: question.version } })
  await call(regradeQuiz, { token, params, body: { dryRun: false } })
  // And one that is still running.
  await call(startAttempt, { ...as, params, body: {} })

  const counted = async () => {
    clock.move(seconds(16))
    await app.app.jobs.runDue()
    return (await call(getQuizAnalysis, { token, params })).body['data'] as { analysis: { people: number } }
  }
  const sessions = await database.read().selectFrom('sessions').select('id').where('user_id', '=', id).execute()
  const runs = await database.read().selectFrom('attempts').select('id').where('student_id', '=', id).execute()
  const ids = [
    id,
    assignment,
    session._id,
    media.id,
    ...histories,
    ...runs.map((run) => run.id),
    ...sessions.map((each) => each.id),
  ]
  const erase = (username: string, by = parent.token) =>
    call(eraseChild, { token: by, params: { id }, body: { username } })
  const download = (by = parent.token) =>
    app.app.http.inject({ url: `/api/v1/children/${id}/data`, headers: { authorization: `Bearer ${by}` } })
  const downloadArchive = (query: string) =>
    app.app.http.inject({
      url: `/api/v1/children/${id}/data/archive${query}`,
      headers: { authorization: `Bearer ${parent.token}` },
    })
  return { ...app, id, own, ids, histories, media, erase, download, downloadArchive, counted }
}

const names = [person.firstName, person.lastName, person.username, person.email, browser['user-agent'], address]
const words = [...names, ...names.map(foldText), 'thích vẽ mèo']

describe('everything about a child', () => {
  test('can be downloaded: account, assignments, attempts with answers, results, reports, sessions, and no secret', async () => {
    const { download, id, histories, database, media, submit, own, quiz } = await start()
    // Of what the child must not see while it sits again, the parent is told no more.
    expect((await download()).json().attempts[1]).toMatchObject({
      score: 30,
      withheld: { until: expect.any(String) },
      answers: [],
    })
    await submit({}, own, quiz)
    const response = await download()
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toMatch(/attachment; filename="child_data_.*\.json"/)
    const data = response.json()
    expect(data.account).toMatchObject({
      id,
      username: person.username,
      email: person.email,
      bio: 'thích vẽ mèo <b>mèo</b>',
    })
    expect(data.practice).toMatchObject([
      { kind: 'free', answers: [{ question: { title: 'Phép cộng đơn giản' }, tries: [{ usedHint: false }] }] },
    ])
    expect(data.assignments).toMatchObject([{ quiz: { title: 'Kiểm tra giữa kỳ' }, attemptCount: 3, rating: 4 }])
    expect(data.attempts.map(({ id: attempt }: { id: string }) => attempt)).toEqual([...histories, expect.any(String)])
    expect(data.attempts[1]).toMatchObject({ score: 30, totalPoints: 40, previousScore: 40, passed: true })
    expect(data.attempts[1]).toMatchObject({ withheld: null })
    expect(data.attempts[1].answers).toHaveLength(4)
    expect(data.attempts[1].answers[0]).toMatchObject({
      question: { title: expect.any(String), text: expect.any(String) },
      given: [expect.any(String)],
      points: 10,
    })
    expect(data.attempts[1].answers.at(-1)).toMatchObject({ given: 'Hà Nội', marks: 10 })
    expect(data.feedback).toMatchObject([{ content: 'Câu này khó hiểu quá', status: 'open' }])
    expect(data.notifications).toMatchObject([{ kind: 'quiz_assigned' }])
    expect(data.sessions).toMatchObject([{ userAgent: browser['user-agent'], address }])
    expect(data.failedSignIns).toMatchObject([{ userAgent: browser['user-agent'], address }])
    expect(data.signInWays).toMatchObject({ cardMadeAt: expect.any(String), trustedDevices: 1 })
    expect(new Set(data.mails.map(({ recipient }: { recipient: string | null }) => recipient))).toEqual(
      new Set([person.email, null]),
    )
    expect(data.media).toMatchObject([{ id: media.id, purpose: 'avatar' }])
    expect(data.guardians).toMatchObject([{ name: 'Nguyễn Thị Lan' }])
    expect(data.consents).toHaveLength(3)
    expect(data.consents[0]).toMatchObject({ version: consentVersion, decidedBy: 'Nguyễn Thị Lan' })
    expect(data.audit.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['child.create', 'session.start', 'feedback.send', 'child.export']),
    )
    const secrets = await database
      .read()
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .innerJoin('password_resets', 'password_resets.user_id', 'users.id')
      .innerJoin('child_sign_ins', 'child_sign_ins.user_id', 'users.id')
      .select(['password_hash', 'refresh_hash', 'token_hash', 'card_hash', 'pictures_hash'])
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow()
    for (const secret of Object.values(secrets)) expect(response.body).not.toContain(secret)
    expect(response.body).not.toContain('reset-password?token')
  })

  test('can be read and printed: one archive with a page, the same data, and the pictures', async () => {
    const { downloadArchive, media, submit, own, quiz } = await start()
    const sitting = unzipSync((await downloadArchive('?language=en')).rawPayload)['index.html'] ?? new Uint8Array()
    expect(strFromU8(sitting)).toMatch(/Score: 30\/40 · Withheld until \d/)
    await submit({}, own, quiz)
    const response = await downloadArchive('?language=en&timeZone=Asia/Ho_Chi_Minh')
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['content-disposition']).toMatch(/attachment; filename="child_data_.*\.zip"/)
    const files = unzipSync(response.rawPayload)
    const picture = `pictures/${media.url.replace('/uploads/media/', '')}`
    expect(Object.keys(files).toSorted()).toEqual(['data.json', 'index.html', picture])
    expect(files[picture]?.length).toBeGreaterThan(50)
    expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({ format: 'child-data' })
    const page = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(page).toContain(`Data of ${person.lastName} ${person.firstName}`)
    expect(page).toContain(`<img class="portrait" src="${picture}" alt="Portrait">`)
    expect(page).toContain('Kiểm tra giữa kỳ, attempt 2')
    expect(page).toContain('Hà Nội')
    expect(page).toContain('Câu này khó hiểu quá')
    // What people typed is text and nothing else, and nothing is fetched from anywhere.
    expect(page).toContain('&lt;b&gt;mèo&lt;/b&gt;')
    expect(page).not.toMatch(/<script|https?:\/\//)
  })

  test('is told to a parent without the other parents', async () => {
    const { download, id, parent, signedIn, database, token, clock } = await start()
    const other = await signedIn('parent')
    const both = [parent.user.id, other.user.id]
    await database.transaction((tx) => saveParents(tx, id, both, clock.now().toISOString()))
    const file = await download()
    expect(file.json().parentIds).toEqual([parent.user.id])
    // By name they know each other; nothing in it leads further.
    expect(file.json().guardians).toHaveLength(2)
    for (const word of [other.user.email ?? '', other.user.username, other.user.id])
      expect(file.body).not.toContain(word)
    expect((await download(token)).json().parentIds).toEqual(both)
    expect((await download((await signedIn('parent')).token)).statusCode).toBe(404)
  })
})

describe('deleting a child for good', () => {
  test('leaves neither a name nor an id in any table, except ids in the audit log', async () => {
    const { erase, ids, database, id, media, app } = await start()
    const before = await everyValue(database)
    // The test looks in the right places: before, all of it is there.
    for (const word of [person.firstName, person.username, person.email, browser['user-agent'], ...ids])
      expect(placesWith(before, word), word).not.toEqual([])
    expect((await app.http.inject(media.url)).statusCode).toBe(200)
    const answer = await erase(person.username)
    expect(answer.body['message']).toBe('Đã xóa vĩnh viễn mọi dữ liệu của con.')
    const after = await everyValue(database)
    for (const word of words) expect(placesWith(after, word), word).toEqual([])
    const allowed = new Set(['audit.actor_id', 'audit.details', 'audit.record_id'])
    for (const word of ids)
      expect(
        placesWith(after, word).filter((place) => !allowed.has(place)),
        word,
      ).toEqual([])
    const entries = await database
      .read()
      .selectFrom('audit')
      .select(['address', 'user_agent', 'action'])
      .where('actor_id', '=', id)
      .execute()
    expect(entries.length).toBeGreaterThan(3)
    for (const entry of entries) expect(entry).toMatchObject({ address: null, user_agent: null })
    await expect.poll(async () => (await app.http.inject(media.url)).statusCode).toBe(404)
  })

  test('ends the child’s session, frees the username, and keeps the report without its author', async () => {
    const { erase, own, call, token, parent, id } = await start()
    await erase(person.username)
    expect((await call(me, { token: own })).status).toBe(401)
    expect((await call(getChild, { token: parent.token, params: { id } })).status).toBe(404)
    const feedbacks = (await call(listFeedback, { token })).body['data'] as { feedbacks: object[] }
    expect(feedbacks.feedbacks).toMatchObject([{ content: 'Câu này khó hiểu quá', reporter: null }])
    expect((await call(createChild, { token: parent.token, body: person })).status).toBe(201)
    const told = (await call(listNotifications, { token: parent.token })).body['data'] as { notifications: object[] }
    expect(told.notifications).toEqual([])
  })

  test('leaves the statistics their numbers, also after they are counted again', async () => {
    const { erase, counted, sit, call, token, quiz } = await start()
    await sit(2)
    const { analysis: before } = await counted()
    expect(before.people).toBe(2)
    await erase(person.username)
    // Another result makes the job count from what is left.
    await call(regradeQuiz, { token, params: { id: quiz }, body: { dryRun: false } })
    const { analysis: after } = await counted()
    expect({ ...after, computedAt: null }).toEqual({ ...before, computedAt: null })
  })

  test('asks for the username', async () => {
    const { erase, call, parent, id } = await start()
    const wrong = await erase('ai-do-khac')
    expect(wrong.status).toBe(422)
    expect(wrong.body['errors']).toMatchObject([{ field: 'username', message: 'Tên đăng nhập không khớp' }])
    expect((await erase('')).body['errors']).toMatchObject([
      { field: 'username', message: 'Hãy nhập tên đăng nhập của con' },
    ])
    expect((await call(getChild, { token: parent.token, params: { id } })).status).toBe(200)
    expect((await erase(` ${person.username.toUpperCase()} `)).status).toBe(200)
  })

  test('asks a parent who signed in a while ago to confirm', async () => {
    const { call, clock, signedIn } = await startAttemptApp()
    const { token } = await signedIn('parent')
    clock.move(minutes(10))
    const params = { id: crypto.randomUUID() }
    const refused = await call(eraseChild, { token, params, body: { username: 'be-an' } })
    expect(refused.body['code']).toBe('confirmation_required')
  })

  test('is an administrator’s to do when another parent looks after the child too', async () => {
    const { erase, id, parent, signedIn, database, clock, call, tokenOf } = await start()
    const other = await signedIn('parent')
    expect((await erase(person.username, other.token)).status).toBe(404)
    const both = [parent.user.id, other.user.id]
    await database.transaction((tx) => saveParents(tx, id, both, clock.now().toISOString()))
    for (const by of [parent.token, other.token]) {
      const refused = await erase(person.username, by)
      expect([refused.status, refused.body['code']]).toEqual([409, 'other_parents'])
    }
    expect(await parentIdsOf(database.read(), id)).toHaveLength(2)
    // Nor does it help to take the other one off first.
    const off = { token: parent.token, params: { id, guardianId: other.user.id } }
    expect((await call(removeGuardian, off)).status).toBe(200)
    const quick = await erase(person.username)
    expect([quick.status, quick.body['code']]).toEqual([409, 'guardian_just_removed'])
    clock.move(days(8))
    expect((await erase(person.username, await tokenOf(parent.user))).status).toBe(200)
  })

  test('happens in the same way when a deleted account is purged', async () => {
    const { call, token, id, database, ids, sit, counted } = await start()
    await sit(2)
    await counted()
    await call(deleteUser, { token, params: { id } })
    expect((await call(purgeUser, { token, params: { id } })).status).toBe(200)
    const after = await everyValue(database)
    for (const word of [person.firstName, person.username, person.email])
      expect(placesWith(after, word), word).toEqual([])
    for (const word of ids) expect(placesWith(after, word).filter((place) => !place.startsWith('audit.'))).toEqual([])
    expect((await counted()).analysis.people).toBe(2)
  })
})
