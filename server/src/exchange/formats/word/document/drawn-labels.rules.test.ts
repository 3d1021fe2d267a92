import { expect, test } from 'vitest'
import { paragraph, wordFile } from '../../../../../testing/samples/word-files.ts'
import { docx } from '../docx.ts'

const numbering =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'
const red = '<w:color w:val="C00000"/>'

/** The first option has its letter from the program, whose look is that of the paragraph's end. */
function listed(end: string, ...runs: Parameters<typeof paragraph>): string {
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
  return paragraph(...runs).replace('<w:p>', `<w:p><w:pPr>${list}<w:rPr>${end}</w:rPr></w:pPr>`)
}

async function seen(...options: string[]): Promise<string> {
  const body = paragraph('Câu 1: Con nào kêu meo?') + options.join('')
  const [one] = (await docx.read(wordFile(body, { numbering }))).items
  const answers = one?.item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text) ?? []
  const held = one?.problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : [])) ?? []
  return [...answers, ...held].join(' ').replaceAll(/<[^>]+>/gu, '')
}

test('a letter that has its color from the last option of its line marks nothing', async () => {
  expect(await seen(listed(red, 'chó\t\tb. gà\t\tc. ', [red, 'mèo']))).toBe('chó gà *mèo')
})

test('a letter in a color of its own marks its option, and contradicts another mark', async () => {
  expect(await seen(listed(red, 'mèo'), listed('', 'gà'), listed('', 'chó'))).toBe('*mèo gà chó')
  expect(await seen(listed(red, 'mèo'), listed('', [red, 'gà']), listed('', 'chó'))).toBe('mèo gà chó !keyConflict')
})

test('a box of nothing in a formula is said to be lost, and a formula without anything in it is nothing', async () => {
  const typed = (math: string): string[] => [
    paragraph('a. mèo').replace('</w:p>', `<m:oMath>${math}</m:oMath></w:p>`),
    paragraph([red, 'b. gà']),
  ]
  expect(await seen(...typed('<m:box><m:e/></m:box>'))).toBe('mèo *gà !pictureUnreadable')
  expect(await seen(...typed('<m:r><m:t> </m:t></m:r>'))).toBe('mèo *gà')
})
