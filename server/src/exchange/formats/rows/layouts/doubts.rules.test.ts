import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

test('a type that is a subject keeps no question out, and one that sounds like a type does', async () => {
  const lines = (first: string, second: string) => [
    'Type,Question,Answer',
    `${first},Bảy cộng tám bằng bao nhiêu?,15`,
    `${second},Thủ đô của nước ta tên là gì?,Hà Nội`,
  ]
  expect(linesOf(await fromCsv(lines('Số học', 'Địa lý')))).toEqual([
    'fill_blank: *15 (wordingDropped)',
    'fill_blank: *Hà Nội (wordingDropped)',
  ])
  expect(linesOf(await fromCsv(lines('Drag and drop', 'Hotspot')))).toEqual([
    'fill_blank: *15 (!unknownType)',
    'fill_blank: *Hà Nội (!unknownType)',
  ])
})

test.each([
  ['4, bốn', true],
  ['5, 7', true],
  ['Huế hoặc Vinh', true],
  ['5,10,15,21,33', true],
  ['0,5', false],
  ['1,000,000', false],
  ['{1, 3, 5}', false],
  ['Vì lá cây có nhiều chất diệp lục, chất đó màu xanh', false],
])('an answer that may be several is asked: %s', async (answer, isAsked) => {
  const [line] = linesOf(await fromCsv(['Câu hỏi,Đáp án', `Hỏi gì trong câu này?,"${answer}"`]))
  expect(line?.includes('!typedSeveral')).toBe(isAsked)
})

test('a sentence is nothing to be typed, also where a short answer is asked for', async () => {
  const read = await fromCsv([
    'Câu hỏi,Loại,Đáp án',
    'Vì sao lá cây màu xanh?,short answer,Lá cây màu xanh vì có chất diệp lục.',
    'Con gì biết gáy?,short answer,Con gà trống.',
  ])
  expect(linesOf(read).map((line) => line.includes('!typedLong'))).toEqual([true, false])
})

test('marks of pupils are no questions: a group that is the same in most rows is nothing to choose', async () => {
  const names = ['LE VAN ANH', 'TRAN THI BINH', 'NGUYEN VAN CUONG', 'PHAM THI DUNG', 'HOANG VAN EM', 'VU THI GIANG']
  const lines = names.map((name, index) => `${name},NHOM${index % 2},L02,${'AB'[index % 2]}`)
  await expect(fromCsv(['HO TEN,NHOM,LOP,TO', ...lines])).rejects.toThrow(/noColumns|empty/)
})

test('stars in one question of many are asked, and two stars are part of a text', async () => {
  const plain = [1, 2, 3, 4, 5].map((number) => `Câu hỏi số ${number} hỏi gì?,một,hai,ba`)
  const rare = await fromCsv(['Câu hỏi,A,B,C', ...plain, 'Câu hỏi cuối hỏi gì?,một,*hai,ba'])
  expect(linesOf(rare).at(-1)).toContain('!lookRare')
  const two = await fromCsv(['Câu hỏi,A,B,C', ...plain, 'Máy in ra gì?,12**,**12,12'])
  expect(linesOf(two).at(-1)).toBe('single_choice: 12** | **12 | 12 (!noKey)')
})

test('a dash or a picture is nothing that could be typed', async () => {
  const read = await fromCsv([
    'Question,Answer',
    'Our holidays begin.,-',
    'What is drawn here?,a.png',
    'Two and two?,4',
  ])
  expect(linesOf(read)).toEqual(['fill_blank: *- (!unreadable)', 'fill_blank: *a.png (!unreadable)', 'fill_blank: *4'])
})

test('a list of places with a zero in it makes every number of the column doubtful', async () => {
  const read = await fromCsv([
    'enunciado;opciones;respuestasCorrectas',
    'Hai cộng hai bằng bao nhiêu?;1|2|3|4;3',
    'Những con vật nào có lông vũ?;gà|mèo|vịt;0,2',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: 1 | 2 | 3 | 4 (!countsFromZero)',
    'single_choice: gà | mèo | vịt (!countsFromZero)',
  ])
})

test('options by letter as a program writes them, and none as it writes that', async () => {
  const read = await fromCsv([
    'type,question,options,answer',
    'Multiple Choice,Con vật nào biết bay?,"{""A"":""chim"",""B"":""cá""}",A',
    'True or False,Cá biết bơi.,"{""A"":""True"",""B"":""False""}",True',
    'Fill in the Blank,Con ____ kêu meo meo.,{},mèo',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'true_false: *Đúng | Sai', 'fill_blank: *mèo'])
})

test('a comma in a number is doubtful where other answers of the column are lists', async () => {
  const read = await fromCsv([
    'Câu hỏi,Đáp án',
    'Số nào chia hết cho hai?,"5,10,15,21,33"',
    'Số nào chia hết cho ba?,"5,9,16,22,34"',
    'Số nào chia hết cho năm?,"157,155"',
    'Hai cộng hai bằng bao nhiêu?,4',
  ])
  expect(linesOf(read).map((line) => line.includes('!typedSeveral'))).toEqual([true, true, true, false])
})

test('without names the answer that repeats an option is the key, and a longer text behind it the reason', async () => {
  const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà']
  const lines = animals.map((animal, index) => {
    const offered = [animal, 'bàn', 'ghế'].toSorted((one, other) => (((one + other).length + index) % 3) - 1)
    return `Con vật thứ ${index} là con nào?,${offered.join(',')},${animal},Vì con ${animal} là con vật và những thứ khác đều là đồ đạc ở trong nhà.`
  })
  const read = await fromCsv(lines)
  expect(contents(read)).toEqual(animals.map((_, index) => `Con vật thứ ${index} là con nào?`))
  expect(linesOf(read).map((line) => /\*(\S+)/.exec(line)?.[1])).toEqual(animals)
  expect(read.items[0]?.item.explanation).toContain('đồ đạc')
})

test('what a page would show otherwise is told', async () => {
  const read = await fromCsv(['Câu hỏi,A,B,Đáp án', 'Số nào <b>lớn</b> hơn?,1,2,B', 'Số nào nhỏ hơn: 1 < 2?,1,2,A'])
  expect(linesOf(read)).toEqual(['single_choice: 1 | *2 (markupShown)', 'single_choice: *1 | 2'])
})

test('a key that says something else than cells which are the answer themselves is asked, never left out', async () => {
  const read = await fromCsv([
    'type,question,option_1,option_2,option_3,correct_answer',
    'ordering,Xếp các từ thành một câu.,trà,uống,Tôi,Tôi uống trà',
    'ordering,Xếp các số từ bé đến lớn.,3,5,7,3 - 5 - 7',
    'ordering,Xếp các bước nấu cơm.,Vo gạo,Đổ nước,Bật bếp,',
    'matching,Nối con vật với nhà của nó.,Ong → tổ,Chó → cũi,,B A',
    'numeric,Ba cộng bốn bằng mấy?,6,7,8,7',
    'numeric,Ba cộng năm bằng mấy?,,,,8',
    'fill_blank,Thủ đô của nước ta là ___.,Huế,Hà Nội,Vinh,B',
    'fill_blank,Cỏ có màu ___.,xanh,,,xanh',
  ])
  expect(linesOf(read).map((line) => line.includes('!keyConflict'))).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
    true,
    false,
  ])
})

test('where keys are no option of their rows, a small number or a letter among them is no place', async () => {
  const numbers = await fromCsv([
    'question,correct_answer,choice_1,choice_2,choice_3',
    'Bảy cộng tám bằng mấy?,15,16,14,17',
    'Tam giác có mấy cạnh?,3,4,5,6',
    'Xe đạp có mấy bánh?,2,4,6,8',
    'Ba nhân chín bằng mấy?,27,26,12,18',
  ])
  expect(linesOf(numbers)[1]).toBe('single_choice: 4 | 5 | 6 (!ambiguousKey)')
  expect(linesOf(numbers)[2]).toBe('single_choice: 4 | 6 | 8 (!ambiguousKey)')
  const rare = await fromCsv([
    'question,correct_answer,choice_1,choice_2,choice_3',
    ...[1, 2, 3, 1, 2, 3, 1, 2, 3].map((key, index) => `Câu hỏi số ${index} hỏi gì?,${key},một,hai,ba`),
    'Câu này hỏi gì?,bốn,một,hai,ba',
    'Câu kia hỏi gì?,năm,một,hai,ba',
  ])
  expect(linesOf(rare)[0]).toBe('single_choice: *một | hai | ba')
})

test('lists of a program count from zero where one of them is zero and none is behind the last', async () => {
  const lines = (keys: readonly string[]): string[] => [
    'question,options,correct',
    ...keys.map((key, at) => `Con vật thứ ${at} là con nào?,"[""chim"",""cá"",""voi""]",${key}`),
  ]
  const read = linesOf(await fromCsv(lines(['[1]', '[0]', '[2]', '[1]', '[2]'])))
  expect(read[1]).toBe('single_choice: *chim | cá | voi')
  expect(read[2]).toBe('single_choice: chim | cá | *voi')
  for (const line of linesOf(await fromCsv(lines(['1', '0', '2', '1', '2'])))) expect(line).toContain('!')
  for (const line of linesOf(await fromCsv(lines(['[1]', '[0]', '[3]', '[1]', '[2]'])))) expect(line).toContain('!')
})
