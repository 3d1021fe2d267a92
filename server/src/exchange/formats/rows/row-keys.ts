import type { KeyMarks } from '@lms/contracts/exchange/origin.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { type Problem, blocking, plainTruthOf } from '../item.ts'
import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { bareKey, besideText, isRunOfLetters } from './keys/bare-keys.ts'
import { between, mayBeWord } from './roles/between-letters.ts'

/** What the cell with the key says. */

export interface GivenOption {
  letter: string
  /** As it was typed, and as rich text. */
  raw: string
  text: string
  /** With the label that was taken from it. */
  whole?: string
}

export interface SaidKey {
  letters: ReadonlySet<string>
  by: 'letter' | 'place' | 'text' | null
  problems: Problem[]
  /** Both readings, where there are two. */
  marks: KeyMarks
}

const letterList =
  /^(?:[a-j]{1,10}[.)]?|[a-j][.)]?(?:(?:[\s,;/&+*|]{1,10}|[\s,;]{0,5}\s(?:và|and)\s{1,5})[a-j][.)]?){1,9})$/iu
const placeList = /^(?:10|[1-9])(?:(?:[\s,;/&+*|]{1,10}|\s{1,5}(?:và|and)\s{1,5})(?:10|[1-9])){0,9}[.)]?$/iu

/** ①, ❶, ➀ and ➊ with those behind them. */
export const circled = /[①-⑩❶-❿➀-➓]/gu

export function circledNumber(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x2776 ? code - 0x245f : ((code - 0x2776) % 10) + 1
}

/** The name of the column of an option. */
const columnName = /(?<=^|[\s,;])(?:choice|option|answer|opt|ans)[_-]([a-j]|10|[1-9])(?=$|[\s,;])/giu

function nothing(problems: Problem[] = [], marks: KeyMarks = {}): SaidKey {
  return { letters: new Set(), by: null, problems, marks }
}

/** 'A', 'A, C', 'ac', '1;3', 'Chọn B', 'B. Hà Nội', or the very text of one or more options. */
export function keyFrom(correct: string, given: readonly GivenOption[], hasPlaces: boolean): SaidKey {
  // 'choice_2' names a column, and its number is a place.
  const plain = plainKey(
    correct.trim().replaceAll(/[Ａ-Ｊａ-ｊ]/gu, (wide) => wide.normalize('NFKC')),
    given,
  )
  const named = plain.replaceAll(columnName, '$1')
  const areNumbersPlaces = hasPlaces || named !== correct.trim()
  // 'Answer a riddle' may be what an option says.
  const said = (textFrom(named, given) === null ? bareKey(named).replaceAll(between, ', ') : named).normalize('NFC')
  if (said === '') return nothing()
  if (mayBeWord.test(said) && textFrom(said, given) === null)
    return nothing([blocking('wrongLetter', { letter: said })])
  const at = (letters: Iterable<string>): number[] =>
    [...letters].map((letter) => given.findIndex((option) => option.letter === letter))
  const byText = textsFrom(said, given)
  const both =
    byText === null ? (letterWithText(said, given) ?? spelledOften(said, given) ?? listedWithTexts(said, given)) : null
  if (both !== null) return both
  const isLetters = letterList.test(said) && (!/^[a-j]{2}/iu.test(said) || isRunOfLetters(said.replace(/[.)]$/, '')))
  const isPlaces = placeList.test(said)
  const signs = isLetters ? lettersIn(said) : isPlaces ? (said.match(/\d+/g) ?? []) : [said]
  const letterOf = (sign: string): string => (isPlaces ? (answerLetters[Number(sign) - 1] ?? sign) : sign)
  const letters = signs.map(letterOf)
  if (isPlaces && areNumbersPlaces) return listed(signs, letters, given, 'place')
  // '2' may be the second option or the one that says 2, 'A, C' the first and third or the one that says so.
  if (byText !== null && (isPlaces || isLetters) && letters.join() !== [...byText].join()) {
    const isEither = letters.every((letter) => given.some((option) => option.letter === letter))
    if (isEither)
      return nothing([blocking('ambiguousKey', { answer: said.slice(0, 60) })], {
        place: at(letters),
        text: at(byText),
      })
    return { letters: byText, by: 'text', problems: [], marks: { text: at(byText) } }
  }
  if (!isLetters && byText !== null) return { letters: byText, by: 'text', problems: [], marks: { text: at(byText) } }
  const isTwice = given.filter((option) => sameText(option, said)).length > 1
  if (isTwice && !isLetters && !isPlaces) return nothing([blocking('keyTwice', { answer: said.slice(0, 60) })])
  return listed(signs, letters, given, isPlaces ? 'place' : 'letter')
}

/** '③' is 3, and '[1, 3]' or '["Huế", "Vinh"]' are the signs or texts in it, unless an option says so. */
function plainKey(key: string, given: readonly GivenOption[]): string {
  if (textFrom(key, given) !== null) return key
  const parts = listIn(key)
  if (parts === null) return key.replaceAll(circled, (sign) => String(circledNumber(sign)))
  return parts.join(parts.every((part) => textFrom(part, given) !== null) ? '\n' : ', ')
}

/** As programs write lists and texts. */
function listIn(key: string): string[] | null {
  if (!/^(?:\[[\s\S]*\]|\{[^{}:]*\}|"[^"]*")$/.test(key)) return null
  const plain = key.replace(/^\{(.*)\}$/s, '[$1]').replaceAll(/(?<=[[,]\s{0,3})'([^'"]*)'(?=\s{0,3}[,\]])/g, '"$1"')
  const bare = plain
    .replaceAll(/(?<=[[,;]\s{0,3})([a-j])(?=\s{0,3}[,;\]])/gi, '"$1"')
    .replaceAll(/(?<=["\d]\s{0,3});/g, ',')
  try {
    const value: unknown = JSON.parse(bare)
    const parts = Array.isArray(value) ? value : [value]
    return parts.length > 0 && parts.every((part) => typeof part === 'string' || typeof part === 'number')
      ? parts.map(String)
      : null
  } catch {
    return null
  }
}

function listed(
  signs: readonly string[],
  named: readonly string[],
  given: readonly GivenOption[],
  by: 'letter' | 'place',
): SaidKey {
  const missing = signs.filter((_, index) => !given.some(({ letter }) => letter === named[index]))
  return {
    letters: new Set(missing.length > 0 ? [] : named),
    by,
    problems: missing.map((sign) => blocking('wrongLetter', { letter: sign.slice(0, 60) })),
    marks: {},
  }
}

/** Without the words between them. */
function lettersIn(said: string): string[] {
  return (said.replaceAll(/(?<=\s)(?:và|and)(?=\s)/giu, ' ').match(/[a-j]/gi) ?? []).map((letter) =>
    letter.toUpperCase(),
  )
}

function sameText({ raw, text }: GivenOption, said: string): boolean {
  return foldText(raw) === foldText(said) || foldText(textOf(text)) === foldText(said)
}

/** Marks matter where they alone tell two options apart. */
function textFrom(said: string, given: readonly GivenOption[]): string | null {
  const same = given.filter((option) => sameText(option, said))
  if (same.length === 0) return wholeFrom(said, given) ?? withoutEnd(said, given)
  if (same.length === 1) return same[0]?.letter ?? null
  const exact = same.filter(({ raw }) => raw.normalize('NFC').trim() === said)
  return exact.length === 1 ? (exact[0]?.letter ?? null) : null
}

/** 'B、Huế' as it stands in the cell of an option: the letter and the text of one and the same. */
function wholeFrom(said: string, given: readonly GivenOption[]): string | null {
  const same = given.filter(({ whole }) => whole !== undefined && foldText(whole) === foldText(said))
  return same.length === 1 ? (same[0]?.letter ?? null) : null
}

/** Full stops behind the key or the option alone say nothing. */
function withoutEnd(said: string, given: readonly GivenOption[]): string | null {
  const bare = (text: string): string => foldText(text.trim().replace(/[\s.;,]{1,6}$/, ''))
  const same = given.filter(({ raw }) => bare(raw) === bare(said) && bare(raw) !== '')
  return same.length === 1 ? (same[0]?.letter ?? null) : null
}

/** 'Đ' and 'F' where 'Đúng' and 'Sai', or 'True' and 'False' are all that is offered. */
function truthFrom(said: string, given: readonly GivenOption[]): string | null {
  const truths = given.map(({ raw }) => plainTruthOf(raw))
  const isPair = given.length === 2 && truths.includes(true) && truths.includes(false)
  return isPair && truthOf(said) !== null ? (given[truths.indexOf(truthOf(said))]?.letter ?? null) : null
}

function textsFrom(said: string, given: readonly GivenOption[]): Set<string> | null {
  const whole = textFrom(said, given) ?? truthFrom(said, given)
  if (whole !== null) return new Set([whole])
  // A comma parts them where none of them has one.
  const sign = given.some(({ raw }) => raw.includes(',')) ? /[;|\n]/ : /[;|\n]|,\s/
  // A line of code has a semicolon in it: what stands in lines of its own is parted by them first.
  return partedFrom(said, /\n/, given) ?? partedFrom(said, sign, given)
}

function partedFrom(said: string, sign: RegExp, given: readonly GivenOption[]): Set<string> | null {
  const parts = said.split(sign).map((part) => part.trim())
  if (parts.length < 2) return null
  const letters = parts.filter((part) => part !== '').map((part) => textFrom(part, given))
  return letters.every((letter) => letter !== null) ? new Set(letters) : null
}

/** 'B. Hà Nội', '2) Hà Nội', 'B, Hà Nội': both must mean the same option. */
function letterWithText(said: string, given: readonly GivenOption[]): SaidKey | null {
  const beside = besideText(said, given)
  if (beside !== null) return { letters: new Set([beside]), by: 'letter', problems: [], marks: {} }
  const [, sign = '', text = ''] =
    /^([a-j])\s{0,3}\(\s{0,3}([^()]{1,200})\)$/iu.exec(said) ??
    /^([A-J]),\s{0,3}(?![A-J](?!\p{L}))(\S[\s\S]*)$/u.exec(said) ??
    /^[([（［]?([a-j](?=\s{0,5}[.):\-–\]、．：）］])|\d{1,2}(?=\)|[.:]\s))\s{0,5}[.):\-–\]、．：）］]\s{0,20}(\S[\s\S]*)$/iu.exec(
      said,
    ) ??
    []
  const letter = answerLetters[Number(sign) - 1] ?? sign.toUpperCase()
  const named = given.find((option) => option.letter === letter)
  if (!named) return null
  if (sameText(named, text)) return { letters: new Set([letter]), by: 'letter', problems: [], marks: {} }
  const other = textFrom(text, given)
  return other === null
    ? null
    : nothing([blocking('keyConflict', { answers: `${letter} / ${other}` })], {
        said: [given.indexOf(named)],
        text: [given.findIndex((option) => option.letter === other)],
      })
}

/** 'B. Hà Nội; D. Huế': in each part a letter and its own text. */
function listedWithTexts(said: string, given: readonly GivenOption[]): SaidKey | null {
  const parts = said.split(/[;|\n]/u).map((part) => part.trim())
  const keys = parts.filter((part) => part !== '').map((part) => letterWithText(part, given))
  const letters = keys.flatMap((key) => [...(key?.letters ?? [])])
  if (keys.length < 2 || keys.includes(null) || letters.length < keys.length) return null
  return { letters: new Set(letters), by: 'letter', problems: [], marks: {} }
}

/** 'T,TRUE,A': every part is the letter, the text or the truth of one and the same, and one of them is no letter. */
function spelledOften(said: string, given: readonly GivenOption[]): SaidKey | null {
  const parts = said
    .split(/[,;|/\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const named = parts.map((part) => {
    const texts = [textFrom(part, given), truthFrom(part, given)].filter((letter) => letter !== null)
    const own = given.filter(({ letter }) => letter === part.toUpperCase()).map(({ letter }) => letter)
    return { texts, all: new Set([...texts, ...own]) }
  })
  const common = given.filter(({ letter }) => named.every(({ all }) => all.has(letter)))
  const isWorded = named.some(({ texts }) => texts.length > 0)
  const [only] = common
  if (parts.length < 2 || parts.length > 6 || common.length !== 1 || !only || !isWorded) return null
  return { letters: new Set([only.letter]), by: 'text', problems: [], marks: {} }
}

/** 'x' in the column or row of an option. */
export function isMark(text: string): boolean {
  return /^(?:x|✓|✔|☑|v|1|100%?|đ|đúng|true|t|yes|y|correct|\*)$/iu.test(text.trim())
}

export function isNoMark(text: string): boolean {
  return /^(?:|0%?|s|sai|false|f|no|n|-|incorrect)$/iu.test(text.trim())
}

const starred =
  /^[✓✔☑]\s{0,5}|^\*(?!\*)\s{0,5}(?!\/)|(?<![/*])\s{0,5}\*$|\s{0,5}\((?:đúng|correct|richtig|wahr|true|correcta|correta|corretta|vrai|vero|benar|✓|✔)\)$|\s{0,5}(?:\*{1,2}|\[)\s?(?:correct|đúng|right answer)\s?(?:\*{1,2}|\])$|\s{0,5}[✓✔]$/iu

/** 'Hà Nội (x)'. */
const shortMark = /\s{0,5}\(([xđ])\)$/iu
/** 'f(x)', 'sin (x)' and '5 000 (đ)' are what is offered. */
const ofFormula =
  /(?:(?:^|[^\p{L}])(?:a(?:rc)?(?:sin|cos|tan|cot)|sin|cos|tan|cot|tg|cotg|ln|log|lg|exp|lim|max|min|\p{L})[_\d]{0,4}['’]{0,3}|[-+*/^=(])\s*$/iu

/** The text without the sign that says that it is right; null when there is none. */
export function withoutStar(text: string): string | null {
  const trimmed = text.trim()
  const short = shortMark.exec(trimmed)
  const before = trimmed.slice(0, short?.index)
  const isShort = short !== null && !ofFormula.test(before) && !/\d\s*$/.test(short[1] === 'x' ? '' : before)
  if (!isShort && !starred.test(trimmed)) return null
  const rest = (isShort ? before : trimmed.replace(starred, '')).trim()
  return rest === '' ? null : rest
}
