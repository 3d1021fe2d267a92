import { apiBase } from '@lms/contracts/endpoint.ts'
import { makePractice, submitPractice } from '@lms/contracts/attempts/practice.ts'
import { describe, expect, test } from 'vitest'
import { startAttemptApp } from '../../../testing/apps/attempt-app.ts'
import { readPdf } from '../../../testing/samples/pdf-text.ts'

async function start(changes: object = {}) {
  const app = await startAttemptApp(changes)
  const download = (id: string, token: string | undefined, query: Record<string, string> = {}) =>
    app.app.http.inject({
      method: 'GET',
      url: `${apiBase}/quizzes/results/${id}/download`,
      query,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const textOf = async (id: string, token: string, query = {}) => {
    const answer = await download(id, token, query)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
    return readPdf(answer.rawPayload).pages.join('\n').replaceAll(/\s+/g, ' ')
  }
  return { ...app, download, textOf }
}

describe('a result as PDF', () => {
  test('has the words and figures of its page, with keys for the parent', async () => {
    const { sit, download, textOf, parent } = await start({ maxAttempts: 1 })
    const historyId = await sit(3)
    const answer = await download(historyId, parent.token)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('ket-qua-kiem-tra-giua-ky.pdf')
    const text = await textOf(historyId, parent.token)
    for (const words of [
      'Kết quả bài làm',
      'Kiểm tra giữa kỳ',
      'Nguyễn Thị Lan',
      '30 / 40',
      'Đạt',
      '0 phút',
      'Đúng: 3 · Sai: 1 · Chưa trả lời: 0',
      'Câu 1 · Đúng · 10 / 10 điểm',
      'Câu 4 · Sai · 0 / 10 điểm',
      'Chọn đúng 2 / 2 đáp án đúng',
      'Đáp án đúng · (Câu đã chọn)',
      'Câu trả lời: sai rồi',
      'Hà Nội',
      'Giải thích',
      'Thủ đô bí mật',
      'Trang 1/',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/\d\d-\d\d-\d{4}/)
    expect(await textOf(historyId, parent.token, { language: 'en' })).toContain('Question 4 · Wrong · 0 / 10 points')
  })

  test('tells a student no more than the page does: no key while an attempt remains', async () => {
    const { sit, textOf, childToken } = await start()
    const first = await sit(1)
    const early = await textOf(first, childToken)
    expect(early).toContain('10 / 40')
    expect(early).toContain('Đáp án đúng được hiện khi bạn đã hết lượt làm bài hoặc đã quá hạn.')
    for (const secret of ['Hà Nội', 'bí mật', 'Giải thích', 'Đáp án đúng ·']) expect(early).not.toContain(secret)
    await sit(1)
    expect(await textOf(first, childToken)).toContain('Hà Nội')
  })

  test('tells a student and the parents nothing that the quiz withholds', async () => {
    const { sit, textOf, childToken, parent, token } = await start({ showResultsImmediately: false })
    const historyId = await sit(4)
    for (const reader of [childToken, parent.token]) {
      const text = await textOf(historyId, reader)
      expect(text).toContain('Kết quả sẽ được công bố sau.')
      for (const secret of ['40', 'Đạt', 'Câu 1', 'Hà Nội']) expect(text).not.toContain(secret)
    }
    expect(await textOf(historyId, token)).toContain('40 / 40')
  })

  test('is for the family and administrators alone', async () => {
    const { sit, download, signedIn, token } = await start()
    const historyId = await sit()
    for (const role of ['parent', 'student'] as const) {
      const answer = await download(historyId, (await signedIn(role)).token)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ message: 'Không tìm thấy kết quả bài làm.' })
    }
    expect((await download(historyId, undefined)).statusCode).toBe(401)
    expect((await download(historyId, token)).statusCode).toBe(200)
    expect((await download(crypto.randomUUID(), token)).statusCode).toBe(404)
    expect((await download(historyId, token, { timeZone: 'Nowhere/Land' })).statusCode).toBe(422)
  })

  test('of an attempt that is still running does not exist', async () => {
    const { begin, show, download, childToken } = await start()
    await begin()
    const { attempt } = (await show()).body['data'] as { attempt: { _id: string } }
    expect((await download(attempt._id, childToken)).statusCode).toBe(404)
  })

  test('of a practice run is for the one who practised', async () => {
    const { call, token, quiz, known, answersWith, download, textOf, signedIn, childToken } = await start()
    const made = await call(makePractice, { token, params: { id: quiz } })
    const historyId = (made.body['data'] as { history: { _id: string } }).history._id
    expect((await download(historyId, token)).statusCode).toBe(404)
    await call(submitPractice, { token, body: { historyId, answers: answersWith(2) } })
    const text = await textOf(historyId, token)
    for (const words of ['Bài làm thử', '20 / 40', 'Không đạt', 'Đúng: 2 · Sai: 2 · Chưa trả lời: 0', 'Hà Nội'])
      expect(text).toContain(words)
    expect(known).toHaveLength(4)
    expect((await download(historyId, (await signedIn('administrator')).token)).statusCode).toBe(404)
    expect((await download(historyId, childToken)).statusCode).toBe(404)
  })
})
