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

test('numbers alone above the questions are no question, and are told', async () => {
  const read = await fromCsv([
    '12;4',
    'Con vật nào biết bay?;chim (đúng);cá;voi',
    'Con vật nào biết bơi?;gà;cá (đúng);voi',
    'Con vật nào có vòi?;chim;cá;voi (đúng)',
    'Con vật nào có mào?;gà (đúng);cá;voi',
  ])
  expect(contents(read)).toHaveLength(4)
  expect(read.items[0]?.problems.map(({ code }) => code)).toContain('wordingDropped')
})

test('a column of words that nobody understands is told once', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `Con vật số ${at} ở đâu?,nhà ${at},sân ${at},ao,${'ABC'[at % 3]},Điều ${at}`,
  )
  const read = await fromCsv(['Câu hỏi,A,B,C,Đáp án,Căn cứ', ...rows])
  expect(read.notes).toEqual([{ code: 'columnsLeft', values: { columns: 'Căn cứ' } }])
  expect(read.items.flatMap(({ problems }) => problems)).toEqual([])
})

test('letters of options are letters of keys where nearly all other keys are letters', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) => `Con vật số ${at} ở đâu?,nhà ${at},sân ${at},ao,${at === 7 ? 'sân 7' : 'ABC'[at % 3]}`,
  )
  const read = await fromCsv(['Câu hỏi,A,B,C,Đáp án', ...rows, 'Chữ nào đứng đầu bảng chữ cái?,A. B,B. A,C. C,B'])
  expect(linesOf(read).at(-1)).toBe('single_choice: B | *A | C')
})
