import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { blackboard } from './blackboard.ts'
import { examview } from './examview.ts'
import { type FormatReader, UnreadableFile } from './item.ts'
import { expectFittingSize, formatOf } from './signs/format-of.ts'
import { latex } from './latex/latex.ts'
import { moodleXml } from './moodle/moodle-xml.ts'
import { csv } from './rows/csv.ts'
import { aiken } from './text/aiken.ts'
import { gift } from './text/gift.ts'
import { markdownText } from './text/markdown-text.ts'
import { longestText } from './text/text-decoding.ts'
import { odt } from './word/odt/odt.ts'
import { plainText } from './word/plain-text.ts'
import { rtf } from './word/rtf/rtf.ts'

/** Long enough that whoever reads a thing twice for each sign of it would not end within the time of a test. */
const long = 60_000
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const odtFile = (body: string): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(`<d><office:body><office:text>${body}</office:text></office:body></d>`),
  })
const quiz = (text: string): string =>
  `<quiz><question type="multianswer"><questiontext><text><![CDATA[${text}]]></text></questiontext></question></quiz>`

const files: readonly [name: string, reader: FormatReader, file: Uint8Array][] = [
  ['GIFT that opens braces without end', gift, bytes(`Câu hỏi ${'{'.repeat(long)}`)],
  ['GIFT that opens and closes them', gift, bytes(`Câu hỏi ${'{a}'.repeat(long)}`)],
  ['GIFT of backslashes', gift, bytes(`Câu hỏi {=${'\\'.repeat(long)}n}`)],
  ['GIFT with notes behind notes', gift, bytes(`Câu hỏi {=a${'####'.repeat(long / 4)}}`)],
  ['GIFT with questions that nobody ends', gift, bytes('::a:: b {=c\n\n'.repeat(long / 20))],
  ['GIFT in Markdown', gift, bytes(`[markdown]${'**a_b*`c'.repeat(long / 8)} {=a}`)],
  ['GIFT without empty lines', gift, bytes('Chim biết bay {T}\n'.repeat(long / 2))],
  ['GIFT with braces that nobody closes', gift, bytes('Chim biết bay {\n=có\n~không\n'.repeat(long / 10))],
  ['RTF of words that are struck', rtf, bytes(`{\\rtf1 1. Why? ${'{\\strike B} A '.repeat(long / 8)}\\par}`)],
  ['RTF of keys that are struck', rtf, bytes(`{\\rtf1 ${'1. Why?\\par Answer: {\\strike B} A\\par '.repeat(2000)}}`)],
  [
    'RTF of letters of a font of signs',
    rtf,
    bytes(`{\\rtf1{\\fonttbl{\\f1 Symbol;}}1. Why? {\\f1 ${'a\\u-4050?'.repeat(long / 8)}}\\par}`),
  ],
  ['rows of options behind wide gaps', plainText, bytes(`1. Why?\nA. a${' '.repeat(long)}✓${' '.repeat(long)}B. b\n`)],
  [
    'a row of signs without end',
    plainText,
    bytes(`1. Why?\n${'- a  '.repeat(long / 5)}\nA. ${'* B. '.repeat(long / 5)}\n`),
  ],
  ['rows of options in all questions', plainText, bytes('1. Why?\nA. a ✓ B. b\nC. c D. d; \n'.repeat(long / 60))],
  [
    'tables with rows that are covered',
    odt,
    odtFile(
      `<table:table>${'<table:table-row><table:covered-table-cell table:number-columns-repeated="9999999"/><table:table-cell table:number-rows-spanned="9999999"/></table:table-row>'.repeat(5000)}</table:table>`,
    ),
  ],
  ['LaTeX of formulas that nobody closes', latex, bytes(`\\begin{ex} ${'${'.repeat(long)} \\end{ex}`)],
  ['LaTeX of questions that nobody ends', latex, bytes('\\begin{ex} a \\choice{a}{\\True b'.repeat(long / 20))],
  [
    'LaTeX of ends without a beginning',
    latex,
    bytes(`\\begin{ex} a ${'\\end{b}}'.repeat(long)} \\loigiai{b}\\end{ex}`),
  ],
  [
    'LaTeX of commands that call themselves',
    latex,
    bytes(
      `\\def\\a{\\a\\a}\\def\\b#1{#1#1\\b{#1#1}} \\begin{ex} ${'\\a \\b{c} '.repeat(long / 8)} \\choice{a}{\\True b}\\end{ex}`,
    ),
  ],
  ['LaTeX of options that nobody closes', latex, bytes(`\\begin{ex} ${'\\item['.repeat(long / 6)} \\end{ex}`)],
  ['Aiken with options alone', aiken, bytes(`Hỏi\n${'A. a\n'.repeat(long / 5)}`)],
  ['gaps that begin and do not end', moodleXml, bytes(quiz('{1:SHORTANSWER:='.repeat(long / 16)))],
  ['sounds that begin and do not end', moodleXml, bytes(quiz('<audio src="@@PLUGINFILE@@/a.mp3">'.repeat(long / 34)))],
  ['papers with room to write', plainText, bytes(`Câu 1. Hỏi gì?\nTrả lời: ${'.'.repeat(long)}x`)],
  [
    'papers with reasons and much room behind their keys',
    plainText,
    bytes(`Câu 1. Hỏi gì?\nA. a\nB. b\nVì thế. Đáp án B${' '.repeat(long)}x\nChọn B${' '.repeat(long)}x\n`.repeat(2)),
  ],
  [
    'papers that stress much',
    plainText,
    bytes(`Choose the odd one out. ${'stress '.repeat(long / 7)}\n1. a\tb\tc\n2. a\tb\tc\nKEY\n1. a\n2. b\n`),
  ],
  [
    'papers of points and words without an end',
    plainText,
    bytes(
      `Câu 1. ${'. '.repeat(long / 2)}x\nCâu 2. ${'a. '.repeat(long / 3)}x\nĐọc đoạn văn sau:\nCâu 3. b?\nĐÁP ÁN\nCâu 1. a b c\nCâu 2. b\nCâu 3. c`,
    ),
  ],
  [
    'papers with commas, colons and letters far from each other',
    plainText,
    bytes(
      `Câu 1. a?\na: b${' '.repeat(long)}b\na: b${' '.repeat(long)}c\na, b${' '.repeat(long)}x\nb, y\nA. a${' '.repeat(long)}C\n`,
    ),
  ],
  ['papers with a key far from its end', plainText, bytes(`Câu 1. Hỏi (Đáp án: A)${' '.repeat(long)}x`)],
  ['papers with keys alone', plainText, bytes(`Câu 1. Hỏi?\nA. a\nĐÁP ÁN\n${'Câu 1 2 3\n1. ;;\n'.repeat(long / 32)}`)],
  [
    'many papers, each with its key',
    plainText,
    bytes('ĐỀ SỐ 2\nCâu 1. Hỏi gì?\nA. a\nB. b\nĐÁP ÁN\nCâu 1: B\n'.repeat(long / 200)),
  ],
  [
    'keys below many questions',
    plainText,
    bytes(`${'1. a\n*a) b\nb) c\n'.repeat(500)}Answers:\n${'1. b\n'.repeat(long / 20)}`),
  ],
  ['lists in lists', plainText, bytes('1. a\n'.repeat(long / 40) + 'A. a\nB. b')],
  ['RTF of groups beside each other', rtf, bytes(`{\\rtf1 ${'{\\b a}'.repeat(long / 6)}}`)],
  ['RTF of letters one by one', rtf, bytes(`{\\rtf1 ${"\\'e1\\u225?".repeat(long / 10)}}`)],
  ['RTF of cells without rows', rtf, bytes(`{\\rtf1 \\intbl ${'a\\cell '.repeat(long / 7)}}`)],
  [
    'ODT of spaces and spans',
    odt,
    odtFile(`<text:p>${'<text:span>a<text:s text:c="9"/></text:span>'.repeat(long / 45)}</text:p>`),
  ],
  [
    'ODT of lists',
    odt,
    odtFile('<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list>'.repeat(long / 75)),
  ],
  [
    'a pool of answers',
    blackboard,
    bytes(`<POOL><QUESTION_MATCH>${'<ANSWER id="a"/><CHOICE id="b"/>'.repeat(long / 32)}</QUESTION_MATCH></POOL>`),
  ],
  ['lines of Blackboard', blackboard, bytes('MAT\t[a]\t\tb\n'.repeat(long / 12))],
  ['one line of Blackboard', blackboard, bytes(`FIB_PLUS\t${'[a'.repeat(long / 4)}${'\ta\t'.repeat(long / 6)}`)],
  ['stars and signs', plainText, bytes('*[a=1,b]{c}\n+[\n+ a\n- b\n*( [\n'.repeat(long / 60))],
  ['typed ends of lines', aiken, bytes(`${String.raw`“\(\n$'`.repeat(long / 8)}\nA. a\nB. b\nANSWER: A`)],
  [
    'tables beside each other',
    csv,
    bytes(`${'Câu hỏi,A,Đáp án,'.repeat(5)}\n${`${'a,b,A,'.repeat(5)}\n`.repeat(long / 60)}`),
  ],
  ['signs below questions', csv, bytes('1,a,\n,b,x\n,c,\n'.repeat(long / 15))],
  [
    'ExamView of pairs',
    examview,
    bytes(`<examview><matching-group name="a"/>${'<question type="ma" group="a"/>'.repeat(long / 32)}</examview>`),
  ],
]

test.each(files)('%s', async (_, reader, file) => {
  const read = await Promise.resolve()
    .then(() => reader.read(file))
    .catch((error: unknown) => {
      if (error instanceof UnreadableFile) return null
      throw error
    })
  expect(read === null || Array.isArray(read.items)).toBe(true)
})

test('groups of RTF that lie in each other without end are refused', () => {
  expect(() => rtf.read(bytes(`{\\rtf1 ${'{'.repeat(long)}`))).toThrow(new UnreadableFile('tooComplex'))
})

test('GIFT is read a piece at a time: long ones are not refused for their length, only for what they hold', async () => {
  const text = 'Một đoạn văn dài để đọc. '.repeat(500)
  const count = Math.ceil(longestText / bytes(text).length) + 1
  const file = bytes(Array.from({ length: count }, (_, index) => `::Câu ${index}::${text}{=a ~b}\n\n`).join(''))
  expect(file.length).toBeGreaterThan(longestText)
  expect(() => expectFittingSize(file.subarray(0, 1000), file.length)).not.toThrow()
  const { items } = await gift.read(file)
  expect(items.length).toBe(count)
  expect(items.at(-1)?.item.title).toBe(`Câu ${count - 1}`)
  expect(() => gift.read(bytes(`::a:: b {=c\n${'~d\n'.repeat(long)}`))).toThrow(new UnreadableFile('tooComplex'))
  expect(() => expectFittingSize(bytes('Hỏi? đ'), longestText + 1)).toThrow(new UnreadableFile('tooComplex'))
})

test('Markdown is read once, whatever it opens', () => {
  expect(markdownText('['.repeat(long))).toContain('[[[')
  expect(markdownText('**a '.repeat(long / 4))).toContain('<p>')
})

test('which format it is, is told by the beginning of a file', () => {
  expect(formatOf(bytes('<!--a-->\n<POOL></POOL>'), 'x.dat')).toBe('blackboard')
  expect(formatOf(bytes(`<?xml version='1.0'?><examview type='test'></examview>`), 'x.xml')).toBe('examview')
  expect(formatOf(bytes('{\\rtf1\\ansi Hỏi}'), 'x.doc')).toBe('rtf')
  expect(formatOf(odtFile(''), 'x.zip')).toBe('odt')
})
