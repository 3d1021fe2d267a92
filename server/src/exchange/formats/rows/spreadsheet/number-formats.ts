/** Numbers as a spreadsheet program shows them, by the code of their format. */

export interface Shown {
  text: string
  /** A day without a year, a month of a year, or a time: what programs make of '1/2' and '3:1' by themselves. */
  isOddDate: boolean
}

export const builtInFormats: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
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
  const plain = (text: string): Shown => ({ text, isOddDate: false })
  const sections = code.slice(0, 200).split(';')
  const isOwnNegative = value < 0 && sections.length > 1
  const section = (isOwnNegative ? sections[1] : sections[0]) ?? ''
  if (/\[h+\]/i.test(section)) return { text: sinceMidnight(value, section), isOddDate: true }
  const bare = section.replaceAll(/\[[^\]]{0,40}\]|_.|\*./g, '')
  const signs = bare.replaceAll(/"[^"]*"|\\./g, '')
  const amount = isOwnNegative ? -value : value
  if (bare === '' || /^general$/i.test(signs.trim()) || signs.includes('@')) return plain(general(value))
  if (/[dmyhs]/i.test(signs) && !/[0#?]/.test(signs)) return shownDate(value, bare, signs, is1904)
  if (/[eE][+-]/.test(signs)) return plain(general(value))
  const [before, after] = literalsAround(bare)
  if (signs.includes('%')) return plain(`${before}${percent(amount * 100, signs)}%`)
  if (/[#?0]\s*\/\s*[#?\d]/.test(signs)) return plain(`${before}${fraction(amount, signs)}${after}`)
  return /[0#]/.test(signs) ? plain(`${before}${fixed(amount, signs)}${after}`) : plain(general(value))
}

/** '[h]:mm:ss' counts hours beyond the day: what is typed as 300:29:1 is shown as 300:29:01. */
function sinceMidnight(value: number, section: string): string {
  const seconds = Math.round(Math.abs(value) * 86_400)
  const two = (part: number): string => String(part).padStart(2, '0')
  const parts = [String(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60)]
  if (/s/i.test(section)) parts.push(two(seconds % 60))
  return `${value < 0 ? '-' : ''}${parts.join(':')}`
}

/** As many digits as a program keeps; what comes behind them is noise of the machine. */
function general(value: number): string {
  return String(Number(value.toPrecision(15)))
}

function fixed(value: number, signs: string): string {
  const decimals = /\.([0#?]*)/.exec(signs)?.[1] ?? ''
  const least = decimals.replaceAll(/[^0]/g, '').length
  const text = value.toFixed(Math.min(decimals.length, 20))
  if (!text.includes('.')) return text
  const [whole = '', rest = ''] = text.split('.')
  let end = rest.length
  while (end > least && rest[end - 1] === '0') end -= 1
  return end === 0 ? whole : `${whole}.${rest.slice(0, end)}`
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

/** Words that are shown before and behind the digits: '5 cm'. */
function literalsAround(bare: string): [string, string] {
  const start = bare.search(/[0#?](?=[^"]*(?:"[^"]*"[^"]*)*$)/)
  const end = Math.max(bare.lastIndexOf('0'), bare.lastIndexOf('#'), bare.lastIndexOf('?'))
  const literal = (text: string): string =>
    text.replaceAll(
      /"([^"]*)"|\\(.)|([^"\\])/g,
      (_, quoted?: string, one?: string, plain?: string) =>
        quoted ?? one ?? (/[\s().,%$€£¥+-]/.test(plain ?? '') ? (plain ?? '') : ''),
    )
  return start === -1 ? ['', ''] : [literal(bare.slice(0, start)), literal(bare.slice(end + 1)).replaceAll(/[,%]/g, '')]
}

const day = 86_400_000

function shownDate(value: number, bare: string, signs: string, is1904: boolean): Shown {
  const time = Math.round((value - 25_569 + (is1904 ? 1462 : 0)) * day)
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return { text: general(value), isOddDate: false }
  const two = (part: number): string => String(part).padStart(2, '0')
  const isHalf = /am\/pm|a\/p/i.test(bare)
  const hours = isHalf ? date.getUTCHours() % 12 || 12 : date.getUTCHours()
  let isTime = false
  const text = bare.replaceAll(
    /"([^"]*)"|\\(.)|am\/pm|a\/p|y+|m+|d+|h+|s+|./gi,
    (token, quoted?: string, one?: string) => {
      if (quoted !== undefined) return quoted
      if (one !== undefined) return one
      const length = token.length
      switch (token[0]?.toLowerCase()) {
        case 'a':
          return date.getUTCHours() < 12 ? 'AM' : 'PM'
        case 'y':
          return length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100)
        case 'd':
          return length > 2 ? '' : length === 2 ? two(date.getUTCDate()) : String(date.getUTCDate())
        case 'h':
          isTime = true
          return length === 2 ? two(hours) : String(hours)
        case 's':
          return length === 2 ? two(date.getUTCSeconds()) : String(date.getUTCSeconds())
        case 'm': {
          const part = isTime ? date.getUTCMinutes() : date.getUTCMonth() + 1
          return length >= 3 ? `thg ${part}` : length === 2 ? two(part) : String(part)
        }
        default:
          return token === '@' || token === ';' ? '' : token
      }
    },
  )
  const has = (sign: RegExp): boolean => sign.test(signs)
  // '3:1' becomes one minute past three, and hardly anybody means that.
  const isRatio = has(/h/i) && !has(/[yd]/i) && date.getUTCMinutes() > 0 && date.getUTCMinutes() < 10
  const isOddDate = isRatio || (!has(/h/i) && has(/m/i) && (!has(/y/i) || !has(/d/i)))
  return { text: text.trim(), isOddDate }
}
