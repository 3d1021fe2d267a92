import { expect, test } from 'vitest'
import { type LongFile, bytes, isReadOrRefused, long } from '../../../testing/samples/long-files.ts'
import { UnreadableFile } from '../item.ts'
import { formatOf } from '../recognise.ts'
import { latex } from './latex/latex.ts'
import { moodleXml } from './moodle/moodle-xml.ts'
import { csv } from './sheet/csv.ts'
import { aiken } from './aiken/aiken.ts'
import { gift } from './gift/gift.ts'
import { markdownText } from './text/markdown-text.ts'
import { text as plainText } from './text/text.ts'

const quiz = (text: string): string =>
  `<quiz><question type="multianswer"><questiontext><text><![CDATA[${text}]]></text></questiontext></question></quiz>`

/** What is quick to read. */
const files: readonly LongFile[] = [
  ['GIFT that opens braces without end', gift, bytes(`Câu hỏi ${'{'.repeat(long)}`)],
  ['GIFT that opens and closes them', gift, bytes(`Câu hỏi ${'{a}'.repeat(long)}`)],
  ['GIFT of backslashes', gift, bytes(`Câu hỏi {=${'\\'.repeat(long)}n}`)],
  ['GIFT with notes behind notes', gift, bytes(`Câu hỏi {=a${'####'.repeat(long / 4)}}`)],
  ['GIFT with questions that nobody ends', gift, bytes('::a:: b {=c\n\n'.repeat(long / 20))],
  ['GIFT in Markdown', gift, bytes(`[markdown]${'**a_b*`c'.repeat(long / 8)} {=a}`)],
  ['GIFT with braces that nobody closes', gift, bytes('Chim biết bay {\n=có\n~không\n'.repeat(long / 10))],
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
  ['typed ends of lines', aiken, bytes(`${String.raw`“\(\n$'`.repeat(long / 8)}\nA. a\nB. b\nANSWER: A`)],
  ['signs below questions', csv, bytes('1,a,\n,b,x\n,c,\n'.repeat(long / 15))],
]

test.each(files)('%s', async (_, reader, file) => {
  expect(await isReadOrRefused(reader, file)).toBe(true)
})

test('Markdown is read once, whatever it opens', () => {
  expect(markdownText('['.repeat(long))).toContain('[[[')
  expect(markdownText('**a '.repeat(long / 4))).toContain('<p>')
})

test('which format it is, is told by the beginning of a file', () => {
  expect(() => formatOf(bytes('<!--a-->\n<POOL></POOL>'), 'x.dat')).toThrow(new UnreadableFile('unknownFormat'))
  expect(() => formatOf(bytes('<!DOCTYPE html><p>a</p>'), 'x.html')).toThrow(new UnreadableFile('unknownFormat'))
  expect(() => formatOf(bytes('[{"question":"a"}]'), 'x.json')).toThrow(new UnreadableFile('unknownFormat'))
  expect(formatOf(bytes('{\\rtf1\\ansi Hỏi}'), 'x.doc')).toBe('rtf')
})
