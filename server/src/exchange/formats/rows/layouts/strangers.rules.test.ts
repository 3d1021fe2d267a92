import { describe, expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const animals = ['chim', 'cá', 'voi', 'mèo', 'chó', 'gà', 'vịt', 'bò']
const ids = ['1f0c77ab-9d3e-4c11-8a52-0b6f5e2d9c01', '77ab1f0c-3e9d-4c11-9a52-6f0b2d5e01c9']

describe('what is no bank of questions', () => {
  test('what people answered in a test is no key', async () => {
    const rows = animals.map(
      (animal, at) => `An ${at},Con ${animal} sống ở đâu vậy?,trên cây,dưới nước,trên cây,${at % 2}`,
    )
    await expect(fromCsv(['Username,Question,A,B,Answer,Grade', ...rows])).rejects.toThrow('noColumns')
    const keyed = await fromCsv(['Username,Question,A,B,Correct answer,Grade', ...rows])
    expect(linesOf(keyed)[0]).toBe('single_choice: *trên cây | dưới nước (wordingDropped)')
  })

  test('ids of records are neither offered nor typed, unless they are asked about', async () => {
    const offered = await fromCsv([
      'body,choices,correct_answer',
      `Con vật nào biết bay trên trời?,"${ids.join(',')}",${ids[0]}`,
      `Con vật nào biết bơi dưới nước?,${ids.join('|')},${ids[1]}`,
    ])
    expect(linesOf(offered)).toEqual(['single_choice:  (!optionsMissing)', 'single_choice:  (!optionsMissing)'])
    const about = await fromCsv(['Question,A,B,Answer', `Which of these is a UUID of version 4?,${ids.join(',')},A`])
    expect(linesOf(about)).toEqual([`single_choice: *${ids[0]} | ${ids[1]}`])
  })
})

describe('signs that offer nothing', () => {
  test('fill up options, twice or among words', async () => {
    const read = await fromCsv([
      'Question,Option1,Option2,Option3,Option4,Correct',
      'Which bird is able to fly?,swan,emu,hen,kiwi,1',
      'Is a whale a fish or not?,TRUE,FALSE,-,-,2',
      'How many legs has a spider?,eight,six,None,None,1',
      'Which one lives in the sea?,crab,goat,cow,—,1',
      'Which sign stands for minus?,+,*,/,-,1',
    ])
    expect(linesOf(read).map((line) => line.replace(/ \(.*$/, ''))).toEqual([
      'single_choice: *swan | emu | hen | kiwi',
      'true_false: Đúng | *Sai',
      'single_choice: *eight | six',
      'single_choice: *crab | goat | cow',
      'single_choice: *+ | * | / | -',
    ])
    const once = await fromCsv(['Question,A,B,C,D,Correct', 'What does the function give back?,text,list,tuple,None,A'])
    expect(linesOf(once)).toEqual(['single_choice: *text | list | tuple | None'])
  })

  test('a mark that an option is right is none of its text', async () => {
    const read = await fromCsv([
      'Question,A,B,C',
      'Which bird is able to fly?,swan *CORRECT*,emu,kiwi',
      'Which one lives in the sea?,goat,crab (correct),cow',
      'Which one has eight legs?,bee,ant,spider [correct]',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: *swan | emu | kiwi',
      'single_choice: goat | *crab | cow',
      'single_choice: bee | ant | *spider',
    ])
  })
})

describe('answers that are typed', () => {
  test('stand behind their questions in a table without names, and that is said', async () => {
    const rows = animals.map((animal, at) => `How many of the ${animal} are here?,${at + 12}`)
    const read = await fromCsv([...rows, 'Where is the cat?,mat *CORRECT*'])
    expect(linesOf(read).at(0)).toBe('fill_blank: *12 (columnsGuessed)')
    expect(linesOf(read).at(-1)).toBe('fill_blank: *mat (columnsGuessed)')
    const sums = await fromCsv(animals.map((_, at) => `${at}+${at + 10},${at * 2 + 10}`))
    expect(linesOf(sums).at(1)).toBe('fill_blank: *12 (columnsGuessed)')
  })

  test('are no list of names or prices', async () => {
    await expect(fromCsv(animals.map((animal, at) => `Thức ăn cho ${animal} loại ngon,${at + 12}`))).rejects.toThrow()
    const named = animals.map((animal) => `Bạn có thích ${animal} không?,hiền`)
    await expect(fromCsv(['Hỏi thăm,Tính cách', ...named])).rejects.toThrow('noAnswerColumns')
  })

  test('a group, a record or a note beside them offers nothing', async () => {
    const rows = animals.map(
      (animal, at) =>
        `${at % 2 ? 'Sử' : 'Địa'},Con ${animal} trong vườn tên là gì?,bạn ${animal},Đây là một lời dài cho ${animal},${ids[0]}`,
    )
    const read = await fromCsv(['Genre,Question,Answer,Comments,skill', ...rows])
    expect(linesOf(read)[0]).toBe('fill_blank: *bạn chim (wordingDropped)')
    const other = await fromCsv([
      'Genre,Question,Answer',
      ...animals.map((one) => `loài ${one},Đó là con gì vậy em?,bạn ${one}`),
    ])
    expect(linesOf(other)[0]).toContain('!optionsMissing')
  })

  test('fill a gap, whatever stands beside', async () => {
    const read = await fromCsv([
      'id,ja,cloze_en,answer',
      '1,ねこ,The ____ sleeps on the mat all day.,cat',
      '2,いぬ,The ____ barks at the gate all night.,dog',
    ])
    expect(linesOf(read)).toEqual(['fill_blank: *cat', 'fill_blank: *dog'])
  })

  test('are told by the type, with nothing or a word for nothing offered', async () => {
    const read = await fromCsv([
      '题目类型,题干,选项,题目答案,题目解析',
      '选择题,下列哪一个动物会飞？,A.鸟;B.鱼;C.象,A,鸟有翅膀',
      '填空题,一加一等于多少？,无,二,',
      '选择题,下列哪一个动物会飞？,A.狗;B.鹰;C.猫,B,鹰有翅膀',
      '选择题,下列哪一个动物会飞？,A.牛;B.羊;C.燕,C,',
    ])
    expect(linesOf(read)).toEqual([
      'single_choice: *鸟 | 鱼 | 象',
      'fill_blank: *二',
      'single_choice: 狗 | *鹰 | 猫',
      'single_choice: 牛 | 羊 | *燕',
    ])
    const filled = await fromCsv([
      'question,optionA,optionB,correct,type',
      '請問5+2等於多少,3,7,7,choice',
      '請問4x5等於多少,,,20,fill',
    ])
    expect(linesOf(filled)).toEqual(['single_choice: 3 | *7', 'fill_blank: *20'])
  })

  test('a formula is nothing to type', async () => {
    const read = await fromCsv([
      'body,correct_answer',
      'Một nửa bình phương của x?,$\\frac{1}{2}x^2$',
      'Không trừ ba bằng mấy vậy?,$-3$',
    ])
    expect(linesOf(read)).toEqual(['fill_blank: *$\\frac{1}{2}x^2$ (!unreadable)', 'fill_blank: *-3'])
  })

  test('are called answers where each cell has one', async () => {
    const read = await fromCsv([
      'Questions:,Answers:',
      'How is it served there?,On a stick',
      'What does it keep off?,Fire',
    ])
    expect(linesOf(read)).toEqual(['fill_blank: *On a stick', 'fill_blank: *Fire'])
  })

  test('a letter among them is a letter', async () => {
    const rows = animals.map((animal, at) => `How many of the ${animal} are here?,${at + 12}`)
    const read = await fromCsv([...rows, 'Which letter stands behind S?,T'])
    expect(linesOf(read).at(-1)).toContain('!optionsMissing')
  })
})

describe('keys', () => {
  test('with a zero and never the last count from zero', async () => {
    const rows = (keys: readonly number[]): string[] =>
      keys.map((key, at) => `Con vật thứ ${at + 1} ở đây là con nào?,bàn ${at},ghế ${at},tủ ${at},${key}`)
    const read = await fromCsv(['question,answer1,answer2,answer3,correct_answer', ...rows([0, 1, 0, 1, 0])])
    expect(linesOf(read).slice(0, 2)).toEqual([
      'single_choice: *bàn 0 | ghế 0 | tủ 0',
      'single_choice: bàn 1 | *ghế 1 | tủ 1',
    ])
    const both = await fromCsv(['question,answer1,answer2,answer3,correct_answer', ...rows([0, 1, 0, 3, 0])])
    expect(linesOf(both)[1]).toContain('!countsFromZero')
  })

  test('are what counts more than nothing, alone or with others that count as much', async () => {
    const read = await fromCsv([
      'QuestionText,QuestionType,Choice1,Choice2,Choice3,Grade1,Grade2,Grade3,explain',
      'Which bird is able to fly?,MCQ,swan,emu,kiwi,1,0,0,It has wings',
      'Which of them live in the sea?,MCA,crab,goat,whale,0.5,0,0.5,',
    ])
    expect(linesOf(read)[0]).toBe('single_choice: *swan | emu | kiwi')
    expect(linesOf(read)[1]).toBe('multiple_choice: *crab | goat | *whale')
    expect(read.items[0]?.item.explanation).toContain('It has wings')
  })

  test('stand behind all options in one cell where no column has a name', async () => {
    const read = await fromCsv([
      'Động vật,Sinh học,3,10,99',
      '1,Động vật,Con vật nào biết bay?,A. chim trên trời B. cá dưới nước C. voi trong rừng,A',
      '1,Động vật,Con vật nào biết bơi?,A. gà ở ngoài sân B. cá dưới nước C. bò ngoài đồng,B',
      '1,Động vật,Con vật nào có vòi?,A. gà ở ngoài sân B. cá dưới nước C. voi trong rừng,C',
    ])
    expect(contents(read)).toEqual(['Con vật nào biết bay?', 'Con vật nào biết bơi?', 'Con vật nào có vòi?'])
    expect(linesOf(read)[2]).toContain('single_choice: gà ở ngoài sân | cá dưới nước | *voi trong rừng')
  })
})
