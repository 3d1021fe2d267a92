import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

/** What is said of each question. */
const saidOf = async (lines: readonly string[]): Promise<string[]> =>
  linesOf(await fromCsv(lines)).map((line) => /\((.*)\)$/.exec(line)?.[1] ?? '')

test('a row that says it has a picture is asked about where it cannot do without', async () => {
  const said = await saidOf([
    'Pytanie,A,B,C,Odpowiedź,',
    'Przedstawiony znak oznacza:,postój,jazdę,zakaz,A,img',
    'Które pole jest większe od pozostałych?,A,B,C,B,[img]',
    'Ile dni ma zwykły tydzień w szkole?,pięć,sześć,osiem,A,img',
    'Ile nóg ma zwykły domowy kot?,dwie,cztery,pięć,B,',
    'Ten sygnał oznacza dla jadących:,stać,jechać,czekać,A,img',
    'Ten sygnał oznacza dla jadących:,jechać,stać,wracać,B,img',
  ])
  expect(said).toEqual(['!pictureAsked', '!pictureNamed', 'pictureNamed', '', '!pictureNamed', '!pictureNamed'])
})

test('a tag that is called like a picture is none', async () => {
  const said = await saidOf([
    'Câu hỏi,A,B,C,Đáp án',
    'Thẻ nào cho xem một bức ảnh?,<image>,<img>,<pic>,B',
    'Hình nào có ba cạnh?,<hình 1>,<hình 2>,<hình 3>,B',
  ])
  expect(said).toEqual(['', '!pictureAsked'])
})

test('among questions about signs that are not there, one that names none lost its sign as well', async () => {
  const asked = ['Ký hiệu dưới đây có nghĩa là gì?', 'Ký hiệu bên dưới có nghĩa gì?', 'Ký hiệu dưới đây cho biết gì?']
  const said = await saidOf([
    'Câu hỏi,A,B,Đáp án',
    ...asked.map((text) => `${text},dừng lại,đi tiếp,A`),
    'Xe dừng lại ở chỗ có ký hiệu như thế nào?,dừng lại,đi tiếp,A',
    ...Array.from({ length: 9 }, (_, at) => `Con vật số ${at} đứng ở đâu?,trong nhà,ngoài sân,B`),
    'Nguyên tố sắt có ký hiệu như thế nào?,Fe,F,A',
  ])
  expect(said.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => '!pictureAsked'))
  expect(said.slice(4)).toEqual(Array.from({ length: 10 }, () => ''))
})

test('a text below letters is a cell that was moved there', async () => {
  const rows = Array.from(
    { length: 24 },
    (_, at) => `Con vật số ${at} ở đâu?,nhà ${at},sân ${at},vườn,ao,${'ABCD'[at % 4]}`,
  )
  const said = await saidOf([
    'Câu hỏi,A,B,C,D,Đáp án',
    ...rows,
    'Nếu mưa thì sao?,Nếu mưa, tôi ở nhà,Nếu nắng, tôi đi,Nếu nắng',
  ])
  expect(said.at(-1)).toBe('!cellsShifted')
  expect(new Set(said.slice(0, -1))).toEqual(new Set(['']))
})

test('what is to be heard or seen, and is not in the table, is asked for', async () => {
  const said = await saidOf([
    'Câu hỏi,File nghe,A,B,Đáp án',
    'Listen and choose the word you hear.,one.mp3,cat,cap,A',
    'How many days are there in a week?,,six,seven,B',
    'Trong tranh bạn nhỏ đang làm gì?,,học,chơi,B',
    'Trong tranh Đông Hồ có con vật nào?,,lợn,sư tử,A',
  ])
  expect(said).toEqual(['!attachmentsLost', '', '!pictureAsked', ''])
})

test('a letter in what is asked is no option where the options begin with it again', async () => {
  const said = await saidOf([
    'Câu hỏi,Đáp án',
    ...['chim', 'cá', 'voi', 'gà'].map((word, at) => `Con vật số ${at} là con gì? A. ${word} B. mèo C. chó D. bò,B`),
    'Người ta tìm thấy vitamin A. trong quả nào? A. cam B. cà rốt C. chanh D. bưởi,B',
  ])
  expect(said).toEqual(['', '', '', '', '!optionsTogether'])
})

test('a second column of letters that is called the answer has to say the same, and what pupils chose has not', async () => {
  const rows = ['A,A', 'B,B', 'C,C', 'A,B', 'B,B']
  const lines = rows.map((keys, at) => `Con vật số ${at} là con gì?,chim,cá,voi,${keys}`)
  const conflict = ['', '', '', '!keyConflict', '']
  expect(await saidOf(['Question,A,B,C,Answer,Teacher answer', ...lines])).toEqual(conflict)
  expect(await saidOf(['Question,A,B,C,Answer,Student answer', ...lines])).not.toContain('!keyConflict')
})
