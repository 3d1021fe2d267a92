import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { formulaElement } from './formulas-in-text.ts'
import { type Item, type ItemAnswer, emptyItem, trueFalseAnswers } from './item.ts'

const sample = (type: QuestionType, title: string, content: string, more: Partial<Item>): Item => ({
  ...emptyItem(),
  type,
  title,
  content: `<p>${content}</p>`,
  difficulty: 'easy',
  points: 5,
  ...more,
})
const right = (text: string): ItemAnswer => ({ text: `<p>${text}</p>`, isCorrect: true })
const wrong = (text: string): ItemAnswer => ({ text: `<p>${text}</p>`, isCorrect: false })

/** One of each type, to be written over. */
export const templateItems: Item[] = [
  sample('single_choice', 'Thủ đô của Việt Nam', 'Thủ đô của nước Việt Nam là thành phố nào?', {
    answers: [wrong('Huế'), right('Hà Nội'), wrong('Đà Nẵng'), wrong('Cần Thơ')],
    explanation: '<p>Hà Nội là thủ đô của nước ta.</p>',
    points: 10,
    tags: ['địa lý'],
  }),
  sample('multiple_choice', 'Số chẵn', 'Những số nào sau đây là số chẵn? (Chọn nhiều đáp án)', {
    answers: [right('2'), wrong('3'), right('4')],
    difficulty: 'medium',
    points: 10,
  }),
  sample(
    'true_false',
    'Diện tích hình tròn',
    `Diện tích hình tròn bán kính r là ${formulaElement(String.raw`\pi r^{2}`)}`,
    { answers: trueFalseAnswers(true), difficulty: 'hard' },
  ),
  sample('fill_blank', 'Phép nhân', 'Kết quả của phép tính 7 × 8 là bao nhiêu?', {
    answers: [
      { text: '56', isCorrect: true },
      { text: 'năm mươi sáu', isCorrect: true },
    ],
    ignoreAccents: true,
  }),
  sample('numeric', 'Chu vi hình vuông', 'Chu vi hình vuông cạnh 5 cm là bao nhiêu?', {
    answers: [{ text: '20', isCorrect: true, tolerance: 0.5 }],
    unit: { text: 'cm', required: true, missingCosts: 50 },
  }),
  sample('matching', 'Nước và thủ đô', 'Nối mỗi nước với thủ đô của nước đó.', {
    pairs: [
      { left: '<p>Việt Nam</p>', right: '<p>Hà Nội</p>' },
      { left: '<p>Lào</p>', right: '<p>Viêng Chăn</p>' },
    ],
    extras: ['<p>Huế</p>'],
  }),
  sample('ordering', 'Xếp số từ bé đến lớn', 'Sắp xếp các số theo thứ tự từ bé đến lớn.', {
    items: ['<p>12</p>', '<p>21</p>', '<p>102</p>'],
    credit: 'all_or_nothing',
  }),
  sample('cloze', 'So sánh hai số', 'Số 45 [[1]] số 54, hiệu của chúng là [[2]].', {
    gaps: [
      {
        kind: 'choice',
        answers: [
          { text: 'bé hơn', isCorrect: true },
          { text: 'lớn hơn', isCorrect: false },
        ],
      },
      { kind: 'number', answers: [{ text: '9', isCorrect: true }] },
    ],
    difficulty: 'medium',
    points: 10,
  }),
  sample('statements', 'Đúng hay sai từng ý', 'Mỗi ý sau đúng hay sai?', {
    statements: [
      { text: '<p>Số 8 là số chẵn</p>', isTrue: true },
      { text: '<p>Số 0 là số lẻ</p>', isTrue: false },
      { text: '<p>2 + 2 = 4</p>', isTrue: true },
      { text: '<p>3 + 3 = 7</p>', isTrue: false },
    ],
    credit: 'table',
    difficulty: 'medium',
    points: 10,
  }),
]
