import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { plainTruthOf } from '../item.ts'
import { letterAtEnd, lettersIn, ofReason } from '../word/signs/key-signs.ts'
import { signedText } from './standing-text.ts'

/** How a line behind a question says its key, and which options that names. */

const word = String.raw`(?:đáp\s*án|đ\.?a|answers?|ans|keys?|correct(?:\s+answer)?|chọn|đúng|kết\s*quả|kq|trả\s*lời|tl)`
const behindSign = new RegExp(
  `^[\\s*•>=→⇒✓-]*(?:the\\s+)?${word}(?:\\s+(?:đúng|chính xác|answer))?\\s*(?:(?:là|is)(?!\\p{L})|[:=→]|\\.(?=\\s))[\\s:]*(.*)$`,
  'iu',
)
const inBrackets = new RegExp(`^\\s*[(\\[]\\s*${word}\\s*:?\\s+(.+?)\\s*[)\\]]\\s*\\.?\\s*$`, 'iu')
const chosen =
  /^\s*(?:(?:vậy|nên)\s+)?(?:chọn|đáp án|đa|answer|key)\s+(?:(?:đáp án|phương án|ý|câu)\s+)?([A-J](?:\s*[,;&]\s*[A-J])*)\s*\.?\s*$/iu
const arrowed = /^\s*(?:→|=>|⇒|->)\s*(.+)$/u

/** 'Đáp án: B', '(chọn Hà Nội)', '→ Đúng', '… nên chọn B' as what it names; null for any other line. */
export function keySaidIn(text: string): string | null {
  const said =
    inBrackets.exec(text)?.[1] ?? behindSign.exec(text)?.[1] ?? chosen.exec(text)?.[1] ?? arrowed.exec(text)?.[1]
  if (said !== undefined) return said.trim() === '' ? null : said.trim()
  if (plainTruthOf(text) !== null && text.trim().length > 1) return text.trim()
  return letterAtEnd(text)
}

export interface Offered {
  text: string
  /** Its printed letter; empty where none is. */
  letter: string
}

const small = (text: string): string => signedText(text).toLowerCase()

/** Which options it names; null when that is not certain. */
export function namedBy(said: string, options: readonly Offered[]): number[] | null {
  const letterOf = ({ letter }: Offered, at: number): string => letter || (answerLetters[at] ?? '')
  const byLetter = (letter: string): number =>
    options.findIndex((one, at) => letterOf(one, at) === letter.toUpperCase())
  const byText = (text: string): number[] => options.flatMap((one, at) => (small(one.text) === small(text) ? [at] : []))
  const same = byText(said)
  if (same.length > 1) return null
  const letters = lettersIn(said)
  if (letters) {
    const named = [...new Set(letters.map(byLetter))]
    const isOther = same.length > 0 && (named.length !== 1 || named[0] !== same[0])
    return isOther || named.includes(-1) ? null : named
  }
  if (same.length === 1) return same
  const [, letter = '', behind = ''] = /^\(?([A-J])\)?\s*[.):-]\s*(.+)$/u.exec(said) ?? []
  if (letter !== '') {
    const own = byLetter(letter)
    const isSame = small(options[own]?.text ?? '') === small(behind)
    return own !== -1 && (isSame || ofReason.test(behind.slice(0, 12))) ? [own] : null
  }
  const [, place = ''] = /^\(?(\d)\)?\.?$/u.exec(said) ?? []
  if (place !== '')
    return options.every((one) => one.letter === '') && options[Number(place) - 1] ? [Number(place) - 1] : null
  const truth = plainTruthOf(said.replace(/[.;)]+$/u, ''))
  if (truth !== null) {
    const own = options.flatMap((one, at) => (plainTruthOf(one.text) === truth ? [at] : []))
    return own.length === 1 ? own : null
  }
  const parts = said.split(/[,;]|\s(?:và|and)\s/u).map(byText)
  return parts.length > 1 && parts.every(({ length }) => length === 1) ? parts.flat() : null
}

/** What may be typed: all of what is said, or one of several that it offers. */
export function isTypedAs(said: string, typed: readonly string[]): boolean {
  const all = new Set([said, ...said.split(/\s*[;|]\s*|\s(?:\/|hoặc|hay|or)\s/u)].map(small))
  return typed.length > 0 && typed.every((text) => small(text) !== '' && all.has(small(text)))
}

export function truthsIn(text: string): boolean[] {
  return (text.match(/\p{L}+/gu) ?? []).flatMap((own) => plainTruthOf(own) ?? [])
}
