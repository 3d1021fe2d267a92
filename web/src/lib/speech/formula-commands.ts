import { formulaSigns } from '@lms/contracts/plain-formula.ts'

/** What the commands of a formula mean to somebody who listens. */

export const commandSigns: Readonly<Record<string, string>> = {
  ...formulaSigns,
  div: '÷',
  lt: '<',
  gt: '>',
  implies: '⇒',
  iff: '⇔',
  square: '□',
  Box: '□',
}
export const commandWords: Readonly<Record<string, string>> = {
  sin: 'sin',
  cos: 'cô-sin',
  tan: 'tang',
  cot: 'cô-tang',
  log: 'lô-ga-rít',
  ln: 'lô-ga-rít tự nhiên của',
  lim: 'giới hạn',
  max: 'giá trị lớn nhất',
  min: 'giá trị nhỏ nhất',
  sum: 'tổng',
  int: 'tích phân',
  to: 'tiến tới',
  rightarrow: 'mũi tên',
  ldots: 'ba chấm',
  cdots: 'ba chấm',
  dots: 'ba chấm',
}
export const numberSets: Readonly<Record<string, string>> = { N: 'ℕ', Z: 'ℤ', Q: 'ℚ', R: 'ℝ' }
export const plainTexts = new Set(['text', 'mathrm', 'textbf', 'mbox', 'operatorname', 'textit'])
export const looks = new Set([
  'mathbf',
  'mathit',
  'mathsf',
  'boldsymbol',
  'displaystyle',
  'boxed',
  'underbrace',
  'bar',
  'cancel',
])
export const namedMarks: Readonly<Record<string, string>> = {
  vec: 'vectơ',
  overrightarrow: 'vectơ',
  widehat: 'góc',
  hat: 'góc',
}
