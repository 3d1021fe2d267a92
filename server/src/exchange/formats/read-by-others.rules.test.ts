import { readFileSync } from 'node:fs'
import path from 'node:path'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type QuestionType, questionTypes } from '@lms/contracts/question-types/registry.ts'
import fc from 'fast-check'
import { type GIFTQuestion, parse } from 'gift-pegjs'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { someItem, someItemOf } from '../../../testing/records/exchange-item.ts'
import { unescapeText } from '../formulas-in-text.ts'
import { type Item, emptyItem } from '../item.ts'
import { moodleXml } from './moodle/moodle-xml.ts'
import { gift } from './gift/gift.ts'

/** The same ones in every run: what another program makes of odd texts is its own affair. */
function sampled(types: readonly QuestionType[], count: number): Item[] {
  const plain = fc.sample(someItem, { seed: 7, numRuns: count })
  const parted = types.flatMap((type) => {
    const some = someItemOf(type)
    return some === null ? [] : fc.sample(some, { seed: 7, numRuns: 3 })
  })
  return [...plain, ...parted]
}

const names: Readonly<Partial<Record<QuestionType, GIFTQuestion['type']>>> = {
  single_choice: 'MC',
  multiple_choice: 'MC',
  true_false: 'TF',
  fill_blank: 'Short',
  numeric: 'Numerical',
  matching: 'Matching',
  essay: 'Essay',
}

test('another reader of GIFT finds the same questions with the same keys in what is written here', async () => {
  const items = sampled(['numeric', 'essay'], 30).map((item) => ({ ...item, subject: null, tags: [] }))
  for (const item of items) {
    const text = new TextDecoder().decode(await gift.write([item], new Map()))
    const question = parse(text).find(({ type }) => type !== 'Category')
    if (!question) throw new Error(text)
    expect(question.type).toBe(names[item.type])
    if (question.type === 'TF') expect(question.isTrue).toBe(item.answers[0]?.isCorrect)
    if (question.type === 'MC') {
      const isRight = ({ isCorrect, weight }: (typeof question.choices)[number]): boolean =>
        weight === null ? isCorrect : weight > 0
      expect(question.choices.map(isRight), text).toEqual(item.answers.map(({ isCorrect }) => isCorrect))
    }
    if (question.type === 'Numerical') expect(question.choices, text).toHaveLength(item.answers.length)
  }
})

test('stars, and signs that mean something in GIFT, stand for themselves', async () => {
  const texts = ['2 * 3', 'a = b', '~x', '#1', '{1; 2}', '::', 'a -> b', '50%', '//']
  const answers = texts.map((text) => ({ text, isCorrect: true }))
  const item: Item = { ...emptyItem(), title: 'Dấu', content: '<p>Viết dấu đó ra.</p>', type: 'fill_blank', answers }
  const text = new TextDecoder().decode(await gift.write([item], new Map()))
  const [question] = parse(text)
  if (question?.type !== 'Short') throw new Error(text)
  // A star that is escaped is one; the sign before it is Moodle's, not the format's.
  expect(question.choices.map(({ text: own }) => own.text.replaceAll(String.raw`\*`, '*'))).toEqual(texts)
  expect(text).toContain(String.raw`2 \* 3`)
})

test('what is written as Moodle XML keeps to its schema, whatever is asked', async () => {
  const items = sampled(questionTypes, 25)
  const essay = { ...emptyItem(), type: 'essay' as const, title: 'Tả cảnh', content: '<p>Em hãy tả cảnh.</p>' }
  const guided: Item = {
    ...essay,
    rubric: [{ text: 'Bố cục < 3 phần', points: 2 }],
    minimumWords: 50,
    allowPictures: true,
  }
  const xml = new TextDecoder().decode(await moodleXml.write([...items, guided], new Map()))
  const schema = readFileSync(path.join(import.meta.dirname, '../../../testing/schemas/moodle-quiz.xsd'), 'utf8')
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'quiz.xml', contents: xml }], schema })
  expect(errors.map(({ message }) => message)).toEqual([])
  expect(valid).toBe(true)
  const read = await moodleXml.read(new TextEncoder().encode(xml))
  expect(read.items.at(-1)?.item).toMatchObject({ rubric: guided.rubric, minimumWords: 50, allowPictures: true })
  expect(unescapeText(textOf(read.items[0]?.item.content ?? ''))).toBe(unescapeText(textOf(items[0]?.content ?? '')))
})
