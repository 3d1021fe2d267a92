import { expect, test } from 'vitest'
import { seenAs } from '../../../../../../testing/imports/corpus.ts'
import { paragraph, wordFile } from '../../../../../../testing/samples/word-files.ts'

const options = ['mưa', 'nắng', 'gió', 'tuyết']

/** Three questions; each option begins with what stands for a box. */
async function seen(box: (isTicked: boolean) => string, letter: (at: number) => string) {
  const lines = ['Cá', 'Chim', 'Bò'].flatMap((animal, at) => [
    paragraph(`Câu ${at + 1}. ${animal} thích gì nhất?`),
    ...options.map((option, place) =>
      paragraph(`${letter(place)}${option}`).replace('<w:p>', `<w:p>${box(place === at + 1)}`),
    ),
  ])
  const read = await seenAs('de.docx', wordFile(lines.join('')))
  return 'questions' in read ? read.questions.map(({ key, named }) => [key, ...named].join(' ')) : [read.refused]
}

const keys = ['mưa | *nắng | gió | tuyết', 'mưa | nắng | *gió | tuyết', 'mưa | nắng | gió | *tuyết']

const field = (state: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Check1"/><w:checkBox><w:sizeAuto/>${state}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

test('a field of an older form is ticked where it says so, or by itself', async () => {
  const said = (isTicked: boolean): string =>
    field(isTicked ? '<w:default w:val="0"/><w:checked/>' : '<w:default w:val="0"/>')
  const byItself = (isTicked: boolean): string =>
    field(isTicked ? '<w:default w:val="1"/>' : '<w:default w:val="1"/><w:checked w:val="0"/>')
  for (const box of [said, byItself]) {
    expect(await seen(box, () => '')).toEqual(keys)
    expect(await seen(box, (at) => `${'ABCD'[at]}. `)).toEqual(keys)
  }
})

test('a box of a newer form is ticked as it is drawn', async () => {
  const control = (isTicked: boolean): string =>
    `<w:sdt><w:sdtPr/><w:sdtContent><w:r><w:t xml:space="preserve">${isTicked ? '☒' : '☐'} </w:t></w:r></w:sdtContent></w:sdt>`
  expect(await seen(control, () => '')).toEqual(keys)
  expect(await seen(control, (at) => `${'ABCD'[at]}. `)).toEqual(keys)
})
