import { expect, test } from 'vitest'
import { paragraph, red, wordFile } from '../../../../../../../testing/samples/word-files.ts'
import { docx } from '../../../docx.ts'

async function seen(...paragraphs: (string | [string, string])[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(paragraphs.map((own) => paragraph(own)).join('')))
  return items.map(({ item, problems }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    const asked = item.content.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
    const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text.replaceAll(/<[^>]+>/gu, ''))
    return [asked.trim(), answers.join(' '), ...held].join(' | ')
  })
}

const chosen: (string | [string, string])[] = ['19. Con nào sủa?', 'A. mèo', [red, 'B. chó']]

test('true and false without letters end a question, and the next one is no part of it', async () => {
  expect(
    await seen('12. Cá biết bơi.', [red, 'True'], 'False', ...chosen, '5. Gà biết bơi.', 'Đúng', [red, 'Sai']),
  ).toEqual(['Cá biết bơi. | *Đúng Sai', 'Con nào sủa? | mèo *chó', 'Gà biết bơi. | Đúng *Sai'])
})

test('they end it as well where nobody said which is right', async () => {
  expect(await seen('12. Cá biết bơi.', 'True', 'False', ...chosen)).toEqual([
    'Cá biết bơi. | True False | !noKey',
    'Con nào sủa? | mèo *chó',
  ])
})

test('what a program prints, or what lines with letters ask about, are no options', async () => {
  const [printed = ''] = await seen('3. Chương trình in ra gì?', 'True', 'False', 'A. hai dòng', [red, 'B. một dòng'])
  expect(printed).toBe('Chương trình in ra gì? True False | hai dòng *một dòng')
  const [three = ''] = await seen('1. Chương trình in ra gì?', 'True', 'False', 'True', ...chosen)
  expect(three).toMatch(/\| !/u)
})
