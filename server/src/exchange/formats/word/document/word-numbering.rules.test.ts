import { expect, test } from 'vitest'
import { seenAs } from '../../../../../testing/imports/corpus.ts'
import { paragraph, red, wordFile } from '../../../../../testing/samples/word-files.ts'

const level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1."/></w:lvl>'
const own = `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Options"/>${level}</w:abstractNum>`
const linked = '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Options"/></w:abstractNum>'
const lists = [1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="0"/></w:num>`).join('')

test('a list may say only with which style it is counted', async () => {
  const body = ['Cá', 'Chim', 'Bò'].flatMap((animal, at) => [
    paragraph(`Câu ${at + 1}. ${animal} thích gì nhất?`),
    ...['mưa', 'nắng', 'gió'].map((option, place) =>
      paragraph(place === at ? [red, option] : option).replace(
        '<w:p>',
        `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${at + 1}"/></w:numPr></w:pPr>`,
      ),
    ),
  ])
  const read = await seenAs('de.docx', wordFile(body.join(''), { numbering: `${linked}${own}${lists}` }))
  expect('questions' in read ? read.questions.map(({ key }) => key) : read).toEqual([
    '*mưa | nắng | gió',
    'mưa | *nắng | gió',
    'mưa | nắng | *gió',
  ])
})
