/** What a line begins with, as far as another line may begin so: 'câu #.', '#)', 'A.', '-', 'đáp án:'. */

export interface LineLabel {
  sign: string
  /** Where the text behind it begins. */
  at: number
  /** The number or letter in it. */
  counted: string | null
  /** Without a sign behind it, it may as well be what is said: 'A cat', 'Tìm 3 từ'. */
  isSure: boolean
}

const points = String.raw`(?:\s{0,3}[([]\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:điểm|đ|pts?|points?|marks?)\.?\s?[)\]])?`
const sign = String.raw`[.:)\]/–—→-]`
const named = new RegExp(
  String.raw`^((?:\p{L}{1,12}\s{1,3}){0,2}\p{L}{1,12})\s{0,3}(\d{1,4})(?![\d,]|\.\d)${points}\s{0,3}(${sign}{0,3})${points}\s*`,
  'iu',
)
const numbered = new RegExp(
  String.raw`^([([]?)(\d{1,4})(\s?[.)\]→]{1,2}|${sign}{1,3}|(?=\s{1,9}\p{Lu}))(?!\d)${points}\s*`,
  'iu',
)
/** '20 - 7', '10 : 2': signs between numbers belong to a sum. */
const sum = /^\d{1,4}\s?[:/–—→-]\s*[\d(]/u
const ofQuestions = /^(?:câu|câu hỏi|bài|bài tập|question|ques|q|exercise|ex|task|phần|part|ý)$/iu
const parted =
  /^(phần|part|section|mục|bài|chương|task|exercise)\s{1,3}([IVX]{1,4}|[A-E])(?=\s?[.:)–—-]|\s|$)\s?[.:)–—-]{0,2}\s*/iu
const roman = /^([IVX]{1,5})\s?([.:)/–—-]{1,2})\s*/u
const lettered = new RegExp(String.raw`^([*✓]?[([]?)([A-Ta-t])(\s?${sign}{1,2}|(?=\s))(?!\d)\s*`, 'u')
/** '-5' is a number. */
const pointed = /^(?:([•●▪◦✓✔→⇒➔]|=+>|-+>)\s*|([-–—*+])\s+)/u
const said = /^((?:\p{L}{1,12}\s{1,3}){0,4}\p{L}{1,12})\s?[:：]\s*/u
const saidLetter = /^((?:\p{L}{2,12}\s{1,3}){0,3}\p{L}{2,12})\s{1,3}(?=[A-J](?![\p{L}\d]))/u
/** What stands before a question or its answer wherever it does; 'Cô hỏi:' and 'Bước 1:' are part of what is said. */
const ofParts =
  /^(?:câu hỏi|hỏi|question|q|đáp án(?: đúng)?|đáp|trả lời|đáp số|đs|đa|kết quả|answer|correct answer|a|ans|key|lời giải|giải|giải thích|hướng dẫn(?: giải)?|gợi ý|solution|explanation)$/iu

/** All that the line may be known by, the surest first; each counts only where another line is known by it, too. */
export function labelsOf(typed: string): LineLabel[] {
  const room = typed.length - typed.trimStart().length
  const text = typed.slice(room, room + 120).normalize('NFC')
  const labels: LineLabel[] = []
  const add = (found: RegExpExecArray | null, name: string, counted: string | null = null, isSure = true): void => {
    if (found) labels.push({ sign: name, at: room + found[0].length, counted, isSure })
  }
  const [pattern, name = '', number = '', ending = ''] = withFound(named, text)
  // 'Câu 12 trong bài thơ' speaks of a line.
  const isNamed = ofQuestions.test(name) && (ending.trim() !== '' || !/^\p{Ll}/u.test(text.slice(pattern?.[0].length)))
  add(pattern, `${folded(name)} #${ending.trim()}`, number, isNamed)
  const [count, open = '', own = '', close = ''] = withFound(numbered, text)
  add(count, `${open}#${close.trim()}`, own, close.trim() !== '' && !sum.test(text))
  const [group, word = '', which = ''] = withFound(parted, text)
  add(group, `${folded(word)} I`, which)
  const [part, digits = '', behind = ''] = withFound(roman, text)
  add(part, `I${behind.trim()}`, digits)
  const [option, before = '', letter = '', ended = ''] = withFound(lettered, text)
  const shape = letter === letter.toUpperCase() ? 'A' : 'a'
  add(option, `${before.replace(/[*✓]/u, '')}${shape}${ended.trim()}`, letter, ended.trim() !== '')
  const [point, drawn = '', dash = ''] = withFound(pointed, text)
  add(point, `${drawn}${dash}`.replace(/=+>|-+>/u, '→'))
  const [spoken, words = ''] = withFound(said, text)
  add(spoken, `${folded(words)}:`, null, ofParts.test(words))
  const [key, choice = ''] = withFound(saidLetter, text)
  add(key, `${folded(choice)} A`)
  return labels
}

function withFound(pattern: RegExp, text: string): [RegExpExecArray | null, ...(string | undefined)[]] {
  const found = pattern.exec(text)
  return [found, ...(found?.slice(1) ?? [])]
}

/** Short lines that stand in the file more than once are known by all that they say. */
export const longestWhole = 40

export function folded(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase()
}
