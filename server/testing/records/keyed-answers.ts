import fc from 'fast-check'

/** Words of true and false as people write them, told apart without the product's own rules. */
const truths = [
  ['Đúng', 'Sai'],
  ['True', 'False'],
  ['Yes', 'No'],
  ['Có', 'Không'],
  ['đúng', 'sai'],
] as const

interface KeyedAnswer {
  text: string
  isCorrect: boolean
}

interface KeyedAnswers {
  type: 'true_false' | 'single_choice' | 'multiple_choice' | 'fill_blank'
  answers: KeyedAnswer[]
}

/** What a writer may give: any order, any words, also some that must be refused. */
export const someKeyedAnswers: fc.Arbitrary<KeyedAnswers> = fc.oneof(
  fc.tuple(fc.constantFrom(...truths), fc.boolean(), fc.boolean()).map(([[right, wrong], isTurned, isFirst]) => ({
    type: 'true_false' as const,
    answers: (isTurned ? [wrong, right] : [right, wrong]).map((text, index) => ({
      text,
      isCorrect: (index === 0) === isFirst,
    })),
  })),
  fc
    .tuple(
      fc.constantFrom('single_choice' as const, 'multiple_choice' as const),
      fc.uniqueArray(fc.constantFrom('2', '3', 'năm', 'Sai', 'Đúng', 'a < b', 'Huế', 'x'), { minLength: 2 }),
      fc.infiniteStream(fc.boolean()),
    )
    .map(([type, texts, keys]) => ({
      type,
      answers: texts.map((text) => ({ text, isCorrect: keys.next().value === true })),
    })),
  fc.constantFrom('Hà Nội', '1,5', 'Sai').map((text) => ({
    type: 'fill_blank' as const,
    answers: [{ text, isCorrect: true }],
  })),
)

/** What is right, in one word for each meaning. */
export function keyOf(answers: readonly KeyedAnswer[]): string[] {
  const meaning = (text: string): string => {
    const pair = truths.find((words) => words.some((word) => word === text))
    return pair === undefined ? text : pair[0] === text ? 'right' : 'wrong'
  }
  return answers
    .filter(({ isCorrect }) => isCorrect)
    .map(({ text }) => meaning(text.replaceAll('&lt;', '<')))
    .sort()
}
