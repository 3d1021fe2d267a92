import { describe, expect, test } from 'vitest'
import { rolesOf } from './line-roles.ts'
import type { LineMark, LineRole, PaperLine } from './marking.ts'

/** Lines with a bar between what is looked for and what stands there; '' is an empty line, '**' before it bold. */
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
    lines.push({ text: isBold ? line.slice(2) : line, looks: isBold ? 'b' : '', isAfterGap, isRow: false })
    isAfterGap = false
  }
  return lines
}

const mark = (line: number, role: LineRole, isAlone = false): LineMark => ({ line, role, isAlone })
const initials = (lines: readonly PaperLine[], marks: readonly LineMark[]): string =>
  rolesOf(lines, marks)
    .map(({ role }) => role[0])
    .join('')

describe('what lines are', () => {
  test('usual papers need no marks', () => {
    const lines = paper(`
      ĐỀ KIỂM TRA
      Câu 1. Thủ đô của nước ta là đâu?
      A. Huế
      B. Hà Nội
      Đáp án: B
      Câu 2. Hai cộng ba bằng
      A. 4   B. 5
      ĐÁP ÁN
      Câu 2. B
    `)
    expect(initials(lines, [])).toBe('mqooaqokk')
    expect(rolesOf(lines, []).every(({ by }) => by === 'usual')).toBe(true)
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
    expect(initials(lines, [])).toBe('tqmqmtqm')
    expect(initials(lines, [mark(3, 'answer')])).toBe('tqaqatqa')
    expect(
      rolesOf(lines, [mark(3, 'answer')])
        .map(({ by }) => by[0])
        .join(''),
    ).toBe('uupuauua')
  })

  test('letters without a sign are options once somebody says so', () => {
    const lines = paper(`
      1/ Which one?
      a first
      b second
      2/ And here?
      a third b fourth
    `)
    expect(initials(lines, [])).toBe('qmmqm')
    expect(initials(lines, [mark(2, 'option')])).toBe('qooqo')
  })

  test('lines without any label are known by what stands above them', () => {
    const lines = paper(`
      Exercise 1: Put into the passive.
      They built it.
      He sees me.
      Exercise 2: Fill in.
      It ____ (send) today.
    `)
    const marks = [mark(1, 'text'), mark(2, 'question'), mark(3, 'question')]
    expect(initials(lines, marks)).toBe('tqqtq')
  })

  test('bold numbers head what plain ones ask', () => {
    const lines = paper(`
      **1. Supply the past form
      1. buy
      2. see
      **2. Choose
      1. go
    `)
    expect(initials(lines, [mark(1, 'text')])).toBe('tqqtq')
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
    expect(initials(lines, [mark(3, 'answer')])).toBe('qmamqmam')
  })

  test('what is said of one line alone says nothing of others, nor does what is left out', () => {
    const lines = paper(`
      1. một
      hai
      2. ba
      bốn
    `)
    expect(initials(lines, [mark(2, 'answer', true)])).toBe('qaqm')
    expect(initials(lines, [mark(2, 'skip')])).toBe('qsqm')
  })

  test('many lines in a row are said at once, and one of them may be something else', () => {
    const lines = paper(`
      1. một
      Ma trận
      1. nhận biết
      2. thông hiểu
      2. hai
    `)
    expect(initials(lines, [{ ...mark(2, 'skip'), to: 4 }])).toBe('qsssq')
    expect(initials(lines, [{ ...mark(2, 'skip'), to: 4 }, mark(3, 'option', true)])).toBe('qsosq')
  })

  test('a question behind a list of keys begins the next paper, and the list stays a list', () => {
    const lines = paper(`
      Câu 1. một
      ĐÁP ÁN
      Câu 1. x
      Câu 1. hai
      Câu 2. ba
      ĐÁP ÁN
      Câu 1. y
    `)
    expect(initials(lines, [])).toBe('qkkkkkk')
    expect(initials(lines, [mark(4, 'question')])).toBe('qkkqqkk')
  })

  test('a section behind the last option is none', () => {
    const lines = paper(`
      1. Which?
      A. tell B. told C. to tell D. telling
      C. Reading
      Read the text.
      1. When?
    `)
    expect(initials(lines, [])).toBe('qotmq')
  })

  test('where the label is not enough, looks, place and gaps tell lines apart', () => {
    const lines = paper(`
      1. Trắc nghiệm

      Câu 1. Ở đâu?

      1. Huế
      2. Hà Nội

      1. Tự luận

      Câu 2. Vì sao?

      1. Mưa
      2. Nắng
    `)
    expect(initials(lines, [mark(3, 'option')])).toBe('oqoooqoo')
    expect(initials(lines, [mark(3, 'option'), mark(4, 'option'), mark(5, 'skip')])).toBe('oqoosqoo')
  })
})
