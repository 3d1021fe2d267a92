import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../testing/samples/read-papers.ts'
import {
  bold,
  highlight,
  paragraph,
  red,
  sampleWordTest,
  underline,
  wordFile,
} from '../../../../testing/samples/word-files.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { formulaElement } from '../formulas-in-text.ts'
import { type ReadItem, emptyItem } from '../item.ts'
import { docx } from './docx.ts'

async function read(...paragraphs: string[]): Promise<ReadItem[]> {
  return (await docx.read(wordFile(paragraphs.join('')))).items
}

/** 'single_choice: Huế | *Hà Nội' */
const shortly = ({ item }: ReadItem): string => `${item.type}: ${toldAnswers(item)}`
const codes = ({ problems }: ReadItem): string[] => problems.map(({ code }) => code)

describe('a test typed in Word', () => {
  test('with options on one line or each on its own, and the key underlined or in color', async () => {
    const { items } = await docx.read(sampleWordTest())
    expect(items.map(shortly)).toEqual([
      'single_choice: Huế | *Hà Nội | Đà Nẵng | Cần Thơ',
      'single_choice: 32 | *42 | 52 | 62',
      'fill_blank: *100',
    ])
    expect(items[0]?.item.content).toBe('<p>Thủ đô của nước Việt Nam là thành phố nào?</p>')
    expect(items[0]?.item.answers[1]?.text).toBe('<p>Hà Nội</p>')
    // What stands above the first question is named, not dropped in silence.
    expect(items[0]?.problems).toMatchObject([{ code: 'wordingDropped', values: { text: 'ĐỀ KIỂM TRA 15 PHÚT' } }])
  })

  test.each([
    ['Câu 1.', 'Câu 2.'],
    ['Câu 1:', 'Câu 2:'],
    ['câu 1)', 'câu 2)'],
    ['Câu hỏi 1 -', 'Câu hỏi 2 -'],
    ['1)', '2)'],
    ['1.', '2.'],
    ['Bài 1.', 'Bài 2.'],
    ['Question 1:', 'Question 2:'],
  ])('with questions that begin with %s', async (first, second) => {
    const items = await read(
      paragraph(`${first} Số nào lớn nhất trong các số sau?`),
      paragraph('A. 1,5\tB. 2,5'),
      paragraph('Đáp án: B'),
      paragraph(`${second} Số nào nhỏ nhất trong các số sau?`),
      paragraph('a) 3'),
      paragraph('b) 4'),
      paragraph('Đáp án: a'),
    )
    expect(items.map(shortly)).toEqual(['single_choice: 1,5 | *2,5', 'single_choice: *3 | 4'])
    expect(items.flatMap(codes)).toEqual([])
  })

  test.each([
    ['bold', bold],
    ['underlined', underline],
    ['red', red],
    ['highlighted', highlight],
    ['shaded', '<w:shd w:val="clear" w:color="auto" w:fill="FFFF00"/>'],
  ])('with the right option %s, the whole of it or its letter alone', async (_, look) => {
    const items = await read(
      paragraph('Câu 1. Con vật nào biết bay trong tự nhiên?'),
      paragraph([bold, 'A. '], 'Chó'),
      paragraph([bold, 'B. '], [look, 'Chim']),
      paragraph([bold, 'C. '], 'Cá'),
      paragraph('Câu 2. Con vật nào sống ở dưới nước?'),
      paragraph('A. Chó   B. Chim   ', [look, 'C'], '. Cá'),
    )
    expect(items.map(shortly)).toEqual(['single_choice: Chó | *Chim | Cá', 'single_choice: Chó | Chim | *Cá'])
    expect(items[0]?.item.answers[1]?.text).toBe('<p>Chim</p>')
  })

  test('with its keys in a line or a table at the end', async () => {
    const questions = [1, 2, 3].flatMap((number) => [
      paragraph(`Câu ${number}. Nội dung của câu hỏi thứ ${number}?`),
      paragraph('A. một\tB. hai\tC. ba\tD. bốn'),
    ])
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
    const table = (...rows: string[][]): string =>
      `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
    const expected = ['*một | hai | ba | bốn', 'một | *hai | ba | bốn', 'một | hai | ba | *bốn'].map(
      (answers) => `single_choice: ${answers}`,
    )
    for (const end of [
      [paragraph('-----HẾT-----'), paragraph([bold, 'ĐÁP ÁN']), paragraph('1.A 2.B 3.D')],
      [paragraph('Bảng đáp án'), paragraph('1A'), paragraph('2B'), paragraph('3D')],
      [paragraph('ĐÁP ÁN'), table(['Câu', '1', '2', '3'], ['Đáp án', 'A', 'B', 'D'])],
      [paragraph('ĐÁP ÁN'), table(['Câu', 'Đáp án'], ['1', 'A'], ['2', 'B'], ['3', 'D'])],
      [table(['1.A', '2.B', '3.D'])],
    ])
      expect((await read(...questions, ...end)).map(shortly)).toEqual(expected)
  })

  test('with several right options, statements to judge, a star, an explanation and a mark for each question', async () => {
    const items = await read(
      paragraph('Câu 1 (2 điểm): Những số nào dưới đây là số chẵn?'),
      paragraph('A. 2\tB. 3\tC. 4'),
      paragraph('Đáp án: A và C'),
      paragraph('Lời giải: Số chẵn chia hết cho 2.'),
      paragraph('Vì vậy chọn 2 và 4.'),
      paragraph('Câu 2. Xét tính đúng sai của các khẳng định sau:'),
      paragraph('a) Một cộng một bằng hai'),
      paragraph('b) Một cộng hai bằng bốn'),
      paragraph('Đáp án: a) Đúng; b) Sai'),
      paragraph('Câu 3. Mặt trời mọc ở hướng nào trong ngày?'),
      paragraph('*A. Đông'),
      paragraph('B. Tây'),
      paragraph('Mức độ: Nhận biết'),
      paragraph('Câu 4. Trái đất quay quanh mặt trời.'),
      paragraph('Đáp án: Đúng'),
    )
    expect(items.map(shortly)).toEqual([
      'multiple_choice: *2 | 3 | *4',
      'statements: ',
      'single_choice: *Đông | Tây',
      'true_false: *Đúng | Sai',
    ])
    expect(items[0]?.item).toMatchObject({
      points: 2,
      explanation: '<p>Số chẵn chia hết cho 2.</p><p>Vì vậy chọn 2 và 4.</p>',
    })
    expect(items[1]?.item.statements).toEqual([
      { text: '<p>Một cộng một bằng hai</p>', isTrue: true },
      { text: '<p>Một cộng hai bằng bốn</p>', isTrue: false },
    ])
    expect(items[2]?.item.difficulty).toBe('easy')
  })

  test('with statements marked one by one, numbers with room, pairs with arrows, orders with a key, and gaps', async () => {
    const items = await read(
      paragraph('Câu 1. Xét các ý sau:'),
      paragraph('a) Số 8 là số chẵn. Đ'),
      paragraph('b) Số 0 là số lẻ (S)'),
      paragraph('Câu 2. Số pi gần bằng bao nhiêu?'),
      paragraph('Đáp án: 3,14 ± 0,01'),
      paragraph('Câu 3. Nối mỗi nước với thủ đô của nước đó.'),
      paragraph('Loại: Nối cặp'),
      paragraph('A. Việt Nam → Hà Nội'),
      paragraph('B. Lào -> Viêng Chăn'),
      paragraph('Vế thừa: Huế'),
      paragraph('Câu 4. Sắp xếp từ bé đến lớn.'),
      paragraph('A. 21\tB. 12\tC. 102'),
      paragraph('Loại: Sắp xếp'),
      paragraph('Đáp án: B, A, C'),
      paragraph('Câu 5. Số 45 [[1]] số 54, hiệu là [[2]].'),
      paragraph('Chỗ trống 1: *bé hơn | lớn hơn'),
      paragraph('Chỗ trống 2: 9'),
    )
    expect(items.flatMap(({ problems }) => problems)).toEqual([])
    expect(items.map(({ item }) => item)).toMatchObject([
      {
        type: 'statements',
        statements: [
          { text: '<p>Số 8 là số chẵn</p>', isTrue: true },
          { text: '<p>Số 0 là số lẻ</p>', isTrue: false },
        ],
      },
      { type: 'numeric', answers: [{ text: '3,14', tolerance: 0.01 }] },
      { type: 'matching', pairs: [{ left: '<p>Việt Nam</p>', right: '<p>Hà Nội</p>' }, {}], extras: ['<p>Huế</p>'] },
      { type: 'ordering', items: ['<p>12</p>', '<p>21</p>', '<p>102</p>'] },
      { type: 'cloze', gaps: [{ kind: 'choice' }, { kind: 'number' }] },
    ])
  })

  test('with several accepted answers between bars, and true/false options in any order', async () => {
    const items = await read(
      paragraph('Câu 1. Ba nghìn viết bằng chữ số là gì?'),
      paragraph('Đáp án: 3000 | 3 000 | 3.000'),
      paragraph('Câu 2. Giá trị tuyệt đối của x viết thế nào?'),
      paragraph('Đáp án: |x|'),
      paragraph('Câu 3. Cá sống ở trên cạn.'),
      paragraph('A. Sai'),
      paragraph('B. Đúng'),
      paragraph('Đáp án: A'),
      paragraph('Loại: Đúng/Sai'),
      paragraph('Câu 4. Con nào biết bay trong hai con này?'),
      paragraph('A. Mèo\tB. Chim'),
      paragraph('Đáp án: B'),
      paragraph('Loại: Đúng/Sai'),
    )
    expect(items.map(shortly).slice(0, 3)).toEqual([
      'fill_blank: *3000 | *3 000 | *3.000',
      'fill_blank: *|x|',
      'true_false: Đúng | *Sai',
    ])
    expect(items[3]?.problems).toMatchObject([{ code: 'notTrueFalse', isBlocking: true }])
  })

  test('says what it cannot hold: an essay, no key, a key that no option has, an old formula', async () => {
    const items = await read(
      paragraph('Câu 1. Hãy tả cảnh trường em vào buổi sáng.'),
      paragraph('Câu 2. Chọn phương án đúng nhất trong các câu sau'),
      paragraph('A. một\tB. hai'),
      paragraph('Câu 3. Chọn phương án đúng nhất trong các câu sau'),
      paragraph('A. một\tB. hai'),
      paragraph('Đáp án: D'),
      `<w:p><w:r><w:t>Câu 4. Tính giá trị biểu thức sau: </w:t></w:r><w:r><w:object><v:shape><v:imagedata r:id="rId99"/></v:shape></w:object></w:r></w:p>`,
      paragraph('Đáp án: 5'),
    )
    expect(items.map(codes)).toEqual([['essay'], ['noKey'], ['wrongLetter'], ['pictureUnreadable']])
  })
})

describe('other programs', () => {
  test('Word numbers questions and options by itself, and tells looks by styles', async () => {
    const numbering = `
      <w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="Câu %1."/></w:lvl></w:abstractNum>
      <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
      <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`
    const styles = `
      <w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>
      <w:style w:type="character" w:styleId="Dung"><w:rPr><w:b/></w:rPr></w:style>`
    const numbered = (list: number, text: string, look = ''): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
    const body = [
      numbered(1, 'Số nào sau đây là số lẻ?'),
      numbered(2, 'hai'),
      numbered(2, 'ba', '<w:rStyle w:val="Dung"/>'),
      numbered(1, 'Số nào sau đây là số chẵn?'),
      numbered(3, 'bốn', '<w:rStyle w:val="Dung"/>'),
      numbered(3, 'năm'),
    ].join('')
    const { items } = await docx.read(wordFile(body, { numbering, styles }))
    expect(items.map(shortly)).toEqual(['single_choice: hai | *ba', 'single_choice: *bốn | năm'])
  })

  test('Google Docs says about every run that it is black and not bold', async () => {
    const usual =
      '<w:b w:val="0"/><w:i w:val="0"/><w:u w:val="none"/><w:color w:val="000000"/><w:shd w:fill="auto" w:val="clear"/><w:rtl w:val="0"/>'
    const items = await read(
      paragraph([usual, 'Câu 1: Số nào lớn hơn trong hai số?']),
      paragraph([usual, 'A. 5']),
      paragraph([usual, 'B. '], ['<w:b w:val="1"/><w:color w:val="000000"/><w:rtl w:val="0"/>', '6']),
    )
    expect(items.map(shortly)).toEqual(['single_choice: 5 | *6'])
  })

  test('LibreOffice cuts words into runs, breaks lines within a paragraph and puts options into a table', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
    const items = await read(
      paragraph('Câ', 'u 1', '. Thủ đô của nư', 'ớc Pháp là gì?\nA. Lyon\nB. ', [red, 'Pa'], [red, 'ris']),
      paragraph('Câu 2. Thủ đô của nước Anh là gì?'),
      `<w:tbl><w:tr>${cell('A. London')}${cell('B. Leeds')}</w:tr></w:tbl>`,
      paragraph('Đáp án: A'),
    )
    expect(items.map(shortly)).toEqual(['single_choice: Lyon | *Paris', 'single_choice: *London | Leeds'])
  })

  test('pictures, tables and formulas of Word are kept', async () => {
    const formula =
      '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>𝑥</m:t></m:r></m:den></m:f></m:oMath>'
    const picture =
      '<w:drawing><wp:inline><wp:docPr id="1" name="a" descr="tam giác"/><a:graphic><a:blip r:embed="rId10"/></a:graphic></wp:inline></w:drawing>'
    const body = [
      `<w:p><w:r><w:t xml:space="preserve">Câu 1. Cho hình </w:t></w:r><w:r>${picture}</w:r><w:r><w:t xml:space="preserve"> và phân số </w:t></w:r>${formula}</w:p>`,
      `<w:tbl><w:tr><w:tc>${paragraph('x')}</w:tc><w:tc>${paragraph('1')}</w:tc></w:tr></w:tbl>`,
      `<w:p><w:r><w:t xml:space="preserve">A. </w:t></w:r>${formula}</w:p>`,
      paragraph('B. hai'),
      paragraph('Đáp án: A'),
    ].join('')
    const { items, pictures } = await docx.read(
      wordFile(body, { pictures: { 'image1.png': new Uint8Array([1, 2, 3]) } }),
    )
    expect(pictures).toEqual([{ name: 'word/media/image1.png', content: Uint8Array.from([1, 2, 3]) }])
    const element = String.raw`<span data-type="inline-math" data-latex="\frac{1}{x}"></span>`
    expect(items[0]?.item.content).toBe(
      `<p>Cho hình <img src="picture:word%2Fmedia%2Fimage1.png" alt="tam giác"> và phân số ${element}</p>` +
        '<table><tbody><tr><td><p>x</p></td><td><p>1</p></td></tr></tbody></table>',
    )
    expect(items[0]?.item.answers[0]?.text).toBe(`<p>${element}</p>`)
  })
})

describe('a Word file whose parts lie in each other', () => {
  /** Read twice on each level, it would not end in anybody's lifetime. */
  const deep = 55
  const nested = (open: string, inner: string, close: string): string => open.repeat(deep) + inner + close.repeat(deep)

  test('says the words of each box once, however many boxes lie around it', async () => {
    const box = nested(
      '<w:p><w:r><w:pict><w:txbxContent>',
      paragraph('Chữ trong hộp'),
      '</w:txbxContent></w:pict></w:r></w:p>',
    )
    const [one] = await read(paragraph('Câu 1. Đọc chữ trong hộp rồi trả lời:'), box, paragraph('Đáp án: 5'))
    expect(textOf(one?.item.content ?? '').split('Chữ trong hộp')).toHaveLength(2)
  })

  test.each([
    ['hats', '<m:acc><m:e>', '</m:e></m:acc>'],
    ['limits', '<m:limLow><m:e>', '</m:e><m:lim><m:r><m:t>n</m:t></m:r></m:lim></m:limLow>'],
    ['functions', '<m:func><m:fName/><m:e>', '</m:e></m:func>'],
    ['formulas', '<m:oMath>', '</m:oMath>'],
  ])('reads %s in each other once', async (_, open, close) => {
    const formula = nested(open, '<m:r><m:t>q</m:t></m:r>', close)
    const line = `<w:p><m:oMathPara><m:oMath>${formula}</m:oMath></m:oMathPara></w:p>`
    const [one] = await read(paragraph('Câu 1. Tính giá trị của biểu thức sau:'), line, paragraph('Đáp án: 5'))
    expect(one?.item.content.split('q')).toHaveLength(2)
  })
})

test('a formula comes back as it was spelled, and as it stands once somebody changed it', async () => {
  const latex = ['3{,}14', 'x^2', String.raw`\frac12`, String.raw`a \cdot b`, String.raw`\lim_{x\to 0} f(x)`, '|x|']
  const items = latex.map((source) => ({
    ...emptyItem(),
    title: 'Công thức',
    content: `<p>Xét ${formulaElement(source)} rồi chọn.</p>`,
    answers: [
      { text: '<p>một</p>', isCorrect: true },
      { text: '<p>hai</p>', isCorrect: false },
    ],
  }))
  const written = await docx.write(items, new Map())
  const contents = async (file: Uint8Array): Promise<string[]> =>
    (await docx.read(file)).items.map(({ item }) => item.content)
  expect(await contents(written)).toEqual(items.map(({ content }) => content))
  const parts = unzipSync(written)
  const changed = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace('14</m:t>', '15</m:t>')
  const [first] = await contents(zipSync({ ...parts, 'word/document.xml': strToU8(changed) }))
  expect(first).toContain('data-latex="3,15"')
})

test.each(['B) Lời giải: Hà Nội', 'c. Giải thích: x', '1.A 2.B'])(
  'what is typed for an answer is no letter when it comes back: %s',
  async (text) => {
    const asked = {
      ...emptyItem(),
      type: 'fill_blank' as const,
      content: '<p>Điền vào chỗ trống</p>',
      answers: [{ text, isCorrect: true }],
    }
    const { items } = await docx.read(await docx.write([asked], new Map()))
    expect(items.map(({ item }) => [item.answers, item.explanation])).toEqual([[asked.answers, '']])
  },
)
