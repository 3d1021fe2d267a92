import * as contract from '@lms/contracts/exchange/exchange.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { exchangeMessages } from '@lms/contracts/exchange/exchange-messages.ts'
import { getQuestion, listQuestions } from '@lms/contracts/questions/questions.ts'
import { createQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { describe, expect, test } from 'vitest'
import { startImportApp } from '../../testing/apps/import-app.ts'
import { fileForm, somePicture } from '../../testing/samples/pictures.ts'
import { paragraph, sampleWordTest, wordFile } from '../../testing/samples/word-files.ts'
import { days } from '../platform/clock.ts'

const questionsOf = (answer: { body: Record<string, unknown> }) =>
  (answer.body['data'] as { questions: { _id: string; title: string }[] }).questions

const aiken = (...texts: string[]): string =>
  texts.map((text) => `${text}\nA. đúng rồi\nB. không phải\nANSWER: A\n`).join('\n')

describe('a file with questions', () => {
  test('waits in a list as it will look, and is in the bank after a word from its person', async () => {
    const { staged, items, act, app, call, token, get, place } = await startImportApp()
    const one = await staged(sampleWordTest(), 'đề 15 phút.docx', place)
    expect(one).toMatchObject({
      fileName: 'đề 15 phút.docx',
      format: 'docx',
      state: 'staged',
      counts: { total: 3, accepted: 3, blocked: 0, noted: 0, unplaced: 0, saved: 0 },
    })
    const [first, , third] = await items(one._id)
    expect(first).toMatchObject({
      number: 1,
      content: '<p>Thủ đô của nước Việt Nam là thành phố nào?</p>',
      type: 'single_choice',
      class: 'LOP_4',
      points: 10,
      difficulty: 'medium',
    })
    expect(third).toMatchObject({ type: 'fill_blank', answers: [{ text: '100', isCorrect: true }] })
    expect(questionsOf(await call(listQuestions, { token }))).toEqual([])

    const confirmed = await act(contract.confirmImport, one._id)
    expect(confirmed.body).toMatchObject({ data: { import: { state: 'saving' } } })
    await app.jobs.runDue()
    expect(await get(one._id)).toMatchObject({ state: 'saved', counts: { saved: 3 } })
    const saved = questionsOf(await act(contract.listImportedQuestions, one._id))
    expect(saved.map(({ title }) => title)).toEqual([
      'Thủ đô của nước Việt Nam là thành phố nào?',
      'Kết quả của phép tính 12 + 30 là bao nhiêu?',
      'Nước sôi ở nhiệt độ bao nhiêu độ C?',
    ])
    const whole = await call(getQuestion, { token, params: { id: saved[0]?._id ?? '' } })
    expect(whole.body).toMatchObject({
      data: { question: { answers: [{ isCorrect: false }, { text: '<p>Hà Nội</p>', isCorrect: true }, {}, {}] } },
    })
    // It is done once, whatever is asked again.
    expect((await act(contract.confirmImport, one._id)).status).toBe(409)
  })

  test('is rewritten, accepted and left out question by question', async () => {
    const { staged, items, act, get, place } = await startImportApp()
    const one = await staged('Nơi em học mỗi ngày là {=tr*}\n\nHai cộng ba bằng bao nhiêu? {=5 ~6}\n', 'a.gift', place)
    expect(one.counts).toMatchObject({ total: 2, accepted: 1, blocked: 1 })
    const [open] = await items(one._id, { show: 'blocked' })
    expect(open?.problems).toMatchObject([{ message: expect.stringContaining('tr*'), isBlocking: true }])
    // What is broken cannot be waved through.
    await act(contract.chooseImportItems, one._id, { isAccepted: true })
    expect((await get(one._id)).counts.accepted).toBe(1)

    const {
      number: _,
      place: __,
      problems,
      duplicateOf,
      sameAsNumber,
      questionId,
      subject,
      ...draft
    } = open ?? expect.fail()
    expect([problems.length, duplicateOf, sameAsNumber, questionId]).toEqual([1, null, null, null])
    const body = { ...draft, subject: subject?._id, answers: [{ text: 'trường', isCorrect: true }], isAccepted: true }
    const refused = await act(contract.changeImportItem, one._id, { ...body, content: '<p>ngắn</p>' }, { number: '1' })
    expect(refused.status).toBe(422)
    const changed = await act(
      contract.changeImportItem,
      one._id,
      { ...body, content: '<p>Nơi em học là gì?</p><script>x</script>', points: 3 },
      { number: '1' },
    )
    expect(changed.body).toMatchObject({
      data: { item: { isAccepted: true, problems: [], content: '<p>Nơi em học là gì?</p>', points: 3, version: 2 } },
    })
    // A second editor is told what the first one wrote.
    const stale = await act(contract.changeImportItem, one._id, body, { number: '1' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', data: { item: { version: 2 } } } })
    await act(contract.chooseImportItems, one._id, { isAccepted: false, numbers: [2] })
    expect((await get(one._id)).counts).toMatchObject({ accepted: 1, blocked: 0 })
    expect((await items(one._id, { show: 'left_out' })).map(({ number }) => number)).toEqual([2])
  })

  test('gets class, subject, difficulty and points for all, and one may differ', async () => {
    const { staged, act, items, place, subject } = await startImportApp()
    const one = await staged(aiken('Câu hỏi thứ nhất là gì?', 'Câu hỏi thứ hai là gì?'), 'a.txt')
    expect(one.counts.unplaced).toBe(2)
    const early = await act(contract.confirmImport, one._id)
    expect(early).toMatchObject({ status: 422, body: { message: exchangeMessages.unplaced.default } })
    const placed = await act(contract.placeImport, one._id, { ...place, difficulty: 'hard', points: 7 })
    expect(placed.body).toMatchObject({
      data: { import: { class: 'LOP_4', subject: { _id: subject.id }, counts: { unplaced: 0 } } },
    })
    const all = await items(one._id)
    expect(all.map(({ class: code, difficulty, points }) => [code, difficulty, points])).toEqual([
      ['LOP_4', 'hard', 7],
      ['LOP_4', 'hard', 7],
    ])
    expect((await act(contract.placeImport, one._id, { class: 'LOP_5', subject: subject.id })).status).toBe(422)
    expect((await act(contract.placeImport, one._id, { points: 0 })).status).toBe(422)
  })

  test('that repeats itself or the bank is marked, whatever its case and accents', async () => {
    const { staged, items, act, app, place, get } = await startImportApp()
    const first = await staged(aiken('Thủ đô của Việt Nam là gì?'), 'a.txt', place)
    await act(contract.confirmImport, first._id)
    await app.jobs.runDue()
    const second = await staged(
      aiken('THU DO CUA VIET NAM LA GI?', 'Một câu hỏi hoàn toàn mới', 'mot cau hoi HOAN TOAN moi'),
      'b.txt',
      place,
    )
    expect(second.counts).toMatchObject({ accepted: 1, duplicates: 2 })
    const [bank, fresh, repeated] = await items(second._id)
    expect(bank).toMatchObject({ isAccepted: false, duplicateOf: { title: 'Thủ đô của Việt Nam là gì?' } })
    expect(fresh).toMatchObject({ isAccepted: true, duplicateOf: null, sameAsNumber: null })
    expect(repeated).toMatchObject({ isAccepted: false, sameAsNumber: 2 })
    await act(contract.chooseImportItems, second._id, { isAccepted: true, which: 'duplicates' })
    expect((await get(second._id)).counts.accepted).toBe(3)
  })

  test('brings its pictures along, and they go again when nothing comes of it', async () => {
    const { staged, items, act, app, database, place } = await startImportApp()
    const picture = '<w:drawing><a:blip r:embed="rId10"/></w:drawing>'
    const odd = '<w:drawing><a:blip r:embed="rId11"/></w:drawing>'
    const body = [
      `<w:p><w:r><w:t xml:space="preserve">Câu 1. Hình sau đây là hình gì? </w:t></w:r><w:r>${picture}</w:r></w:p>`,
      paragraph('A. vuông\tB. tròn'),
      paragraph('Đáp án: A'),
      `<w:p><w:r><w:t xml:space="preserve">Câu 2. Hình sau đây là hình gì? </w:t></w:r><w:r>${odd}</w:r></w:p>`,
      paragraph('A. vuông\tB. méo'),
      paragraph('Đáp án: A'),
    ].join('')
    const word = wordFile(body, { pictures: { 'a.png': await somePicture('png'), 'b.emf': new Uint8Array([1, 2, 3]) } })
    const one = await staged(word, 'hinh.docx', place)
    const [shown, lost] = await items(one._id)
    const address = /src="(\/uploads\/media\/[0-9a-f]{32}\.png)"/.exec(shown?.content ?? '')?.[1] ?? ''
    expect((await app.http.inject({ url: address })).statusCode).toBe(200)
    expect(lost?.content).toBe('<p>Hình sau đây là hình gì? </p>')
    expect(lost?.problems).toMatchObject([{ message: expect.stringContaining('word/media/b.emf'), isBlocking: true }])
    await act(contract.discardImport, one._id)
    expect((await app.http.inject({ url: address })).statusCode).toBe(404)
    expect(await database.read().selectFrom('media').select('id').execute()).toEqual([])
  })

  test('that was imported is undone as one act; what a quiz uses by now stays and is named', async () => {
    const { staged, act, app, call, token, place, subject, get } = await startImportApp()
    const one = await staged(
      aiken('Câu hỏi thứ nhất là gì?', 'Câu hỏi thứ hai là gì?', 'Câu hỏi thứ ba là gì?'),
      'a.txt',
      place,
    )
    expect((await act(contract.undoImport, one._id)).status).toBe(409)
    await act(contract.confirmImport, one._id)
    await app.jobs.runDue()
    const [, second] = questionsOf(await act(contract.listImportedQuestions, one._id))
    const quiz = {
      title: 'Bài một',
      description: 'Một bài nhỏ',
      class: 'LOP_4',
      subject: subject.id,
      questions: [second?._id],
    }
    expect(
      (await call(createQuiz, { token, body: { ...quiz, timeLimit: 30, passingScore: 50, maxAttempts: 1 } })).status,
    ).toBe(201)
    const undone = await act(contract.undoImport, one._id)
    expect(undone.body).toMatchObject({
      data: { import: { state: 'undone', kept: [{ title: 'Câu hỏi thứ hai là gì?' }] } },
    })
    expect(questionsOf(await call(listQuestions, { token })).map(({ title }) => title)).toEqual([
      'Câu hỏi thứ hai là gì?',
    ])
    expect((await act(contract.undoImport, one._id)).status).toBe(409)
    expect((await get(one._id)).state).toBe('undone')
  })

  test('that nobody confirms goes by itself', async () => {
    const { staged, clock, app, database } = await startImportApp()
    const one = await staged(aiken('Câu hỏi thứ nhất là gì?'), 'a.txt')
    clock.move(days(8))
    await app.jobs.runDue()
    expect(one.state).toBe('staged')
    expect(await database.read().selectFrom('question_imports').select('id').execute()).toEqual([])
  })

  test('is known by its own words: class and subject by name, a subject that is not there named', async () => {
    const { staged, items, subject } = await startImportApp()
    const head = 'Nội dung,A,B,Đáp án đúng,Lớp,Chủ đề\n'
    const one = await staged(
      `${head}Số nào lớn hơn hai số này?,1,2,B,Lớp 4,${subject.name.toUpperCase()}\nSố nào nhỏ hơn hai số này?,1,2,A,4,Không có\n`,
      'a.csv',
    )
    const [known, unknown] = await items(one._id)
    expect(known).toMatchObject({ class: 'LOP_4', subject: { _id: subject.id }, problems: [] })
    expect(unknown).toMatchObject({
      class: 'LOP_4',
      subject: null,
      problems: [{ message: expect.stringContaining('Không có'), isBlocking: false }],
    })
  })

  test('with more questions than one portion is saved whole, and undone whole', async () => {
    const { staged, act, app, place, get, database } = await startImportApp()
    const texts = Array.from({ length: 450 }, (_, index) => `Câu hỏi số ${index + 1} trong cả bài là gì?`)
    const one = await staged(aiken(...texts), 'a.txt', place)
    expect(one).toMatchObject({ state: 'staged', counts: { total: 450, accepted: 450 } })
    await act(contract.confirmImport, one._id)
    await app.jobs.runDue()
    expect(await get(one._id)).toMatchObject({ state: 'saved', counts: { saved: 450 } })
    const { amount } = await database
      .read()
      .selectFrom('questions')
      .select((eb) => eb.fn.countAll<number>().as('amount'))
      .executeTakeFirstOrThrow()
    expect(amount).toBe(450)
    expect((await act(contract.undoImport, one._id)).body).toMatchObject({
      data: { import: { state: 'undone', kept: [] } },
    })
  })
})

describe('a file that cannot be read says why', () => {
  test.each([
    ['a letter', 'Kính gửi quý phụ huynh', 'thu.txt', 'noQuestions'],
    ['nothing', '', 'a.csv', 'broken'],
    ['a table of other things', 'Tên,Tuổi\nAn,9\n', 'a.csv', 'noColumns'],
    [
      'XML with entities',
      '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>',
      'a.xml',
      'entities',
    ],
    ['half an XML file', '<?xml version="1.0"?><quiz><question type="essay"><name>', 'a.xml', 'broken'],
    ['a Word file that was cut off', sampleWordTest().slice(0, 900), 'a.docx', 'broken'],
    ['no letters of any language', new Uint8Array([0x80, 0x81, 0x00, 0x9d, 0x00, 0x00, 0xff]), 'a.csv', 'encoding'],
  ] as const)('%s', async (_, content, name, code) => {
    const { staged, app, database } = await startImportApp()
    const one = await staged(content, name)
    expect(one).toMatchObject({ state: 'failed', failure: exchangeFailures[code].default, counts: { total: 0 } })
    await app.jobs.runDue()
    expect(await database.read().selectFrom('question_import_items').select('number').execute()).toEqual([])
  })

  test('no file at all, and one that is no form', async () => {
    const { call, token } = await startImportApp()
    const none = await call(contract.uploadImport, { token, ...fileForm(Buffer.from('x'), { field: 'other' }) })
    expect(none).toMatchObject({ status: 422, body: { message: exchangeFailures.noFile.default } })
    expect((await call(contract.uploadImport, { token, body: {} })).status).toBe(415)
  })
})

describe('files that wait to be read', () => {
  test('are bounded for each person, and people take turns however many files each of them has', async () => {
    const { upload, importOf, get, call, signedIn, app, database } = await startImportApp()
    const mine = []
    for (const number of [1, 2, 3, 4, 5])
      mine.push(importOf(await upload(aiken(`Câu hỏi số ${number} là gì?`), 'a.txt')))
    const refused = await upload(aiken('Một câu hỏi nữa là gì?'), 'a.txt')
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    const other = await signedIn('parent')
    const theirs = await call(contract.uploadImport, {
      token: other.token,
      ...fileForm(Buffer.from(aiken('Câu hỏi của người khác?')), { name: 'a.txt' }),
    })
    expect(theirs.status).toBe(201)
    const turns = await database
      .read()
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'questions:read-import')
      .execute()
    expect(turns).toHaveLength(2)

    await app.jobs.runDue()
    for (const { _id } of mine) expect((await get(_id)).state).toBe('staged')
    const { data } = (await call(contract.getImport, { token: other.token, params: { id: importOf(theirs)._id } })).body
    expect(data).toMatchObject({ import: { state: 'staged' } })
    expect((await upload(aiken('Bây giờ lại còn chỗ chứ?'), 'a.txt')).status).toBe(201)
  })

  test('a file that its thread does not survive is tried once', async () => {
    const { upload, importOf, get, app, database } = await startImportApp()
    const level =
      '<w:lvl w:ilvl="0"><w:start w:val="Infinity"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1."/></w:lvl>'
    const numbered = '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>'
    const file = wordFile(numbered, {
      numbering: `<w:abstractNum w:abstractNumId="1">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
    })
    const { _id } = importOf(await upload(file, 'a.docx'))
    await app.jobs.runDue()
    expect(await get(_id)).toMatchObject({ state: 'failed', failure: exchangeFailures.broken.default })
    expect(
      await database.read().selectFrom('jobs').select('id').where('kind', '=', 'questions:read-import').execute(),
    ).toEqual([])
  })
})
