import { describe, expect, test } from 'vitest'
import { readFileAs } from '../reading/read-file.ts'
import { isSentence } from './typed-sentences.ts'

describe('what is typed', () => {
  test.each([
    ['Why do leaves fall?', 'Because trees save water in the cold months.'],
    ['Why do leaves fall?', 'to save water in the cold months'],
    ['What does a filter do?', 'It keeps the sand back and lets water through.'],
    ['Vì sao lá rụng?', 'Vì cây cần giữ nước trong mùa đông lạnh giá.'],
    ['¿Por qué caen las hojas?', 'para guardar agua durante el invierno'],
    ['What is a cell?', 'the smallest part of a plant or animal that lives by itself'],
    ['Что такое фермент?', 'белковый катализатор реакций в клетке'],
    ['What does it take?', 'a lot of patience and some very good luck'],
  ])('is no sentence: %s %s', (asked, said) => {
    expect(isSentence(said, asked)).toBe(true)
  })

  test.each([
    ['Which river is the longest?', 'the Red River'],
    ['Who wrote it?', 'Nguyễn Thị Minh Khai và Lê Hồng Phong'],
    ['Đảng ta mang tên gì?', 'Đảng Cộng sản Việt Nam.'],
    ['The chef gave him the recipe. (WAS)', 'He was given the recipe by the chef.'],
    ['Rewrite it in the passive.', 'The window was broken by a small boy.'],
    ['is / name / Lan / my / friend', 'My friend is called Lan by everybody here.'],
    ['They ____ to the market.', 'will have gone there before we arrive.'],
    ['Dịch sang tiếng Việt: I live by the sea.', 'Tôi sống ở gần biển cùng gia đình tôi.'],
    ['Which line prints it?', 'for (i = 0; i < n; i += 1) print(i);'],
    ['Khi nào?', 'ngày 30 tháng 4 năm 1975'],
  ])('is a word, a name, a number or what is asked to be written: %s %s', (asked, said) => {
    expect(isSentence(said, asked)).toBe(false)
  })

  test.each([
    ['gift', '::1::Why do leaves fall? {=Because trees save water in the cold months.}'],
    ['aiken', 'Why do leaves fall?\nANSWER: Because trees save water in the cold months.\n'],
    [
      'moodle_xml',
      '<quiz><question type="shortanswer"><questiontext><text>Why do leaves fall?</text></questiontext><answer fraction="100"><text>Because trees save water in the cold months.</text></answer></question></quiz>',
    ],
    ['gift', '::1::Why is rm so strong? {=Because rm *.tmp takes all files of a folder away at once.}'],
    [
      'csv',
      'Question,Answer\nWhy do leaves fall?,Because trees save water in the cold months.\nHow many legs has a cat?,4\n',
    ],
    [
      'text',
      'Câu 1. What does a filter do?\nĐáp án: It keeps the sand back and lets water through.\n\nCâu 2. How many legs has a cat?\nĐáp án: 4\n',
    ],
  ] as const)('in %s one rule says so', async (format, text) => {
    const { items } = await readFileAs(format, new TextEncoder().encode(text))
    expect(items[0]?.problems.map(({ code }) => code)).toEqual(['typedLong'])
  })

  test('one answer that can be typed is enough', async () => {
    const text = '::1::Why do leaves fall? {=cold =Because trees save water in the cold months.}'
    const { items } = await readFileAs('gift', new TextEncoder().encode(text))
    expect(items[0]?.problems).toEqual([])
  })
})
