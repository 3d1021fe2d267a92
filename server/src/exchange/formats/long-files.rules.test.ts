import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { blackboard } from './blackboard.ts'
import { examview } from './examview.ts'
import { type LongFile, bytes, isReadOrRefused, long } from '../../../testing/samples/long-files.ts'
import { UnreadableFile } from './item.ts'
import { formatOf } from './signs/format-of.ts'
import { latex } from './latex/latex.ts'
import { moodleXml } from './moodle/moodle-xml.ts'
import { csv } from './rows/csv.ts'
import { aiken } from './text/aiken.ts'
import { gift } from './text/gift.ts'
import { markdownText } from './text/markdown-text.ts'
import { odt } from './word/odt/odt.ts'
import { plainText } from './word/plain-text.ts'
import { rtf } from './word/rtf/rtf.ts'

const odtFile = (body: string): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(`<d><office:body><office:text>${body}</office:text></office:body></d>`),
  })
const quiz = (text: string): string =>
  `<quiz><question type="multianswer"><questiontext><text><![CDATA[${text}]]></text></questiontext></question></quiz>`

/** What is quick to read; the others are read by `npm run test:imports`. */
const files: readonly LongFile[] = [
  ['GIFT that opens braces without end', gift, bytes(`Câu hỏi ${'{'.repeat(long)}`)],
  ['GIFT that opens and closes them', gift, bytes(`Câu hỏi ${'{a}'.repeat(long)}`)],
  ['GIFT of backslashes', gift, bytes(`Câu hỏi {=${'\\'.repeat(long)}n}`)],
  ['GIFT with notes behind notes', gift, bytes(`Câu hỏi {=a${'####'.repeat(long / 4)}}`)],
  ['GIFT with questions that nobody ends', gift, bytes('::a:: b {=c\n\n'.repeat(long / 20))],
  ['GIFT in Markdown', gift, bytes(`[markdown]${'**a_b*`c'.repeat(long / 8)} {=a}`)],
  ['GIFT with braces that nobody closes', gift, bytes('Chim biết bay {\n=có\n~không\n'.repeat(long / 10))],
  [
    'RTF of letters of a font of signs',
    rtf,
    bytes(`{\\rtf1{\\fonttbl{\\f1 Symbol;}}1. Why? {\\f1 ${'a\\u-4050?'.repeat(long / 8)}}\\par}`),
  ],
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
  ['LaTeX of options that nobody closes', latex, bytes(`\\begin{ex} ${'\\item['.repeat(long / 6)} \\end{ex}`)],
  ['Aiken with options alone', aiken, bytes(`Hỏi\n${'A. a\n'.repeat(long / 5)}`)],
  ['gaps that begin and do not end', moodleXml, bytes(quiz('{1:SHORTANSWER:='.repeat(long / 16)))],
  ['sounds that begin and do not end', moodleXml, bytes(quiz('<audio src="@@PLUGINFILE@@/a.mp3">'.repeat(long / 34)))],
  ['papers with room to write', plainText, bytes(`Câu 1. Hỏi gì?\nTrả lời: ${'.'.repeat(long)}x`)],
  [
    'papers that stress much',
    plainText,
    bytes(`Choose the odd one out. ${'stress '.repeat(long / 7)}\n1. a\tb\tc\n2. a\tb\tc\nKEY\n1. a\n2. b\n`),
  ],
  ['papers with a key far from its end', plainText, bytes(`Câu 1. Hỏi (Đáp án: A)${' '.repeat(long)}x`)],
  ['RTF of letters one by one', rtf, bytes(`{\\rtf1 ${"\\'e1\\u225?".repeat(long / 10)}}`)],
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
  ['typed ends of lines', aiken, bytes(`${String.raw`“\(\n$'`.repeat(long / 8)}\nA. a\nB. b\nANSWER: A`)],
  ['signs below questions', csv, bytes('1,a,\n,b,x\n,c,\n'.repeat(long / 15))],
  [
    'ExamView of pairs',
    examview,
    bytes(`<examview><matching-group name="a"/>${'<question type="ma" group="a"/>'.repeat(long / 32)}</examview>`),
  ],
]

test.each(files)('%s', async (_, reader, file) => {
  expect(await isReadOrRefused(reader, file)).toBe(true)
})

test('groups of RTF that lie in each other without end are refused', () => {
  expect(() => rtf.read(bytes(`{\\rtf1 ${'{'.repeat(long)}`))).toThrow(new UnreadableFile('tooComplex'))
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
