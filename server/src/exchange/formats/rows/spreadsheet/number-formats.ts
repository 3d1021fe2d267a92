import { type Token, literalOf, sectionFor, signsOf, tokensIn } from './format-sections.ts'
import { type Shown, shownDate, sinceMidnight } from './shown-dates.ts'

/** Numbers as a spreadsheet program shows them, by the code of their format. */

export const builtInFormats: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0',
  6: '"$"#,##0',
  7: '"$"#,##0.00',
  8: '"$"#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: '[$-x-sysdate]d/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: '[$-x-sysdate]d/m/yyyy h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  36: 'yyyy"年"m"月"',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '"$"#,##0',
  43: '#,##0.00',
  44: '"$"#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  48: '0.0E+0',
  49: '@',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
}

export function shownNumber(value: number, code: string, is1904: boolean): Shown {
  const { section, isOwnNegative } = sectionFor(value, code)
  const tokens = tokensIn(section)
  const signs = signsOf(tokens)
  const amount = isOwnNegative ? -value : value
  if (/\[[hms]/i.test(signs)) return { text: sinceMidnight(value, signs), isOddDate: true }
  if (/[dmyhs]/i.test(signs) && !/[0#?]/.test(signs.replace(/s\.0{1,3}/i, 's'))) {
    const date = shownDate(value, tokens, section, is1904)
    if (date) return date
  }
  return { text: numberIn(amount, tokens, signs), isOddDate: false }
}

const isDigit = (one: Token): boolean => 'sign' in one && /^[0#?]$/.test(one.sign)

/** Without signs between thousands: they are not the same everywhere. */
function numberIn(value: number, tokens: readonly Token[], signs: string): string {
  const whole = tokens.findIndex((one) => 'sign' in one && one.sign === 'G')
  const from = whole === -1 ? tokens.findIndex(isDigit) : whole
  const to = whole === -1 ? tokens.findLastIndex(isDigit) : whole
  const sign = value < 0 ? '-' : ''
  // A word alone is what is shown; no sign at all hides the number, and it is read.
  if (from === -1)
    return literalOf(tokens).trim() === '' || signs.includes('@') ? general(value) : sign + literalOf(tokens).trim()
  const before = literalOf(tokens.slice(0, from))
  const after = literalOf(tokens.slice(to + 1))
  const digits = digitsIn(Math.abs(value), tokens.slice(from, to + 1), signs, `${before}${after}`.includes('%'))
  return `${sign}${before}${digits}${after}`.trim()
}

function digitsIn(value: number, tokens: readonly Token[], signs: string, isPercent: boolean): string {
  const own = signsOf(tokens)
  if (own.includes('G') || /e[+-]/i.test(own)) return general(value)
  if (/[#?0]\s*\/\s*[#?\d]/.test(signs)) return fraction(value, signs)
  if (isPercent) return percent(value * 100, own)
  // Each comma behind the last digit leaves out three of them.
  const thousands = /[0#?](,+)(?!.*[0#?])/.exec(signs)?.[1]?.length ?? 0
  if (!own.includes('.') && literalOf(tokens) !== '') return filled(value / 1000 ** thousands, tokens)
  return fixed(value / 1000 ** thousands, own)
}

/** '00"h"00' shows 730 as 07h30: digits take their places from the last one on. */
function filled(value: number, tokens: readonly Token[]): string {
  const places = tokens.filter(isDigit).length
  const least = tokens.filter((one) => 'sign' in one && one.sign === '0').length
  const digits = general(Math.round(value)).padStart(least, '0').padStart(places, ' ')
  let at = digits.length - places
  const text = tokens.map((one, index) => {
    if ('literal' in one) return one.literal
    if (!isDigit(one)) return ''
    at += 1
    return index === 0 ? digits.slice(0, at) : (digits[at - 1] ?? '')
  })
  return text.join('').trim()
}

/** As many digits as a program keeps; what comes behind them is noise of the machine. */
function general(value: number): string {
  return String(Number(value.toPrecision(15)))
}

function fixed(value: number, signs: string): string {
  const decimals = /\.([0#?]*)/.exec(signs)?.[1] ?? ''
  const least = decimals.replaceAll(/[^0]/g, '').length
  const wholes = (signs.split('.')[0] ?? '').replaceAll(/[^0]/g, '').length
  const [whole = '', rest = ''] = value.toFixed(Math.min(decimals.length, 20)).split('.')
  let end = rest.length
  while (end > least && rest[end - 1] === '0') end -= 1
  return `${whole.padStart(wholes, '0')}${end === 0 ? '' : `.${rest.slice(0, end)}`}`
}

/** Who types '0.005%' gets two decimals from the program and sees '0.01%': a short number is shown as it was typed. */
function percent(value: number, signs: string): string {
  const typed = general(Number(value.toPrecision(12)))
  const isShort = typed.replaceAll(/^-?0\.0*|\D/g, '').length <= 4 && !typed.includes('e')
  const decimals = typed.split('.')[1]?.length ?? 0
  const shown = /\.([0#?]*)/.exec(signs)?.[1]?.length ?? 0
  return isShort && decimals > shown ? typed : fixed(value, signs)
}

/** '# ?/?' shows 0.5 as '1/2'. */
function fraction(value: number, signs: string): string {
  const below = /\/\s*([#?\d]+)/.exec(signs)?.[1] ?? '?'
  const said = /^\d+$/.test(below) ? Number(below) : null
  const most = Math.min(999, 10 ** below.length - 1)
  const sign = value < 0 ? '-' : ''
  const amount = Math.abs(value)
  const hasWhole = /[#0?]\s+[#0?]+\s*\//.test(signs)
  const whole = hasWhole ? Math.floor(amount) : 0
  const rest = amount - whole
  let best = { top: Math.round(rest * (said ?? 1)), bottom: said ?? 1 }
  if (said === null)
    for (let bottom = 1; bottom <= most; bottom += 1) {
      const top = Math.round(rest * bottom)
      if (Math.abs(rest - top / bottom) < Math.abs(rest - best.top / best.bottom) - 1e-12) best = { top, bottom }
    }
  if (best.top === 0) return sign + String(whole)
  if (best.top === best.bottom && hasWhole) return sign + String(whole + 1)
  return `${sign}${whole > 0 ? `${whole} ` : ''}${best.top}/${best.bottom}`
}
