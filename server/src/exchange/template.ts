import { formulaElement } from './formats/formulas-in-text.ts'
import { type Item, emptyItem, trueFalseAnswers } from './formats/item.ts'

/** One of each type, to be written over. */
export const templateItems: Item[] = [
  {
    ...emptyItem(),
    title: 'Thủ đô của Việt Nam',
    content: '<p>Thủ đô của nước Việt Nam là thành phố nào?</p>',
    answers: [
      { text: '<p>Huế</p>', isCorrect: false },
      { text: '<p>Hà Nội</p>', isCorrect: true },
      { text: '<p>Đà Nẵng</p>', isCorrect: false },
      { text: '<p>Cần Thơ</p>', isCorrect: false },
    ],
    explanation: '<p>Hà Nội là thủ đô của nước ta.</p>',
    difficulty: 'easy',
    points: 10,
    tags: ['địa lý'],
  },
  {
    ...emptyItem(),
    type: 'multiple_choice',
    title: 'Số chẵn',
    content: '<p>Những số nào sau đây là số chẵn? (Chọn nhiều đáp án)</p>',
    answers: [
      { text: '<p>2</p>', isCorrect: true },
      { text: '<p>3</p>', isCorrect: false },
      { text: '<p>4</p>', isCorrect: true },
    ],
    difficulty: 'medium',
    points: 10,
  },
  {
    ...emptyItem(),
    type: 'true_false',
    title: 'Diện tích hình tròn',
    content: `<p>Diện tích hình tròn bán kính r là ${formulaElement(String.raw`\pi r^{2}`)}</p>`,
    answers: trueFalseAnswers(true),
    difficulty: 'hard',
    points: 5,
  },
  {
    ...emptyItem(),
    type: 'fill_blank',
    title: 'Phép nhân',
    content: '<p>Kết quả của phép tính 7 × 8 là bao nhiêu?</p>',
    answers: [
      { text: '56', isCorrect: true },
      { text: 'năm mươi sáu', isCorrect: true },
    ],
    difficulty: 'easy',
    points: 5,
    ignoreAccents: true,
  },
]
