import { type AskedQuestion, askedQuestions } from './asked-questions.ts'

/** What the parts of a paper ask: choices, statements that are true or false, and answers to be typed. */
export interface AskedParts {
  choices: readonly AskedQuestion[]
  statements: readonly AskedStatements[]
  typed: readonly AskedTyped[]
}

interface AskedStatements {
  asks: string
  statements: readonly string[]
  truths: readonly boolean[]
}

interface AskedTyped {
  asks: string
  answer: string
}

export const askedParts: AskedParts = {
  choices: askedQuestions.slice(0, 4),
  statements: [
    {
      asks: 'Cho một con chim sẻ đang đậu trên cành.',
      statements: ['Nó có hai cánh.', 'Nó có vây.', 'Nó đẻ trứng.', 'Nó có vòi.'],
      truths: [true, false, true, false],
    },
    {
      asks: 'Cho hình vuông có cạnh 3 cm.',
      statements: ['Chu vi là 9 cm.', 'Diện tích là 9 cm².', 'Có bốn góc vuông.', 'Có ba trục đối xứng.'],
      truths: [false, true, true, false],
    },
  ],
  typed: [
    { asks: 'Trung bình cộng của 12 và 13 bằng bao nhiêu?', answer: '12,5' },
    { asks: 'Hai con bò có tất cả mấy chân?', answer: '8' },
    { asks: 'Nghiệm của phương trình x + 7 = 3 là số nào?', answer: '-4' },
  ],
}
