import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const words = ['bread', 'milk', 'door', 'roof', 'wall']
const offered = ['bánh mì', 'sữa', 'cửa', 'mái nhà']

test.each([
  ['Từ cần dịch', 'Số thứ tự đáp án đúng (từ 1 đến 4)'],
  ['Слово для перевода', 'Номер правильного ответа (от 1 до 4)'],
  ['Word to translate', 'Number of the right answer (1 to 4)'],
  ['Wort zum Übersetzen', 'Nummer der richtigen Antwort'],
  ['Słowo do tłumaczenia', 'Numer poprawnej odpowiedzi (1-4)'],
])('words below %s are to be done what it says, and %s is the key', async (asked, key) => {
  const read = await fromCsv([
    `${asked},Option 1,Option 2,Option 3,Option 4,${key}`,
    ...words.map((word, at) => `${word},${offered.join(',')},${(at % 4) + 1}`),
  ])
  expect(contents(read)).toEqual(words.map((word) => `${asked}: ${word}`))
  expect(linesOf(read)).toEqual(
    words.map((_, at) => {
      const shown = offered.map((option, place) => (place === at % 4 ? `*${option}` : option))
      return `single_choice: ${shown.join(' | ')} (columnsGuessed taskCompleted)`
    }),
  )
})

test('behind what is called right, columns without names are what is wrong', async () => {
  const read = await fromCsv([
    'Вопросы,Правильный ответ,,,',
    'Какая птица ночью видит?,сова,ворона,голубь,воробей',
    'Какая рыба опасна людям?,акула,карась,сельдь,треска',
    'Какой зверь спит зимой?,медведь,волк,лиса,заяц',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *сова | ворона | голубь | воробей',
    'single_choice: *акула | карась | сельдь | треска',
    'single_choice: *медведь | волк | лиса | заяц',
  ])
})

test('lists with a zero count as the numbers of their column do', async () => {
  const keys = ['0', '1', '3', '"0,2"', '2', '"1,3"', '0']
  const read = await fromCsv([
    'Question,option1,option2,option3,option4,correct',
    ...keys.map((key, at) => `Which animals are in the pen ${at}?,cat,dog,cow,hen,${key}`),
  ])
  const rights = read.items.map(({ item }) => item.answers.flatMap(({ isCorrect }, at) => (isCorrect ? [at] : [])))
  expect(rights).toEqual([[0], [1], [3], [0, 2], [2], [1, 3], [0]])
  expect(read.items.flatMap(({ problems }) => problems)).toEqual([])
})
