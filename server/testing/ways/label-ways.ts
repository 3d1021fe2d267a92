import { letters } from './asked-questions.ts'

/** How people write the number of a question; a line end behind it gives it a line of its own. */
export const numberWays: Readonly<Record<string, (number: number) => string>> = Object.fromEntries(
  [
    'Câu 1: ',
    'Câu 1. ',
    'Câu 1 ',
    'CÂU 1: ',
    'Câu 01: ',
    'Câu hỏi 1: ',
    'Bài 1: ',
    '1. ',
    '1.',
    '1) ',
    '1/ ',
    '(1) ',
    '[1] ',
    '1- ',
    '1 - ',
    '1: ',
    '1 ',
    '1_ ',
    '1, ',
    'Question 1: ',
    'Q1. ',
    'Q1: ',
    '[Q1] ',
    '[Câu 1] ',
    '(Câu 1) ',
    '#1 ',
    'C1. ',
    'Câu số 1: ',
    'Câu thứ 1: ',
    'Câu 1\n',
    'Câu 1:\n',
    '1.\n',
    'Câu 1*. ',
    'Câu 1 (Trắc nghiệm): ',
    'Câu 1 (NB): ',
    'Câu 1 (1 điểm): ',
    'Câu 1: (1đ) ',
    'Câu 1 [TH]. ',
    '1. (0,5 điểm) ',
    '**Câu 1:** ',
    '### Câu 1: ',
    'Câu 1 : ',
    'Câu1: ',
    'câu 1, ',
    'Câu 1- ',
    'Câu 1) ',
    'Câu 1/ ',
    'Câu hỏi: ',
    'Hỏi: ',
    'Q: ',
    '- ',
    '• ',
    'Ask1: ',
    'cauhoi1: ',
    'Câu_1: ',
    'Câu 1.1. ',
  ].map((typed) => [typed.replace('\n', '⏎').trimEnd(), (number: number) => typed.replace('1', String(number))]),
)

const small = (at: number): string => letters[at]?.toLowerCase() ?? ''

/** How people write the letter of an option, or what stands there instead of one. */
export const optionWays: Readonly<Record<string, (at: number) => string>> = {
  ...Object.fromEntries(
    ['A. ', 'A.', 'A) ', '(A) ', '[A] ', 'A/ ', 'A: ', 'A- ', 'A - ', 'A ', 'A, ', 'A; ', 'A> ', 'A] ', 'A . ']
      .concat(['- A. ', '• A. ', '    A. ', '\tA. ', 'A.\t', '**A.** '])
      .map((typed) => [typed, (at: number) => typed.replace('A', letters[at] ?? '')]),
  ),
  ...Object.fromEntries(
    ['a. ', 'a) ', '(a) ', 'a/ ', 'a, '].map((typed) => [typed, (at: number) => typed.replace('a', small(at))]),
  ),
  ...Object.fromEntries(['1) ', '(1) '].map((typed) => [typed, (at: number) => typed.replace('1', String(at + 1))])),
  ...Object.fromEntries(['- ', '• ', '+ ', '○ ', '☐ ', ''].map((typed) => [typed, () => typed])),
  ...Object.fromEntries(
    ['answer1: ', 'Option 1: ', 'Phương án 1: ', 'Đáp án 1: ', 'PA1. ', 'ans1) '].map((typed) => [
      typed,
      (at: number) => typed.replace('1', String(at + 1)),
    ]),
  ),
  ...Object.fromEntries(
    ['Option A: ', 'Đáp án A: ', 'Phương án A. ', 'Ý A: ', 'PA A: '].map((typed) => [
      typed,
      (at: number) => typed.replace(/A(?=[.:])/u, letters[at] ?? ''),
    ]),
  ),
  'i. ': (at) => `${['i', 'ii', 'iii', 'iv'][at] ?? ''}. `,
  'Ⓐ ': (at) => `${'ⒶⒷⒸⒹ'[at] ?? ''} `,
  '① ': (at) => `${'①②③④'[at] ?? ''} `,
}
