import { type Token, signsOf } from './format-sections.ts'

export interface Shown {
  text: string
  /**
   * A day without a year, a month of a year, or a time: what programs make of '1/2' and '3:1' by themselves. So is a
   * name of a month or day whose language the format does not say, and a day that may as well be the month where the
   * format leaves the order to each computer: everybody sees it in their own.
   */
  isOddDate: boolean
}

const day = 86_400_000
const days = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy']

const two = (part: number): string => String(part).padStart(2, '0')

/** '[h]:mm:ss' counts hours beyond the day: what is typed as 300:29:1 is shown as 300:29:01. */
export function sinceMidnight(value: number, signs: string): string {
  const seconds = Math.round(Math.abs(value) * 86_400)
  const sign = value < 0 ? '-' : ''
  if (/\[s/i.test(signs)) return `${sign}${seconds}`
  const isInMinutes = /\[m/i.test(signs)
  const minutes = Math.floor(seconds / 60)
  const parts = isInMinutes ? [String(minutes)] : [String(Math.floor(minutes / 60)), two(minutes % 60)]
  if (/s/i.test(signs)) parts.push(two(seconds % 60))
  return `${sign}${parts.join(':')}`
}

/** Names of days and months are those of the language that the format names. */
export function shownDate(value: number, tokens: readonly Token[], section: string, is1904: boolean): Shown | null {
  const time = Math.round((value - 25_569 + (is1904 ? 1462 : 0)) * day)
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return null
  const isEnglish = /\[\$[^\]-]*-(?:\d{0,4}0?[48]09|en)/i.test(section)
  const named = (part: 'month' | 'weekday', length: number): string =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', [part]: length > 3 ? 'long' : 'short' }).format(date)
  const parts = runsIn(tokens)
  const isHalf = parts.some(({ sign }) => /^a/i.test(sign))
  const hours = isHalf ? date.getUTCHours() % 12 || 12 : date.getUTCHours()
  const text = parts.map(({ sign, literal }, index) => {
    const { length } = sign
    switch (sign[0]?.toLowerCase()) {
      case undefined:
        return literal
      case 'a':
        return date.getUTCHours() < 12 ? 'AM' : 'PM'
      case 'y':
        return length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100)
      case 'd':
        if (length > 2) return isEnglish ? named('weekday', length) : (days[date.getUTCDay()] ?? '')
        return length === 2 ? two(date.getUTCDate()) : String(date.getUTCDate())
      case 'h':
        return length === 2 ? two(hours) : String(hours)
      case 's':
        return length === 2 ? two(date.getUTCSeconds()) : String(date.getUTCSeconds())
      case 'm': {
        if (isMinute(parts, index)) return length === 2 ? two(date.getUTCMinutes()) : String(date.getUTCMinutes())
        const part = date.getUTCMonth() + 1
        if (length >= 3) return isEnglish ? named('month', length) : `thg ${part}`
        return length === 2 ? two(part) : String(part)
      }
      case '0': {
        const place = parts.slice(0, index).filter((part) => part.sign === '0').length
        return String(date.getUTCMilliseconds()).padStart(3, '0')[place] ?? ''
      }
      default:
        return sign === '@' || sign === ';' ? '' : sign
    }
  })
  const signs = signsOf(tokens)
  const has = (sign: RegExp): boolean => sign.test(signs)
  // '3:1' becomes one minute past three, and hardly anybody means that.
  const isRatio = has(/h/i) && !has(/[yd]/i) && date.getUTCMinutes() > 0 && date.getUTCMinutes() < 10
  const isNamed = parts.some(({ sign }, index) => /^(?:d{3}|m{3})/i.test(sign) && !isMinute(parts, index))
  const isUnsaid = isNamed && !isEnglish && !/\[\$[^\]-]*-(?:\d{0,4}42a|vi)/i.test(section)
  const [first, second] = [date.getUTCDate(), date.getUTCMonth() + 1]
  const isEither = /\[\$-(?:x-sysdate|F800)\]/i.test(section) && first <= 12 && first !== second
  const isOddDate = isRatio || isUnsaid || isEither || (!has(/h/i) && has(/m/i) && (!has(/y/i) || !has(/d/i)))
  return { text: text.join('').trim(), isOddDate }
}

interface Part {
  sign: string
  literal: string
}

/** The same sign several times is one part. */
function runsIn(tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  for (const one of tokens) {
    const last = parts.at(-1)
    if ('literal' in one) parts.push({ sign: '', literal: one.literal })
    else if (last && /^[ymdhs]$/i.test(one.sign) && last.sign[0]?.toLowerCase() === one.sign.toLowerCase())
      last.sign += one.sign
    else parts.push({ sign: one.sign, literal: '' })
  }
  return parts
}

/** Behind hours, or before seconds. */
function isMinute(parts: readonly Part[], index: number): boolean {
  const timed = parts.map(({ sign }) => sign[0]?.toLowerCase() ?? '')
  const isOfDay = (sign: string): boolean => /^[ymdhs]$/.test(sign)
  return timed.slice(0, index).findLast(isOfDay) === 'h' || timed.slice(index + 1).find(isOfDay) === 's'
}
