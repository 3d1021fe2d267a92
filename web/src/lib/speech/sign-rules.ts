import { formulaWords } from './formula-words.ts'
import { romanNumber, wholeNumber, ordinal } from './numbers.ts'
import { type Place, type Rule, type Said, isOperand, wordBefore, wordsBefore } from './place.ts'
import { blank, loweredForm, plainScript, powerWords, raisedForm, signWords } from './sign-words.ts'
import { isUnmistakable, unitForm, unitWords } from './units.ts'

/** Everything in a text that is neither a number nor a plain word. */

function say(length: number, words: string, kind: Said['kind'] = 'sign'): Said {
  return { length, words, kind }
}

export const formula: Rule = ({ rest }) => {
  const marked = /^(?:\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]|\$([^$]*[\\^_=][^$]*)\$)/.exec(rest)
  if (marked) return say(marked[0].length, formulaWords(marked[1] ?? marked[2] ?? marked[3] ?? ''), 'close')
  const bare = /^\\[A-Za-z]+(?:\[[^\]]*\])?(?:\{(?:[^{}]|\{[^{}]*\})*\}|[\^_](?:\{[^{}]*\}|[\dA-Za-z]))*/.exec(rest)
  return bare ? say(bare[0].length, formulaWords(bare[0]), 'close') : undefined
}

const blanks: Rule = ({ rest, last, isSpaced, text, at }) => {
  const line = /^(?:_{2,}(?:\s_{2,})*|\[\s*(?:\.{2,}|…|_+)\s*\]|\(\s*(?:\.{2,}|…|_+)\s*\)|\[\s*\](?!\()|\(\s+\))/u.exec(
    rest,
  )?.[0]
  if (line !== undefined) return say(line.length, blank, 'blank')
  const dots = /^(?:\.{3,}|…)+(?:\s?(?:\.{3,}|…))*/u.exec(rest)?.[0]
  if (dots === undefined) return undefined
  if (last?.words === ',' || last?.words === ';') return say(dots.length, 'ba chấm', 'blank')
  const isTrailing = last?.kind === 'word' && !isSpaced && /^(?:\s|$)/.test(text.slice(at + dots.length))
  return isTrailing ? say(dots.length, '.', 'pause') : say(dots.length, blank, 'blank')
}

const address: Rule = ({ rest }) => {
  const found = /^(?:https?:\/\/|www\.)[^\s<>"]+/.exec(rest)?.[0]
  return found === undefined ? undefined : say(found.length, 'đường dẫn', 'word')
}

const shortForms: Readonly<Record<string, string>> = {
  'v.v...': 'vân vân',
  'v.v…': 'vân vân',
  'v.v.': 'vân vân',
  'v.v': 'vân vân',
  'TP. HCM': 'thành phố Hồ Chí Minh',
  'TP.HCM': 'thành phố Hồ Chí Minh',
  TPHCM: 'thành phố Hồ Chí Minh',
  'TP.': 'thành phố',
  TP: 'thành phố',
  SGK: 'sách giáo khoa',
  THCS: 'trung học cơ sở',
  THPT: 'trung học phổ thông',
  ƯCLN: 'ước chung lớn nhất',
  BCNN: 'bội chung nhỏ nhất',
  STT: 'số thứ tự',
  SĐT: 'số điện thoại',
  VD: 'ví dụ',
  Vd: 'ví dụ',
  HS: 'học sinh',
  GV: 'giáo viên',
}
const shortest = Object.keys(shortForms).toSorted((a, b) => b.length - a.length)

const abbreviation: Rule = ({ rest }) => {
  const found = shortest.find((form) => rest.startsWith(form) && !/^[\p{L}\p{M}\d]/u.test(rest.slice(form.length)))
  if (found !== undefined) return say(found.length, shortForms[found] ?? '', 'word')
  const page = /^[Tt]r\.\s?(?=\d)/.exec(rest)?.[0]
  return page === undefined ? undefined : say(page.length, 'trang', 'word')
}

const asksForUnit = /^(?:nhiêu|mấy|vị|theo|ra|sang|thành|bằng)$/

const unit: Rule = (place) => {
  const { rest, last } = place
  const found = unitForm.exec(rest)?.[0]
  const words = found === undefined ? undefined : unitWords(found)
  if (found === undefined || words === undefined) return undefined
  const isMeasured = last !== undefined && /^(?:number|blank|close)$/.test(last.kind)
  if (isMeasured && !(found === 'k' && place.isSpaced)) return say(found.length, words, 'unit')
  if (isUnmistakable(found) || asksForUnit.test(wordBefore(place))) return say(found.length, words, 'unit')
  return /^[%‰°₫]/u.test(found) ? say(found.length, words, 'unit') : undefined
}

/** `30°15'`, `45'`: minutes of an angle or of an hour; `12''` seconds. */
const primes: Rule = ({ rest, last, isSpaced }) => {
  if (last?.kind !== 'number' || isSpaced) return undefined
  const found = /^(?:''|″|["”](?=\s*$)|['′])(?![\p{L}\d'])/u.exec(rest)?.[0]
  if (found === undefined || /["”]/.test(found)) return undefined
  return say(found.length, /''|″/.test(found) ? 'giây' : 'phút', 'unit')
}

const script: Rule = ({ rest, last }) => {
  const raised = raisedForm.exec(rest)?.[0]
  if (raised !== undefined) return say(raised.length, scriptPower(plainScript(raised)), 'close')
  const lowered = loweredForm.exec(rest)?.[0]
  if (lowered !== undefined) return say(lowered.length, formulaWords(plainScript(lowered)), 'close')
  const caret = /^\^(?:\{([^{}]*)\}|\(([^()]*)\)|(-?\d+|\p{L}))/u.exec(rest)
  if (caret && isOperand(last))
    return say(caret[0].length, scriptPower(caret[1] ?? caret[2] ?? caret[3] ?? ''), 'close')
  return undefined
}

function scriptPower(plain: string): string {
  return powerWords(plain, formulaWords(plain))
}

const romanBefore =
  /^(?:kỉ|kỷ|chương|phần|mục|hồi|quý|khóa|khoá|kì|kỳ|tập|quyển|lần|loại|vua|louis|napoléon|elizabeth|charles|henry|nhóm|bảng)$/

const roman: Rule = (place) => {
  const found = /^[IVXLCDM]+(?![\p{L}\p{M}\d.'’-]*[\p{L}\d])/u.exec(place.rest)?.[0]
  const value = found === undefined ? undefined : romanNumber(found)
  if (found === undefined || value === undefined || value === 0) return undefined
  const before = wordBefore(place)
  if (before === 'thứ') return say(found.length, ordinal(String(value)), 'number')
  const isCounted =
    romanBefore.test(before) || (found.length > 1 && /^[IVX]+$/.test(found) && !isShouted(place, found.length))
  return isCounted ? say(found.length, wholeNumber(String(value)), 'number') : undefined
}

/** Among words in capitals: `VI SINH VẬT` counts nothing. */
function isShouted({ text, at }: Place, length: number): boolean {
  return /\p{Lu}{2,}\s$/u.test(text.slice(0, at)) || /^\s\p{Lu}{2,}/u.test(text.slice(at + length))
}

const shapes =
  /^(?:giác|góc|thẳng|tia|cạnh|cung|hình|vuông|nhật|thang|hành|thoi|tròn|dây|kính|cao|chéo|tại|điểm|phẳng|và)$/

/** The corners of a figure are letters: `tam giác ABC`, `AB = 5 cm`. */
const corners: Rule = (place) => {
  const found = /^[A-Z]{2,5}(?![\p{L}\p{M}\d])/u.exec(place.rest)?.[0]
  if (found === undefined || isShouted(place, found.length)) return undefined
  const isNamed = wordsBefore(place, 2).some((word) => shapes.test(word)) || place.last?.kind === 'sign'
  const isMeasured = /^\s*[=<>⊥∥+]/u.test(place.rest.slice(found.length))
  return isNamed || isMeasured ? say(found.length, Array.from(found).join(' '), 'letter') : undefined
}

const times: Rule = ({ rest, last, isSpaced, text, at }) => {
  if (!/^[xX](?![\p{L}\p{M}])/u.test(rest) || last === undefined || !/number|unit|close/.test(last.kind))
    return undefined
  const isSpacedAfter = /^\s/.test(text.slice(at + 1))
  return isSpaced === isSpacedAfter && /^\s*[\d(]/.test(rest.slice(1)) ? say(1, 'nhân') : undefined
}

const written: Readonly<Record<string, string>> = {
  '<=': 'bé hơn hoặc bằng',
  '>=': 'lớn hơn hoặc bằng',
  '!=': 'khác',
  '=>': 'suy ra',
  '->': 'mũi tên',
}

const sign: Rule = ({ rest, last }) => {
  const asked = /^=\s*\?+/.exec(rest)?.[0]
  if (asked !== undefined) return say(asked.length, 'bằng bao nhiêu?', 'pause')
  const double = written[rest.slice(0, 2)]
  if (double !== undefined) return say(2, double)
  const [one = ''] = Array.from(rest)
  const words = signWords[one]
  if (words === undefined) return undefined
  // A fraction behind a whole number: `2½`.
  if (/[¼½¾⅐-⅞]/u.test(one)) return say(1, last?.kind === 'number' ? `và ${words}` : words, 'close')
  if (/[□☐▢⬜]/u.test(one)) return say(one.length, words, 'blank')
  if (one === '∠' || one === '△' || one === '√' || one === '∛') return say(one.length, words)
  return say(one.length, words, /\p{L}|[∞∅]/u.test(one) ? 'letter' : 'sign')
}

const rangeBefore = /^(?:từ|trang|khoảng|bài|câu|lớp|ngày|tháng|năm|tuổi|chương|tiết|đoạn|số)$/

const dash: Rule = (place) => {
  const { rest, last, isSpaced } = place
  const found = /^[-–—−]/u.exec(rest)?.[0]
  if (found === undefined) return undefined
  const after = rest.slice(1)
  if (isOperand(last) && /^\s*(?:[\d(√π□…_]|\\|[\p{L}](?!\p{L})|\.{3})/u.test(after)) return between(place, after)
  if (
    /^\s?[\d¼½¾⅐-⅞]/u.test(after) &&
    (last === undefined || isSpaced || /sign|open|pause/.test(last.kind)) &&
    !(last !== undefined && /^\s/.test(after))
  )
    return say(1, 'âm')
  if (/^(?:\p{L}(?!\p{L})|\()/u.test(after) && (last === undefined || /sign|open/.test(last.kind))) return say(1, 'âm')
  // Between words: a pause where it stands free, nothing where it joins.
  return say(1, isSpaced && last !== undefined ? ',' : '', 'pause')
}

/** Between two numbers: less, or as far as. */
function between(place: Place, after: string): Said | undefined {
  const { text, at, last, isSpaced } = place
  const isNumberAfter = /^\s*\d/.test(after)
  if (last?.kind === 'letter' && !isSpaced && /\p{Lu}/u.test(text[at - 1] ?? '') && /^\p{Lu}/u.test(after))
    return say(1, '', 'pause')
  if (!isNumberAfter || last === undefined || !/number|unit/.test(last.kind) || text[at] === '−') return say(1, 'trừ')
  const next = /^\s*[\d.,]+/.exec(after)?.[0] ?? ''
  const isCalculated =
    place.brackets.at(-1) === 'spoken' ||
    /[+×·÷=*<>≤≥≠−]\s*$/u.test(text.slice(Math.max(0, last.start - 6), last.start))
  if (
    isCalculated ||
    /^\s*(?:[+×·÷=*<>≤≥≠−-]|:\s*\d)/u.test(after.slice(next.length)) ||
    /^\s*(?:\p{L}{1,3})?\s*=/u.test(after.slice(next.length))
  )
    return say(1, 'trừ')
  if (!isSpaced && !/^\s/.test(after)) return say(1, 'đến')
  const before = wordBefore({ ...place, at: last.start })
  const areYears = /\d{4}\s*$/.test(text.slice(0, at)) && /^\s*(?:1|2)\d{3}(?!\d)/.test(after)
  return say(1, rangeBefore.test(before) || areYears ? 'đến' : 'trừ')
}

const colonOrSlash: Rule = ({ rest, last, isSpaced }) => {
  const found = /^[:/*.]/.exec(rest)?.[0]
  if (found === undefined || !isOperand(last)) return undefined
  if (found === '.') {
    const isProduct =
      last?.kind === 'letter' && /^[a-z]$/.test(last.words) && !isSpaced && /^\.(?:[a-z](?!\p{L})|\()/u.test(rest)
    return isProduct ? say(1, 'nhân') : undefined
  }
  const after = rest.slice(1)
  const isOperandNext = /^\s*(?:[\d(√_…□¼½¾⅐-⅞]|\\|\p{L}(?![\p{L}\p{M}])|\.{3})/u.test(after)
  if (!isOperandNext) return undefined
  if (found === '*') return say(1, 'nhân')
  if (found === '/') return say(1, 'trên')
  const isEven = isSpaced === /^\s/.test(after)
  return isEven && last?.kind !== 'blank' ? say(1, 'chia') : undefined
}

const absolute: Rule = ({ rest }) => {
  const found = /^\|([^|\n]{1,20})\|/u.exec(rest)
  return found ? say(found[0].length, `giá trị tuyệt đối của ${formulaWords(found[1] ?? '')}`, 'close') : undefined
}

/** Numbers, single letters and signs, and at least one sign that calculates. */
const calculated = /^[\d\s.,²³…xyzabcnm+\-−–×·*:/÷=√()]+$/u

const openBracket: Rule = (place) => {
  if (!/^[([{]/.test(place.rest)) return undefined
  const end = closing(place.rest)
  const content = place.rest.slice(1, end)
  const isCalculation =
    end > 0 &&
    calculated.test(content) &&
    /[\d\p{L})²³]\s*[+\-−–×·*:/÷]\s*[\d\p{L}(]/u.test(content) &&
    !/^\d+\/\d+$/.test(content) &&
    !(place.last?.kind === 'word' && /^\d+\s?[-–]\s?\d+$/u.test(content))
  // One number needs no brackets to be heard, nor does the letter of a function: `(-3)`, `f(x)`.
  const isOne =
    (/^\s*[-−–]?[\d.,/]+\s*$/u.test(content) && place.last?.kind === 'sign') ||
    /^\s*[-−–][\d.,/]+\s*$/u.test(content) ||
    (/^\p{L}$/u.test(content) && place.last?.kind === 'letter')
  const kind = isCalculation ? 'spoken' : isOne ? 'silent' : 'text'
  place.brackets.push(kind)
  if (kind === 'silent') return say(1, '', 'open')
  if (kind === 'text') return say(1, place.last === undefined ? '' : ',', 'open')
  const isProduct = place.last?.kind === 'number' || place.last?.kind === 'close'
  return say(1, isProduct ? 'nhân mở ngoặc' : 'mở ngoặc', 'open')
}

function closing(text: string): number {
  let depth = 0
  for (let at = 0; at < Math.min(text.length, 200); at += 1) {
    if (/[([{]/.test(text[at] ?? '')) depth += 1
    else if (/[)\]}]/.test(text[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

const closeBracket: Rule = (place) => {
  if (!/^[)\]}]/.test(place.rest)) return undefined
  const kind = place.brackets.pop()
  if (kind === 'spoken') return say(1, 'đóng ngoặc', 'close')
  // `a)` numbers a part of a question.
  return kind === 'silent' ? say(1, '', 'close') : say(1, ',', 'pause')
}

const silence: Rule = ({ rest, last }) => {
  const mark = /^[.,;:?!]/.exec(rest)?.[0]
  if (mark !== undefined) return say(1, last === undefined ? '' : mark, 'pause')
  if (rest.startsWith('/')) return say(1, ',', 'pause')
  return rest.startsWith('\n') ? say(1, last === undefined ? '' : '.', 'pause') : undefined
}

export const signRules: readonly Rule[] = [
  blanks,
  address,
  abbreviation,
  primes,
  unit,
  script,
  times,
  roman,
  corners,
  absolute,
  dash,
  colonOrSlash,
  sign,
  openBracket,
  closeBracket,
  silence,
]
