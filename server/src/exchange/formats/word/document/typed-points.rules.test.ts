import { expect, test } from 'vitest'
import { odtFile } from '../../../../../testing/samples/odt-files.ts'
import { paragraph, table, wordFile } from '../../../../../testing/samples/word-files.ts'
import { type AskedQuestion, letterOf, manyQuestions } from '../../../../../testing/ways/asked-questions.ts'
import { oneOf, outcomeOfFile } from '../../../../../testing/ways/way-outcome.ts'

const isAsked = oneOf(manyQuestions)
const whole = { right: manyQuestions.length, named: [], wrong: [] }

const numbering =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val=""/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'

const point = (...runs: Parameters<typeof paragraph>): string =>
  paragraph(...runs).replace('<w:p>', '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>')

const asked = (below: (own: AskedQuestion) => string): string =>
  manyQuestions
    .map(
      (own, at) =>
        paragraph(`Câu ${at + 1}: ${own.asks}`) + own.options.map((text) => point(text)).join('') + below(own),
    )
    .join('')

const numbers = manyQuestions.map((_, at) => String(at + 1))

test.each([
  [
    'a table of keys behind them',
    asked(() => '') + paragraph('ĐÁP ÁN') + table([numbers, manyQuestions.map(letterOf)]),
  ],
  ['a letter below each', asked((own) => paragraph(`Chọn ${letterOf(own)}.`))],
  [
    'a list of keys behind them',
    asked(() => '') +
      paragraph('ĐÁP ÁN') +
      paragraph(manyQuestions.map((own, at) => `${at + 1}.${letterOf(own)}`).join(' ')),
  ],
])('options with points that Word draws have the letters of their places: %s', async (_, body) => {
  expect(await outcomeOfFile(wordFile(body, { numbering }), 'de.docx', isAsked)).toEqual(whole)
})

const styles =
  '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>'

test('points that LibreOffice draws are points, in a look or with keys behind them', async () => {
  const paper = (item: (text: string, isRight: boolean) => string): string =>
    manyQuestions
      .map(({ asks, options, right }, at) => {
        const items = options.map(
          (text, place) => `<text:list-item><text:p>${item(text, place === right)}</text:p></text:list-item>`,
        )
        return `<text:p>Câu ${at + 1}: ${asks}</text:p><text:list text:style-name="L1">${items.join('')}</text:list>`
      })
      .join('')
  const bold = paper((text, isRight) => (isRight ? `<text:span text:style-name="T1">${text}</text:span>` : text))
  expect(await outcomeOfFile(odtFile(bold, { styles }), 'de.odt', isAsked)).toEqual(whole)
  const keys = `<text:p>ĐÁP ÁN</text:p>${manyQuestions.map((own, at) => `<text:p>Câu ${at + 1}: ${letterOf(own)}</text:p>`).join('')}`
  expect(await outcomeOfFile(odtFile(paper((text) => text) + keys, { styles }), 'de.odt', isAsked)).toEqual(whole)
})
