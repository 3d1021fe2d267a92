import { decimalOf, withTolerance } from './decimals.ts'
import { type GapKind, type PartCredit, type PartsDraft, partCredits } from './parts.ts'
import { foldText } from '../text-folding.ts'

/** How parts are written where a format has only a line of text for them: as people write them, and read back exactly. */

type Gap = NonNullable<PartsDraft['gaps']>[number]

/** '20 ± 0,5', '20 +/- 0.5'; null when it is no number. */
export function numberFrom(text: string): { text: string; tolerance?: number } | null {
  const [number = '', given, ...rest] = text.split(/±|\+\/-|\+-/u).map((part) => part.trim())
  if (decimalOf(number) === null || rest.length > 0) return null
  if (given === undefined) return { text: number }
  const tolerance = Number(plainDecimal(given))
  return decimalOf(given) === null || !(tolerance >= 0) ? null : { text: number, tolerance }
}

export function numberText({ text, tolerance }: { text: string; tolerance?: number | undefined }): string {
  return withTolerance(text, tolerance)
}

/** '1 234,5' as '1234.5', which every program reads; a text that is no number stays as it is. */
export function plainDecimal(text: string): string {
  const number = decimalOf(text)
  if (number === null) return text
  const { digits, scale } = number
  const sign = digits < 0n ? '-' : ''
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  return scale === 0 ? sign + all : `${sign}${all.slice(0, -scale)}.${all.slice(-scale)}`
}

/** 'cm²|cm2', and where leaving it out costs something 'cm (bắt buộc, trừ 50%)'. */
export function unitText({ text, required, missingCosts }: NonNullable<PartsDraft['unit']>): string {
  return required ? `${text} (bắt buộc, trừ ${missingCosts}%)` : text
}

export function unitFrom(given: string): PartsDraft['unit'] {
  const text = given.slice(0, 200)
  const [, name = text, costs] =
    /^(.*?)\s*\(bắt buộc(?:,\s*trừ\s*(\d{1,3})\s*%)?\)\s*$/iu.exec(text.normalize('NFC')) ?? []
  if (name.trim() === '') return null
  const isRequired = name !== text
  const missingCosts = Math.min(100, Number(costs ?? 50))
  return { text: name.trim(), required: isRequired, missingCosts: isRequired ? missingCosts : 50 }
}

const kindWords: Readonly<Record<GapKind, string>> = { choice: 'chọn', text: 'chữ', number: 'số' }
const kindsByWord: Readonly<Record<string, GapKind>> = {
  chon: 'choice',
  choice: 'choice',
  chu: 'text',
  text: 'text',
  so: 'number',
  number: 'number',
}

/** 'chọn: *bé hơn | lớn hơn', 'số: 9 ± 0,5', 'chữ: Hà Nội | Thủ đô'. */
export function gapText({ kind, answers }: Gap): string {
  const said = answers.map((answer) => {
    const text = (kind === 'number' ? numberText(answer) : answer.text).replaceAll(/[\\|]|^\*/g, String.raw`\$&`)
    return kind === 'choice' && answer.isCorrect ? `*${text}` : text
  })
  return `${kindWords[kind]}: ${said.join(' | ')}`
}

/** Null when a number is none. Without a word, a star makes it a choice, and numbers alone are numbers. */
export function gapFrom(line: string): Gap | null {
  const [, word = '', rest = line] = /^\s*([\p{L}]+)\s*[:：]\s*([\s\S]*)$/u.exec(line) ?? []
  const said = kindsByWord[foldText(word)]
  const texts = barred(said === undefined ? line : rest)
  const isStarred = texts.some((text) => text.startsWith('*'))
  const isNumbers = texts.every((text) => numberFrom(text) !== null)
  const kind = said ?? (isStarred ? 'choice' : isNumbers ? 'number' : 'text')
  if (kind === 'number') {
    const numbers = texts.map(unescaped).map(numberFrom)
    return numbers.includes(null)
      ? null
      : { kind, answers: numbers.flatMap((number) => (number ? [{ ...number, isCorrect: true }] : [])) }
  }
  return {
    kind,
    answers: texts.map((text) => ({
      text: unescaped(kind === 'choice' ? text.replace(/^\*\s*/, '') : text),
      isCorrect: kind !== 'choice' || text.startsWith('*'),
    })),
  }
}

/** At bars that are not escaped; 'a | b' and 'a|b'. */
function barred(text: string): string[] {
  return text
    .split(/(?<=(?<!\\)(?:\\\\)*)\|/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\\|*])/g, '$1')
}

const creditWords: Readonly<Record<PartCredit, string>> = {
  all_or_nothing: 'đúng hết mới được điểm',
  pairs: 'theo số cặp đúng thứ tự',
  table: 'như thi tốt nghiệp',
  even: 'chia đều',
}

export function creditText(credit: PartCredit): string {
  return creditWords[credit]
}

export function creditFrom(text: string): PartCredit | null {
  const said = foldText(text)
  return partCredits.find((credit) => said === credit || said === foldText(creditWords[credit])) ?? null
}

const truthWord = String.raw`(đúng|đ|true|t|sai|s|false|f)(?![\p{L}\p{N}])`
const lettered = new RegExp(String.raw`(?<![\p{L}\p{N}])([a-h])\s*[).:\-–=]?\s*${truthWord}`, 'gu')
const inTurn = new RegExp(String.raw`(?<![\p{L}\p{N}])${truthWord}`, 'gu')

/** 'Đ, S, Đ, S', 'ĐSĐS' or 'a) Đ b) S', for as many statements as there are; null when that is not what it says. */
export function truthsFrom(text: string, count: number): boolean[] | null {
  const written = text.normalize('NFC').trim()
  const said = (/^[ĐS]{2,10}$/u.test(written) ? written.split('').join(' ') : written).toLowerCase()
  const isTrue = (word: string): boolean => /^[đt]/u.test(word)
  const named = [...said.matchAll(lettered)]
  if (named.length > 0) {
    const byLetter = new Map(named.map(([, letter = '', word = '']) => [letter, isTrue(word)]))
    const truths = Array.from({ length: count }, (_, index) => byLetter.get(String.fromCodePoint(97 + index)))
    const isWhole = named.length === count && said.replaceAll(lettered, '').replaceAll(/[\s,;.|]/gu, '') === ''
    return isWhole && truths.every((truth) => truth !== undefined) ? truths : null
  }
  const words = [...said.matchAll(inTurn)].map(([, word = '']) => isTrue(word))
  const rest = said.replaceAll(inTurn, '').replaceAll(/[\s,;/|–-]/gu, '')
  return words.length === count && rest === '' ? words : null
}

export function truthsText(statements: readonly { isTrue: boolean }[]): string {
  return statements.map(({ isTrue }) => (isTrue ? 'Đ' : 'S')).join(', ')
}
