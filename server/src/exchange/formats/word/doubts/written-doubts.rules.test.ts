import { expect, test } from 'vitest'
import { type ReadItem, emptyItem } from '../../item.ts'
import { isNeverWritten } from './written-doubts.ts'

const essay = (lines: readonly string[]): ReadItem => ({
  item: {
    ...emptyItem(),
    type: 'essay',
    content: lines.map((text) => `<p>${text}</p>`).join(''),
    explanation: '<p>Xem bài 3.</p>',
  },
  problems: [],
  place: 'Câu 1',
})

test('letters without points below each other are options, and nobody writes about them', () => {
  expect(isNeverWritten(essay(['Con nào bay?', 'A con cá', 'B con chim', 'C con bò']))).toBe(true)
  expect(isNeverWritten(essay(['Vì sao chim bay?', 'A là tên của con chim.', 'Hãy viết ba câu.']))).toBe(false)
})
