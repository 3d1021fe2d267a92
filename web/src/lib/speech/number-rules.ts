import { numberWords, ordinal, wholeNumber, withFourth, writtenNumber } from './numbers.ts'
import { type Place, type Rule, type Said, wordBefore, wordsBefore } from './place.ts'

/** Dates, times, fractions, ordinals and plain numbers in a text. The first rule that fits says it. */

function said(length: number, words: string): Said {
  return { length, words, kind: 'number' }
}

function isDay(day: string, month: string): boolean {
  const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return Number(day) >= 1 && Number(day) <= (days[Number(month) - 1] ?? 0)
}

function dayWords(day: string, month: string): string {
  return `${wholeNumber(String(Number(day)))} tháng ${withFourth(month)}`
}

function withDay(place: Place, words: string): string {
  return /^(?:ngày|mùng|mồng)$/.test(wordBefore(place)) ? words : `ngày ${words}`
}

const fullDate: Rule = (place) => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?![\d/-])/.exec(place.rest)
  const local = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![\d/])/.exec(place.rest)
  const [all = '', day = '', month = '', year = ''] = iso
    ? [iso[0], iso[3], iso[2], iso[1]]
    : [local?.[0], local?.[1], local?.[3], local?.[4]]
  if (all === '') return undefined
  if (!isDay(day, month))
    return said(all.length, [day, month, year].map((each) => wholeNumber(String(Number(each)))).join(' trên '))
  return said(all.length, withDay(place, `${dayWords(day, month)} năm ${wholeNumber(year)}`))
}

const monthOfYear: Rule = (place) => {
  const found = /^(\d{1,2})\/(\d{4})(?![\d/])/.exec(place.rest)
  const [all = '', month = '', year = ''] = found ?? []
  if (!/^(?:1\d|20|21)\d\d$/.test(year) || !isDay('1', month)) return undefined
  const isNamed = wordBefore(place) === 'tháng'
  return said(all.length, `${isNamed ? '' : 'tháng '}${withFourth(month)} năm ${wholeNumber(year)}`)
}

/** 'ngày 20/11', 'lễ 2/9', 'Ngày Nhà giáo Việt Nam 20/11', the second of 'từ ngày 2/9 đến 5/9'. */
const dayBefore = [
  /(?:^|[^\p{L}])(?:ngày|mùng|mồng|lễ|dịp|sinh nhật|hôm)[\s,(]*$/iu,
  /(?:ngày|lễ|dịp)\s+\p{Lu}[\p{L}\p{M}]*(?:\s+[\p{L}\p{M}]+){0,5}[\s,(]*$/u,
  /Ngày\s+\p{Lu}[\p{L}\p{M}]*(?:\s+[\p{L}\p{M}]+){0,5}[\s,(]*$/u,
  /ngày \d{1,2}\/\d{1,2}(?: (?:đến|và|tới|hoặc) | ?[-–] ?)$/iu,
]
/** 'Ngày 2/5 số gạo' is still a part of the rice. */
const partAfter = /^\s*(?:số|công|của|quãng|lượng)(?!\p{L})/u

const shortDate: Rule = ({ text, at, rest }) => {
  const [all = '', day = '', month = ''] = /^(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(rest) ?? []
  if (all === '' || !isDay(day, month) || partAfter.test(rest.slice(all.length))) return undefined
  const before = text.slice(Math.max(0, at - 60), at)
  return dayBefore.some((form) => form.test(before)) ? said(all.length, dayWords(day, month)) : undefined
}

const clockTime: Rule = (place) => {
  const hours =
    /^(\d{1,2})\s?(?:h|giờ(?=\d))\s?(?:([0-5]?\d)(?:\s?(?:ph|p|phút|'|′)(?![\p{L}]))?(?![\d/]))?(?![\p{L}\d])/u.exec(
      place.rest,
    )
  if (hours && Number(hours[1]) <= 24) return said(hours[0].length, timeWords(hours[1] ?? '', hours[2]))
  const colon = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:\s?(AM|PM|SA|CH)(?![\p{L}]))?(?![\d:])/u.exec(place.rest)
  if (!colon || Number(colon[1]) > 24 || isExpression(place, colon[0].length) || isRatio(place)) return undefined
  const half = /AM|SA/.test(colon[4] ?? '')
    ? ' sáng'
    : colon[4] === undefined
      ? ''
      : Number(colon[1]) % 12 < 6
        ? ' chiều'
        : ' tối'
  return said(colon[0].length, timeWords(colon[1] ?? '', colon[2], colon[3]) + half)
}

function timeWords(hours: string, minutes = '00', seconds?: string): string {
  const plain = (figures: string): string => wholeNumber(String(Number(figures)))
  const parts = [`${plain(hours)} giờ`]
  if (Number(minutes) > 0 || seconds !== undefined) parts.push(`${plain(minutes)} phút`)
  if (seconds !== undefined) parts.push(`${plain(seconds)} giây`)
  return parts.join(' ')
}

/** Is something calculated here? Then `8:20` is a division and `5-3` no range. */
function isExpression({ text, at }: Place, length: number): boolean {
  return (
    /[+×·÷=*<>≤≥≠−(]\s*$|\d\s*[-–:]\s*$/u.test(text.slice(Math.max(0, at - 6), at)) ||
    /^\s*(?:[+×·÷=*<>≤≥≠−)]|[-–:]\s*\d)/u.test(text.slice(at + length))
  )
}

function isRatio(place: Place): boolean {
  const before = wordsBefore(place, 6).join(' ')
  return /tỉ (?:số|lệ)|tỷ (?:số|lệ)/.test(before)
}

const ratio: Rule = (place) => {
  const [all = '', first = '', second = ''] = /^(\d+)\s?:\s?(\d+(?:[ .]\d{3})*)(?![\d:])/.exec(place.rest) ?? []
  if (all === '' || !isRatio(place) || isExpression(place, all.length)) return undefined
  return said(all.length, `${wholeNumber(first)} trên ${numberWords(second)}`)
}

const mixedNumber: Rule = (place) => {
  const [all = '', whole = '', above = '', below = ''] =
    /^(\d{1,3}) (\d{1,3})\/(\d{1,3})(?![\d/])/.exec(place.rest) ?? []
  if (all === '' || Number(above) >= Number(below)) return undefined
  return said(all.length, `${wholeNumber(whole)} và ${wholeNumber(above)} phần ${withFourth(below)}`)
}

const mathematics = /phân số|hỗn số|phần|tử số|mẫu số|tính|tổng|hiệu|tích|thương|rút gọn|quy đồng|so sánh|nghịch đảo/
/** 'lớp 3/4', 'số nhà 12/5': names. */
const namedWithSlash = /^(?:lớp|nhà|hẻm|ngõ|kiệt|phòng)$/

const fraction: Rule = (place) => {
  const [all = '', above = '', below = ''] = /^(\d{1,6})\/(\d{1,6})(?![\d/]|\p{L})/u.exec(place.rest) ?? []
  if (all === '') return undefined
  const after = place.rest.slice(all.length)
  const isScore = /^\s*(?:điểm|câu|bài|trận|lần|bạn|học sinh|người)(?!\p{L})/u.test(after)
  const isMathematics =
    isExpression(place, all.length) ||
    mathematics.test(wordsBefore(place, 10).join(' ')) ||
    /^\s*(?:số|của|quãng|diện|chiều|kg|m|cm|km|l|giờ|tấn|tạ)(?!\p{L})/u.test(after)
  // `20/11` alone is a day or a number of elevenths: said so that it is either.
  const isEither = isDay(above, below) && Number(above) > Number(below) && Number(below) > 1
  const isNeutral = namedWithSlash.test(wordBefore(place)) || (!isMathematics && (isScore || isEither))
  return said(
    all.length,
    isNeutral ? `${wholeNumber(above)} trên ${wholeNumber(below)}` : `${wholeNumber(above)} phần ${withFourth(below)}`,
  )
}

const money: Rule = (place) => {
  const sign = /^[$€]\s?(?=\d)/.exec(place.rest)?.[0]
  if (sign === undefined) return undefined
  const number = writtenNumber(place.rest.slice(sign.length))
  if (number === undefined) return undefined
  return said(sign.length + number.length, `${numberWords(number)} ${sign.startsWith('$') ? 'đô la' : 'ơ-rô'}`)
}

/** `1,2,3` is a list; `1,2` is a number. */
const listOfNumbers: Rule = ({ rest }) => {
  const list = /^\d{1,4}(?:,\d{1,4}){2,}(?![\d,])/.exec(rest)?.[0]
  if (list === undefined || /^\d{1,3}(?:,\d{3}){2,}$/.test(list)) return undefined
  return said(list.length, list.split(',').map(wholeNumber).join(', '))
}

const named: Rule = (place) => {
  const figures = /^\d{1,2}(?![\d.,/:]*\d|\s\d{3})/.exec(place.rest)?.[0]
  if (figures === undefined || Number(figures) === 0) return undefined
  const before = wordBefore(place)
  if (before === 'tháng') return said(figures.length, withFourth(figures))
  if (before === 'thứ') return said(figures.length, ordinal(figures))
  if (before === 'hạng' && Number(figures) === 1) return said(figures.length, 'nhất')
  return undefined
}

const digits: Rule = ({ rest }) => {
  const number = writtenNumber(rest)
  return number === undefined ? undefined : said(number.length, numberWords(number))
}

export const numberRules: readonly Rule[] = [
  money,
  fullDate,
  monthOfYear,
  shortDate,
  clockTime,
  ratio,
  mixedNumber,
  fraction,
  listOfNumbers,
  named,
  digits,
]
