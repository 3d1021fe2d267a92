import { apiBase } from '@lms/contracts/endpoint.ts'
import { uploadMedia } from '@lms/contracts/media/media.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { startQuizApp } from '../../../testing/apps/quiz-app.ts'
import { someQuestion } from '../../../testing/records/question.ts'
import { someQuiz } from '../../../testing/records/quiz.ts'
import { readPdf } from '../../../testing/samples/pdf-text.ts'
import { fileForm, somePicture } from '../../../testing/samples/pictures.ts'

async function start() {
  const app = await startQuizApp()
  const print = (id: string, query: string, token = app.token) =>
    app.app.http.inject({
      method: 'GET',
      url: `${apiBase}/quizzes/${id}/paper?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
  return { ...app, print }
}

type Answers = Awaited<ReturnType<Awaited<ReturnType<typeof start>>['print']>>[]

function expectRefusals(answers: Answers, status: number, code: string): void {
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.any(String) })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
}

test('who wants too many papers at once is told when to come back, and gets the others', async () => {
  const { print, created } = await start()
  const { _id } = await created()
  const answers = await Promise.all(Array.from({ length: 10 }, () => print(_id, 'format=html')))
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(6)
  expectRefusals(answers, 429, 'too_many_requests')
})

test('when more people wait than can be served soon, the last ones are told when to come back', async () => {
  const { print, created, signedIn } = await start()
  const { _id } = await created()
  const people = []
  for (let person = 0; person < 8; person += 1) people.push((await signedIn('administrator')).token)
  const answers = await Promise.all(people.flatMap((token) => [1, 2, 3, 4].map(() => print(_id, 'format=pdf', token))))
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(22)
  expectRefusals(answers, 503, 'overloaded')
})

test('a quiz of a hundred questions with pictures and formulas is printed whole', { timeout: 600_000 }, async () => {
  const { print, user, ...app } = await start()
  const pictures: string[] = []
  for (let count = 0; count < 10; count += 1) {
    const form = fileForm(await somePicture('webp', 400 + count, 300))
    const { body } = await app.call(uploadMedia, { token: app.token, ...form })
    pictures.push((body['data'] as { media: { url: string } }).media.url)
  }
  const formula = (latex: string) => `<span data-type="inline-math" data-latex="${latex}"></span>`
  const questions: string[] = []
  for (let count = 0; count < 100; count += 1) {
    const content = `<p>Câu thứ ${count}: ${formula(`\\sum_{i=1}^{${count + 1}} \\frac{i}{i + ${count + 1}}`)} bằng bao nhiêu?</p><p><img src="${pictures[count % 10]}" alt="hình"></p>`
    const answers = [1, 2, 3, 4].map((part) => ({
      text: `<p>${formula(`\\sqrt{${count}} \\cdot \\frac{${part}}{${count + 2}}`)}</p>`,
      isCorrect: part === 1,
    }))
    questions.push(await someQuestion(app, user, { content, answers }))
  }
  const id = await someQuiz(app, user, { questions })
  const pdf = await print(id, 'format=pdf&key=true')
  expect(pdf.statusCode).toBe(200)
  const text = readPdf(pdf.rawPayload).pages.join(' ')
  expect(text.match(/Câu\s+100\s/g)).toHaveLength(1)
  const word = await print(id, 'format=docx&key=true')
  expect(word.statusCode).toBe(200)
  const files = unzipSync(word.rawPayload)
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('Câu thứ 99')
  expect(Object.keys(files).filter((name) => name.includes('media/'))).toHaveLength(10)
})
