import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { numberIn } from './cell-names.ts'
import { squeezed } from './line-signs.ts'

/** How keys are written: a letter behind a word, pairs in a line, tables with a row or a column for each paper. */

/** Letters by the number of their question: several where the same place says several. */
export type Letters = Map<number, readonly string[]>

export interface SaidKeys {
  /** The code of the paper that they are for ('Mã đề 101'); null where nothing is said. */
  code: string | null
  letters: Letters
}

/** Which letters a key names; null when it names none and is a text. */
export function lettersIn(text: string): string[] | null {
  const said = squeezed(text)
    .trim()
    .replace(/[.;]$/, '')
    .replace(/^(?:(?:option|choice|phương án|đáp án|ý)[\s_]+)?[([]?([A-J])[)\]]?$/iu, '$1')
  if (/^[A-J](?:\s*(?:,\s*(?:và|and|&)|,|;|&|\/|\||và|and|\s)\s*[A-J])*$/iu.test(said))
    return (said.match(/\b[A-J]\b/giu) ?? []).map((letter) => letter.toUpperCase())
  // 'ABD' in the order of the alphabet names three, and no word is written so.
  if (/^(?=[A-J]{2,})A?B?C?D?E?F?G?H?I?J?$/u.test(said)) return said.split('')
  const statements = truthsIn(said)
  // One without its truth, or with two of them.
  const isWhole = statements.every(({ letter }, at) => letter === 'ABCDEFGHIJ'[at])
  const words = said.match(/(?<!\p{L})(?:đúng|sai|true|false)(?!\p{L})/giu) ?? []
  const named = statements.filter(({ word }) => word.length > 1)
  if (statements.length < 2 || !isWhole || words.length > named.length) return null
  return statements.filter(({ word }) => truthOf(word) === true).map(({ letter }) => letter)
}

function truthsIn(said: string): { letter: string; word: string }[] {
  const found = said.matchAll(/(?:^|[\s,;])([a-j])\s*[).:\-–]?\s*(đúng|sai|true|false|đ|s)(?![\p{L}])/giu)
  // 'is' and 'as' are words of a text.
  return [...found]
    .filter(([own]) => !/[a-j]s$/u.test(own))
    .map(([, letter = '', word = '']) => ({ letter: letter.toUpperCase(), word }))
}

/** 'a) Đúng, b) Sai' below more than two statements. */
export function areTruthsMissing(text: string, count: number): boolean {
  const said = truthsIn(squeezed(text))
  return said.length > 1 && said.length !== count
}

const truths = /\s*([a-j])\s*[.):–-]?\s*(?:đúng|sai|true|false|[đsft])(?![\p{L}])[\s,;.]*/giuy

/** 'a. Đ   b. S   c. S   d. Đ' for as many options as there are. */
export function isTruthLine(text: string, count: number): boolean {
  const said = [...squeezed(text).matchAll(truths)]
  const isWhole = said.map(([own]) => own).join('') === squeezed(text)
  return (
    isWhole && said.length === count && said.every(([, letter = ''], at) => letter.toUpperCase() === 'ABCDEFGHIJ'[at])
  )
}

const reasoned = /^\s*([A-J])\s*[.,;)\-–]?\s*(?:explanation|giải thích|lời giải|hướng dẫn(?:\s+giải)?)\s*[:：]\s*/iu

/** 'B. Lời giải: …': a letter with its reason on one line; the length is that of all before the reason. */
export function letterWithReason(text: string): { letter: string; length: number } | null {
  const found = reasoned.exec(text)
  return found && { letter: (found[1] ?? '').toUpperCase(), length: found[0].length }
}

const picked =
  /(?:^|[\s.,;:(])(?:(?:bạn|em|con|tôi|mình|học sinh|sinh viên|thí sinh|you)(?:\s+đã)?|đã|không(?:\s+(?:thể|nên|được))?|chưa|đừng|(?:chọn\s+)?(?:nhầm|lộn|sai|lẫn)(?:\s+(?:sang|thành|với))?|loại(?:\s+(?:bỏ|trừ))?)\s*$/iu

/** 'Bạn chọn: B' is what somebody picked, and 'Không chọn B' what nobody should. */
export function isOfPick(before: string): boolean {
  return picked.test(before.slice(-40))
}

const chosen =
  /(?:^|[\s.,;:(])(?:vậy\s+)?(?:chọn|đáp án(?:\s+đúng)?(?:\s+là)?)\s*(?:đáp án|phương án|ý|câu)?\s*:?\s*([A-J])\s*[.)]?\s*$/iu

const concluded =
  /(?:^|[.!?;:,]\s?|(?<!\p{L})(?:so|hence|thus|therefore|and),?\s)(?:the\s)?(?:(?:correct|right|best)\s)?(?:answer|option|choice)\sis\s(?:option\s)?[([]?([A-J])[)\]]?\s?\.?\s*$|(?:故|应|應|所以|因此|故应|故應)[选選]择?\s?([A-J])\s?[.。]?\s*$/iu

/** 'Chọn $\\mathbf{C}$.', '… = 4 \\text {. Chọn D. }$$' */
const setInFormula = /\$\s?\\(?:mathbf|mathrm|textbf|text|boldsymbol)\s?\{\s?([A-J])\s?\}\s?\$/gu
const endOfFormula = /\\(?:text|mathrm|textbf)\s?\{([^{}]{1,40})\}[\s$]*$/u

/** The letter with which a worked solution ends: '… = 5. Chọn B.', '… Therefore the answer is B.' */
export function letterAtEnd(text: string): string | null {
  const said = squeezed(text.slice(-200)).replaceAll(setInFormula, '$1').replace(endOfFormula, '$1')
  const found = chosen.exec(said) ?? concluded.exec(said)
  const letter = found?.[1] ?? found?.[2]
  const isMeant = letter !== undefined && letter === letter.toUpperCase() && !isOfPick(said.slice(0, found?.index))
  return isMeant ? letter : null
}

const chosenFirst =
  /^\s*(?:[Tt]a\s)?(?:[Cc]họn|[Đđ]áp án đúng(?:\slà)?)\s(?:đáp án\s|phương án\s)?([A-J])\s?[.:]\s+(?!Sai|Đúng|Loại)(?=[\p{Lu}\p{N}$•("“–-])/u

/** The letter with which it begins: 'Chọn B. Ta có …'. */
export function letterAtStart(text: string): string | null {
  return chosenFirst.exec(text)?.[1] ?? null
}

/** What says why an option is right or wrong. */
export const ofReason = /(?<![\p{L}])(?:vì|sai|đúng|loại|because|incorrect|correct|wrong)(?![\p{L}])/iu

const codeSign = /mã\s*đề(?:\s*thi)?\s*(?:số\s*)?[:.]?\s*(\d{1,4})(?!\d)/iu

/** The code that a paper says it has. */
export function codeIn(text: string): string | null {
  return codeSign.exec(squeezed(text))?.[1] ?? null
}

/** 'Mã đề 102' and nothing else: another paper begins. */
export function isCodeLine(text: string): boolean {
  return (
    text.length <= 60 &&
    codeIn(text) !== null &&
    /^[\s\-–—*([]*mã\s*đề(?:\s*thi)?(?:\s*số)?[^\p{L}]*$/iu.test(squeezed(text))
  )
}

export function addLetter(letters: Letters, number: number, letter: string): void {
  const before = letters.get(number) ?? []
  if (!before.includes(letter)) letters.set(number, [...before, letter])
}

const pair = /(\d{1,4})\s*(?:[-=]>|[.\-–:)=→])?\s*\(?([A-J])(?![\p{L}\d])/gu
const pairWords =
  /câu|đáp án|bảng|mã\s*đề(?:\s*thi)?\s*(?:số\s*)?[:.]?\s*\d{1,4}|(?:phần|part)\s+[\dIVX]{1,4}|[\s,;|./:()–\-\uFFFC]/giu

const emptyPair = /(?<![\p{L}])câu\s?\d{1,4}\s?[:.](?=\s*(?:câu|$))/giu

const smallPair = /(?<![\p{L}\d])(\d{1,4})\s*(?:[-=]>|[.\-–:)=→])?\s*\(?([a-j])(?![\p{L}\d])/gu
const fewestSmall = { inKey: 2, elsewhere: 10 }

/** '1.b 2.a 3.d …' through a whole line: above a key fewer of them may be the answer to one question about pairs. */
function withLargeLetters(said: string, fewest: number): string {
  const numbers = [...said.matchAll(smallPair)].map(([, number]) => Number(number))
  const isCounting = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  const isAlone = said.replaceAll(smallPair, '').replaceAll(/[\s,;|./:()–-]/gu, '') === ''
  return numbers.length >= fewest && isCounting && isAlone
    ? said.replaceAll(smallPair, (own) => own.toUpperCase())
    : said
}

/** '(mỗi câu 0,5 điểm)' behind them. */
const perPoint = /\s*[(（][^()（）]{0,20}\d[^()（）]{0,5}(?:điểm|đ|points?|marks?|分)[)）]\s*$/iu

/** '1.A 2.B 3-C' as what it says; null when the line says something else as well. */
export function keyPairs(text: string, isInKey = false): SaidKeys | null {
  const code = codeIn(text)
  const fewest = isInKey ? fewestSmall.inKey : fewestSmall.elsewhere
  const said = withLargeLetters(squeezed(text).replace(codeSign, ' ').replace(perPoint, ''), fewest)
  const letters: Letters = new Map()
  for (const [, number = '', letter = ''] of said.matchAll(pair)) addLetter(letters, Number(number), letter)
  // 'Câu 7 :' with nothing behind it has no key, and says nothing of the others.
  const rest = said
    .replaceAll(pair, '')
    .replaceAll(letters.size > 1 ? emptyPair : /$^/gu, '')
    .replaceAll(pairWords, '')
  return letters.size === 0 || rest !== '' ? null : { code, letters }
}

const pupil = /(?<!\p{L})(?:bài làm|họ (?:và )?tên|học sinh|thí sinh|your answers?|student(?: name)?)(?!\p{L})/iu
const longestName = 80

/** 'Họ tên: Nguyễn Văn An' above '1.A 2.B': these are the answers of somebody. Dots are room for a name. */
export function isOfPupil(text: string): boolean {
  return text.length <= longestName && pupil.test(text) && !/(?:\.{3}|…|_{3})/u.test(text)
}

const crossed = /^\s*(\d{1,4})\s?[.)]?\s*((?:\(?[a-j]\s?[.)]\s*(?:[x✗✘☒]\s*)?){2,10})$/iu

/** '3. a.   b.  X  c.   d.' of a sheet on which the right letter is crossed. */
export function crossedKey(text: string): SaidKeys | null {
  const [, number = '', rest = ''] = crossed.exec(squeezed(text)) ?? []
  const boxes = rest.match(/[a-j]\s?[.)]\s*(?:[x✗✘☒](?!\s?[.)]))?/giu) ?? []
  const isInOrder = boxes.every((own, at) => own.charAt(0).toUpperCase() === 'ABCDEFGHIJ'[at])
  const chosen = boxes.filter((own) => /[x✗✘☒]\s*$/iu.test(own)).map((own) => own.charAt(0).toUpperCase())
  if (!isInOrder || chosen.length === 0 || chosen.length === boxes.length) return null
  return { code: null, letters: new Map([[Number(number), chosen]]) }
}

type Cells = readonly (readonly string[])[]

const isLetter = (text: string): boolean => /^[A-J]$/.test(text)
const codeWord = /^(?:mã\s*)?đề\s*(?:số\s*)?(?=\d)/iu
const placeIn = (text: string): number | null => numberIn(text.replace(codeWord, ''), 4)

/** Numbers with their letters below or beside them, or both in one cell; null for any other table. */
export function keyTable(rows: Cells): SaidKeys[] | null {
  const trimmed = rows.map((row) => row.map((text) => text.trim()))
  return codeGrid(trimmed) ?? columnsTable(trimmed) ?? plainTable(trimmed)
}

/** Numbers downwards and a column of letters for each of several papers, whatever these are called. */
function columnsTable([head = [], ...others]: Cells): SaidKeys[] | null {
  const body = placeIn(head[0] ?? '') !== null ? [head, ...others] : others
  const down = numbersOf(body.map(([first = '']) => first))
  const columns = Math.max(0, ...body.map(({ length }) => length - 1))
  const isKey = (row: readonly string[]): boolean => row.slice(1).every((text) => text === '' || isLetter(text))
  if (!down || columns < 2 || !body.every(isKey)) return null
  return Array.from({ length: columns }, (_, column) => {
    const letters: Letters = new Map()
    for (const [at, number] of down.numbers.entries()) {
      const letter = body[at]?.[column + 1] ?? ''
      if (letter !== '') addLetter(letters, number, letter)
    }
    return { code: null, letters }
  }).filter(({ letters }) => letters.size > 0)
}

/** Questions along one side, codes of papers along the other. */
function codeGrid([head = [], ...body]: Cells): SaidKeys[] | null {
  const [corner = '', ...top] = head
  const [across, down] = [numbersOf(top), numbersOf(body.map(([first = '']) => first))]
  if (!across || !down || placeIn(corner) !== null) return null
  const cells = body.map(([, ...letters]) => letters)
  if (!cells.flat().every((text) => text === '' || isLetter(text)) || !cells.flat().some(isLetter)) return null
  const areCodesDown = isCodeAxis(corner, down, across)
  if (areCodesDown === null) return null
  const codes = areCodesDown ? down : across
  return codes.numbers.map((code, place) => {
    const letters: Letters = new Map()
    const numbers = (areCodesDown ? across : down).numbers
    for (const [at, number] of numbers.entries()) {
      const letter = (areCodesDown ? cells[place]?.[at] : cells[at]?.[place]) ?? ''
      if (isLetter(letter)) addLetter(letters, number, letter)
    }
    return { code: String(code), letters }
  })
}

interface Side {
  numbers: number[]
  hasWord: boolean
}

function numbersOf(texts: readonly string[]): Side | null {
  const numbers = texts.flatMap((text) => placeIn(text) ?? [])
  if (numbers.length === 0 || numbers.length < texts.length) return null
  return { numbers, hasWord: texts.some((text) => codeWord.test(text)) }
}

/** Null when both sides could be either. */
function isCodeAxis(corner: string, down: Side, across: Side): boolean | null {
  if (down.hasWord !== across.hasWord) return down.hasWord
  const [hasCode, hasQuestion] = [/đề/iu.test(corner), /câu/iu.test(corner)]
  if (hasCode !== hasQuestion) return hasCode
  const [isDown, isAcross] = [down, across].map(({ numbers }) => numbers.every((number, at) => number === at + 1))
  return isDown === isAcross ? null : isAcross === true
}

function plainTable(rows: Cells): SaidKeys[] | null {
  const letters: Letters = new Map()
  const cell = (row: number, column: number): string => rows[row]?.[column] ?? ''
  let used = 0
  let filled = 0
  for (const [row, cells] of rows.entries())
    for (const [column, text] of cells.entries()) {
      if (text === '' || /^(?:câu|đáp án|đ\/a|đ\.?a\.?|số câu|chọn|stt)\.?$/iu.test(text)) continue
      filled += 1
      const number = numberIn(text, 4)
      const own = keyPairs(text)
      const letter = isLetter(cell(row + 1, column)) ? cell(row + 1, column) : cell(row, column + 1)
      if (own) {
        for (const [place, keys] of own.letters) for (const key of keys) addLetter(letters, place, key)
        used += 1
      } else if (number !== null && isLetter(letter)) {
        addLetter(letters, number, letter)
        used += 2
      }
    }
  return letters.size > 0 && used >= filled * 0.7 ? [{ code: null, letters }] : null
}
