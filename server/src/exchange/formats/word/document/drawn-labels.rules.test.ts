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

const asked = (options: readonly string[]): string => paragraph('Câu 1: Con nào kêu meo?') + options.join('')

async function seen(...options: string[]): Promise<string> {
  const [one] = (await docx.read(wordFile(asked(options), { numbering }))).items
  const answers = one?.item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + text) ?? []
  const held = one?.problems.flatMap(({ code, isBlocking }) => (isBlocking ? [`!${code}`] : [])) ?? []
  return [...answers, ...held].join(' ').replaceAll(/<[^>]+>/gu, '')
}

test('a letter that has its color from the last option of its line marks nothing', async () => {
  expect(await seen(listed(red, 'chó\t\tb. gà\t\tc. ', [red, 'mèo']))).toBe('chó gà *mèo')
})

test('a letter in a color of its own marks nothing in one question, and contradicts another mark', async () => {
  expect(await seen(listed(red, 'mèo'), listed('', 'gà'), listed('', 'chó'))).toBe('mèo gà chó !noKey')
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

test('letters in a look of their own are marks where most questions have one, and not always the same', async () => {
  const keysOf = async (places: readonly number[]): Promise<string> => {
    const questions = places.map(
      (right, at) =>
        paragraph(`Câu ${at + 1}: Con nào số ${at + 1}?`) +
        ['mèo', 'gà', 'chó']
          .map((text, place) => listed(place === right ? red : '', text))
          .join('')
          .replaceAll('w:numId w:val="1"', `w:numId w:val="${at + 1}"`),
    )
    const lists = places.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="1"/></w:num>`).join('')
    const { items } = await docx.read(
      wordFile(questions.join(''), { numbering: numbering.replace(/<w:num w.*$/u, lists) }),
    )
    return items.map(({ item }) => item.answers.findIndex(({ isCorrect }) => isCorrect)).join(' ')
  }
  expect(await keysOf([0, 2, 1, 0])).toBe('0 2 1 0')
  expect(await keysOf([2, 2, 2, 2])).toBe('-1 -1 -1 -1')
  expect(await keysOf([0, 2, 9, 9, 9, 9, 9])).toBe('-1 -1 -1 -1 -1 -1 -1')
})

test('of two options whose texts are marked the letter of one sets none apart', async () => {
  const line = '<w:u w:val="single"/>'
  expect(
    await seen(listed('', 'voi'), listed(line, [line, 'mèo']), listed('', [line, 'mèo con']), listed('', 'gà')),
  ).toBe('voi *mèo *mèo con gà')
})
