import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../testing/samples/read-papers.ts'
import writeXlsxFile from 'write-excel-file/node'
import { UnreadableFile, type ReadItem } from './item.ts'
import { decodeText } from './text/text-decoding.ts'
import { aiken } from './text/aiken.ts'
import { csv } from './rows/csv.ts'
import { gift } from './text/gift.ts'
import { moodleXml } from './moodle/moodle-xml.ts'
import { readFileAs } from './reading/read-file.ts'
import { formatOf } from './signs/format-of.ts'
import { xlsx } from './rows/xlsx.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const shortly = ({ item }: ReadItem): string => `${item.type}: ${toldAnswers(item)}`
const codes = ({ problems }: ReadItem): string[] => problems.map(({ code }) => code)

describe('GIFT as its handbook and teachers write it', () => {
  const sample = String.raw`// true/false
::Q1:: 1+1=2 {T}

// multiple choice with feedback
::Q2:: Đâu là màu giữa cam và xanh lá trong quang phổ?
{ =vàng # đúng; rất tốt ~đỏ # sai, là vàng ~xanh dương }

::Q3:: Hai cộng {=hai =2} bằng bốn.

// matching
::Q4:: Con nào kêu tiếng gì? { =mèo -> meo =chó -> gâu }

::Q5:: Kết quả nào từ 1 đến 5? {#3:2}

::Q6:: Khi nào Ulysses S. Grant sinh ra? {#1822}

::Q7:: Bạn thích điều gì nhất ở trường? {}

$CATEGORY: $course$/Toán/Số học

Số nào là số chẵn? {
  ~%50%2
  ~%50%4

  ~%-100%5
  ####Số chẵn chia hết cho 2.
}

[html]<p>Cho \\(x^2 \= 4\\), tìm <b>x</b> dương</p>{=2 ~3}

Đoạn giới thiệu không có câu hỏi.
`
  test('is read, and what cannot be held is named', () => {
    const { items } = gift.read(bytes(sample)) as { items: ReadItem[] }
    expect(items.map(shortly)).toEqual([
      'true_false: *Đúng | Sai',
      'single_choice: *vàng | đỏ | xanh dương',
      'fill_blank: *hai | *2',
      'matching: ',
      'numeric: *3',
      'numeric: *1822',
      'essay: ',
      'multiple_choice: *2 | *4 | 5',
      'single_choice: *2 | 3',
      'single_choice: ',
    ])
    expect(items.map(codes)).toEqual([[], [], [], [], [], [], [], [], [], ['notAQuestion']])
    expect(items[1]?.item.answers[0]?.explanation).toBe('<p>đúng; rất tốt</p>')
    expect(items[3]?.item.pairs).toEqual([
      { left: '<p>mèo</p>', right: '<p>meo</p>' },
      { left: '<p>chó</p>', right: '<p>gâu</p>' },
    ])
    expect(items[4]?.item.answers).toEqual([{ text: '3', isCorrect: true, tolerance: 2 }])
    expect(items[2]?.item.content).toBe('<p>Hai cộng _____ bằng bốn.</p>')
    expect(items[7]?.item).toMatchObject({
      subject: 'Toán',
      topic: 'Số học',
      explanation: '<p>Số chẵn chia hết cho 2.</p>',
    })
    expect(items[8]?.item.content).toBe(
      '<p>Cho <span data-type="inline-math" data-latex="x^2 = 4"></span>, tìm <b>x</b> dương</p>',
    )
    expect(items[0]?.place).toBe('dòng 2')
  })

  test('has numbers with ranges and weights, pairs with extras, and orders', () => {
    const text = `Từ một đến năm {#1..5}\n\nGần pi {#=3.1415:0.0005 =%50%3.14:0.01 ~%0%3}\n\nBa chữ {#ba}\n
Nối {=<b>a</b> -> 1 =b -> 2 = -> 3}\n\nXếp {>3 ALL VERTICAL ABSOLUTE_POSITION SHOW ABCD\n một\n hai\n ba}\n`
    const { items } = gift.read(bytes(text)) as { items: ReadItem[] }
    expect(items.map(codes)).toEqual([[], ['weights', 'wordingDropped'], ['numeric'], [], ['creditChanged']])
    expect(items[0]?.item).toMatchObject({ type: 'numeric', answers: [{ text: '3', tolerance: 2 }] })
    expect(items[1]?.item.answers).toMatchObject([{ text: '3.1415', tolerance: 0.0005 }])
    expect(items[3]?.item).toMatchObject({ pairs: [{}, { right: '<p>2</p>' }], extras: ['<p>3</p>'] })
    expect(items[4]?.item).toMatchObject({ items: ['<p>một</p>', '<p>hai</p>', '<p>ba</p>'], credit: 'pairs' })
  })
})

test('Aiken is read, with the line of a question whose key is missing', () => {
  const { items } = aiken.read(
    bytes(
      'Thủ đô của Việt Nam là gì?\nA. Huế\nB) Hà Nội\nANSWER: B\n\nTrái đất hình cầu.\nA. Đúng\nB. Sai\nANSWER: A\nCâu không có đáp án\nA. một\nB. hai\n\nCâu sai chữ\nA. một\nANSWER: C\n',
    ),
  ) as { items: ReadItem[] }
  expect(items.map(shortly)).toEqual([
    'single_choice: Huế | *Hà Nội',
    'true_false: *Đúng | Sai',
    'single_choice: một | hai',
    'single_choice: một',
  ])
  expect(items.map(codes)).toEqual([[], [], ['noKey'], ['wrongLetter']])
  expect(items[2]?.place).toBe('dòng 10')
})

test('Moodle XML as Moodle exports it, with files, numbers, matching and essays', () => {
  const question = (type: string, inner: string): string =>
    `<question type="${type}"><name><text>Tên</text></name><questiontext format="html"><text><![CDATA[<p dir="ltr">Nội dung <img src="@@PLUGINFILE@@/hinh%201.png" alt="h"> \\(x&lt;1\\)</p>]]></text><file name="hinh 1.png" path="/" encoding="base64">AQID</file></questiontext><generalfeedback format="html"><text>Vì thế</text></generalfeedback><defaultgrade>1.0000000</defaultgrade>${inner}</question>`
  const answer = (fraction: number | string, text: string, more = ''): string =>
    `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text></text></feedback>${more}</answer>`
  const file = `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="category"><category><text>$course$/top/Toán 4</text></category></question>
    ${question('multichoice', `<single>true</single>${answer(100, '&lt;p&gt;năm&lt;/p&gt;')}${answer(0, 'sáu')}`)}
    ${question('multichoice', `<single>false</single>${answer('33.33333', 'a')}${answer('66.66667', 'b')}${answer(-100, 'c')}`)}
    ${question('truefalse', answer(0, 'true') + answer(100, 'false'))}
    ${question('shortanswer', `<usecase>0</usecase>${answer(100, 'Hà Nội')}${answer(50, 'HN')}`)}
    ${question('numerical', answer(100, '3.14', '<tolerance>0.01</tolerance>'))}
    ${question('numerical', answer(100, '42', '<tolerance>0</tolerance>'))}
    ${question('matching', '')}${question('essay', '')}${question('cloze', '')}</quiz>`
  const { items, pictures } = moodleXml.read(bytes(file)) as { items: ReadItem[]; pictures: unknown[] }
  expect(items.map(shortly)).toEqual([
    'single_choice: *năm | sáu',
    'multiple_choice: *a | *b | c',
    'true_false: Đúng | *Sai',
    'fill_blank: *Hà Nội',
    'numeric: *3.14',
    'numeric: *42',
    'matching: ',
    'essay: ',
    'cloze: ',
  ])
  expect(items.map(codes)).toEqual([[], ['weights'], [], ['weights', 'wordingDropped'], [], [], [], [], []])
  expect(items[0]?.item).toMatchObject({ subject: 'Toán 4', points: 1, explanation: '<p>Vì thế</p>' })
  expect(items[0]?.item.content).toMatch(
    /<img src="picture:1-0-hinh%201\.png" alt="h"> <span data-type="inline-math" data-latex="x&lt;1"><\/span>/,
  )
  expect(pictures).toHaveLength(9)
})

describe('a table', () => {
  const rows = [
    ['Câu hỏi', 'A', 'B', 'C', 'D', 'Đáp án', 'Mức độ', 'Điểm'],
    ['Thủ đô của Việt Nam?', 'Huế', 'Hà Nội', '', '', 'B', 'Dễ', '2'],
    ['Số nào là số chẵn?', '2', '3', '4', '', 'A, C', 'vận dụng', '0,5'],
    ['Số nào lớn nhất?', '5', '7', '', '', '7', '', ''],
    ['Trái đất hình vuông', '', '', '', '', 'Sai', '', ''],
    ['2 + 3 = ?', '', '', '', '', '5', '', ''],
    ['Câu không có đáp án', 'a', 'b', '', '', '', '', ''],
    ['Câu có chữ lạ', 'a', 'b', '', '', 'E', '', ''],
    ['Số nào nhỏ nhất?', '2', '3', '', '', '2', '', ''],
    ['Tính $x^2$ khi x = 2', '=2+2', '8', '', '', 'A', '', ''],
  ]
  const expected = [
    'single_choice: Huế | *Hà Nội',
    'multiple_choice: *2 | 3 | *4',
    'single_choice: 5 | *7',
    'true_false: Đúng | *Sai',
    'fill_blank: *5',
    'single_choice: a | b',
    'single_choice: a | b',
    'single_choice: 2 | 3',
    'single_choice: *=2+2 | 8',
  ]
  const expectedCodes = [[], ['pointsRounded'], [], [], [], ['noKey'], ['wrongLetter'], ['ambiguousKey'], []]

  test.each([
    ['commas', ',', '\n', ''],
    ['semicolons, as Excel in Vietnam', ';', '\r\n', '\uFEFF'],
    ['tabs', '\t', '\n', ''],
  ])('in CSV with %s', (_, delimiter, end, mark) => {
    const text = rows
      .map((row) => row.map((cell) => (/[",;\t]/.test(cell) ? `"${cell}"` : cell)).join(delimiter))
      .join(end)
    const { items } = csv.read(bytes(mark + text)) as { items: ReadItem[] }
    expect(items.map(shortly)).toEqual(expected)
    expect(items.map(codes)).toEqual(expectedCodes)
    expect(items[8]?.item.content).toBe('<p>Tính <span data-type="inline-math" data-latex="x^2"></span> khi x = 2</p>')
  })

  test('in a spreadsheet, with numbers as numbers', async () => {
    const cells = rows.map((row, index) =>
      row.map((cell) =>
        index > 0 && /^\d+$/.test(cell) ? { value: Number(cell), type: Number } : { value: cell, type: String },
      ),
    )
    const { items } = await xlsx.read(await writeXlsxFile(cells).toBuffer())
    expect(items.map(shortly)).toEqual(expected)
    expect(items.map(codes)).toEqual(expectedCodes)
  })

  test('tells true from false by what the options say, never by their place', () => {
    const read = (...rows: string[]) =>
      (csv.read(bytes(['Câu hỏi,Loại,A,B,Đáp án', ...rows].join('\n'))) as { items: ReadItem[] }).items
    const items = read(
      'Một,true_false,Sai,Đúng,A',
      'Hai,true_false,False,True,False',
      'Ba,true_false,No,Yes,B',
      'Bốn,Đúng/Sai,Đúng,Sai,S',
      'Năm,true_false,,,Đ',
    )
    expect(items.map(shortly)).toEqual([
      'true_false: Đúng | *Sai',
      'true_false: Đúng | *Sai',
      'true_false: *Đúng | Sai',
      'true_false: Đúng | *Sai',
      'true_false: *Đúng | Sai',
    ])
    expect(items.flatMap(codes)).toEqual([])
    const unclear = read('Sáu,true_false,Mèo,Chó,A', 'Bảy,true_false,Đúng,Sai,C', 'Tám,true_false,,,A')
    expect(unclear.map(codes)).toEqual([['notTrueFalse'], ['wrongLetter'], ['optionsMissing']])
  })

  test('without a column for the questions is refused', () => {
    expect(() => csv.read(bytes('Tên,Tuổi\nAn,9\n'))).toThrow('noColumns')
  })

  test('never leaves with a cell that a spreadsheet program would run', async () => {
    const { items } = csv.read(bytes('Nội dung,A,B,Đáp án\n"=HYPERLINK(""x"")",+1,@a,A\n')) as { items: ReadItem[] }
    const written = new TextDecoder().decode(
      await csv.write(
        items.map(({ item }) => item),
        new Map(),
      ),
    )
    expect(written).not.toMatch(/(^|,|")[=+@]/m)
    const again = csv.read(bytes(written)) as { items: ReadItem[] }
    expect(again.items[0]?.item).toEqual(items[0]?.item && { ...items[0].item })
  })
})

describe('encodings', () => {
  const text = 'Câu hỏi,A,B,Đáp án\nThủ đô của nước ta là đâu?,Huế,Hà Nội,B\n'
  const wide = (swap: boolean): Uint8Array => {
    const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
    return swap ? buffer.swap16() : buffer
  }

  test('are told apart: UTF-8 with and without a mark, UTF-16 of both kinds', () => {
    for (const file of [bytes(text), bytes(`\uFEFF${text}`), wide(false), wide(true), Buffer.from(text, 'utf16le')])
      expect(shortly((csv.read(file) as { items: ReadItem[] }).items[0] as ReadItem)).toBe(
        'single_choice: Huế | *Hà Nội',
      )
  })

  test('Windows-1258 is read; what is no encoding of Vietnamese is refused', () => {
    // 'Thủ đô là Hà Nội' in Windows-1258: marks of tone follow their letters.
    const old = Uint8Array.from([
      0x54, 0x68, 0x75, 0xd2, 0x20, 0xf0, 0xf4, 0x20, 0x6c, 0xe0, 0x20, 0x48, 0xe0, 0x20, 0x4e, 0xf4, 0xf2, 0x69,
    ])
    expect(decodeText(old)).toBe('Thủ đô là Hà Nội')
    expect(() => decodeText(Uint8Array.from([0x80, 0x81, 0x9d, 0xff, 0xfe, 0x90]))).toThrow(
      new UnreadableFile('encoding'),
    )
    expect(() => decodeText(Uint8Array.from([0x41, 0x00, 0x00, 0x00, 0x42]))).toThrow(new UnreadableFile('encoding'))
  })
})

test('a file is known by what is in it', () => {
  expect(formatOf(bytes('<?xml version="1.0"?><quiz></quiz>'), 'x')).toBe('moodle_xml')
  expect(formatOf(bytes('Hỏi gì?\nA. a\nB. b\nANSWER: A\n'), 'x.txt')).toBe('aiken')
  expect(formatOf(bytes('Hỏi gì? {=a ~b}\n'), 'x.txt')).toBe('gift')
  expect(formatOf(bytes('Câu hỏi;A;B\n'), 'x.csv')).toBe('csv')
  expect(() => formatOf(bytes('Kính gửi quý vị'), 'thu.txt')).toThrow(new UnreadableFile('noQuestions'))
  const compound = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(() => formatOf(compound, 'x.doc')).toThrow(new UnreadableFile('broken'))
})

test('Moodle XML has gaps, word banks, orders and tables of statements; calculated ones are named', () => {
  const question = (type: string, content: string, inner = ''): string =>
    `<question type="${type}"><name><text>Tên</text></name><questiontext format="html"><text><![CDATA[<p>${content}</p>]]></text></questiontext>${inner}</question>`
  const words = (name: string): string =>
    [
      ['bé hơn', 1],
      ['lớn hơn', 1],
      ['Huế', 2],
      ['Hà Nội', 2],
    ]
      .map(([text, group]) => `<${name}><text>${text}</text><group>${group}</group></${name}>`)
      .join('')
  const row = (number: number, text: string, value: number): string =>
    `<row number="${number}"><optiontext format="html"><text>${text}</text></optiontext></row><weight rownumber="${number}" columnnumber="1"><value>${value}</value></weight><weight rownumber="${number}" columnnumber="2"><value>${1 - value}</value></weight>`
  const file = `<quiz>
    ${question('multianswer', 'Thủ đô {1:SHORTANSWER:=Hà Nội~%100%HN~*#sai}, pi {1:NUMERICAL:=3.14:0.01}, 2 {1:MCV:~lớn hơn~=bé hơn} 3')}
    ${question('multianswer', 'Chọn nhiều {1:MULTIRESPONSE:=a~=b~c}')}
    ${question('gapselect', '45 [[1]] 54, thủ đô [[4]], 1 [[1]] 2', words('selectoption'))}
    ${question('ddwtos', 'Thủ đô [[3]] [[9]]', words('dragbox'))}
    ${question('ordering', 'Xếp', '<gradingtype>ALL_OR_NOTHING</gradingtype><answer fraction="2.0"><text>hai</text></answer><answer fraction="1.0"><text>một</text></answer>')}
    ${question('mtf', 'Xét', row(1, 'đúng', 1) + row(2, 'sai', 0))}
    ${question('numerical', 'Dài', '<answer fraction="100"><text>20</text><tolerance>0.5</tolerance></answer><units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit><unit><multiplier>0.01</multiplier><unit_name>m</unit_name></unit></units><unitgradingtype>1</unitgradingtype><unitpenalty>0.25</unitpenalty>')}
    ${question('calculatedsimple', '{a} + {b}')}</quiz>`
  const { items } = moodleXml.read(bytes(file)) as { items: ReadItem[] }
  expect(items.map(codes)).toEqual([
    ['wordingDropped'],
    ['unreadable'],
    [],
    ['unreadable'],
    [],
    [],
    ['wordingDropped'],
    ['calculated'],
  ])
  expect(items[0]?.item).toMatchObject({
    content: '<p>Thủ đô [[1]], pi [[2]], 2 [[3]] 3</p>',
    gaps: [
      { kind: 'text', answers: [{ text: 'Hà Nội' }, { text: 'HN' }] },
      { kind: 'number', answers: [{ text: '3.14', tolerance: 0.01 }] },
      {
        kind: 'choice',
        answers: [
          { text: 'lớn hơn', isCorrect: false },
          { text: 'bé hơn', isCorrect: true },
        ],
      },
    ],
  })
  expect(items[2]?.item).toMatchObject({
    content: '<p>45 [[1]] 54, thủ đô [[2]], 1 [[3]] 2</p>',
    gaps: [
      {},
      { answers: [{ text: 'Huế' }, { text: 'Hà Nội', isCorrect: true }] },
      { answers: [{ isCorrect: true }, {}] },
    ],
  })
  expect(items[4]?.item).toMatchObject({ items: ['<p>một</p>', '<p>hai</p>'], credit: 'all_or_nothing' })
  expect(items[5]?.item.statements).toMatchObject([{ isTrue: true }, { isTrue: false }])
  expect(items[6]?.item.unit).toEqual({ text: 'cm', required: true, missingCosts: 25 })
})

test.each(['<!DOCTYPE html><html><body>Câu 1</body></html>', '\n<html lang="vi"><p>Câu 1</p></html>'])(
  'a page of the web without questions says so: %s',
  async (text) => {
    expect(formatOf(bytes(text), 'de.txt')).toBe('html')
    await expect(readFileAs('html', bytes(text))).rejects.toThrow('webPage')
  },
)

test('Aiken with braces, without spaces, in small letters, with stray lines', () => {
  const text = 'Chương 1\n\nTập {x = 1} là gì?\nA)một {x}\nB)hai\nanswer: b\n'
  expect(formatOf(bytes(text), 'x.txt')).toBe('aiken')
  const { items } = aiken.read(bytes(text)) as Awaited<ReturnType<typeof aiken.read>>
  expect(items).toHaveLength(1)
  expect(items[0]?.item.answers.map(({ isCorrect }) => isCorrect)).toEqual([false, true])
  expect(items[0]?.problems).toMatchObject([{ code: 'wordingDropped', values: { text: 'Chương 1' } }])
})
