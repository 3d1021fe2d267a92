import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { toldAnswers } from '../../../../../testing/samples/read-papers.ts'
import { odtFile } from '../../../../../testing/samples/odt-files.ts'
import { paragraph, wordFile } from '../../../../../testing/samples/word-files.ts'
import type { FormatReader, ReadItem } from '../../item.ts'
import { docx } from '../docx.ts'
import { odt } from '../odt/odt.ts'
import { rtf } from '../rtf/rtf.ts'

const strike = '<w:strike/>'
const asked = paragraph('Câu 1. Thủ đô của Việt Nam là thành phố nào?')
const options = [paragraph('A. Hà Nội'), paragraph('B. Huế'), paragraph('C. Vinh')]
const next = ['Câu 2. Con vật nào biết bay?', 'A. Chim', 'B. Cá', 'Đáp án: A'].map((text) => paragraph(text))

async function told(reader: FormatReader, file: Uint8Array): Promise<string[]> {
  return (await reader.read(file)).items.map(({ item, problems }: ReadItem) =>
    [
      textOf(item.content).slice(0, 40),
      toldAnswers(item),
      ...problems.map(({ code, values, isBlocking }) => `${isBlocking ? '!' : ''}${code} ${values?.text ?? ''}`),
    ].join(' / '),
  )
}

const inWord = async (...paragraphs: string[]): Promise<string[]> => told(docx, wordFile(paragraphs.join('')))
const second = 'Con vật nào biết bay? / *Chim | Cá'
const first = 'Thủ đô của Việt Nam là thành phố nào? /'

describe('what is struck through in Word', () => {
  test('is no key, and what remains is looked at', async () => {
    const key = paragraph('Đáp án: ', [strike, 'B'], ' A')
    expect(await inWord(asked, ...options, key, ...next)).toEqual([
      `${first} *Hà Nội | Huế | Vinh / !struckKey B`,
      second,
    ])
  })

  test('is no key in a list or a table below the questions either', async () => {
    const unkeyed = next.slice(0, 3)
    const list = paragraph('1. ', [strike, 'B'], ' A   2. A')
    const cell = (...runs: Parameters<typeof paragraph>): string => `<w:tc>${paragraph(...runs)}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('Câu')}${cell('1')}${cell('2')}</w:tr><w:tr>${cell('Đáp án')}${cell([strike, 'B'], ' A')}${cell('A')}</w:tr></w:tbl>`
    const expected = [`${first} *Hà Nội | Huế | Vinh / !struckKey B`, second]
    expect(await inWord(asked, ...options, ...unkeyed, paragraph('ĐÁP ÁN'), list)).toEqual(expected)
    expect(await inWord(asked, ...options, ...unkeyed, paragraph('ĐÁP ÁN'), table)).toEqual(expected)
  })

  test('keeps a question out that is struck as a whole', async () => {
    const struck = ['Câu 1. Thủ đô của Việt Nam là thành phố nào?', 'A. Hà Nội', 'B. Huế', 'Đáp án: A'].map((text) =>
      paragraph([strike, text]),
    )
    const [one, two] = await inWord(...struck, ...next)
    expect(one).toContain('!struckText Thủ đô của Việt Nam là thành phố nào? / Hà Nội / Huế')
    expect(two).toBe(second)
  })

  test('is told of a word in what is asked, and asked about in an option', async () => {
    const word = paragraph('Câu 1. Thành phố nào ', [strike, 'không'], ' là thủ đô?')
    const key = paragraph('Đáp án: A')
    expect(await inWord(word, ...options, key, ...next)).toEqual([
      'Thành phố nào không là thủ đô? / *Hà Nội | Huế | Vinh / struckText không',
      second,
    ])
    const [one] = await inWord(asked, ...options.with(1, paragraph('B. ', [strike, 'Huế'])), key, ...next)
    expect(one).toBe(`${first} *Hà Nội | Huế | Vinh / !struckText Huế`)
  })

  test('counts once or twice, and not where it is said not to', async () => {
    const key = (look: string): string => paragraph('Đáp án: ', [look, 'B'], ' A')
    for (const look of ['<w:dstrike/>', '<w:strike/><w:dstrike w:val="0"/>'])
      expect((await inWord(asked, ...options, key(look), ...next))[0]).toContain('!struckKey B')
    const plain = paragraph(['<w:strike w:val="0"/><w:dstrike w:val="0"/>', 'Đáp án: A'])
    expect((await inWord(asked, ...options, plain, ...next))[0]).toBe(`${first} *Hà Nội | Huế | Vinh`)
  })

  test('is told where it belongs to no question', async () => {
    const head = paragraph([strike, 'Học sinh làm bài ra giấy'])
    const whole = await inWord(head, asked, ...options, paragraph('Đáp án: A'), ...next)
    expect(whole.every((one) => one.includes('struckText Học sinh làm bài ra giấy'))).toBe(true)
  })
})

test('OpenDocument and RTF say it as Word does', async () => {
  const lines = ['Câu 1. Thủ đô của Việt Nam là thành phố nào?', 'A. Hà Nội', 'B. Huế', 'C. Vinh']
  const texts = lines.map((text) => `<text:p>${text}</text:p>`).join('')
  const styles = (line: string): string =>
    `<style:style style:name="T1" style:family="text"><style:text-properties ${line}/></style:style>`
  const file = odtFile(`${texts}<text:p>Đáp án: <text:span text:style-name="T1">B</text:span> A</text:p>`, {
    styles: styles('style:text-line-through-style="solid" style:text-line-through-type="double"'),
  })
  expect(await told(odt, file)).toEqual([`${first} *Hà Nội | Huế | Vinh / !struckKey B`])
  const escaped = [...lines, ''].map((text) => text.replaceAll(/[^\0-\x7F]/gu, (sign) => `\\u${sign.codePointAt(0)}?`))
  for (const word of ['strike', 'striked1']) {
    const source = `{\\rtf1\\ansi ${escaped.join('\\par\n')}Answer: {\\${word} B} A\\par}`
    expect(await told(rtf, new TextEncoder().encode(source))).toEqual([`${first} *Hà Nội | Huế | Vinh / !struckKey B`])
  }
})
