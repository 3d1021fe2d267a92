import * as contract from '@lms/contracts/exchange/exchange.ts'
import * as exporting from '@lms/contracts/exchange/exports.ts'
import { exchangeMessages } from '@lms/contracts/exchange/exchange-messages.ts'
import { partsIn, textsOfParts } from '@lms/contracts/question-types/parts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { getQuestion, type Question } from '@lms/contracts/questions/questions.ts'
import { describe, expect, test } from 'vitest'
import { startImportApp } from '../../testing/apps/import-app.ts'
import { somePicture } from '../../testing/samples/pictures.ts'
import { partDrafts, partTypes } from '../../testing/records/question-parts.ts'
import { someQuestion } from '../../testing/records/question.ts'
import { someQuiz } from '../../testing/records/quiz.ts'
import { createImportedPictures } from '../media/media-of-imports.ts'
import { createStorage } from '../platform/storage/storage.ts'

const rich = {
  title: 'Tính bằng công thức',
  content:
    '<p>Cho <strong>x</strong> và <span data-type="inline-math" data-latex="\\frac{1}{2}"></span>, tính <em>y</em></p>',
  answers: [
    { text: '<p>=SUM(A1)</p>', isCorrect: true },
    { text: '<p>-5</p>', isCorrect: false },
  ],
  explanation: '<p>Vì thế.</p>',
  topic: 'Phân số',
  tags: ['ôn tập'],
  difficulty: 'hard',
  points: 25,
} as const

/**
 * Writing and reading them has tests of its own and does not know the database: one that is packed and our own show the
 * rest of the way. All of them go it in the run that has everything on PostgreSQL.
 */
function formats<Format extends string>(all: readonly Format[]): readonly Format[] {
  if (process.env['ALL_ON_POSTGRES'] === 'on') return all
  return all.filter((format) => ['docx', 'json'].includes(format))
}

describe('an export', () => {
  test('brings every type with parts through a file that has a form for it, and names the others', async () => {
    const test = await startImportApp('administrator')
    const { user, call, token, file, staged, act, app } = test
    const ids: string[] = []
    for (const type of partTypes) ids.push(await someQuestion(test, user, { answers: [], ...partDrafts[type], type }))
    const whole = async (id: string): Promise<Question> => {
      const read = await call(getQuestion, { token, params: { id } })
      return (read.body['data'] as { question: Question }).question
    }
    const format = 'gift'
    const checked = await call(exporting.checkExport, { token, query: { format } })
    const { losses } = checked.body['data'] as exporting.ExportCheck
    const lost = new Set(losses.map(({ _id }) => _id))
    const kept = ids.filter((id) => !lost.has(id))
    expect(losses.every(({ problems }) => problems[0]?.key === 'exchange.losses.typeNotCarried')).toBe(true)
    expect(kept.length, format).toBeGreaterThanOrEqual(4)
    const answer = await file('/questions/export', { format })
    const one = await staged(answer.rawPayload, `cau-hoi.${contract.exchangeFiles[format].ending}`)
    expect(one.counts, format).toMatchObject({ total: kept.length, duplicates: kept.length, blocked: 0 })
    await act(contract.chooseImportItems, one._id, { isAccepted: true })
    await act(contract.confirmImport, one._id)
    await app.jobs.runDue()
    const saved = (await act(contract.listImportedQuestions, one._id)).body['data'] as {
      questions: { _id: string }[]
    }
    expect(saved.questions).toHaveLength(kept.length)
    const keyOf = ({ type, ...question }: Question) => ({
      type,
      texts: textsOfParts(partsIn(question)).map(textOf),
      truths: question.statements?.map(({ isTrue }) => isTrue),
      credit: question.credit,
      unit: question.unit,
      numbers: question.answers.map(({ text, tolerance }) => [text, tolerance]),
    })
    const before = await Promise.all(kept.map(whole))
    const after = await Promise.all(saved.questions.map(({ _id }) => whole(_id)))
    for (const question of before) expect(after.map(keyOf), format).toContainEqual(keyOf(question))
  })

  test.each(formats(contract.exportFormats))('as %s comes back as the same questions', async (format) => {
    const test = await startImportApp('administrator')
    const { user, call, token, file, staged, act, app, items } = test
    const ids = [
      await someQuestion(test, user, { ...rich, answers: [...rich.answers], tags: [...rich.tags] }),
      await someQuestion(test, user, {
        type: 'true_false',
        title: 'Đúng hay sai đây',
        content: '<p>Trái đất có hình cầu.</p>',
        answers: [
          { text: 'Đúng', isCorrect: false },
          { text: 'Sai', isCorrect: true },
        ],
      }),
      await someQuestion(test, user, {
        type: 'fill_blank',
        title: 'Điền vào chỗ trống',
        content: '<p>Thủ đô của nước ta là …</p>',
        answers: [{ text: 'Hà Nội', isCorrect: true }],
        ignoreAccents: true,
      }),
    ]
    const answer = await file('/questions/export', { format, class: 'LOP_4' })
    expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="cau-hoi.${contract.exchangeFiles[format].ending}"`,
    )
    const one = await staged(answer.rawPayload, `cau-hoi.${contract.exchangeFiles[format].ending}`)
    // All of them are there already, and said to be.
    expect(one).toMatchObject({ format, state: 'staged', counts: { total: 3, duplicates: 3, accepted: 0, blocked: 0 } })
    const [duplicate] = await items(one._id)
    expect(duplicate?.duplicateOf?._id).toBe(ids[2])
    await act(contract.chooseImportItems, one._id, { isAccepted: true })
    await act(contract.confirmImport, one._id)
    await app.jobs.runDue()
    const saved = (await act(contract.listImportedQuestions, one._id)).body['data'] as { questions: { _id: string }[] }
    const whole = async (id: string) => {
      const { question } = (await call(getQuestion, { token, params: { id } })).body['data'] as { question: Question }
      const { title, content, type, difficulty, points, explanation, topic, tags, ignoreAccents } = question
      const answers = question.answers.map(({ text, isCorrect }) => ({ text, isCorrect }))
      return {
        title,
        content,
        type,
        difficulty,
        points,
        explanation,
        topic,
        tags,
        ignoreAccents,
        answers,
        subject: question.subject.name,
        class: question.class,
      }
    }
    expect(saved.questions).toHaveLength(3)
    for (const [index, { _id }] of saved.questions.entries())
      expect(await whole(_id)).toEqual(await whole(ids[2 - index] ?? ''))
  })

  test('takes pictures along where the format can, and says by question where it cannot', async () => {
    const test = await startImportApp('administrator')
    const { user, database, clock, file, call, token, staged, items } = test
    const storage = createStorage(test.directory)
    const kept = await createImportedPictures({ database, clock, storage }).keep(user.id, {
      name: 'a.png',
      content: await somePicture('png'),
    })
    const id = await someQuestion(test, user, {
      ...rich,
      answers: [...rich.answers],
      tags: [],
      content: `<p>Hình dưới đây là hình gì? <img src="${kept?.address}" alt="hình vuông"></p>`,
    })
    const losses = async (format: string) => {
      const answer = await call(exporting.checkExport, { token, query: { format } })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return (answer.body['data'] as exporting.ExportCheck).losses
    }
    expect(await losses('docx')).toEqual([])
    expect(await losses('moodle_xml')).toEqual([])
    expect(await losses('gift')).toMatchObject([
      { _id: id, problems: [{ message: expect.stringContaining('không mang được hình') }] },
    ])
    expect(await losses('csv')).toMatchObject([
      { _id: id, problems: [{ message: expect.stringContaining('địa chỉ') }] },
    ])
    expect(await losses('json')).toEqual([])
    for (const format of ['docx', 'moodle_xml', 'json']) {
      const { rawPayload } = await file('/questions/export', { format })
      const [item] = await items((await staged(rawPayload, 'a'))._id)
      expect(item?.content).toMatch(/<img src="\/uploads\/media\/[0-9a-f]{32}\.png" alt="hình vuông" \/>/)
      expect(item?.content).not.toContain(kept?.address)
    }
  })

  test('of a template holds the whole of it in our own format, and one question that it makes in others', async () => {
    const test = await startImportApp('administrator')
    const { user, call, token, file, staged, act, app, items } = test
    const id = await someQuestion(test, user, {
      type: 'multiple_choice',
      content: '<p>Số nào chia hết cho {{a}}?</p>',
      hint: '<p>Bảng nhân {{a}}.</p>',
      answers: [
        { text: '{{a*b}}', isCorrect: true },
        { text: '{{a*b+1}}', isCorrect: false, mistake: 'đếm nhầm một' },
        { text: '{{b+100}}', isCorrect: false, when: 'mod(b + 100, a) = 0' },
      ],
      template: {
        variables: [
          { name: 'a', kind: 'whole', from: '3', to: '9' },
          { name: 'b', kind: 'whole', from: '11', to: '19' },
        ],
        constraints: ['a != b'],
      },
    })
    const whole = async (one: string) => {
      const { question } = (await call(getQuestion, { token, params: { id: one } })).body['data'] as {
        question: Question
      }
      const { content, hint, template, answers } = question
      return { content, hint, template, answers: answers.map(({ _id, ...answer }) => answer) }
    }
    const check = async (format: string) =>
      (await call(exporting.checkExport, { token, query: { format } })).body['data'] as exporting.ExportCheck
    expect((await check('json')).losses).toEqual([])
    const lost = await check('gift')
    expect(lost.losses[0]?.problems.map(({ key }) => key)).toEqual([
      'exchange.losses.templateLost',
      'exchange.losses.notesLost',
    ])
    expect((await file('/questions/export', { format: 'csv' })).payload).toMatch(/Số nào chia hết cho \d/)
    const one = await staged((await file('/questions/export', { format: 'json' })).rawPayload, 'cau-hoi.json')
    expect(one).toMatchObject({ format: 'json', counts: { total: 1, duplicates: 1, blocked: 0 } })
    expect(await items(one._id)).toMatchObject([{ template: { constraints: ['a != b'] } }])
    await act(contract.chooseImportItems, one._id, { isAccepted: true })
    await act(contract.confirmImport, one._id)
    await app.jobs.runDue()
    const saved = (await act(contract.listImportedQuestions, one._id)).body['data'] as { questions: { _id: string }[] }
    expect(await whole(saved.questions[0]?._id ?? '')).toEqual(await whole(id))
  })

  test('of a quiz holds its questions in their order', async () => {
    const test = await startImportApp('administrator')
    const { user, file } = test
    const quiz = await someQuiz(test, user)
    const answer = await file(`/quizzes/${quiz}/export`, { format: 'gift' })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('::')
    expect((await file(`/quizzes/${quiz}/export/check`, { format: 'gift' })).json()).toMatchObject({
      data: { next: null, lossCount: 0 },
    })
  })

  test('of nothing says so, and one needs a format', async () => {
    const { file } = await startImportApp()
    expect((await file('/questions/export', { format: 'csv' })).json()).toMatchObject({
      message: exchangeMessages.noQuestions.default,
    })
    expect((await file('/questions/export', { format: 'pdf' })).statusCode).toBe(422)
  })

  test.each(formats(contract.templateFormats))('a template as %s can be sent back as it is', async (format) => {
    const { file, staged } = await startImportApp()
    const { rawPayload, statusCode } = await file('/questions/import-template', { format })
    expect(statusCode).toBe(200)
    expect(await staged(rawPayload, `mau.${format}`)).toMatchObject({
      counts: { total: 9, accepted: 9, blocked: 0, noted: 0 },
    })
  })
})
