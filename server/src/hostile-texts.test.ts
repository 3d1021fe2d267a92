import { createQuestion } from '@lms/contracts/questions/questions.ts'
import { expect, test } from 'vitest'
import { dataOf, problems, startPostApp } from '../testing/apps/post-app.ts'
import { someQuestionDraft } from '../testing/records/question.ts'
import { someSubject } from '../testing/records/subject.ts'

const links = '<a>'.repeat(66_000)
const tooComplex = expect.stringContaining('too many tags')

test('a post of nothing but links is refused at its field, when it is made and when it is changed', async () => {
  const { create, update, get } = await startPostApp('parent')
  const refused = await create({ content: links })
  expect(refused.status).toBe(422)
  expect(problems(refused)).toEqual({ content: tooComplex })
  const { post } = dataOf(await create())
  const changed = await update(post.id, { version: 1, content: links })
  expect(problems(changed)).toEqual({ content: tooComplex })
  expect((await get(post.id)).post.content).toBe('<p>Chữ.</p>')
})

test('a long text is cleaned like a short one, and ten at once are all answered', async () => {
  const { create } = await startPostApp('parent')
  const paragraph = '<p>Chữ <b>đậm</b> &amp; <script>alert(1)</script>một liên kết.</p>'
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => create({ slug: `bai-${number}`, content: paragraph.repeat(1000) })),
  )
  for (const answer of answers)
    expect(dataOf(answer).post.content).toBe('<p>Chữ <strong>đậm</strong> &amp; một liên kết.</p>'.repeat(1000))
})

test('each text of a question is refused by its own name, and nothing of it is kept', async () => {
  const test = await startPostApp('parent')
  const { user, token, call } = test
  const deep = '<sup>'.repeat(900)
  const subject = await someSubject(test, user)
  const answer = (text: string, explanation = '') => ({ text, isCorrect: text === 'một', explanation })
  const draft = { ...someQuestionDraft, subject: subject.id, class: subject.class }
  const refused = await call(createQuestion, {
    token,
    body: { ...draft, explanation: deep, answers: [answer('một'), answer('hai', deep)] },
  })
  expect(problems(refused)).toEqual({ explanation: tooComplex, 'answers.1.explanation': tooComplex })
})
