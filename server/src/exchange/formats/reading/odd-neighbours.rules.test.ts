import { expect, test } from 'vitest'
import { seenAs } from '../../../../testing/imports/corpus.ts'

async function seen(lines: readonly string[]) {
  const read = await seenAs('de.txt', new TextEncoder().encode(lines.join('\n')))
  return 'refused' in read ? [] : read.questions.map(({ key, named }) => ({ key, named: named.join(' ') }))
}

const many = Array.from({ length: 12 }, (_, at) => [
  `Câu ${at + 2}. Con nào kêu số ${at + 2}?`,
  'A. Cá',
  'B. Chim',
  '*C. Bò',
])

test('one more to choose from below an order alone may be what is asked', async () => {
  const odd = (asks: string): Promise<{ named: string }[]> =>
    seen([`Câu 1. ${asks}`, 'A. Con nào dưới nước', '*B. Cá', 'C. Gà', 'D. Bò', ...many.flat()])
  expect((await odd('Chọn câu trả lời đúng nhất:'))[0]?.named).toBe('!optionsOdd')
  expect((await odd('Con nào sống dưới nước?'))[0]?.named).toBe('optionsOdd')
})
