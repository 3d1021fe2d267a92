import { QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOf, someKeyedAnswers } from '../../testing/records/keyed-answers.ts'
import { emptyItem } from './item.ts'
import { readers, writers } from './registry.ts'
import { stagedItem } from './threads/staging.ts'

const place = { subject: '0193e6a0-0000-7000-8000-000000000000', class: 'LOP_1', difficulty: 'easy', points: 1 }

/** As somebody would type it: options in their own order, the key by its letter or its sign. */
const typed = {
  csv: (texts: readonly string[], keys: readonly boolean[]) =>
    [
      `Câu hỏi,${texts.map((_, index) => `Đáp án ${letter(index)}`).join(',')},Đáp án đúng`,
      `Điều nào là chính xác?,${texts.join(',')},"${keys.flatMap((key, index) => (key ? [letter(index)] : [])).join(', ')}"`,
    ].join('\n'),
  gift: (texts: readonly string[], keys: readonly boolean[]) =>
    `Điều nào là chính xác? {\n${texts.map((text, index) => `${keys[index] === true ? '=' : '~'}${text}`).join('\n')}\n}`,
}

function letter(index: number): string {
  return String.fromCodePoint(65 + index)
}

test.each(['csv', 'gift'] as const)('a key that was typed into a %s file is the key that is saved', async (format) => {
  const { read } = await readers[format]()
  await fc.assert(
    fc.asyncProperty(someKeyedAnswers, async ({ type, answers }) => {
      const isOne = answers.filter(({ isCorrect }) => isCorrect).length === 1
      fc.pre(type !== 'fill_blank' && isOne)
      const texts = answers.map(({ text }) => text)
      const file = typed[format](
        texts,
        answers.map(({ isCorrect }) => isCorrect),
      )
      const { items } = await read(new TextEncoder().encode(file))
      expect(items).toHaveLength(1)
      for (const item of items) expectKey(item, keyOf(answers))
    }),
    { numRuns: 60 },
  )
})

test('a key that was written into a Word file is the key that is saved', async () => {
  const [{ write }, { read }] = [await writers.docx(), await readers.docx()]
  await fc.assert(
    fc.asyncProperty(someKeyedAnswers, async ({ type, answers }) => {
      fc.pre(type === 'fill_blank' || answers.some(({ isCorrect }) => isCorrect))
      const given = answers.map((answer) => ({ ...answer, text: escapeText(answer.text) }))
      const item = { ...emptyItem(), title: 'Câu hỏi', content: '<p>Điều nào là chính xác?</p>', type, answers: given }
      const { items } = await read(await write([item], new Map()))
      for (const again of items) expectKey(again, keyOf(answers))
    }),
    { numRuns: 12 },
  )
})

/** Kept, or held back with a problem that says why. */
function expectKey(item: Parameters<typeof stagedItem>[0], key: readonly string[]): void {
  const { text, problems } = stagedItem(item, new Map())
  if (problems.some(({ isBlocking }) => isBlocking)) return
  const saved = QuestionDraft.parse({ ...text, ...place })
  expect(keyOf(saved.answers.map((answer) => ({ ...answer, text: textOf(answer.text) })))).toEqual(key)
}
