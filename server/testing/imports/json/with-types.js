import type { Question } from './types'

export const bank: Question[] = [
  {
    id: 1,
    question: 'Sông nào chảy qua thành phố Huế?',
    choices: ['Sông Hương', `Sông Hồng`, 'Sông Hàn'],
    correctAnswer: 'Sông Hương', // đã dò lại
  },
  {
    id: 2,
    question: "Đèo nào nằm giữa Huế và Đà Nẵng?",
    choices: ['Đèo Ngang', 'Đèo Hải Vân', 'Đèo Cả'],
    correctAnswer: 'Đèo Hải Vân',
  },
  {
    id: 3,
    question: titles.third,
    choices: ['Phở', 'Bún bò'],
    correctAnswer: 'Bún bò',
  },
] as Question[]

/*
const old = [{ question: 'Câu cũ?', choices: ['a', 'b'], correctAnswer: 'a' }]
*/
