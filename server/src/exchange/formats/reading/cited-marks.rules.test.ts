import { expect, test } from 'vitest'
import { seenAs } from '../../../../testing/imports/corpus.ts'

const keysIn = async (name: string, text: string): Promise<string[]> => {
  const seen = await seenAs(name, new TextEncoder().encode(text))
  return 'refused' in seen
    ? [seen.refused]
    : seen.questions.map(({ asks, key, named }) => [asks, key, ...named].join(' ~ '))
}

test('what a chat cites is no part of a question, of an option or of an answer', async () => {
  const paper = [
    'Câu 1. Con nào bay? [cite: 3, 4]',
    'A. Con chim [cite_start]',
    'B. Con cá【4†nguồn】',
    'Đáp án: A',
    'Câu 2. Số [1] là số nào?',
    'A. Một [1]',
    'B. Hai',
    'Đáp án: B',
  ]
  expect(await keysIn('de.txt', paper.join('\n'))).toEqual([
    'Con nào bay? ~ *Con chim | Con cá',
    'Số [1] là số nào? ~ Một [1] | *Hai',
  ])
  const rows = ['question,answer', 'Con nào bay?,Chim[cite: 1]', 'Con nào bơi?,Cá', 'Con nào sủa?,Chó[cite: 2]']
  expect((await keysIn('de.csv', rows.join('\n'))).join(' ')).not.toContain('cite')
})

test('a key that names a second option behind its own is asked about', async () => {
  const options = ['A) Huế', 'B) Vinh', 'C) Pleiku']
  const keyed = (key: string): string =>
    [
      '1. Hai thành phố nào ở miền Trung?',
      ...options,
      key,
      '2. Thành phố nào ở Tây Nguyên?',
      ...options,
      'Đáp án: C) Pleiku',
    ].join('\n')
  expect((await keysIn('de.txt', keyed('Đáp án: A) Huế e B) Vinh')))[0]).toContain('!wrongLetter')
  expect((await keysIn('de.txt', keyed('Đáp án: A) Huế')))[0]).toContain('*Huế | Vinh')
})
