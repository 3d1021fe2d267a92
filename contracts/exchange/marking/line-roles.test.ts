import { describe, expect, test } from 'vitest'
import { marksBy, rolesOf, shapeOf } from './line-roles.ts'
import type { LineMark, LineRole, PaperLine } from './marking.ts'

/** '**' before a line is bold; an empty line is a gap. */
function paper(text: string): PaperLine[] {
  const lines: PaperLine[] = []
  let isAfterGap = false
  for (const typed of text.trim().split('\n')) {
    const line = typed.trim()
    if (line === '') {
      isAfterGap = true
      continue
    }
    const isBold = line.startsWith('**')
    lines.push({ text: isBold ? line.slice(2) : line, looks: isBold ? 'b' : '', isAfterGap })
    isAfterGap = false
  }
  return lines
}

const mark = (line: number, role: LineRole): LineMark => ({ line, role })
const initials = (lines: readonly PaperLine[], marks: readonly LineMark[]): string =>
  rolesOf(lines, marks)
    .map(({ role }) => role[0])
    .join('')

describe('one marked question shows the others', () => {
  const counted = (questions: number): PaperLine[] =>
    paper(
      Array.from(
        { length: questions },
        (_, at) => `${at + 1}. Which?\n1. a\n2. b\n3. c\n4. d\nCorrect Answer : 2`,
      ).join('\n'),
    )

  test('where questions and options are counted alike, by which of them counts on', () => {
    const marks = [mark(1, 'question'), mark(2, 'option'), mark(6, 'answer')]
    expect(initials(counted(12), marks)).toBe('qooooa'.repeat(12))
    expect(initials(counted(12), [mark(19, 'question'), mark(20, 'option'), mark(24, 'answer')])).toBe(
      'qooooa'.repeat(12),
    )
  })

  test.each([1, 4, 7])('and where their keys stand behind them, whichever question is marked: no. %s', (number) => {
    const lines = counted(9).filter(({ text }) => !text.startsWith('Correct'))
    const first = (number - 1) * 5 + 1
    expect(initials(lines, [mark(first, 'question'), mark(first + 1, 'option')])).toBe('qoooo'.repeat(9))
  })

  test('by the label alone where it is like no other', () => {
    const lines = paper(`
      KIỂM TRA
      Câu 1 (2 điểm). Thủ đô?
      A. Huế
      B. Hà Nội
      Đáp án B
      Câu 2 (3 điểm). Biển?
      A. Huế   B. Hà Nội
      Đáp án A
    `)
    expect(initials(lines, [mark(2, 'question'), mark(3, 'option'), mark(5, 'answer')])).toBe('sqooaqoa')
  })

  test('one answer below its question shows all of them, in every part', () => {
    const lines = paper(`
      **I. Rewrite
      1. I went home because I was ill.
      Being ill, I went home.
      2. He ate and left.
      Having eaten, he left.
      **II. Fill in
      1. ____ (see) him, I ran.
      Seeing
    `)
    const marks = [mark(1, 'text'), mark(2, 'question'), mark(3, 'answer')]
    expect(initials(lines, marks)).toBe('tqaqatqa')
    expect(
      rolesOf(lines, marks)
        .map(({ by }) => by[0])
        .join(''),
    ).toBe('pppaaaaa')
  })

  test('letters without a sign count, and words that are a letter do not', () => {
    const lines = paper(`
      1/ Which one?
      a first
      b second
      2/ And here?
      a third
      b fourth
    `)
    expect(initials(lines, [mark(1, 'question'), mark(2, 'option')])).toBe('qooqoo')
    const words = paper('A cat sleeps.\nI see it.\nA dog barks.')
    expect(rolesOf(words, [mark(1, 'question')])[0]?.label).toBeNull()
  })

  test('lines that begin with nothing are known by what stands above them, and none before the first mark', () => {
    const lines = paper(`
      School of music
      What barks?
      a dog
      What crows?
      a cock
    `)
    expect(initials(lines, [mark(2, 'question'), mark(3, 'answer')])).toBe('sqaqa')
  })

  test('a short line that stands below each question is known by all that it says', () => {
    const lines = paper(`
      Câu 1:
      Vì sao?
      Xem đáp án
      B. Vì mưa
      Câu 2:
      Ở đâu?
      Xem đáp án
      A. Ở nhà
    `)
    expect(initials(lines, [mark(1, 'question'), mark(3, 'answer')])).toBe('qmamqmam')
  })
})

describe('a second example mends what the first got wrong', () => {
  test('by the looks of lines that begin alike', () => {
    const lines = paper(`
      **1. Supply the past form
      1. buy
      2. see
      **2. Choose
      1. go
    `)
    expect(initials(lines, [mark(2, 'question')])).toBe('qqqqq')
    expect(initials(lines, [mark(2, 'question'), mark(1, 'text')])).toBe('tqqtq')
  })

  test('by the gap in front of them', () => {
    const lines = paper(`
      Con nào biết bay?
      chim
      cá

      Con nào biết bơi?
      vịt
      mèo
    `)
    const marks = [mark(1, 'question'), mark(2, 'option'), mark(3, 'option')]
    expect(initials(lines, marks)).toBe('qooooo')
    expect(initials(lines, [...marks, mark(4, 'question')])).toBe('qooqoo')
  })

  test('and what nothing tells from the first stays an exception', () => {
    const lines = paper('1. một\nKey: x\n2. hai\nKey: y\n3. ba\nKey: z')
    expect(initials(lines, [mark(3, 'question'), mark(2, 'answer'), mark(1, 'skip')])).toBe('saqaqa')
  })
})

describe('a list of keys', () => {
  const lines = paper(`
    Câu 1. một
    ĐÁP ÁN
    Câu 1. x
    Câu 1. hai
    ĐÁP ÁN
    Câu 1. y
  `)

  test('goes on until somebody says where questions begin again', () => {
    expect(initials(lines, [mark(1, 'question'), mark(2, 'keys')])).toBe('qkkkkk')
    expect(initials(lines, [mark(1, 'question'), mark(2, 'keys'), mark(4, 'question')])).toBe('qkkqkk')
  })
})

test('what was shown of one paper is marked in the next one, a line of each sort', () => {
  const one = paper('1. Which?\n1. a\n2. b\nKey: 1\n2. Who?\n1. a\n2. b\nKey: 2')
  const shape = shapeOf(one, [mark(1, 'question'), mark(2, 'option'), mark(4, 'answer')])
  const next = paper('Unit 7\n1. Where?\n1. here\n2. there\nKey: 2\n2. When?\n1. now\n2. then\nKey: 1')
  const marks = marksBy(next, shape)
  expect(marks).toEqual([mark(2, 'question'), mark(3, 'option'), mark(5, 'answer')])
  expect(initials(next, marks)).toBe('sqooaqooa')
  expect(marksBy(paper('Nothing like it\nat all'), shape)).toEqual([])
})
