import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../../../testing/samples/word-files.ts'
import { docx } from '../../../docx.ts'

async function read(lines: readonly string[]): Promise<string[]> {
  const { items } = await docx.read(wordFile(lines.map((line) => paragraph(line)).join('')))
  return items.map(({ item, problems }) => {
    const held = problems.filter(({ isBlocking }) => isBlocking).map(({ code }) => `!${code}`)
    const answers = item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text.replaceAll(/<[^>]+>/gu, ''))
    return [...answers, ...held].join(' ')
  })
}

const usual = [2, 3, 4, 5, 6, 7].flatMap((number) => [
  `${number}、第${number}种动物是哪一个？`,
  'A、狗\tB、猫\tC、牛\tD、羊',
  '答案：B',
])
const others = Array.from({ length: 6 }, () => '狗 *猫 牛 羊')

test('a key behind the last option is one where all others have a line of their own', async () => {
  expect(await read(['1、哪一个会叫？', 'A、鱼\tB、鸟\tC、虫\tD、草答案：B', ...usual])).toEqual([
    '鱼 *鸟 虫 草',
    ...others,
  ])
  expect(await read(['1、哪一个会叫？', 'A、鱼 答案：B\tB、鸟', 'C、虫\tD、草', ...usual])).toEqual([
    '鱼 *鸟 虫 草',
    ...others,
  ])
})

test('beside a key of its own it stays where it is, and is named', async () => {
  const [first = ''] = await read(['1、哪一个会叫？', 'A、鱼\tB、鸟\tC、虫\tD、草答案：B', '答案：A', ...usual])
  expect(first).toMatch(/答案：B|!/u)
})

test('a letter that clings to the option before it begins one where its list lacks it', async () => {
  expect(await read(['1、哪一个会叫？', 'A、鱼 B、鸟C、虫 D、草', '答案：B', ...usual])).toEqual([
    '鱼 *鸟 虫 草',
    ...others,
  ])
  expect(await read(['1、哪一个会叫？', 'A、鱼\tB、鸟\tC、虫D、草', '答案：C', ...usual])).toEqual([
    '鱼 鸟 *虫 草',
    ...others,
  ])
})

test('nothing is parted where the list has all of its letters', async () => {
  const [first] = await read(['1、哪一个会叫？', 'A、鱼和D、鸟\tB、鸟\tC、虫\tD、草', '答案：B', ...usual])
  expect(first).toBe('鱼和D、鸟 *鸟 虫 草')
})

test('letters between strokes are several', async () => {
  expect((await read(['1、哪些会叫？', 'A、鱼\tB、鸟\tC、虫\tD、草', '答案：B|C', ...usual]))[0]).toBe('鱼 *鸟 *虫 草')
})

test('all letters between strokes are right where others name some of them', async () => {
  const asked = (number: number, key: string): string[] => [
    `${number}、哪些动物会叫？`,
    'A、狗\tB、猫\tC、牛\tD、羊',
    `答案：${key}`,
  ]
  const lines = ['A|B', 'B|C', 'A|B|C|D', 'A|D', 'C|D'].flatMap((key, at) => asked(at + 1, key))
  expect((await read(lines))[2]).toBe('*狗 *猫 *牛 *羊')
})

test('a star before a letter is no option that it clings to', async () => {
  const lines = [1, 2, 3, 4, 5].flatMap((number) => [
    `Câu ${number}. Con nào sủa?`,
    'A. mèo   *B. chó   C. gà   D. vịt',
  ])
  expect(await read(lines)).toEqual(Array.from({ length: 5 }, () => 'mèo *chó gà vịt'))
})
