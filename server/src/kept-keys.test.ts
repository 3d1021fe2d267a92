import { apiBase } from '@lms/contracts/endpoint.ts'
import {
  chooseImportItems,
  confirmImport,
  listImportItems,
  listImportedQuestions,
  uploadImport,
} from '@lms/contracts/exchange/exchange.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import {
  PlainType,
  questionTypeRules,
  questionTypes,
  type QuestionType,
} from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import {
  type Question,
  createQuestion,
  getQuestion,
  listQuestions,
  updateQuestion,
} from '@lms/contracts/questions/questions.ts'
import { duplicateQuiz } from '@lms/contracts/quizzes/quizzes.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startGenerationApp } from '../testing/apps/generation-app.ts'
import { fileForm } from '../testing/samples/pictures.ts'
import { someQuestionDraft } from '../testing/records/question.ts'
import { drafts } from '../testing/records/question-parts.ts'
import { someRequest } from '../testing/records/generation.ts'
import { someSubject } from '../testing/records/subject.ts'

interface Option {
  text: string
  isCorrect: boolean
}

const pairs = [
  ['Đúng', 'Sai'],
  ['true', 'False'],
  ['Yes', 'No'],
  ['Đ', 'S'],
] as const

const someTruth = fc
  .record({ pair: fc.constantFrom(...pairs), isTrue: fc.boolean(), isTurned: fc.boolean() })
  .map(({ pair: [right, wrong], isTrue, isTurned }) => {
    const answers = [
      { text: right, isCorrect: isTrue },
      { text: wrong, isCorrect: !isTrue },
    ]
    return isTurned ? answers.toReversed() : answers
  })

/** Options in any order with any key that the type allows. */
function someAnswers(type: QuestionType): fc.Arbitrary<Option[]> {
  if (type === 'true_false') return someTruth
  const words = ['Hà Nội', 'Huế', '3 000', 'x + 1', 'b', 'Cần Thơ']
  return fc
    .tuple(fc.shuffledSubarray(words, { minLength: 2 }), fc.nat(), fc.infiniteStream(fc.boolean()))
    .map(([texts, place, marks]) => {
      const [first = false, ...more] = texts.map(() => marks.next().value ?? false)
      return texts.map((text, index) => {
        if (type === 'fill_blank') return { text, isCorrect: true }
        if (type === 'single_choice') return { text, isCorrect: index === place % texts.length }
        const isOne = index === place % texts.length
        const isOther = index === (place + 1) % texts.length
        return { text, isCorrect: isOne || (!isOther && ([first, ...more][index] ?? false)) }
      })
    })
}

/** What is right, in words that no order and no wording of a truth changes. */
function keyOf(type: QuestionType, answers: readonly Option[]): string[] {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  return right.map(({ text }) => (type === 'true_false' ? String(truthOf(text)) : textOf(text))).toSorted()
}

test('no write changes a key that the writer gave: by hand, by file, by a model, in a copy', async () => {
  const { call, token, user, app, models, made, quizOf, ...rest } = await startGenerationApp()
  const subject = await someSubject({ ...rest, app, call }, user)
  const given = PlainType.options.flatMap((type) =>
    fc.sample(someAnswers(type), { numRuns: 6, seed: 17 }).map((answers, index) => ({ type, answers, index })),
  )
  const draftOf = (type: QuestionType, answers: readonly Option[], title: string) => ({
    ...someQuestionDraft,
    subject: subject.id,
    title,
    content: `<p>Câu hỏi của ${title}?</p>`,
    type,
    answers,
  })
  const questionIn = (answer: { body: Record<string, unknown> }): Question => {
    expect(answer.body['errors']).toBeUndefined()
    return (answer.body['data'] as { question: Question }).question
  }

  for (const { type, answers, index } of given) {
    const draft = draftOf(type, answers, `viết tay ${type} ${index}`)
    const made = questionIn(await call(createQuestion, { token, body: draft }))
    expect(keyOf(type, made.answers), JSON.stringify(answers)).toEqual(keyOf(type, answers))
    expect(questionTypeRules[type].problemOf(made.answers)).toBeNull()
    const others = given.find((one) => one.type === type && one.index === (index + 1) % 6)?.answers ?? []
    const body = { answers: others, version: made.version }
    const changed = questionIn(await call(updateQuestion, { token, params: { id: made._id }, body }))
    expect(keyOf(type, changed.answers), JSON.stringify(others)).toEqual(keyOf(type, others))
  }

  const letters = ['A', 'B', 'C', 'D', 'E', 'F']
  const rows = given.map(({ type, answers, index }) => {
    const right = letters.filter((_, place) => answers[place]?.isCorrect === true)
    const cells = letters.map((_, place) => answers[place]?.text ?? '')
    return [`Từ tệp ${type} ${index}`, `Câu của tệp ${type} ${index}?`, type, ...cells, right.join(', ')]
  })
  const table = [
    ['Tiêu đề', 'Nội dung', 'Loại', ...letters.map((letter) => `Đáp án ${letter}`), 'Đáp án đúng'],
    ...rows,
  ]
  const csv = table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
  const place = { class: 'LOP_4', subject: subject.id }
  const sent = await call(uploadImport, { token, query: place, ...fileForm(Buffer.from(csv), { name: 'de.csv' }) })
  const { _id } = (sent.body['data'] as { import: { _id: string } }).import
  await app.jobs.runDue()
  const blocked = await call(listImportItems, { token, params: { id: _id }, query: { show: 'blocked' } })
  expect(blocked.body['data']).toMatchObject({ items: [] })
  await call(confirmImport, { token, params: { id: _id } })
  await app.jobs.runDue()
  const listed = await call(listQuestions, { token, query: { search: 'Từ tệp', limit: '100' } })
  const imported = (listed.body['data'] as { questions: { _id: string; title: string }[] }).questions
  expect(imported).toHaveLength(given.length)
  for (const { type, answers, index } of given) {
    const id = imported.find(({ title }) => title === `Từ tệp ${type} ${index}`)?._id ?? ''
    const read = questionIn(await call(getQuestion, { token, params: { id } }))
    expect(keyOf(type, read.answers), JSON.stringify(answers)).toEqual(keyOf(type, answers))
  }

  const ofModel = given.map(({ type, answers, index }) => ({
    title: `Của máy ${type} ${index}`,
    content: `Câu của máy ${type} ${index} là gì?`,
    type,
    difficulty: 'easy',
    answers,
    explanation: 'Vì đúng là như vậy.',
  }))
  models.script({ questions: ofModel })
  const total = ofModel.length
  const counts = { totalQuestions: total, easyQuestions: total, mediumQuestions: 0, hardQuestions: 0 }
  const process = await made({ ...someRequest, ...counts })
  expect(process.rejections).toEqual([])
  const quiz = await quizOf(process.quiz)
  const copied = await call(duplicateQuiz, { token, params: { id: quiz._id } })
  const copy = await quizOf((copied.body['data'] as { quiz: { _id: string } }).quiz._id)
  for (const { questions } of [quiz, copy]) {
    expect(questions).toHaveLength(total)
    for (const { _id: id, title, type } of questions) {
      const read = questionIn(await call(getQuestion, { token, params: { id } }))
      const written = ofModel.find((one) => one.title === title)?.answers ?? []
      expect(keyOf(type, read.answers), title).toEqual(keyOf(type, written))
    }
  }
})

test('no write changes the key of a question of any type: by hand, once more, and by our own file', async () => {
  const { call, token, user, app, ...rest } = await startGenerationApp()
  const subject = await someSubject({ ...rest, app, call }, user)
  const questionOf = (answer: { body: Record<string, unknown> }): Question => {
    expect(answer.body['errors']).toBeUndefined()
    return (answer.body['data'] as { question: Question }).question
  }
  const keys = new Map<QuestionType, string>()
  for (const type of questionTypes) {
    const body = {
      ...someQuestionDraft,
      answers: [],
      subject: subject.id,
      ...drafts[type],
      type,
      title: `Loại ${type}`,
    }
    const made = questionOf(await call(createQuestion, { token, body }))
    expect(made, type).toMatchObject({ ...drafts[type], type })
    keys.set(type, namelessKeyOf(made))
    const params = { id: made._id }
    const again = questionOf(await call(updateQuestion, { token, params, body: { ...body, version: made.version } }))
    expect(namelessKeyOf(again)).toBe(keys.get(type))
  }
  const query = new URLSearchParams({ format: 'json' }).toString()
  const headers = { authorization: `Bearer ${token}` }
  const { rawPayload } = await app.http.inject({ url: `${apiBase}/questions/export?${query}`, headers })
  const sent = await call(uploadImport, { token, ...fileForm(rawPayload, { name: 'cau-hoi.json' }) })
  const { _id } = (sent.body['data'] as { import: { _id: string } }).import
  await app.jobs.runDue()
  await call(chooseImportItems, { token, params: { id: _id }, body: { isAccepted: true } })
  await call(confirmImport, { token, params: { id: _id } })
  await app.jobs.runDue()
  const listed = await call(listImportedQuestions, { token, params: { id: _id } })
  const { questions } = listed.body['data'] as { questions: { _id: string; type: QuestionType }[] }
  expect(questions.map(({ type }) => type).toSorted()).toEqual(questionTypes.toSorted())
  for (const { _id: id, type } of questions)
    expect(namelessKeyOf(questionOf(await call(getQuestion, { token, params: { id } })))).toBe(keys.get(type))
})

/** Everything of it that grades, whatever ids it was given. */
function namelessKeyOf({ type, answers, ...question }: Question): string {
  const { extraIds: _extras, itemIds: _items, ...parts } = partsIn(question)
  return JSON.stringify([type, answers, parts], (name, value: unknown) =>
    ['_id', 'leftId', 'rightId'].includes(name) ? undefined : value,
  )
}

test('a true/false question whose answers are neither is refused, never guessed', async () => {
  const { call, token, user, ...rest } = await startGenerationApp()
  const subject = await someSubject({ ...rest, call }, user)
  const post = (texts: readonly [string, string]) =>
    call(createQuestion, {
      token,
      body: {
        ...someQuestionDraft,
        subject: subject.id,
        type: 'true_false',
        answers: texts.map((text, index) => ({ text, isCorrect: index === 0 })),
      },
    })
  for (const texts of [
    ['Mèo', 'Chó'],
    ['Đúng', 'Đúng'],
    ['Sai', 'Chưa rõ'],
  ] as const) {
    const answer = await post(texts)
    expect(answer.status, texts.join()).toBe(422)
    expect(answer.body['errors']).toMatchObject([{ field: 'answers', message: expect.stringContaining('Đúng') }])
  }
})
