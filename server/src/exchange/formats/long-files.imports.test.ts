import { expect, test } from 'vitest'
import { type LongFile, bytes, isReadOrRefused, long } from '../../../testing/samples/long-files.ts'
import { UnreadableFile } from './item.ts'
import { expectFittingSize } from './signs/format-of.ts'
import { latex } from './latex/latex.ts'
import { csv } from './rows/csv.ts'
import { gift } from './text/gift.ts'
import { longestText } from './text/text-decoding.ts'
import { plainText } from './word/plain-text.ts'
import { rtf } from './word/rtf/rtf.ts'

const files: readonly LongFile[] = [
  ['GIFT without empty lines', gift, bytes('Chim biết bay {T}\n'.repeat(long / 2))],
  ['RTF of words that are struck', rtf, bytes(`{\\rtf1 1. Why? ${'{\\strike B} A '.repeat(long / 8)}\\par}`)],
  ['RTF of keys that are struck', rtf, bytes(`{\\rtf1 ${'1. Why?\\par Answer: {\\strike B} A\\par '.repeat(2000)}}`)],
  ['rows of options behind wide gaps', plainText, bytes(`1. Why?\nA. a${' '.repeat(long)}✓${' '.repeat(long)}B. b\n`)],
  [
    'a row of signs without end',
    plainText,
    bytes(`1. Why?\n${'- a  '.repeat(long / 5)}\nA. ${'* B. '.repeat(long / 5)}\n`),
  ],
  ['rows of options in all questions', plainText, bytes('1. Why?\nA. a ✓ B. b\nC. c D. d; \n'.repeat(long / 60))],
  [
    'LaTeX of commands that call themselves',
    latex,
    bytes(
      `\\def\\a{\\a\\a}\\def\\b#1{#1#1\\b{#1#1}} \\begin{ex} ${'\\a \\b{c} '.repeat(long / 8)} \\choice{a}{\\True b}\\end{ex}`,
    ),
  ],
  [
    'papers with reasons and much room behind their keys',
    plainText,
    bytes(`Câu 1. Hỏi gì?\nA. a\nB. b\nVì thế. Đáp án B${' '.repeat(long)}x\nChọn B${' '.repeat(long)}x\n`.repeat(2)),
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
  ['RTF of cells without rows', rtf, bytes(`{\\rtf1 \\intbl ${'a\\cell '.repeat(long / 7)}}`)],
  ['stars and signs', plainText, bytes('*[a=1,b]{c}\n+[\n+ a\n- b\n*( [\n'.repeat(long / 60))],
  [
    'tables beside each other',
    csv,
    bytes(`${'Câu hỏi,A,Đáp án,'.repeat(5)}\n${`${'a,b,A,'.repeat(5)}\n`.repeat(long / 60)}`),
  ],
]

test.each(files)('%s', async (_, reader, file) => {
  expect(await isReadOrRefused(reader, file)).toBe(true)
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
