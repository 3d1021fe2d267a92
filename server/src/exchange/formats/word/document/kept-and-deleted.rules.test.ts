import { textOf } from '@lms/contracts/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { odtFile } from '../../../../../testing/samples/odt-files.ts'
import type { FormatReader } from '../../item.ts'
import { mathmlLatex } from '../odt/mathml-latex.ts'
import { odt } from '../odt/odt.ts'
import { rtf } from '../rtf/rtf.ts'

async function seen(reader: FormatReader, file: Uint8Array): Promise<string[]> {
  return (await reader.read(file)).items.map(({ item, problems }) =>
    [
      textOf(item.content),
      ...item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)),
      ...(item.statements ?? []).map(({ text, isTrue }) => `${textOf(text)} ${isTrue ? 'Đ' : 'S'}`),
      ...problems.map(({ code }) => code),
    ].join(' | '),
  )
}

const rich = (text: string): Uint8Array => Buffer.from(`{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\pard ${text}}`)
const lines = (...texts: string[]): string => texts.map((text) => `<text:p>${text}</text:p>`).join('')

describe('RTF', () => {
  const apple = ['Which one is a fruit? | Table | *Apple']

  test('leaves out what was deleted, and takes what stands behind it', async () => {
    const asked = 'Question 1. Which one is a fruit?\\par A. Table\\par '
    expect(await seen(rtf, rich(`${asked}B. {\\deleted Green }Apple\\par Answer: B\\par`))).toEqual(apple)
    expect(await seen(rtf, rich(`${asked}B. \\deleted Green \\deleted0 Apple\\par Answer: B\\par`))).toEqual(apple)
    expect(await seen(rtf, rich(`${asked}B. \\deleted Green \\plain Apple\\par Answer: B\\par`))).toEqual(apple)
    expect(await seen(rtf, rich(`${asked}B. Apple\\par Answer: {\\deleted A}{\\revised B}\\par`))).toEqual(apple)
  })

  test('tells of what is hidden', async () => {
    const hidden = 'Question 1. Which one is a fruit?\\par A. Table\\par B. {\\v Green }Apple\\par Answer: B\\par'
    expect(await seen(rtf, rich(hidden))).toEqual([`${apple[0]} | wordingDropped`])
  })

  test('reads what stands in a box once', async () => {
    const box = (text: string): string =>
      `{\\shp{\\*\\shpinst{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt \\pard ${text}\\par}}{\\shprslt{\\*\\do\\dobxpage{\\dptxbxtext\\pard ${text}\\par}}}}`
    const options = 'A. Table\\par B. Apple\\par Answer: B'
    expect(await seen(rtf, rich(`${box(`Question 1. Which one is a fruit?\\par ${options}`)}\\par`))).toEqual(apple)
    expect(await seen(rtf, rich(`Question 1. Which one is a fruit?\\par ${box(options)}\\par`))).toEqual(apple)
  })
})

describe('OpenDocument', () => {
  test('leaves out what was deleted', async () => {
    const changes =
      '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><text:p>Cây </text:p></text:deletion></text:changed-region><text:changed-region text:id="c2"><text:insertion/></text:changed-region></text:tracked-changes>'
    const body = lines(
      'Câu 1. Quả nào ăn được?',
      'A. <text:change text:change-id="c1"/>Cam',
      'B. <text:change-start text:change-id="c2"/>Đá<text:change-end text:change-id="c2"/>',
      'Đáp án: A',
    )
    expect(await seen(odt, odtFile(changes + body))).toEqual(['Quả nào ăn được? | *Cam | Đá'])
  })

  test('tells of what is hidden', async () => {
    const styles =
      '<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>'
    const body = lines(
      'Câu 1. Quả nào ăn được?',
      'A. <text:span text:style-name="T1">Cây </text:span>Cam',
      'B. Đá',
      'Đáp án: A',
    )
    expect(await seen(odt, odtFile(body, { styles }))).toEqual(['Quả nào ăn được? | *Cam | Đá | wordingDropped'])
  })

  const cell = (text: string, span = ''): string =>
    `<table:table-cell${span}><text:p>${text}</text:p></table:table-cell>`
  const covered = '<table:covered-table-cell/>'
  const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`
  const asked = (number: number): string =>
    lines(
      `Câu ${number}. Về nước ta, các ý sau đúng hay sai?`,
      'a) Thủ đô là Hà Nội.',
      'b) Thủ đô là Huế.',
      'c) Nước ta có biển.',
      'd) Nước ta không có núi.',
    )
  const truths = 'Thủ đô là Hà Nội. Đ | Thủ đô là Huế. S | Nước ta có biển. Đ | Nước ta không có núi. S'

  test('has a place for cells that one above them covers', async () => {
    const keyed = (number: number, named: string, name: string): string =>
      ['Đúng', 'Sai', 'Đúng', 'Sai']
        .map((said, at) =>
          row(
            at === 0 ? cell(name + String(number), ' table:number-rows-spanned="4"') : covered,
            cell(named + 'abcd'.charAt(at)),
            cell(said),
          ),
        )
        .join('')
    const head = row(cell('Câu'), cell('Ý'), cell('Đáp án'))
    const read = async (heads: string, named: (number: number) => string, name = ''): Promise<string[]> => {
      const rows = [1, 2].map((number) => keyed(number, named(number), name)).join('')
      const table = `<table:table>${heads}${rows}</table:table>`
      return seen(odt, odtFile(asked(1) + asked(2) + lines('ĐÁP ÁN') + table))
    }
    const both = [1, 2].map(() => `Về nước ta, các ý sau đúng hay sai? | ${truths}`)
    expect(await read(head, () => '')).toEqual(both)
    expect(await read(head, String)).toEqual(both)
    expect(await read(head, String, 'Câu ')).toEqual(both)
    expect(await read('', () => '')).toEqual(both)
    expect(await read('', String, 'Câu ')).toEqual(both)
  })

  test('counts a cell over several columns once', async () => {
    const table = `<table:table>${row(cell('BẢNG ĐÁP ÁN', ' table:number-columns-spanned="3"'), covered, covered)}${row(cell('Câu'), cell('1'), cell('2'))}${row(cell('ĐA'), cell('A'), cell('B'))}</table:table>`
    const body = lines('Câu 1. Quả nào ăn được?', 'A. Cam', 'B. Đá', 'Câu 2. Con nào biết bay?', 'A. Cá', 'B. Chim')
    expect(await seen(odt, odtFile(body + table))).toEqual([
      'Quả nào ăn được? | *Cam | Đá',
      'Con nào biết bay? | Cá | *Chim',
    ])
  })

  test('has roots without a number', () => {
    const root = (index: string): string =>
      `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mroot><mn>2</mn>${index}</mroot><annotation encoding="StarMath 5.0">nroot{}{2}</annotation></semantics></math>`
    const empty = ['<mo>❑</mo>', '<mi>❑</mi>', '<mrow/>', '<mrow><mo stretchy="false">❑</mo></mrow>', '<mtext></mtext>']
    expect(empty.map((index) => mathmlLatex(root(index)))).toEqual(empty.map(() => String.raw`\sqrt{2}`))
    expect(mathmlLatex(root('<mn>3</mn>'))).toBe(String.raw`\sqrt[3]{2}`)
  })
})
