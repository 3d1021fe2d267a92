import { describe, expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const sentences = [
  'Con chim biết bay trên trời',
  'Con cá biết hót ở trên cành',
  'Con voi có vòi dài',
  'Con mèo đẻ trứng',
]

describe('O and X below sentences', () => {
  test('are true and false', async () => {
    const read = await fromCsv(['Câu hỏi,Đáp án', ...sentences.map((text, at) => `${text},${'OX'[at % 2]}`)])
    expect(linesOf(read)).toEqual([
      'true_false: *Đúng | Sai',
      'true_false: Đúng | *Sai',
      'true_false: *Đúng | Sai',
      'true_false: Đúng | *Sai',
    ])
    const called = await fromCsv([
      'Câu hỏi,Loại,Đáp án',
      `${sentences[0]},true_false,O`,
      `${sentences[1]},true_false,x`,
    ])
    expect(linesOf(called)).toEqual(['true_false: *Đúng | Sai', 'true_false: Đúng | *Sai'])
  })

  test('are asked about where one of them never comes, others are typed as well, or something is asked', async () => {
    const all = await fromCsv(['Câu hỏi,Đáp án', ...sentences.map((text) => `${text},X`)])
    expect(linesOf(all).every((line) => line.endsWith('(!ambiguousKey)'))).toBe(true)
    const asked = await fromCsv(['Câu hỏi,Đáp án', ...sentences.map((text, at) => `${text} là ___?,${'OX'[at % 2]}`)])
    expect(linesOf(asked).every((line) => line.endsWith('(!ambiguousKey)'))).toBe(true)
    const others = await fromCsv([
      'Câu hỏi,Đáp án',
      ...sentences.map((text, at) => `${text},${'OX'[at % 2]}`),
      'Con vật nào có vòi?,voi',
    ])
    expect(linesOf(others)).toContain('fill_blank: *voi')
    expect(linesOf(others).filter((line) => line.endsWith('(!ambiguousKey)'))).toHaveLength(4)
  })

  test('are typed where few say so among other answers', async () => {
    const read = await fromCsv(['Câu hỏi,Đáp án', 'Số 10 viết bằng số La Mã?,X', 'Số 5?,V', 'Số 1?,I', 'Số 50?,L'])
    expect(linesOf(read)[0]).toBe('fill_blank: *X')
  })
})
