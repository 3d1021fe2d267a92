import { describe, expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'
import { formatOf } from '../../../../signs/format-of.ts'

const asked = [
  'Con vật nào biết bay?',
  '1.5 lít là bao nhiêu?',
  'Con vật nào biết bơi?',
  '(Ở nước ta) mùa nào lạnh?',
  'Ai?',
  'Gì?',
]
const paperOf = (numbers: readonly string[], key = 'Đáp án: B'): string[] =>
  numbers.flatMap((number, at) => [`${number} ${asked[at % asked.length]}`, 'A. Một', 'B. Hai', key].filter(Boolean))
const taken = asked.map((text) => `${text} / Một | *Hai`)

describe('numbers of lessons and of the questions in them behind the word for a question', () => {
  test.each([
    [['Câu 1.1.1.', 'Câu 1.1.2.', 'Câu 1.1.3.', 'Câu 1.2.1.', 'Câu 1.2.2.', 'Câu 2.1.1.']],
    [['Câu 1.1.1', 'Câu 1.1.2:', 'Câu 1.1.3', 'Câu 1.2.4', 'Câu 1.2.5)', 'Câu 1.2.6']],
    [['Câu I.2.1:', 'Câu I.2.2:', 'Câu I.2.3:', 'Câu II.1.1:', 'Câu II.1.2:', 'Câu II.1.3:']],
    [['Câu 1.1', 'Câu 1.2', 'Câu 1.3', 'Câu 2.1', 'Câu 2.2', 'Câu 2.3']],
    [['Question 1.1.', 'Question 1.2.', 'Question 1.3.', 'Question 1.4.', 'Question 1.5.', 'Question 1.6.']],
    [['Câu I.1.', 'Câu I.2.', 'Câu I.3.', 'Câu II.1.', 'Câu II.2.', 'Câu II.3.']],
  ])('%s', async (numbers) => {
    expect(await readPaper(paperOf(numbers))).toEqual(taken)
    expect(formatOf(new TextEncoder().encode(paperOf(numbers).join('\n')), 'a.txt')).toBe('text')
  })

  test('where a point was left out the next number is still one', async () => {
    const numbers = Array.from({ length: 12 }, (_, at) => (at === 6 ? 'Câu 1.1 7.' : `Câu 1.1.${at + 1}.`))
    expect(await readPaper(paperOf(numbers))).toEqual([...taken, ...taken])
    expect((await readPaper(paperOf(numbers.with(6, 'Câu 1.1 9.'))))[6]).toContain('9. Con vật')
  })

  test('a list of keys names them as well', async () => {
    const numbers = ['Câu 1.1.1.', 'Câu 1.1.2.', 'Câu 1.2.1.', 'Câu 1.2.2.', 'Câu 2.1.1.', 'Câu 2.1.2.']
    const list = ['ĐÁP ÁN', '1.1.1. B 1.1.2. B 1.2.1. A', '1.2.2. B 2.1.1. B 2.1.2. A']
    expect(await readPaper([...paperOf(numbers, ''), ...list])).toEqual(
      taken.map((text, at) => ([2, 5].includes(at) ? text.replace('Một | *Hai', '*Một | Hai') : text)),
    )
  })
})

describe('figures of what is asked', () => {
  test('behind a number stay', async () => {
    const numbers = ['Câu 1.', 'Câu 2. 1.1.2.', 'Câu 3.', 'Câu 4. 2.5', 'Câu 5.', 'Câu 6.']
    const [, second, , fourth] = await readPaper(paperOf(numbers))
    expect(second).toContain('1.1.2.')
    expect(fourth).toContain('2.5')
  })

  test('that do not count on are none of its numbers', async () => {
    const numbers = ['Câu 1.5', 'Câu 2.5', 'Câu 3.7', 'Câu 4.2', 'Câu 5.9', 'Câu 6.3']
    expect((await readPaper(paperOf(numbers)))[0]).toContain('5 Con vật')
  })

  test('in options and below them stay', async () => {
    const numbers = ['Câu 1.1.1.', 'Câu 1.1.2.', 'Câu 1.2.1.', 'Câu 1.2.2.', 'Câu 2.1.1.']
    const paper = paperOf(numbers).map((line) => (line === 'A. Một' ? 'A. Bản 1.1.2' : line))
    expect((await readPaper(paper))[4]).toBe('Ai? / Bản 1.1.2 | *Hai')
  })
})
