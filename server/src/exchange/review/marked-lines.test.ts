import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { type PaperLine, getImportLines, markingLimits, previewMarks } from '@lms/contracts/exchange/marking/marking.ts'
import type { PreviewItem } from '@lms/contracts/exchange/exchange.ts'
import { confirmImport } from '@lms/contracts/exchange/exchange.ts'
import { getImportReading, rereadImport } from '@lms/contracts/exchange/reading.ts'
import { expect, test } from 'vitest'
import { removeUser } from '../../users/user-change-store.ts'
import { startImportApp } from '../../../testing/apps/import-app.ts'
import { paragraph, wordFile } from '../../../testing/samples/word-files.ts'

const untold = `Bài tập câu bị động
Put into the passive.
They built this bridge.
My aunt cooks rice.
Keys
This bridge was built.
Rice is cooked by my aunt.
`

interface Lines {
  lines: PaperLine[]
  marks: unknown[]
}
interface Preview {
  questions: number
  ready: number
  items: PreviewItem[]
}
interface Answer {
  body: Record<string, unknown>
}
const linesOf = ({ body }: Answer): Lines => body['data'] as Lines
const previewOf = ({ body }: Answer): Preview => body['data'] as Preview

test('a paper in which nobody sees a question is shown line by line, marked, tried out and read by the marks', async () => {
  const { staged, act, app, get, items, place } = await startImportApp()
  const one = await staged(untold, 'bi-dong.txt', place)
  expect(one).toMatchObject({ state: 'failed', failure: exchangeFailures.noQuestions.default })
  const shown = linesOf(await act(getImportLines, one._id))
  expect(shown.marks).toEqual([])
  expect(shown.lines.map(({ text }) => text)).toEqual(untold.trim().split('\n'))

  const marks = [
    { line: 2, role: 'text' },
    { line: 3, role: 'question' },
    { line: 4, role: 'question' },
    { line: 5, role: 'keys' },
  ]
  const preview = previewOf(await act(previewMarks, one._id, { marks }))
  expect(preview).toMatchObject({ questions: 2, ready: 2 })
  expect(preview).toMatchObject({ unfit: [], leftOver: [1] })
  expect(preview.items[1]).toMatchObject({
    content: 'Put into the passive. My aunt cooks rice.',
    answers: [{ text: 'Rice is cooked by my aunt.', isCorrect: true }],
  })
  expect((await get(one._id)).state).toBe('failed')

  expect((await act(rereadImport, one._id, { format: 'text', marks })).status).toBe(200)
  await app.jobs.runDue()
  expect(await get(one._id)).toMatchObject({ state: 'staged', format: 'text', counts: { total: 2, accepted: 2 } })
  const [first] = await items(one._id)
  expect(first?.answers).toContainEqual(expect.objectContaining({ text: 'This bridge was built.', isCorrect: true }))
  expect(first?.origin?.reasons.map(({ key }) => key)).toContain('exchange.reasons.marked')
  // Who comes back finds what was said.
  expect(linesOf(await act(getImportLines, one._id)).marks).toEqual(marks)
  await act(confirmImport, one._id)
  await app.jobs.runDue()
  expect((await act(rereadImport, one._id, { format: 'text', marks })).status).toBe(409)
})

test('marks are bounded, each for one line, and a file without lines has none', async () => {
  const { staged, act } = await startImportApp()
  const one = await staged(untold, 'bi-dong.txt')
  const tried = async (marks: unknown) => (await act(previewMarks, one._id, { marks })).status
  expect(await tried([{ line: 0, role: 'question' }])).toBe(422)
  expect(await tried([{ line: markingLimits.lines + 1, role: 'question' }])).toBe(422)
  expect(await tried([{ line: 1, role: 'nonsense' }])).toBe(422)
  expect(await tried(Array.from({ length: 2 }, () => ({ line: 1, role: 'question' })))).toBe(422)
  const many = Array.from({ length: markingLimits.marks + 1 }, (_, at) => ({ line: at + 1, role: 'skip' }))
  expect(await tried(many)).toBe(422)
  expect((await act(rereadImport, one._id, { format: 'text', marks: many })).status).toBe(422)
  // Lines that are not there say nothing.
  expect(previewOf(await act(previewMarks, one._id, { marks: [{ line: 900, role: 'option' }] }))).toEqual({
    questions: 0,
    ready: 0,
    items: [],
    unfit: [],
    leftOver: [1, 2, 3, 4, 5, 6, 7],
  })
  const sheet = await staged('Câu hỏi,A,B,Đáp án\nMột?,1,2,A\n', 'a.csv')
  expect(linesOf(await act(getImportLines, sheet._id))).toEqual({ lines: [], marks: [] })
  expect(previewOf(await act(previewMarks, sheet._id, { marks: [] }))).toMatchObject({ questions: 0 })
})

test('trying out is counted before it is done', async () => {
  const { staged, act } = await startImportApp()
  const one = await staged(untold, 'bi-dong.txt')
  const tried = () => act(previewMarks, one._id, { marks: [{ line: 3, role: 'question' }] })
  for (let tries = 0; tries < 60; tries += 1) expect(await tried()).toMatchObject({ status: 200 })
  expect(await tried()).toMatchObject({ status: 429 })
})

const unnumbered = ['Con vật nào biết sủa?', 'chó', 'Con vật nào biết gáy?', 'gà trống', 'Con vật nào có vòi?', 'voi']

test.each([
  ['a Word file', wordFile(unnumbered.map((text) => paragraph(text)).join('')), 'de.docx', 'docx'],
  ['a text', unnumbered.join('\n'), 'de.txt', 'text'],
  ['a text without an ending', unnumbered.join('\n'), 'de', 'text'],
] as const)('%s that is refused says what it shows, and can be marked', async (_, content, name, format) => {
  const { staged, act, app, get, place, call, signedIn } = await startImportApp()
  const one = await staged(content, name, place)
  expect(one).toMatchObject({ state: 'failed', failure: exchangeFailures.noQuestions.default })
  for (const [role, status] of [
    ['administrator', 404],
    ['parent', 404],
    ['student', 403],
  ] as const) {
    const { token } = await signedIn(role)
    expect(await call(getImportLines, { token, params: { id: one._id } })).toMatchObject({ status })
  }
  const reading = await act(getImportReading, one._id)
  expect(reading.body).toMatchObject({ data: { reading: { format, canBeReadAgain: true, canBeMarked: true } } })
  const marks = [
    { line: 1, role: 'question' },
    { line: 2, role: 'answer' },
    { line: 3, role: 'question' },
    { line: 4, role: 'answer' },
    { line: 5, role: 'question' },
    { line: 6, role: 'answer' },
  ]
  await act(rereadImport, one._id, { format, marks })
  await app.jobs.runDue()
  expect(await get(one._id)).toMatchObject({ state: 'staged', counts: { total: 3, blocked: 0 } })
})

test('a text that was taken for a table has lines as well, and a table has none', async () => {
  const { staged, act } = await startImportApp()
  const rows = 'Con chó;biết sủa;ban đêm\nCon gà;biết gáy;buổi sáng\nCon voi;có vòi;rất dài\n'
  const markedOf = async (name: string): Promise<unknown> => {
    const one = await staged(rows, name)
    expect(one).toMatchObject({ state: 'failed' })
    const { body } = await act(getImportReading, one._id)
    const { reading } = body['data'] as { reading: { canBeMarked: boolean } }
    return reading.canBeMarked
  }
  expect(await markedOf('bang.txt')).toBe(true)
  expect(await markedOf('bang.csv')).toBe(false)
})

const numbered = (questions: number, topic: string, key = 'Correct Answer'): string =>
  Array.from(
    { length: questions },
    (_, at) => `${at + 1}. Câu hỏi về ${topic}, số ${at}?\n1. x${at}\n2. y${at}\n3. z${at}\n${key} : 2`,
  ).join('\n')
const shown = [
  { line: 1, role: 'question' },
  { line: 2, role: 'option' },
  { line: 5, role: 'answer' },
]

test('what does not fit is named with its line, and a second example mends it', async () => {
  const { staged, act } = await startImportApp()
  const text = numbered(4, 'Sử').replace('2. Câu hỏi', 'Hai: Câu hỏi')
  const one = await staged(text, 'su.txt')
  const tried = async (marks: unknown[]) =>
    (await act(previewMarks, one._id, { marks })).body['data'] as Preview & { unfit: { line: number; place: string }[] }
  const { unfit } = await tried(shown)
  expect(unfit.map(({ line, place }) => `${place}, ${line}`)).toContain('Câu 1, 1')
  expect(await tried([...shown, { line: 6, role: 'question' }])).toMatchObject({ questions: 4, ready: 4, unfit: [] })
})

test('the next file of the same person is offered to be read as the one before, where it is badly read', async () => {
  const { staged, act, app, get, signedIn, call, database, user } = await startImportApp()
  const first = await staged(numbered(3, 'Sử'), 'su.txt')
  const offerFor = async (id: string): Promise<unknown> =>
    ((await act(getImportReading, id)).body['data'] as { reading: { likeBefore: unknown } }).reading.likeBefore
  expect(await offerFor(first._id)).toEqual([])
  await act(rereadImport, first._id, { marks: shown })
  await app.jobs.runDue()
  expect(await get(first._id)).toMatchObject({ state: 'staged', counts: { total: 3, accepted: 3 } })
  expect(await offerFor(first._id)).toEqual([])

  const next = await staged(`Đề số hai\n${numbered(5, 'Địa')}`, 'dia.txt')
  const marks = shown.map(({ line, role }) => ({ line: line + 1, role }))
  expect(await offerFor(next._id)).toEqual(marks)
  expect(previewOf(await act(previewMarks, next._id, { marks }))).toMatchObject({ questions: 5, ready: 5 })
  await act(rereadImport, next._id, { marks })
  await app.jobs.runDue()
  expect(await get(next._id)).toMatchObject({ state: 'staged', counts: { total: 5, accepted: 5 } })

  // Papers that are read without it, and other people, are offered nothing.
  expect(await offerFor((await staged('Câu 1. Hỏi gì đây?\nA. x\nB. y\nĐáp án: A', 'usual.txt'))._id)).toEqual([])
  const { token } = await signedIn('administrator')
  const stranger = await call(getImportReading, { token, params: { id: next._id } })
  expect(stranger.status).toBe(404)

  // It goes with the account.
  await database.transaction((tx) => removeUser(tx, user.id))
  expect(await database.read().selectFrom('question_import_shapes').selectAll().execute()).toEqual([])
})
