import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import { highlight, paragraph, red, wordFile } from '../../../../testing/samples/word-files.ts'
import type { ReadItem } from '../item.ts'
import { docx } from './docx.ts'

async function readItems(paragraphs: readonly string[]): Promise<ReadItem[]> {
  return (await docx.read(wordFile(paragraphs.join('')))).items
}

async function read(paragraphs: readonly string[]): Promise<string[]> {
  return (await readItems(paragraphs)).map(told)
}

/** 'Huế | *Hà Nội noKey' */
const told = ({ item, problems }: ReadItem): string =>
  [toldAnswers(item), ...problems.map(({ code }) => code)].join(' ')

const shaded = (fill: string): string => `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`
const asked = 'Câu 1. Những con vật nào đẻ trứng?'

describe('looks that say different things', () => {
  test('the pale ground of a page that was copied marks nothing', async () => {
    const options = [
      paragraph([red, 'A. Gà']),
      paragraph([shaded('F7F7F7'), 'B. Chó']),
      paragraph([red + shaded('F5FBF8'), 'C. Vịt']),
      paragraph([shaded('FEF4F4'), 'D. Mèo']),
    ]
    expect(await read([paragraph(asked), ...options])).toEqual(['*Gà | Chó | *Vịt | Mèo'])
  })

  test('white marks nothing', async () => {
    const white = '<w:highlight w:val="white"/>'
    const options = [paragraph([white, 'A. Gà']), paragraph([white, 'B. Chó']), paragraph([red, 'C. Cá'])]
    expect(await read([paragraph(asked), ...options])).toEqual(['Gà | Chó | *Cá'])
  })

  test('colors against marks are asked about', async () => {
    const options = [
      paragraph([red, 'A. Gà']),
      paragraph([highlight, 'B. Chó']),
      paragraph([red + highlight, 'C. Vịt']),
      paragraph('D. Mèo'),
    ]
    expect(await read([paragraph(asked), ...options])).toEqual(['Gà | Chó | Vịt | Mèo keyConflict'])
  })
})

describe('a color in one question of many', () => {
  const others = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => [
      paragraph(`Câu ${index + 2}. Con vật số ${index + 2} có mấy chân?`),
      paragraph('A. hai'),
      paragraph('B. bốn'),
    ]).flat()
  const first = (look: string): string[] => [
    paragraph('Câu 1. Lệnh nào in ra?'),
    paragraph([look, 'A. print']),
    paragraph('B. không lệnh nào'),
  ]

  test('is no key where the others have none', async () => {
    const [one] = await read([...first(red), ...others(11)])
    expect(one).toBe('*print | không lệnh nào lookRare')
  })

  test('is one where several others have it, and what is highlighted always is', async () => {
    const [few] = await read([...first(red), ...others(3)])
    const [marked] = await read([...first(highlight), ...others(11)])
    expect([few, marked]).toEqual(['*print | không lệnh nào', '*print | không lệnh nào'])
  })
})

describe('points of a list without letters', () => {
  const question = (number: number, ...points: string[]): string[] => [
    paragraph(`Câu ${number}. Con vật nào đẻ trứng?`),
    ...points,
  ]
  const hen = (look: string): string => paragraph([look, '- Gà'])
  const dog = paragraph('- Chó')

  test('are options where those of most questions have one in a color', async () => {
    const three = [1, 2, 3].flatMap((number) => question(number, dog, hen(red)))
    const plain = question(4, dog, paragraph('- Mèo'))
    expect(await read([...three, ...plain])).toEqual([...Array.from({ length: 3 }, () => 'Chó | *Gà'), ' optionsBare'])
  })

  test('are none where few have, or where they are only bold', async () => {
    const one = [...question(1, dog, hen(red)), ...question(2, dog, dog), ...question(3, dog, dog)]
    const strong = [1, 2, 3].flatMap((number) => question(number, dog, hen('<w:b/>')))
    const bare = Array.from({ length: 3 }, () => ' optionsBare')
    expect([await read(one), await read(strong)]).toEqual([bare, bare])
  })
})

test('a look in a paper of essays is no key', async () => {
  const essays = Array.from({ length: 20 }, (_, index) => paragraph(`Câu ${index + 3}. Kể về một con vật.`))
  const chosen = (number: number): string[] => [
    paragraph(`Câu ${number}. Lệnh nào in ra?`),
    paragraph([red, 'A. print']),
    paragraph('B. không lệnh nào'),
  ]
  const [one, two] = await read([...chosen(1), ...chosen(2), ...essays])
  expect([one, two]).toEqual(Array.from({ length: 2 }, () => '*print | không lệnh nào lookRare'))
})

test('a list of its own below the name of an option is asked about', async () => {
  const options = ['A.', 'a) Gà', 'B. Chó', 'C. Mèo', 'Đáp án: B'].map((text) => paragraph(text))
  expect(await read([paragraph(asked), ...options])).toEqual(['a) Gà | *Chó | Mèo unreadable'])
})

test('another question inside an option is asked about', async () => {
  const options = ['A. Gà', 'Q2/ Con vật nào biết bơi?', 'B. Chó', 'Đáp án: A'].map((text) => paragraph(text))
  expect(await read([paragraph(asked), ...options])).toEqual([
    '*Gà Q2/ Con vật nào biết bơi? | Chó unreadable textBelow',
  ])
})

test('a second key behind other lines is that of another question', async () => {
  const lines = ['A. Gà', 'B. Chó', 'Đáp án: A', 'Trong các con vật sau', 'con nào biết sủa?', 'Đáp án: B']
  const [one] = await read([paragraph(asked), ...lines.map((text) => paragraph(text))])
  expect(one).toBe('*Gà | *Chó wordingDropped keyConflict unreadable')
  const twice = ['A. Gà', 'B. Chó', 'Đáp án: A', 'Gà là loài chim.', 'Đáp án: A'].map((text) => paragraph(text))
  expect(await read([paragraph(asked), ...twice])).toEqual(['*Gà | Chó wordingDropped'])
})

test('a letter with a text is no text to be typed where nobody wrote options', async () => {
  expect(await read([paragraph(asked), paragraph('Answer: D: Vịt trời')])).toEqual([' optionsMissing'])
})

test('a number is no text to be typed where numbered lines stand below what is asked', async () => {
  const lines = ['Con gà đẻ trứng.', '(1) Đúng cả', '(2) Sai cả', 'Answer: 2'].map((text) => paragraph(text))
  expect(await read([paragraph(asked), ...lines])).toEqual([' optionsMissing'])
  expect(await read([paragraph('Câu 1. Một cộng một bằng mấy?'), paragraph('Answer: 2')])).toEqual(['*2'])
})

test('the number of another question inside what is asked is asked about', async () => {
  const lines = ['1.4.2, Which of them swims?', 'A. Gà', 'B. Vịt', 'Đáp án: B'].map((text) => paragraph(text))
  expect(await read([paragraph(asked), ...lines])).toEqual(['Gà | *Vịt textBelow'])
})

test('a table below the options belongs to nobody for certain', async () => {
  const options = [paragraph('A. Gà'), paragraph('B. Chó')]
  const table = `<w:tbl><w:tr><w:tc>${paragraph('Năm')}</w:tc><w:tc>${paragraph('2020')}</w:tc></w:tr></w:tbl>`
  const key = paragraph('Đáp án: A')
  expect(await read([paragraph(asked), ...options, table, key])).toEqual(['*Gà | Chó textBelow'])
  expect(await read([paragraph(asked), ...options, key, table])).toEqual(['*Gà | Chó wordingDropped'])
  expect(await read([paragraph(asked), table, ...options, key])).toEqual(['*Gà | Chó'])
})

test('a star in one list among many points to something below, and ticks no option', async () => {
  const list = (number: number, star = ''): string[] =>
    [`Câu ${number}. Kể tên các loài chim.`, '- Sẻ', `- Én${star}`].map((text) => paragraph(text))
  const few = await read([...list(1, ' *'), ...list(2)])
  expect(few[0]).toBe('Sẻ | *Én')
  const many = await read([...list(1, ' *'), ...[2, 3, 4, 5].flatMap((number) => list(number))])
  expect(many).toEqual(Array.from({ length: 5 }, () => ' optionsBare'))
})

test('what goes on behind a box is no part of the last line in it', async () => {
  const box = `<w:r><w:drawing><w:txbxContent>${paragraph('A. Gà')}${paragraph('B. Chó')}</w:txbxContent></w:drawing></w:r>`
  const around = `<w:p>${box}<w:r><w:t>và con nào nữa</w:t></w:r></w:p>`
  expect(await read([paragraph(asked), around, paragraph('Đáp án: A')])).toEqual(['*Gà | Chó và con nào nữa textBelow'])
})

describe('numbers that begin anew', () => {
  test('the number of a chapter behind that of the file is asked about', async () => {
    const options = [paragraph([red, 'A. Gà']), paragraph('B. Chó')]
    const said = await read([paragraph('Câu 7. 2. Con vật nào đẻ trứng?'), ...options])
    expect(said).toEqual(['*Gà | Chó unreadable'])
  })
})

test('what stands behind the words for marking is an answer and no question', async () => {
  const texts = [
    'II. TỰ LUẬN',
    'Câu 1. Kể về một con vật nuôi trong nhà em.',
    'Câu 2. Vì sao lá cây có màu xanh?',
    'HƯỚNG DẪN CHẤM VÀ ĐÁP ÁN (gợi ý)',
    'II. TỰ LUẬN',
    'Câu 1. Kể được tên con vật (0,5đ).',
    'Câu 2. Vì lá có chất diệp lục (0,5đ).',
  ]
  const read = await readItems(texts.map((text) => paragraph(text)))
  const taken = read.filter(({ problems }) => problems.every(({ isBlocking }) => isBlocking !== true))
  expect(taken.map(({ item }) => textOf(item.content))).toEqual([
    'Kể về một con vật nuôi trong nhà em.',
    'Vì sao lá cây có màu xanh?',
  ])
})

test('a note in brackets below the options of most questions is none of the last option', async () => {
  const question = (number: number): string[] =>
    [`Câu ${number}. Con vật nào đẻ trứng?`, 'A. Chó', 'B. Gà', '(Căn cứ: bài học về chim)', 'Đáp án: B'].map((text) =>
      paragraph(text),
    )
  const [one] = await read([...question(1), ...question(2), ...question(3)])
  expect(one).toBe('Chó | *Gà wordingDropped')
})

test('a letter of a list in the letters of formulas is nothing to be typed', async () => {
  const lines = ['Câu 1. Công thức nào đúng cho x_1: 𝑎) x = 1 hay 𝑏) x = 2?', 'Đáp án: a']
  expect(await read(lines.map((text) => paragraph(text)))).toEqual([' optionsMissing'])
})

test('a number over a table with a column of points is an answer and no question', async () => {
  const row = (...cells: string[]): string =>
    `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
  const table = `<w:tbl>${row('Nội dung', 'Điểm')}${row('Kể được tên con vật.', '0,5')}</w:tbl>`
  const [one, two] = await read([
    paragraph('II. TỰ LUẬN'),
    paragraph('Câu 1. Kể về một con vật nuôi trong nhà em.'),
    paragraph('Câu 2.'),
    table,
  ])
  expect([one, two]).toEqual([expect.not.stringContaining('unreadable'), expect.stringContaining('unreadable')])
})

describe('options without letters, one of which is shown', () => {
  const asked = (number: number, lines: readonly string[], key: number): string[] => [
    paragraph(`Câu ${number}. Con vật số ${number} là con nào?`),
    ...lines.map((line, at) => (at === key ? paragraph([highlight, line]) : paragraph(line))),
  ]
  const animals = ['gà', 'chó', 'mèo']

  test('are options where most questions are written so', async () => {
    const paper = [asked(1, animals, 0), asked(2, animals, 2), asked(3, animals, 1)].flat()
    expect(await read(paper)).toEqual(['*gà | chó | mèo', 'gà | chó | *mèo', 'gà | *chó | mèo'])
  })

  test('one with a line more than usual, or with none that is shown, is asked', async () => {
    const more = ['Nó kêu meo meo.', ...animals]
    const paper = [asked(1, animals, 0), asked(2, animals, 2), asked(3, more, 3), asked(4, animals, -1)].flat()
    expect(await read(paper)).toEqual(['*gà | chó | mèo', 'gà | chó | *mèo', ' optionsBare', ' optionsBare'])
  })

  test('a few prove nothing', async () => {
    expect(await read([...asked(1, animals, 0), ...asked(2, animals, 2)])).toEqual([' optionsBare', ' optionsBare'])
  })
})

test('lines of a program that somebody pasted are no answers', async () => {
  const asked = (text: string): string[] => [
    `question: "${text}",`,
    'options: [ "A. Huế", "B. Hà Nội" ],',
    'answer: "B",',
  ]
  const lines = ['Nơi nào là thủ đô?', 'Nơi nào có Hồ Gươm?', 'Nơi nào có Lăng Bác?'].flatMap(asked)
  expect(await read(lines.map((line) => paragraph(line)))).toEqual([' unreadable', ' unreadable', ' unreadable'])
})
