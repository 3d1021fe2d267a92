import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt', 'bò', 'dê', 'lợn', 'cừu', 'thỏ']
const asked = (keys: readonly (number | string)[], more = ''): string[] =>
  keys.map((key, index) => {
    const animal = animals[index] ?? ''
    return `Con vật thứ ${index + 1} ở đây là con nào?,bàn ${animal},ghế ${animal},tủ ${animal},nồi ${animal},${key}${more}`
  })

test('without names a column behind the options that counts them is the key, and that is said', async () => {
  const read = await fromCsv(asked([2, 4, 1, 3, 2, 1]))
  expect(contents(read)[0]).toBe('Con vật thứ 1 ở đây là con nào?')
  expect(linesOf(read).slice(0, 2)).toEqual([
    'single_choice: bàn chim | *ghế chim | tủ chim | nồi chim (keyColumnUnknown)',
    'single_choice: bàn cá | ghế cá | tủ cá | *nồi cá (keyColumnUnknown)',
  ])
  expect(read.items[0]?.problems[0]?.values).toEqual({ head: 'F' })
})

test('without names a column right before the options that counts them is the key as well', async () => {
  const lines = asked([2, 4, 1, 3, 2, 1]).map((line) => line.replace(/\?,(.*),(\d)$/, '?,$2,$1'))
  expect(linesOf(await fromCsv(lines)).slice(0, 2)).toEqual([
    'single_choice: bàn chim | *ghế chim | tủ chim | nồi chim (keyColumnUnknown)',
    'single_choice: bàn cá | ghế cá | tủ cá | *nồi cá (keyColumnUnknown)',
  ])
  const twice = lines.map((line, at) => `${line},${[3, 4, 2, 1, 2, 1][at]}`)
  await expect(fromCsv(twice)).rejects.toThrow('noAnswerColumns')
})

test('without names a first question with a small letter as its key is none of the names', async () => {
  const lines = asked([2, 4, 1, 3, 2, 1]).map((line) => line.replace(/\d$/, (key) => 'abcd'[Number(key) - 1] ?? ''))
  expect(await fromCsv(lines).then(contents)).toHaveLength(6)
})

test('without names an option that few questions have is one of theirs', async () => {
  const keys = ['B', 'A', 'C', 'B', 'A', 'C', 'B', 'A', 'C', 'B', 'A', 'C']
  const lines = keys.map((key, index) => {
    const animal = animals[index] ?? ''
    return `Con vật thứ ${index + 1} ở đây là con nào?,bàn ${animal},ghế ${animal},tủ ${animal},${index === 3 ? 'không' : ''},${key}`
  })
  expect(linesOf(await fromCsv(lines))[3]).toBe('single_choice: bàn mèo | *ghế mèo | tủ mèo | không (columnsGuessed)')
})

test('without names numbers from zero are asked where few of them are zero', async () => {
  expect(linesOf(await fromCsv(asked([0, 2, 1, 1, 2, 3])))[1]).toContain('!countsFromZero')
})

test('without names what never counts the last option, or counts twice, is no key', async () => {
  await expect(fromCsv(asked([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]))).rejects.toThrow('noAnswerColumns')
  await expect(
    fromCsv(asked([2, 4, 1, 3, 2, 1], ',3').map((line, at) => line.replace(/3$/, `${(at % 5) + 1}`))),
  ).rejects.toThrow('noAnswerColumns')
})

test('the same columns in two languages are read in one, in ours where it is there', async () => {
  const head = ['id', 'question_en', 'question_vi', 'A_en', 'B_en', 'A_vi', 'B_vi', 'correct', 'explanation_en']
  const read = await fromCsv([
    head.join(','),
    '1,Which animal flies?,Con vật nào biết bay?,bird,fish,chim,cá,A,A bird has wings.',
    '2,Which animal swims?,Con vật nào biết bơi?,hen,fish,gà,cá,B,A fish has fins.',
  ])
  expect(contents(read)).toEqual(['Con vật nào biết bay?', 'Con vật nào biết bơi?'])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'single_choice: gà | *cá'])
})

test('names that are written together are the same names', async () => {
  const read = await fromCsv(['id,noidung_cauhoi,dapan_a,dapan_b,dapandung', '1,Con vật nào biết bay?,chim,cá,A'])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá'])
})

test('what a picture shows is told, and names of pictures are nothing to choose from', async () => {
  const described = await fromCsv([
    'Question,image_desc,A,B,Answer',
    'Con vật nào biết bay?,Một con chim trên cành cây cao,chim,cá,A',
  ])
  expect(linesOf(described)).toEqual(['single_choice: *chim | cá (!pictureElsewhere)'])
  const drawn = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    'Hình nào vẽ con chim?,hinh/a.png,hinh/b.png,A',
    'Tệp nào là một hình?,bai.docx,con-chim.png,B',
  ])
  expect(linesOf(drawn)).toEqual([
    'single_choice: *hinh/a.png | hinh/b.png (!pictureNamed)',
    'single_choice: bai.docx | *con-chim.png',
  ])
})

test('what has a picture that is not here, or speaks of one, is kept out', async () => {
  const read = await fromCsv([
    'Câu hỏi,Hình ảnh,A,B,Đáp án',
    'Đây là con gì?,anh/ga.png,gà,vịt,A',
    'Ở đâu có nhiều cá nhất?,https://example.org/bien.png,biển,núi,A',
    'Which animal is shown below?,//example.org/cow.png,cow,goat,A',
    'Một năm có bao nhiêu tháng?,anh/lich.png,mười hai,mười,A',
    'Con nào kêu to hơn cả?,anh/1.png,bò,dê,A',
    'Con nào kêu to hơn cả?,anh/2.png,bò,dê,B',
    'Con nào bơi giỏi hơn?,,cá,gà,A',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *gà | vịt (!pictureNamed)',
    'single_choice: *biển | núi (!pictureElsewhere)',
    'single_choice: *cow | goat (!pictureElsewhere)',
    'single_choice: *mười hai | mười (!pictureNamed)',
    'single_choice: *bò | dê (!pictureNamed)',
    'single_choice: bò | *dê (!pictureNamed)',
    'single_choice: *cá | gà',
  ])
  const spoken = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    'Biển báo trong hình có ý nghĩa gì?,cấm rẽ,cấm dừng,A',
    'Góc nào trong hình vẽ bên là góc vuông?,góc thứ nhất,góc thứ hai,A',
    'Hình tam giác có mấy cạnh?,ba,bốn,A',
    'Theo các hình thức dưới đây hình thức nào có lợi?,vay,gửi,B',
    'What is shown in the picture?,cow,goat,A',
  ])
  expect(linesOf(spoken).map((line) => line.includes('!pictureAsked'))).toEqual([true, true, false, false, true])
})

test('a word in brackets behind every option says which is right, and is none of its text', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,C',
    'Con vật nào biết bay?,a) chim (đúng),b) cá (sai),c) voi (sai)',
    'Con vật nào biết bơi?,a) gà (sai),b) cá (đúng),c) mèo (sai)',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: gà | *cá | mèo'])
  const bare = await fromCsv([
    'Welches Tier kann fliegen?,a)Vogel(wahr),b)Fisch(falsch)',
    'Welches Tier kann schwimmen?,a)Huhn(falsch),b)Fisch(wahr)',
  ])
  expect(linesOf(bare)).toEqual([
    'single_choice: *Vogel | Fisch (columnsGuessed)',
    'single_choice: Huhn | *Fisch (columnsGuessed)',
  ])
})

test('only the wrong ones stand in columns of their own, or below each other', async () => {
  const beside = await fromCsv([
    'Question,Correct Answer,Incorrect Option A,Incorrect Option B',
    'Con vật nào biết bay?,chim,cá,voi',
    'Con vật nào biết bơi?,cá,gà,mèo',
  ])
  expect(linesOf(beside)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: *cá | gà | mèo'])
  const below = await fromCsv([
    'QUESTION,BONNES_REPONSES,MAUVAISES_REPONSES',
    'Con vật nào biết bay?,chim,cá',
    ',,voi',
    'Con vật nào có hai chân?,gà,mèo',
    ',vịt,chó',
  ])
  expect(linesOf(below)).toEqual(['single_choice: *chim | cá | voi', 'multiple_choice: *gà | *vịt | mèo | chó'])
  const among = await fromCsv([
    'Domanda,Distrattore 01,Distrattore 02,Distrattore 03,Chiave di risposta',
    'Con vật nào biết bay?,cá,chim,voi,chim',
    'Con vật nào biết bơi?,cá,gà,mèo,cá',
  ])
  expect(linesOf(among)).toEqual(['single_choice: cá | *chim | voi', 'single_choice: *cá | gà | mèo'])
})

test('an order that nothing says is asked', async () => {
  const read = await fromCsv([
    'type,question,option_1,option_2,option_3,correct_answer',
    'ordering,Xếp các bước nấu cơm.,Vo gạo,Đổ nước,Bật bếp,',
    'ordering,Xếp các số từ bé đến lớn.,3,5,7,3 - 5 - 7',
  ])
  expect(linesOf(read).map((line) => line.includes('!noKey'))).toEqual([true, false])
})

test('short words for types, and other names of the reason', async () => {
  const read = await fromCsv([
    'Type,Question,A,B,C,Answer,Overall Explanation',
    'SC,Con vật nào biết bay?,chim,cá,voi,A,Chim có cánh nên nó bay được.',
    'MA,Con vật nào có bốn chân?,mèo,chim,chó,"A,C",Mèo và chó đều có bốn chân.',
    'TF,Cá sống ở dưới nước.,,,,True,Cá thở bằng mang ở dưới nước.',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *chim | cá | voi',
    'multiple_choice: *mèo | chim | *chó',
    'true_false: *Đúng | Sai',
  ])
  expect(read.items[0]?.item.explanation).toContain('có cánh')
})

test('a line that ends within an option parts nothing where another sign parts all of them', async () => {
  const read = await fromCsv([
    'Câu hỏi,Các lựa chọn,Đáp án',
    'Con vật nào biết bay?,chim; cá; voi,A',
    'Con vật nào biết bơi?,gà; cá; mèo,B',
    'Con vật nào biết sủa?,gà; cá; chó,C',
    'Con vật nào biết gáy?,"gà; cá ở\ndưới nước; chó",A',
  ])
  expect(linesOf(read)[3]).toBe('single_choice: *gà | cá ở dưới nước | chó')
})

test('words of the letters of true and false are words', async () => {
  const read = await fromCsv([
    'question,answer,choice_1,choice_2,choice_3',
    'Cái gì giữ được dữ liệu khi tắt máy?,SSD,RAM,CPU,bàn phím',
    'Cái gì dùng để nhìn chữ trên máy?,màn hình,RAM,CPU,chuột',
    'Hệ có nghiệm (x; y) nào ở đây?,"3,1","2,2","1,3","4,1"',
  ])
  expect(linesOf(read).every((line) => line.includes('!'))).toBe(true)
})

const named = 'question,A,B,C,D,answer'

test('numbers that are never 0 and never the last option fit both ways of counting: below letters it is asked', async () => {
  expect(linesOf(await fromCsv([named, ...asked([2, 3, 1, 1, 3])]))[0]).toBe(
    'single_choice: bàn chim | ghế chim | tủ chim | nồi chim (!countsFromZero)',
  )
  const counted = 'question,option 1,option 2,option 3,option 4,answer'
  expect(linesOf(await fromCsv([counted, ...asked([2, 3, 1, 1, 3])]))[0]).toContain('(countedFromOne)')
  expect(linesOf(await fromCsv([named, ...asked([2, 4, 1, 1, 3])]))[0]).not.toContain('countedFromOne')
})

test('explanations that name the option behind the counted one say that the numbers count from 0', async () => {
  const told = (keys: readonly number[], names: readonly string[]): string[] => [
    `${named},explanation`,
    ...asked(keys).map((line, at) => `${line},Đó là ${names[at] ?? ''} ${animals[at] ?? ''} ở đây.`),
  ]
  const fromZero = ['tủ', 'nồi', 'ghế', 'ghế', 'nồi']
  expect(linesOf(await fromCsv(told([2, 3, 1, 1, 3], fromZero)))[0]).toBe(
    'single_choice: bàn chim | ghế chim | *tủ chim | nồi chim',
  )
  expect(linesOf(await fromCsv(told([2, 3, 1, 1, 3], ['tủ', 'nồi'])))[0]).toContain('!countsFromZero')
  expect(linesOf(await fromCsv(told([2, 3, 1, 1, 3], ['ghế'])))[0]).toBe(
    'single_choice: bàn chim | *ghế chim | tủ chim | nồi chim',
  )
})

test('a space before the quotes of a cell does not make them part of it', async () => {
  const read = await fromCsv([
    'question,A,B,answer',
    'Con nào biết bay?, "chim, dơi" ,"cá, tôm",A',
    '"Từ ""a, "" là gì?",x, "y",B',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim, dơi | cá, tôm', 'single_choice: x | *y'])
})

test('a sign that parts options in one cell, and not the names, does not part the cells', async () => {
  const read = await fromCsv([
    ',MCQ,Choices,Correct',
    '0,Con nào biết bay?,a-> chim || b-> cá || c-> voi || d-> gà,a',
    '1,Con nào biết bơi?,a-> chim || b-> cá || c-> voi || d-> gà,b',
    '2,Con nào to nhất?,a-> chim || b-> cá || c-> voi || d-> gà,c',
  ])
  expect(linesOf(read)[1]).toBe('single_choice: chim | *cá | voi | gà')
})
