import * as contract from '@lms/contracts/exchange/exchange.ts'
import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { type ImportOverview, getImportOverview } from '@lms/contracts/exchange/overview.ts'
import * as review from '@lms/contracts/exchange/reading.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { reviewMessages } from '@lms/contracts/exchange/review-messages.ts'
import { expect, test } from 'vitest'
import { startImportApp } from '../../../testing/apps/import-app.ts'
import { xlsxFile } from '../../../testing/samples/spreadsheets.ts'

const readingOf = (answer: { body: Record<string, unknown> }) =>
  (answer.body['data'] as { reading: review.ImportReading }).reading
const importOf = (answer: { body: Record<string, unknown> }) =>
  (answer.body['data'] as { import: QuestionImport }).import

const unknown = 'Mã,Hỏi,Một,Hai,Cái đúng\n1,Thủ đô của nước ta là đâu?,Huế,Hà Nội,2\n'
const roles = ['number', 'content', 'A', 'B', 'correct']

test('columns that nobody understands are shown, tried out, chosen by hand, and the file is read again', async () => {
  const { staged, act, app, get, items } = await startImportApp()
  const one = await staged(unknown, 'a.csv')
  expect(one).toMatchObject({ state: 'failed', failure: exchangeFailures.noColumns.default })
  const shown = readingOf(await act(review.getImportReading, one._id))
  expect(shown).toMatchObject({ format: 'csv', canBeReadAgain: true, sheets: [{ name: '', head: null }] })
  expect(shown.sheets[0]?.columns[1]).toMatchObject({
    letter: 'B',
    role: null,
    samples: ['Hỏi', 'Thủ đô của nước ta là đâu?'],
  })

  const sheet = { name: '', head: 1, roles }
  const preview = await act(review.previewImport, one._id, sheet)
  expect(preview.body).toMatchObject({
    data: {
      items: [
        {
          place: 'dòng 2',
          content: 'Thủ đô của nước ta là đâu?',
          answers: [
            { text: 'Huế', isCorrect: false },
            { text: 'Hà Nội', isCorrect: true },
          ],
          problems: [],
        },
      ],
    },
  })
  // Without what is asked there is nothing to show; a sheet that is not there is not found.
  expect((await act(review.previewImport, one._id, { ...sheet, roles: ['A'] })).body).toMatchObject({
    data: { items: [] },
  })
  expect((await act(review.previewImport, one._id, { ...sheet, name: 'x' })).status).toBe(404)
  expect((await act(review.previewImport, one._id, { ...sheet, roles: ['nonsense'] })).status).toBe(422)
  expect((await get(one._id)).state).toBe('failed')

  const again = await act(review.rereadImport, one._id, { sheets: [sheet] })
  expect(importOf(again)).toMatchObject({ state: 'reading', failure: null })
  expect((await act(review.rereadImport, one._id, { sheets: [sheet] })).status).toBe(409)
  await app.jobs.runDue()
  expect(await get(one._id)).toMatchObject({ state: 'staged', format: 'csv', counts: { total: 1, accepted: 1 } })
  const [item] = await items(one._id)
  expect(item).toMatchObject({ answers: [{ isCorrect: false }, { isCorrect: true }] })
  expect(item?.origin?.source).toBe(
    'A (Mã): 1\nB (Hỏi): Thủ đô của nước ta là đâu?\nC (Một): Huế\nD (Hai): Hà Nội\nE (Cái đúng): 2',
  )
  expect(item?.origin?.reasons.map(({ message }) => message)).toContain('Đáp án lấy từ cột E ("Cái đúng"): 2')
})

test('a file is read again in the format and the encoding that a person says, until its questions are in the bank', async () => {
  const { staged, act, app, get, items, place } = await startImportApp()
  const text = 'Câu hỏi;A;B;Đáp án\nThủ đô của nước ta là đâu?;Huế;Hà Nội;B\n'
  const one = await staged(text, 'a.csv', place)
  await act(review.rereadImport, one._id, { format: 'gift' })
  await app.jobs.runDue()
  expect((await get(one._id)).counts.accepted).toBe(0)
  await act(review.rereadImport, one._id, { format: 'csv', encoding: 'windows-1252' })
  await app.jobs.runDue()
  expect(await get(one._id)).toMatchObject({ state: 'failed' })
  expect(readingOf(await act(review.getImportReading, one._id))).toMatchObject({
    encoding: 'windows-1252',
    canBeReadAgain: true,
  })
  await act(review.rereadImport, one._id, { encoding: 'utf-8' })
  await app.jobs.runDue()
  expect((await items(one._id)).map(({ content }) => content)).toEqual(['<p>Thủ đô của nước ta là đâu?</p>'])

  await act(contract.confirmImport, one._id)
  await app.jobs.runDue()
  expect((await get(one._id)).state).toBe('saved')
  expect(readingOf(await act(review.getImportReading, one._id)).canBeReadAgain).toBe(false)
  expect((await act(review.rereadImport, one._id, {})).status).toBe(409)
})

test('only the last files that could not be read are kept, and what is gone says so', async () => {
  const { staged, act } = await startImportApp()
  const ids = []
  for (const name of ['a', 'b', 'c', 'd']) ids.push((await staged(unknown, `${name}.csv`))._id)
  const kept = await Promise.all(
    ids.map(async (id) => readingOf(await act(review.getImportReading, id)).canBeReadAgain),
  )
  expect(kept).toEqual([false, true, true, true])
  const gone = await act(review.rereadImport, ids[0] ?? '', {})
  expect(gone).toMatchObject({ status: 409, body: { message: reviewMessages.fileGone.default } })
})

test('many questions are mended at once: which sign is the key, which type, where they belong', async () => {
  const { staged, act, items, subject, get } = await startImportApp()
  const filled = (text: string) => ({ text, fill: true })
  const sheet = xlsxFile({
    'Trang 1': [
      ['Câu hỏi', 'A', 'B', 'C', 'Đáp án'],
      ['Một cộng hai bằng bao nhiêu?', '2', filled('3'), '4', '3'],
      ['Hai cộng hai bằng bao nhiêu?', '2', '3', filled('4'), '2'],
      ['Con nào sau đây biết bay?', 'chim', 'cá', 'voi', 'A, B'],
    ],
  })
  const one = await staged(sheet, 'a.xlsx')
  expect(one.counts).toMatchObject({ total: 3, accepted: 1, blocked: 2 })
  expect((await items(one._id)).map(({ origin }) => origin?.marks)).toEqual([
    { place: [2], text: [1], highlight: [1] },
    { place: [1], text: [0], highlight: [2] },
    { said: [0, 1] },
  ])
  const mended = await act(review.mendImportItems, one._id, {
    numbers: [1, 2, 3],
    key: 'highlight',
    topic: 'Phép cộng',
  })
  expect(mended.body).toMatchObject({ data: { changed: 3, import: { counts: { accepted: 3, blocked: 0 } } } })
  const [first, second, third] = await items(one._id)
  expect(first).toMatchObject({ topic: 'Phép cộng', problems: [], isAccepted: true, version: 2 })
  expect(first?.answers.map(({ isCorrect }) => isCorrect)).toEqual([false, true, false])
  expect(second?.answers.map(({ isCorrect }) => isCorrect)).toEqual([false, false, true])
  // It has no such sign, and two right answers are not one.
  expect(third).toMatchObject({ type: 'multiple_choice' })
  await act(review.mendImportItems, one._id, { numbers: [3], type: 'single_choice' })
  expect((await items(one._id))[2]).toMatchObject({
    type: 'single_choice',
    isAccepted: false,
    problems: [{ isBlocking: true }],
  })
  await act(review.mendImportItems, one._id, { numbers: [3], type: 'multiple_choice' })
  expect((await items(one._id))[2]).toMatchObject({ problems: [], isAccepted: true })

  const place = { class: 'LOP_4', subject: subject.id, difficulty: 'hard', points: 3 }
  await act(review.mendImportItems, one._id, { numbers: [2, 3], ...place })
  const placed = await items(one._id)
  expect(placed.map(({ points, difficulty, subject: at }) => [points, difficulty, at?._id ?? null])).toEqual([
    [10, 'medium', null],
    [3, 'hard', subject.id],
    [3, 'hard', subject.id],
  ])
  expect((await get(one._id)).counts.unplaced).toBe(1)
  expect((await act(review.mendImportItems, one._id, { numbers: [1], subject: subject.id })).status).toBe(422)
  expect(
    (await act(review.mendImportItems, one._id, { numbers: [1], class: 'LOP_9', subject: subject.id })).status,
  ).toBe(422)
  expect((await act(review.mendImportItems, one._id, { numbers: [] })).status).toBe(422)
  expect((await act(review.mendImportItems, one._id, { numbers: [77], key: 'highlight' })).body).toMatchObject({
    data: { changed: 0 },
  })
})

test('keys that stand on another sheet are given by the numbers of the paper, and those that fit nowhere are named', async () => {
  const { staged, act, items } = await startImportApp()
  const asked = (number: number, text: string) => `Câu ${number}. ${text}\nA. chim\nB. cá\nC. voi\n`
  const paper = [
    asked(1, 'Con nào biết bay trên trời?'),
    asked(2, 'Con nào biết bơi dưới nước?'),
    asked(3, 'Con nào có vòi rất dài?'),
    'Câu 4. Kể tên một con vật em thích.\n',
  ].join('\n')
  const one = await staged(paper, 'a.txt')
  expect(one.counts).toMatchObject({ total: 4, accepted: 0, blocked: 4 })
  const keys = [
    { number: 1, places: [0] },
    { number: 2, places: [1] },
    { number: 3, places: [3] },
    { number: 4, places: [0] },
    { number: 6, places: [2] },
  ]
  const mended = await act(review.mendImportItems, one._id, { numbers: [1, 2, 3, 4], keys })
  expect(mended.body).toMatchObject({
    data: { changed: 2, unusedKeys: [3, 4, 6], import: { counts: { accepted: 2, blocked: 2 } } },
  })
  const rightOf = async () =>
    (await items(one._id)).map(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).map(({ text }) => text))
  expect(await rightOf()).toEqual([['<p>chim</p>'], ['<p>cá</p>'], [], []])
  const several = { numbers: [3], keys: [{ number: 3, places: [0, 2] }] }
  expect((await act(review.mendImportItems, one._id, several)).body).toMatchObject({
    data: { changed: 1, unusedKeys: [] },
  })
  expect(await rightOf()).toEqual([['<p>chim</p>'], ['<p>cá</p>'], ['<p>chim</p>', '<p>voi</p>'], []])
  const twice = [
    { number: 1, places: [0] },
    { number: 1, places: [1] },
  ]
  expect((await act(review.mendImportItems, one._id, { numbers: [1], keys: twice })).status).toBe(422)
})

test('what is true of each statement comes from another sheet as well, whatever the question was taken for', async () => {
  const { staged, act, items } = await startImportApp()
  const lines = ['a) Nó có cánh.', 'b) Nó có vây.', 'c) Nó đẻ trứng.']
  const paper = [
    'Câu 1: Cho một con chim ở trong vườn.',
    ...lines,
    'PHẦN II. Đúng sai',
    'Câu 2: Cho một con cá ở dưới ao.',
    ...lines,
    'Câu 3: Cho một con voi ở trong rừng.',
    ...lines,
  ]
  const one = await staged(Buffer.from(paper.join('\n')), 'de.txt')
  expect((await items(one._id)).map(({ type }) => type)).toEqual(['single_choice', 'statements', 'statements'])
  const keys = [
    { number: 1, places: [0, 2], statements: 3 },
    { number: 2, places: [], statements: 3 },
    { number: 3, places: [0], statements: 4 },
  ]
  const mended = await act(review.mendImportItems, one._id, { numbers: [1, 2, 3], keys })
  expect(mended.body).toMatchObject({ data: { changed: 2, unusedKeys: [3], import: { counts: { accepted: 2 } } } })
  const told = (await items(one._id)).map(({ type, statements = [] }) => [
    type,
    ...statements.map(({ isTrue }) => isTrue),
  ])
  expect(told.slice(0, 2)).toEqual([
    ['statements', true, false, true],
    ['statements', false, false, false],
  ])
  const nowhere = [{ number: 3, places: [3], statements: 3 }]
  expect((await act(review.mendImportItems, one._id, { numbers: [3], keys: nowhere })).status).toBe(422)
})

test('questions with nothing to choose from become essays at once; what was to be typed says how to answer them', async () => {
  const { staged, act, items } = await startImportApp()
  const paper = [
    'Câu 1: Nước biển mặn là do đâu?',
    'Đáp án: Do muối khoáng từ đất đá trên đất liền theo nước sông chảy ra biển qua hàng triệu năm <dần dần>.',
    'Câu 2: Con nào sau đây biết bay?',
    'A. chim',
    'B. cá',
    'Đáp án: A',
    'Câu 3: Em hãy tả con đường từ nhà đến trường.',
    'Câu 4: Thủ đô của nước ta tên là gì?',
    'Đáp án: Hà Nội',
  ].join('\n')
  const one = await staged(Buffer.from(paper), 'de.txt')
  // What is to be typed is taken only where its part says so.
  expect(one.counts).toMatchObject({ total: 4, accepted: 1, blocked: 3 })
  const mended = await act(review.mendImportItems, one._id, { numbers: [1, 2, 3], type: 'essay' })
  expect(mended.body).toMatchObject({ data: { changed: 2, import: { counts: { accepted: 3, blocked: 1 } } } })
  expect(await items(one._id)).toMatchObject([
    {
      type: 'essay',
      answers: [],
      explanation: expect.stringContaining('qua hàng triệu năm &lt;dần dần&gt;.'),
      problems: [],
      isAccepted: true,
    },
    { type: 'single_choice' },
    { type: 'essay', answers: [], problems: [], isAccepted: true },
    { type: 'fill_blank' },
  ])
})

test('what a whole file was read as is counted, also after something was mended', async () => {
  const { staged, act } = await startImportApp()
  const sheet = [
    'Câu hỏi;A;B;C;D;Đáp án',
    'Một cộng một bằng mấy?;1;2;3;4;B',
    'Hai cộng một bằng mấy?;1;2;3;4;C',
    'Ba cộng một bằng mấy?;1;2;3;4;D',
    'Trời có màu gì?;đỏ;xanh;;;B',
    'Những số nào chẵn?;1;2;3;4;B, D',
    'Số nào lớn hơn bốn?;1;2;3;5;',
    'Số nào lớn hơn năm?;1;2;3;6;',
  ].join('\n')
  const one = await staged(sheet, 'a.csv')
  const overview = async () => {
    const { body } = await act(getImportOverview, one._id)
    return (body['data'] as { overview: ImportOverview }).overview
  }
  expect(await overview()).toMatchObject({
    types: [
      { type: 'single_choice', questions: 6 },
      { type: 'multiple_choice', questions: 1 },
    ],
    options: [
      { count: 4, questions: 6, first: 1 },
      { count: 2, questions: 1, first: 4 },
    ],
    keys: [
      { letter: 'B', questions: 3 },
      { letter: 'C', questions: 1 },
      { letter: 'D', questions: 2 },
    ],
    problems: [{ key: 'exchange.problems.noKey', isBlocking: true, questions: 2, numbers: [6, 7] }],
  })
  expect((await overview()).reasons[0]).toMatchObject({
    message: 'Đáp án lấy từ cột F ("Đáp án"): …',
    questions: 5,
  })
  const keys = [
    { number: 6, places: [3] },
    { number: 7, places: [3] },
  ]
  await act(review.mendImportItems, one._id, { numbers: [6, 7], keys })
  expect(await overview()).toMatchObject({
    keys: expect.arrayContaining([{ letter: 'D', questions: 4 }]),
    problems: [],
  })
})

test('a number that two parts of a paper share is nobody’s until one part is chosen', async () => {
  const { staged, act } = await startImportApp()
  const asked = (number: number, text: string) => `Câu ${number}. ${text}\nA. chim\nB. cá\nC. voi\n`
  const paper = [
    'PHẦN I',
    asked(1, 'Con nào biết bay trên trời?'),
    asked(2, 'Con nào biết bơi dưới nước?'),
    'PHẦN II',
    asked(1, 'Con nào có vòi rất dài?'),
    asked(2, 'Con nào đẻ trứng trên cây?'),
  ].join('\n')
  const one = await staged(paper, 'a.txt')
  expect(one.counts).toMatchObject({ total: 4 })
  const keys = [{ number: 1, places: [0] }]
  expect((await act(review.mendImportItems, one._id, { numbers: [1, 2, 3, 4], keys })).body).toMatchObject({
    data: { changed: 0, unusedKeys: [1] },
  })
  expect((await act(review.mendImportItems, one._id, { numbers: [3, 4], keys })).body).toMatchObject({
    data: { changed: 1, unusedKeys: [] },
  })
})
