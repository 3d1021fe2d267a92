import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../platform/seeded-random.ts'
import { drawnOrder, movesFreely, optionOrder } from './option-order.ts'

type Behaviour = 'pins' | 'last' | 'moves'

/** What is said, among how many others, and what becomes of the order. */
const wordings: readonly [text: string, others: number, behaviour: Behaviour][] = [
  // Letters
  ['Chỉ A đúng', 3, 'pins'],
  ['Chỉ có A', 3, 'pins'],
  ['A & B', 3, 'pins'],
  ['A&B', 3, 'pins'],
  ['A + B', 3, 'pins'],
  ['A, B', 3, 'pins'],
  ['A và B', 3, 'pins'],
  ['a và b', 3, 'pins'],
  ['<p>Cả A và B</p>', 3, 'pins'],
  ['<p>Cả <strong>A</strong> lẫn <strong>C</strong></p>', 3, 'pins'],
  ['Cả A, B, C đều đúng', 3, 'pins'],
  ['Cả a và b đều cần thiết', 3, 'pins'],
  ['Cả hai phương án A và B', 3, 'pins'],
  ['A hoặc C', 3, 'pins'],
  ['A đúng, B sai', 3, 'pins'],
  ['A và B cùng đúng với mọi số', 3, 'pins'],
  ['Đáp án A', 3, 'pins'],
  ['Đáp án A và đáp án C', 3, 'pins'],
  ['Phương án B', 3, 'pins'],
  ['Câu a và câu c', 3, 'pins'],
  ['Ý B và ý C', 3, 'pins'],
  ['Tất cả trừ B', 3, 'pins'],
  ['Tất cả các đáp án trên trừ đáp án C', 3, 'pins'],
  ['Không phải A', 3, 'pins'],
  ['D. Cả B và C', 3, 'pins'],
  ['ca a va b', 3, 'pins'],
  ['Only A', 3, 'pins'],
  ['Only A is correct', 3, 'pins'],
  ['A only', 3, 'pins'],
  ['Both A and C', 3, 'pins'],
  ['Both A and C apply here', 3, 'pins'],
  ['A and B', 3, 'pins'],
  ['A or B', 3, 'pins'],
  ['A/B', 3, 'pins'],
  ['Either A or B', 3, 'pins'],
  ['Neither A nor B', 3, 'pins'],
  ['Option A', 3, 'pins'],
  ['Answers (B) and (D)', 3, 'pins'],
  ['All except C', 3, 'pins'],
  // Places
  ['Đáp án đầu tiên', 3, 'pins'],
  ['Hai đáp án đầu', 3, 'pins'],
  ['Đáp án trên', 3, 'pins'],
  ['Đáp án 1 và 2', 3, 'pins'],
  ['Tất cả trừ đáp án cuối', 3, 'pins'],
  ['The first two options', 3, 'pins'],
  ['All but the last one', 3, 'pins'],
  // All, both, none
  ['Tất cả các đáp án trên', 3, 'last'],
  ['<p>Tất cả đều đúng</p>', 3, 'last'],
  ['Tất cả', 3, 'last'],
  ['TẤT CẢ CÁC Ý TRÊN ĐỀU SAI', 3, 'last'],
  ['Tat ca deu dung', 3, 'last'],
  ['Toàn bộ các ý trên', 3, 'last'],
  ['Cả ba đáp án trên', 3, 'last'],
  ['Cả 3 ý trên', 3, 'last'],
  ['Cả hai', 2, 'last'],
  ['Cả hai đều sai.', 2, 'last'],
  ['Cả bốn câu trên', 4, 'last'],
  ['Các câu trên đều đúng', 3, 'last'],
  ['Ba đáp án trên đều đúng', 3, 'last'],
  ['Đều sai', 3, 'last'],
  ['Đều đúng', 3, 'last'],
  ['Đều không đúng', 3, 'last'],
  ['Không có đáp án nào đúng', 3, 'last'],
  ['Không đáp án nào', 3, 'last'],
  ['Không có câu nào đúng', 3, 'last'],
  ['Không có phương án đúng', 3, 'last'],
  ['Không ai đúng', 3, 'last'],
  ['Câu nào cũng đúng', 3, 'last'],
  ['Đáp án khác', 3, 'last'],
  ['All of the above', 3, 'last'],
  ['All the above', 3, 'last'],
  ['All of these', 3, 'last'],
  ['All are correct', 3, 'last'],
  ['All answers are correct', 3, 'last'],
  ['None of the above', 3, 'last'],
  ['None of these', 3, 'last'],
  ['None', 3, 'last'],
  ['No correct answer', 3, 'last'],
  ['Both', 2, 'last'],
  ['Both are correct', 2, 'last'],
  ['Neither of them', 2, 'last'],
  // Two of three: which two, their places tell
  ['Cả hai đáp án trên', 3, 'pins'],
  ['Both of the above', 3, 'pins'],
  // Answers like any other
  ['A', 3, 'moves'],
  ['B.', 3, 'moves'],
  ['A. 15 cm', 3, 'moves'],
  ['AB', 3, 'moves'],
  ['điểm A', 3, 'moves'],
  ['Vitamin A', 3, 'moves'],
  ['Vitamin A và C', 3, 'moves'],
  ['Điểm A và điểm B', 3, 'moves'],
  ['Bạn A và bạn B', 3, 'moves'],
  ['An và Bình', 3, 'moves'],
  ['Chỉ bạn Lan', 3, 'moves'],
  ['Chị A', 3, 'moves'],
  ['Cả nhà đi chơi', 3, 'moves'],
  ['Cả lớp', 3, 'moves'],
  ['Cá chép', 3, 'moves'],
  ['Cá ba sa', 3, 'moves'],
  ['Không khí', 3, 'moves'],
  ['Không có', 3, 'moves'],
  ['Thứ hai', 3, 'moves'],
  ['Ở trên', 3, 'moves'],
  ['Ê và Ô', 3, 'moves'],
  ['a < b', 3, 'moves'],
  ['a + b', 3, 'moves'],
  ['<span data-type="inline-math" data-latex="A \\cup B"></span>', 3, 'moves'],
  ['(1) và (2)', 3, 'moves'],
  ['Only a few', 3, 'moves'],
  ['All day long', 3, 'moves'],
  ['No', 3, 'moves'],
  ['Above', 3, 'moves'],
  ['A dog and a cat', 3, 'moves'],
]

const questionWith = (text: string, others: number, place: number) => ({
  type: 'single_choice' as const,
  answers: Array.from({ length: others }, (_, index) => ({ text: `<p>số ${index + 10}</p>` })).toSpliced(place, 0, {
    text,
  }),
})
const ordersOf = (text: string, others: number, place: number): number[][] =>
  Array.from({ length: 60 }, (_, seed) => optionOrder(questionWith(text, others, place), seededRandom(seed)))

describe('an option', () => {
  test.each(wordings)('%s among %i others %s', (text, others, behaviour) => {
    for (const place of [others, 1]) {
      const orders = ordersOf(text, others, place)
      const lasts = new Set(orders.map((order) => order.at(-1)))
      const natural = orders[0]?.toSorted((one, other) => one - other)
      if (behaviour === 'pins') for (const order of orders) expect(order).toEqual(natural)
      else expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
      if (behaviour === 'last') expect([...lasts]).toEqual([place])
      if (behaviour === 'moves') expect(lasts.size).toBe(others + 1)
      expect(movesFreely(questionWith(text, others, place))).toBe(behaviour === 'moves')
    }
  })
})

describe('the order of options', () => {
  const words = wordings.map(([text]) => text)
  const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { minLength: 2, maxLength: 8 })
  const types = fc.constantFrom('single_choice' as const, 'multiple_choice' as const)

  test('has every place once, and is the same for the same seed', () => {
    fc.assert(
      fc.property(texts, types, fc.nat(), (all, type, seed) => {
        const question = { type, answers: all.map((text) => ({ text })) }
        const order = optionOrder(question, seededRandom(seed))
        expect(order.toSorted((one, other) => one - other)).toEqual(all.map((_, place) => place))
        expect(optionOrder(question, seededRandom(seed))).toEqual(order)
      }),
    )
  })

  test('ends with what speaks of all the others, in the order in which it was written', () => {
    const ordinary = fc.uniqueArray(fc.integer({ min: 10, max: 99 }).map(String), { minLength: 2, maxLength: 6 })
    const last = fc.uniqueArray(fc.constantFrom('Tất cả các đáp án trên', 'Đều sai', 'None of these'), { minLength: 1 })
    fc.assert(
      fc.property(ordinary, last, fc.nat(), (first, ending, seed) => {
        const answers = [...ending, ...first].map((text) => ({ text }))
        const order = optionOrder({ type: 'single_choice', answers }, seededRandom(seed))
        expect(order.slice(-ending.length)).toEqual(ending.map((_, place) => place))
      }),
    )
  })

  test('stays as it is for true or false and for typed answers', () => {
    fc.assert(
      fc.property(fc.constantFrom('true_false' as const, 'fill_blank' as const), fc.nat(), (type, seed) => {
        const answers = ['Đúng', 'Sai', 'khác'].map((text) => ({ text }))
        expect(optionOrder({ type, answers }, seededRandom(seed))).toEqual([0, 1, 2])
      }),
    )
  })
})

test('of two items, and of two pairs, each order is shown: one that never was would be the answer', () => {
  const pairs = [
    { leftId: 'a', left: 'Lào', rightId: 'b', right: 'Viêng Chăn' },
    { leftId: 'c', left: 'Huế', rightId: 'd', right: 'Sông Hương' },
  ]
  const ofTwo = { ordering: { items: ['Một', 'Hai'], itemIds: ['a', 'b'] }, matching: { pairs } }
  for (const type of ['ordering', 'matching'] as const) {
    const question = { type, answers: [], parts: ofTwo[type] }
    const shown = Array.from({ length: 60 }, (_, seed) =>
      drawnOrder(question, { shuffleAnswers: false }, seededRandom(seed)),
    )
    const asWritten = shown.filter(([first]) => first === 0).length
    expect(asWritten).toBeGreaterThan(15)
    expect(asWritten).toBeLessThan(45)
  }
})
