import { expect, test } from 'vitest'
import { readPdf } from '../../../../testing/samples/pdf-text.ts'
import type { ResultSheet } from '../result-sheet.ts'
import { resultSheetPdf } from './result-sheet-pdf.ts'

const rows = 60

/** Wherever the page happens to end: so many lines stand above the rows. */
function sheet(linesAbove: number): ResultSheet {
  return {
    language: 'vi',
    heading: 'Kết quả bài làm',
    quizTitle: 'Đủ loại',
    facts: [{ label: 'Học sinh', value: 'An' }],
    notices: Array.from({ length: linesAbove }, () => 'Thông báo'),
    questionsHeading: '',
    questions: [
      {
        mark: 'correct',
        label: 'Câu 1',
        title: 'Nối',
        notes: [],
        content: '<p>Nối.</p>',
        given: null,
        options: Array.from({ length: rows }, (_, index) => ({
          letter: String(index + 1),
          text: `trái${index} → phải${index}`,
          state: 'correct' as const,
          words: [`lời${index}`],
        })),
        explanation: null,
      },
    ],
    pageText: 'Trang {{page}}/{{pages}}',
  }
}

test('what was given for a part, the sign before it and what is said of it are on one page, wherever that ends', async () => {
  for (let linesAbove = 0; linesAbove < 4; linesAbove += 1) {
    const { pages, curves } = readPdf(await resultSheetPdf(sheet(linesAbove), new Map()))
    expect(pages.length).toBeGreaterThan(2)
    const counted = ['trái', 'phải', 'lời'].map((word) => pages.map((page) => page.split(word).length - 1))
    const [rowsOn = []] = counted
    expect(rowsOn.reduce((sum, count) => sum + count, 0)).toBe(rows)
    for (const each of counted) expect(each).toEqual(rowsOn)
    const curvesOfAll = curves.reduce((sum, count) => sum + count, 0)
    expect(curvesOfAll).toBeGreaterThan(0)
    expect(curves).toEqual(rowsOn.map((count) => (count * curvesOfAll) / rows))
  }
})
