import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../../testing/samples/word-files.ts'
import { docx } from '../../docx.ts'

async function read(...lines: string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(lines.map((line) => paragraph(line)).join('')))
  return items.map(({ item, problems }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text.replaceAll(/<[^>]+>/gu, ''))
    return [...answers, ...held].join(' | ')
  })
}

test('a word of one option that says what the key says is no part of it', async () => {
  expect(await read('Câu 1. Con nào sủa?', 'A. mèo', 'B. chó - správna', 'C. gà', 'Đáp án: B')).toEqual([
    'mèo | *chó | gà',
  ])
  expect(await read('Câu 1. Con nào sủa?', 'A. mèo', 'B. chó (správna odpoveď)', 'C. gà', 'Đáp án: B')).toEqual([
    'mèo | *chó | gà',
  ])
})

test('where options say of themselves what the key does not say, somebody is asked', async () => {
  const [one] = await read('Câu 1. Con nào bay?', 'A. chim - správna', 'B. dơi - správna', 'C. gà', 'Đáp án: A')
  expect(one).toContain('!keyConflict')
})

test('what judges something else belongs to the option', async () => {
  expect(
    await read('Câu 1. Xét I và II.', 'A. I - sai, II - đúng', 'B. I - đúng, II - sai', 'C. cả hai', 'Đáp án: A'),
  ).toEqual(['*I - sai, II - đúng | I - đúng, II - sai | cả hai'])
})
