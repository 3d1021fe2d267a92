import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../testing/samples/read-papers.ts'

const capital = ['1. Thủ đô của nước ta là gì?', 'A. Huế', 'B. Hà Nội', 'Đáp án: B']
const water = ['1. Nước sôi ở 100 độ.', '2. Nước đá nhẹ hơn nước.', '3. Nước là nguyên tố.']
const counts = ['A. 1', 'B. 2', 'C. 3', 'Đáp án: B']
const bird = ['3. Con nào biết bay?', 'A. Chó', 'B. Chim', 'Đáp án: B']
const inside = '1. Nước sôi ở 100 độ. 2. Nước đá nhẹ hơn nước. 3. Nước là nguyên tố.'

test('what a question counts begins no questions', async () => {
  const asked = await read([...capital, '2. Xét các ý:', ...water, 'Có mấy ý đúng?', ...counts, ...bird])
  expect(asked).toEqual([
    'Thủ đô của nước ta là gì? / Huế | *Hà Nội',
    `Xét các ý: ${inside} Có mấy ý đúng? / 1 | *2 | 3`,
    'Con nào biết bay? / Chó | *Chim',
  ])
})

test('also where numbers go on either way, as long as the question announces what it counts', async () => {
  const third = [...capital, '2. Con nào bơi?', 'A. Cá', 'B. Gà', 'Đáp án: A']
  const asked = await read([...third, '3. Ý nào sau đây đúng?', ...water, ...counts])
  expect(asked[2]).toBe(`Ý nào sau đây đúng? ${inside} / 1 | *2 | 3`)
  const next = ['4. Con nào biết bay?', 'A. Chó', 'B. Chim', 'Đáp án: B']
  expect((await read([...third, '3. Ý nào sau đây đúng?', ...water, ...counts, ...next]))[2]).toBe(asked[2])
  const unsaid = await read([...third, '3. Hãy kể về biển', ...water, ...counts, ...next])
  expect(unsaid[5]).toBe('Nước là nguyên tố. / 1 | *2 | 3 / !unreadable Nước là nguyên tố.')
})

test('a list in brackets of its own is one whatever follows', async () => {
  const bracketed = water.map((line) => line.replace('.', ')'))
  const asked = await read([...capital, '2. Hãy xem', ...bracketed, ...counts, ...bird])
  expect(asked).toHaveLength(3)
  expect(asked[1]).toContain('1) Nước sôi')
})

test('a part that counts from one again stays one', async () => {
  const essay = ['2. Hãy tả con mèo nhà em.', '1. Hãy tả cái bàn.', '2. Con nào bơi?', 'A. Cá', 'B. Gà', 'Đáp án: A']
  const asked = await read([...capital, ...essay, ...bird])
  expect(asked).toHaveLength(5)
})
