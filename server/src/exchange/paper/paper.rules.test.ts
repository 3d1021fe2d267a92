import { lineRoles } from '@lms/contracts/exchange/marking/marking.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../testing/samples/word-files.ts'
import { casesOf } from '../../../testing/setup/drawn-cases.ts'
import { openWord } from '../formats/docx/word-file.ts'
import { blocksOf } from '../formats/text/text.ts'
import type { ReadItem } from '../item.ts'
import { readFileAs } from '../read-file.ts'
import { linesOf } from './entries.ts'
import { markedPaper } from './marked.ts'
import { questionsIn } from '../read-paper.ts'
import { rowsOf } from './rows.ts'

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)

/** 'what is asked / *right | wrong / !whyNot' */
function shortly({ item, problems }: ReadItem): string {
  const offered = item.statements?.map(({ text, isTrue }) => ({ text, isCorrect: isTrue })) ?? item.answers
  const held = problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : []))
  return [
    textOf(item.content),
    offered.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)).join(' | '),
    ...held,
  ].join(' / ')
}

async function read(lines: string | readonly string[]): Promise<string[]> {
  const { items } = await readFileAs('text', encoded(typeof lines === 'string' ? lines : lines.join('\n')))
  return items.map(shortly)
}

describe('a paper as it is documented', () => {
  test('has parts of each kind, each with its keys behind the paper, and solutions under their numbers', async () => {
    const { items } = await readFileAs(
      'text',
      encoded(`ĐỀ KIỂM TRA
PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn
Câu 1. Số chẵn là
A. 3   B. 4   C. 5   D. 7
Câu 2. Số lẻ là
A. 2
B. 4
C. 6
D. 9
PHẦN II. Câu trắc nghiệm đúng sai
Câu 1. Xét số 12.
a) Nó chẵn.
b) Nó lẻ.
c) Nó chia hết cho 3.
d) Nó là số nguyên tố.
PHẦN III. Câu trả lời ngắn
Câu 1. 6 x 7 bằng mấy?
Đáp án: 42
HẾT
ĐÁP ÁN
1B 2D
1. ĐSĐS
Lời giải
`),
    )
    expect(items.map(shortly)).toEqual([
      'Số chẵn là / 3 | *4 | 5 | 7',
      'Số lẻ là / 2 | 4 | 6 | *9',
      'Xét số 12. / *Nó chẵn. | Nó lẻ. | *Nó chia hết cho 3. | Nó là số nguyên tố.',
      '6 x 7 bằng mấy? / *42',
    ])
    expect(items.map(({ item }) => item.type)).toEqual(['single_choice', 'single_choice', 'statements', 'fill_blank'])
  })

  test('says its key by a look that sets one option apart, which nobody sees who answers', async () => {
    const bold = '<w:b/>'
    const paper = [0, 2, 1].flatMap((right, at) => [
      paragraph(`Câu ${at + 1}. Con vật thứ ${at + 1}?`),
      ...['mèo', 'gà', 'chó'].map((text, place) =>
        place === right ? paragraph([bold, `${'ABC'[place]}. ${text}`]) : paragraph(`${'ABC'[place]}. ${text}`),
      ),
    ])
    const { items } = await readFileAs('docx', wordFile(paper.join('')))
    expect(items.map(shortly)).toEqual([
      'Con vật thứ 1? / *mèo | gà | chó',
      'Con vật thứ 2? / mèo | gà | *chó',
      'Con vật thứ 3? / mèo | *gà | chó',
    ])
    expect(JSON.stringify(items.map(({ item }) => item.answers))).not.toContain('<strong>')
  })

  test('printed twice, with and without solutions, has each question once, with its explanation', async () => {
    const asked = (key: string) =>
      `Câu 1. Thủ đô của nước ta là đâu?\nA. Huế\nB. Hà Nội\n${key}Câu 2. Sông nào chảy qua Huế?\nA. sông Hương\nB. sông Hồng\n`
    const { items } = await readFileAs(
      'text',
      encoded(`${asked('')}PHẦN II. Có lời giải\n${asked('Đáp án: B\nLời giải: Từ năm 1010.\n')}Đáp án: A\n`),
    )
    expect(items.map(shortly)).toEqual([
      'Thủ đô của nước ta là đâu? / Huế | *Hà Nội',
      'Sông nào chảy qua Huế? / *sông Hương | sông Hồng',
    ])
    expect(textOf(items[0]?.item.explanation ?? '')).toBe('Từ năm 1010.')
  })
})

describe('what is not certain waits', () => {
  const asked = 'Câu 1. Con nào biết bay?\nA. chim\nB. cá\nC. voi\n'
  test.each([
    ['without a key', asked, '!noKey'],
    [
      'with keys that differ',
      `${asked}Đáp án: A\nCâu 2. Con nào biết bơi?\nA. chim\nB. cá\nC. voi\nĐÁP ÁN\n1B 2B`,
      '!keyConflict',
    ],
    ['with two keys below it', `${asked}Đáp án: A\nĐáp án: B`, '!keyConflict'],
    ['with a letter missing', 'Câu 1. Con nào biết bay?\nA. chim\nC. cá\nD. voi\nĐáp án: A', '!optionsUnclear'],
    ['with text below its last option', `${asked}(trừ gà)\nĐáp án: A`, '!lineUnclear'],
    ['typed, where no part says so', 'Câu 1. Thủ đô của nước ta?\nĐáp án: Hà Nội', '!keyUnclear'],
    ['with a picture that is not there', 'Câu 1. Hình bên vẽ con gì?\nA. chim\nB. cá\nĐáp án: A', '!pictureMissing'],
  ])('%s', async (_, text, code) => {
    expect((await read(text))[0]).toContain(code)
  })
})

describe('nothing disappears', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'Câu 1. Hỏi gì?',
      'Câu 2: Ai?',
      'Câu 3. Khi nào?',
      '4. Ở đâu?',
      'PHẦN II. Đúng sai',
      'I. TRẮC NGHIỆM',
    ),
    fc.constantFrom('A. một', 'B. hai', 'C. ba  D. bốn', 'a) sáu', 'b) bảy', 'A. x B. y C. z'),
    fc.constantFrom(
      'Đáp án: B',
      'Chọn A',
      'Lời giải: vì thế',
      'ĐÁP ÁN',
      '1.A 2.B 3.C',
      'HẾT',
      '1. vì vậy',
      'Bảng đáp án',
    ),
    fc.constantFrom(
      'một dòng nào đó',
      'Đọc đoạn văn sau và trả lời câu 2 đến câu 3',
      '',
      '*',
      'Họ tên: ........',
      '( )',
    ),
  )

  test('each line of a paper is in questions, is known to be in none, or is said to be left over', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
        const rows = rowsOf(blocksOf(lines.join('\n')))
        const { shown } = linesOf(rows)
        const { taken, furniture, leftOver } = questionsIn(rows, (part) => part)
        const places = [...taken, ...furniture, ...leftOver].toSorted((one, other) => one - other)
        expect(places).toEqual([...shown.keys()])
      }),
      { numRuns: casesOf(300) },
    )
  })

  test('also of a marked paper, whatever is said of its lines', () => {
    const mark = fc.record({ line: fc.integer({ min: 1, max: 40 }), role: fc.constantFrom(...lineRoles) })
    const marks = fc.uniqueArray(mark, { selector: ({ line: own }) => own, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), marks, (lines, said) => {
        const rows = rowsOf(blocksOf(lines.join('\n')))
        const { taken, furniture, leftOver } = markedPaper(rows, said, (part) => part)
        const places = [...taken, ...furniture, ...leftOver].toSorted((one, other) => one - other)
        expect(places).toEqual([...linesOf(rows).shown.keys()])
      }),
      { numRuns: casesOf(300) },
    )
  })

  test('also of a table that stands in a file of Word', () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('một')}${cell('hai')}</w:tr><w:tr>${cell('ba')}${cell('bốn')}</w:tr></w:tbl>`
    const rows = rowsOf(
      openWord(wordFile([paragraph('Câu 1. Hỏi gì?'), table, paragraph('A. x'), paragraph('B. y')].join(''))).blocks,
    )
    const { taken, furniture, leftOver } = questionsIn(rows, (part) => part)
    expect([[...taken], [...furniture], leftOver]).toEqual([[0, 1, 2, 3, 4], [], []])
  })
})
