/** Numbers in Vietnamese words, as a teacher reads them. */

const ones = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const
const classes = ['', ' nghìn', ' triệu'] as const
/** Nobody hears more at once; what is longer is read figure by figure. */
const longest = 21

function one(figure: string): string {
  return ones[Number(figure)] ?? ''
}

export function figureByFigure(figures: string): string {
  return Array.from(figures, one).join(' ')
}

/** Three figures. Behind a greater part nothing is left out: `1 005` is 'một nghìn không trăm linh năm'. */
function three(figures: string, isWhole: boolean): string {
  const [hundreds = '0', tens = '0', unit = '0'] = figures.padStart(3, '0')
  const words: string[] = []
  if (isWhole || hundreds !== '0') words.push(one(hundreds), 'trăm')
  if (tens === '0' && unit !== '0') {
    if (words.length > 0) words.push('linh')
    words.push(one(unit))
  } else if (tens !== '0') {
    words.push(...(tens === '1' ? ['mười'] : [one(tens), 'mươi']))
    if (unit !== '0') words.push(behindTen(unit, tens))
  }
  return words.join(' ')
}

function behindTen(unit: string, tens: string): string {
  if (unit === '5') return 'lăm'
  if (tens !== '1' && unit === '1') return 'mốt'
  return tens !== '1' && unit === '4' ? 'tư' : one(unit)
}

/** Up to nine figures. */
function million(figures: string, isBehind: boolean): string {
  const words: string[] = []
  for (let place = Math.ceil(figures.length / 3) - 1; place >= 0; place -= 1) {
    const group = figures.slice(Math.max(0, figures.length - 3 * place - 3), figures.length - 3 * place)
    if (Number(group) === 0) continue
    words.push(three(group, isBehind || words.length > 0) + (classes[place] ?? ''))
  }
  return words.join(' ')
}

export function wholeNumber(figures: string): string {
  const significant = figures.replace(/^0+(?=\d)/, '')
  if (significant.length > longest || (figures.length > 1 && figures.startsWith('0'))) return figureByFigure(figures)
  if (significant === '0') return ones[0]
  const words: string[] = []
  for (let place = Math.ceil(significant.length / 9) - 1; place >= 0; place -= 1) {
    const group = significant.slice(Math.max(0, significant.length - 9 * place - 9), significant.length - 9 * place)
    if (Number(group) === 0) continue
    words.push([million(group, words.length > 0), ...Array<string>(place).fill('tỉ')].join(' '))
  }
  return words.join(' ')
}

/** Behind the comma: `05` is 'không năm', `025` 'không trăm hai mươi lăm', longer ones figure by figure. */
function decimals(figures: string): string {
  if (figures.length > 3) return figureByFigure(figures)
  if (figures.length === 3) return Number(figures) === 0 ? figureByFigure(figures) : three(figures, true)
  return figures.startsWith('0') ? figureByFigure(figures) : wholeNumber(figures)
}

/** As a Vietnamese number is written: `15 000`, `15.000`, `3,14`. Undefined when it is not one. */
const written = /^(?:\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3}){2,}|\d+)/u

export function writtenNumber(text: string): string | undefined {
  const whole = written.exec(text)?.[0]
  if (whole === undefined) return undefined
  const rest = text.slice(whole.length)
  if (whole.includes(',')) return whole
  const behind =
    /^,\d+(?![\d]*,\d)/.exec(rest)?.[0] ?? (whole.includes('.') ? undefined : /^\.\d+(?!\.?\d)/.exec(rest)?.[0])
  return whole + (behind ?? '')
}

export function numberWords(text: string): string {
  const isForeign = /^\d{1,3}(?:,\d{3}){2,}$/.test(text)
  if (isForeign) return wholeNumber(text.replaceAll(',', ''))
  const [before = '', behind] = text.split(',')
  const whole = /^\d{1,3}(?:[.\s]\d{3})+$/u.test(before) ? before.replaceAll(/[.\s]/gu, '') : before
  if (behind !== undefined) return `${wholeNumber(whole.replaceAll('.', ''))} phẩy ${decimals(behind)}`
  const [front = '', point] = whole.split('.')
  // In Vietnam a point is no comma: `Bài 1.5` and a figure of a calculator are both read as they stand.
  return point === undefined ? wholeNumber(front) : `${wholeNumber(front)} chấm ${decimals(point)}`
}

/** In 'ba phần tư', 'tháng tư', 'thứ tư'. */
export function withFourth(figures: string): string {
  return Number(figures) === 4 ? 'tư' : wholeNumber(String(Number(figures)))
}

export function ordinal(figures: string): string {
  return Number(figures) === 1 ? 'nhất' : withFourth(figures)
}

const romanForm = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

export function romanNumber(text: string): number | undefined {
  if (text === '' || !romanForm.test(text)) return undefined
  const values = Array.from(text, (letter) => romanValues[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
