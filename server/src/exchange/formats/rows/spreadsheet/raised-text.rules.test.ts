import { expect, test } from 'vitest'
import { contents, linesOf } from '../../../../../testing/samples/read-tables.ts'
import { odsFile, xlsxFile } from '../../../../../testing/samples/spreadsheets.ts'
import { xlsx } from '../xlsx.ts'
import { ods } from './ods.ts'

const high = (text: string) => ({ text, position: 'superscript' as const })
const low = (text: string) => ({ text, position: 'subscript' as const })
const plain = (text: string) => ({ text })

const sheet = {
  a: [
    ['Câu hỏi', 'A', 'B', 'C', 'Đáp án'],
    [
      { runs: [plain('Đạo hàm của x'), high('3'), plain(' bằng bao nhiêu?')] },
      { runs: [plain('3x'), high('2 ')] },
      { runs: [plain('x'), high('n-1')] },
      { runs: [plain('H'), low('2'), plain('O'), high('Π')] },
      'A',
    ],
  ],
}

test.each([
  ['xlsx', async () => xlsx.read(xlsxFile(sheet))],
  ['ods', async () => ods.read(odsFile(sheet))],
])('what stands higher or lower in a cell of %s is no number beside it', async (_, reading) => {
  const read = await reading()
  expect(contents(read)).toEqual(['Đạo hàm của x³ bằng bao nhiêu?'])
  expect(linesOf(read)).toEqual(['single_choice: *3x² | xⁿ⁻¹ | H₂O^Π'])
})
