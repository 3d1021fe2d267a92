import { letters } from '../asked-questions.ts'
import { type Accident, above, beforeKey, behindKey, saying } from './accident.ts'

/** Instead of a line: what follows stands behind the line before. */
export const glued = '\u0000'

const passage = 'Ngày xưa có một chú thỏ sống trong rừng. Chú chạy rất nhanh.'
const forTwo = (number: number): string => `Đọc đoạn văn sau và trả lời câu ${number} và ${number + 1}:`
const said = (line: string): Accident => ({ change: above(line), added: [line] })

/** Something stands above a question, or below it. */
export const aroundAccidents: Readonly<Record<string, Accident>> = {
  'above: a heading': { change: above('II. VẬN DỤNG') },
  'above: a heading with words': { change: above('PHẦN II. Câu hỏi vận dụng (3 điểm)') },
  'above: a remark': said('(Các câu sau dành cho lớp chọn)'),
  'above: a sentence': said('Phần này hơi khó, các em đọc kỹ nhé.'),
  'above: empty lines': { change: above('', '', '') },
  'above: a rule': { change: above('--------------------') },
  'above: a passage for two': {
    change: (written, _, number) => ({ ...written, stem: [forTwo(number), passage, ...written.stem] }),
    added: [...Array.from({ length: 12 }, (_, at) => forTwo(at + 1)), passage],
  },
  'above: a passage for itself': {
    change: above('Cho đoạn văn sau:', passage),
    added: ['Cho đoạn văn sau:', passage],
  },
  'above: an essay': { change: above('Câu 99. Em hãy viết một đoạn văn ngắn tả con mèo nhà em.') },
  'above: options of nobody': { change: above('A. Lan', 'B. Hoa') },
  'above: no line end': { change: (written) => ({ ...written, stem: [glued, ...written.stem] }) },

  'below: a remark': { change: behindKey('Lưu ý: không dùng máy tính.') },
  'below: a reason': { change: behindKey('Giải thích: vì đó là điều đã học ở bài 5.') },
  'below: a reason counted': { change: behindKey('Giải thích:', '1. Vì đó là điều đã học.', '2. Vì sách viết thế.') },
  'below: a reason about options': { change: behindKey('Giải thích: A sai vì quá nhỏ, D sai vì quá lớn.') },
  'below: a reason with another letter': { change: behindKey('Chú ý: nhiều em chọn nhầm đáp án A.') },
  'below: a bare reason': { change: behindKey('Điều này đã học ở bài 5.') },
  'below: before the key': { change: beforeKey('(Theo sách giáo khoa)') },
  'below: empty before the key': { change: beforeKey('', '') },
  'below: an essay': { change: behindKey('Câu 98. Em hãy viết một đoạn văn ngắn tả con mèo nhà em.') },
  'below: one to fill in': { change: behindKey('Điền vào chỗ trống: 2 + 3 = ….') },
  'below: the end': { change: behindKey('--- HẾT PHẦN I ---') },
}

const otherKey = (instead: string, meant: NonNullable<Accident['meant']>): Accident => ({
  needs: 'key',
  change: (written, own) => ({ ...written, below: saying(own, written.below, instead) }),
  key: () => instead,
  meant,
})

export const keyAccidents: Readonly<Record<string, Accident>> = {
  'key: left out': { change: (written) => ({ ...written, below: [] }), key: () => '', meant: () => null },
  'key: beyond': otherKey('F', () => null),
  'key: none of them': otherKey('?', () => null),
  'key: two': otherKey('A, D', (own) => ({ ...own, right: [0, letters.length - 1] })),
  'key: twice another': {
    needs: 'key',
    change: (written, own) => ({
      ...written,
      below: [...written.below, ...saying(own, written.below, letters[(own.right + 1) % letters.length] ?? '')],
    }),
    meant: () => null,
  },
  'key: twice': { change: (written) => ({ ...written, below: [...written.below, ...written.below] }) },
}
