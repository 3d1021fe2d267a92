import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { bold, red } from '../../../../../../../testing/samples/word-files.ts'

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>'

/** '- text' is a point of a list, '- *text' a red and bold one, and anything else bold. */
function paragraphOf(line: string): string {
  const [, point, star, text = ''] = /^(- )?(\*?)(.*)$/u.exec(line) ?? []
  const list = point ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : ''
  const look = point ? (star ? red + bold : '') : bold
  return `<w:p>${list}<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

const read = async (...lines: string[]): Promise<string[]> => readWord(lines.map(paragraphOf), { numbering }, ' ')

test('a bold line without a number, and below it a list in which the right points are red', async () => {
  const read3 = await read(
    'Con vật nào biết bay?',
    '- cá chép',
    '- *chim én',
    '',
    'Hai con nào sống dưới nước?',
    '- *cá chép',
    '- *cá voi',
    '- con mèo',
    '',
    'Kim loại nào màu đỏ?',
    '- bạc',
    '- *đồng',
  )
  expect(read3).toEqual([
    'Con vật nào biết bay? cá chép | *chim én',
    'Hai con nào sống dưới nước? *cá chép | *cá voi | con mèo',
    'Kim loại nào màu đỏ? bạc | *đồng',
  ])
})

test('a line below a list that may belong to it is asked about', async () => {
  const between = await read(
    'Con vật nào biết bay?',
    '- cá chép',
    '- *chim én',
    'Chim én có cánh.',
    'Con nào sống dưới nước?',
    '- *cá chép',
    '- con mèo',
    'Kim loại nào màu đỏ?',
    '- bạc',
    '- *đồng',
  )
  expect(between[1]).toBe('Chim én có cánh. Con nào sống dưới nước? cá chép | con mèo noKey')
  expect(between[2]).toBe('Kim loại nào màu đỏ? bạc | *đồng')
})

test('lists with letters that the program draws stand among those with points', async () => {
  const lettered = (id: number): string =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>`
  const ofList = (id: number, line: string): string =>
    paragraphOf(line).replace('<w:numId w:val="1"/>', `<w:numId w:val="${id}"/>`)
  const numbers = [0, 1, 2].map((id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')
  const numberingOfAll = numbering.replace(/<w:num .*$/u, '') + lettered(1) + lettered(2) + numbers
  const paragraphs = [
    paragraphOf('¿Qué animal vuela?'),
    ...['- la carpa', '- *el gorrión'].map((line) => ofList(2, line)),
    paragraphOf('¿Qué metal es rojo?'),
    ...['- *el cobre', '- la plata', '- el oro'].map((line) => ofList(3, line)),
    paragraphOf('¿Qué fruta es amarilla?'),
    ...['- la ciruela', '- *el plátano'].map((line) => ofList(1, line)),
  ]
  expect(await readWord(paragraphs, { numbering: numberingOfAll }, ' ')).toEqual([
    '¿Qué animal vuela? la carpa | *el gorrión',
    '¿Qué metal es rojo? *el cobre | la plata | el oro',
    '¿Qué fruta es amarilla? la ciruela | *el plátano',
  ])
})
