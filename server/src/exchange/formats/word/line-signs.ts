import { truthOf } from '@lms/contracts/question-types/true-false.ts'

/** The ways in which people in Vietnam write questions, options and keys. Texts are in NFC. */

/** Options go up to J, parts of a question further. */
export const letters = [...'ABCDEFGHIJKLMNOPQRST']

/** Keeps a text from being taken for a label; nobody sees it. */
export const guard = '\u2060'

const named =
  /^\s*(?:câu(?:\s+hỏi)?|bài|question)\s*(?:số\s*)?(\d{1,4})\s*(?:[([]\s*([\d.,]+)\s*(?:điểm|đ|points?)?\s*[)\]])?\s*[.:)\-–]?\s*/iu
const numbered = /^\s*(\d{1,4})\s*[.)/:](?!\d)\s*/u

export interface QuestionStart {
  number: number
  /** Where the text behind the label begins. */
  at: number
  points: number | null
}

export function questionStart(text: string, style: 'named' | 'numbered'): QuestionStart | null {
  const found = (style === 'named' ? named : numbered).exec(text)
  if (!found) return null
  const points = style === 'named' && found[2] !== undefined ? Number(found[2].replace(',', '.')) : null
  return { number: Number(found[1]), at: found[0].length, points }
}

export interface OptionStart {
  letter: string
  /** Where the label begins and where the text behind it does. */
  label: number
  at: number
  /** '*B.' is right. */
  isStarred: boolean
}

const firstOf = letters.map(
  (letter) =>
    new RegExp(String.raw`^(\s*)(\*?)\s*\(?(?:${letter}\s*[.):\]/]|${letter.toLowerCase()}\s*[.)\]])\s*`, 'u'),
)
const laterOf = letters.map((letter) => ({
  upper: new RegExp(String.raw`(?<=[\s\uFFFC;,])(\*?)\(?${letter}\s*[.)](?!\d)\s*`, 'gu'),
  lower: new RegExp(String.raw`(?<=[\s\uFFFC;,])(\*?)\(?${letter.toLowerCase()}\s*\)\s*`, 'gu'),
}))

/** All options that begin in this line, if the next one that is expected begins it. */
export function optionStarts(text: string, expected: number): OptionStart[] {
  const first = firstOf[expected]?.exec(text)
  if (!first) return []
  const isLower = !/[A-T]/.test(first[0])
  const starts: OptionStart[] = [
    { letter: letters[expected] ?? '', label: first[1]?.length ?? 0, at: first[0].length, isStarred: first[2] === '*' },
  ]
  for (let next = expected + 1; next < letters.length; next += 1) {
    const pattern = laterOf[next]?.[isLower ? 'lower' : 'upper']
    if (!pattern) break
    pattern.lastIndex = starts.at(-1)?.at ?? 0
    const found = pattern.exec(text)
    if (!found) break
    starts.push({
      letter: letters[next] ?? '',
      label: found.index,
      at: found.index + found[0].length,
      isStarred: found[1] === '*',
    })
  }
  return starts
}

export type Label =
  | {
      kind:
        | 'answer'
        | 'explanation'
        | 'points'
        | 'difficulty'
        | 'class'
        | 'subject'
        | 'topic'
        | 'tags'
        | 'title'
        | 'type'
        | 'ignoreAccents'
        | 'unit'
        | 'credit'
        | 'extra'
      at: number
    }
  | { kind: 'match'; letter: string; at: number }
  | { kind: 'gap'; number: number; at: number }
  | { kind: 'note'; letter: string; at: number }
  | { kind: 'key' }
  | { kind: 'section' }
  | { kind: 'end' }

const labels: readonly {
  kind: Exclude<Label['kind'], 'note' | 'match' | 'gap' | 'key' | 'section' | 'end'>
  pattern: RegExp
}[] = [
  { kind: 'answer', pattern: /^\s*(?:đáp án(?:\s+đúng)?|đ\/a|answer|ans|key|trả lời)\s*(?:là)?\s*[:：]\s*/iu },
  { kind: 'answer', pattern: /^\s*(?:=>|→|⇒)?\s*chọn\s+(?:đáp án\s+)?(?=[A-J]\s*\.?\s*$)/iu },
  {
    kind: 'explanation',
    pattern: /^\s*(?:lời giải|giải thích|hướng dẫn giải|hướng dẫn|explanation|giải chi tiết|giải)\s*[:：]\s*/iu,
  },
  { kind: 'explanation', pattern: /^\s*(?:lời giải|hướng dẫn giải|giải chi tiết)\s*$/iu },
  { kind: 'points', pattern: /^\s*(?:điểm|points?)\s*[:：]\s*(?=[\d.,]+\s*$)/iu },
  { kind: 'difficulty', pattern: /^\s*(?:độ khó|mức độ|difficulty)\s*[:：]\s*/iu },
  { kind: 'class', pattern: /^\s*(?:lớp|class)\s*[:：]\s*/iu },
  { kind: 'subject', pattern: /^\s*(?:chủ đề|subject)\s*[:：]\s*/iu },
  { kind: 'topic', pattern: /^\s*(?:chuyên đề|topic)\s*[:：]\s*/iu },
  { kind: 'tags', pattern: /^\s*(?:thẻ|tags)\s*[:：]\s*/iu },
  { kind: 'title', pattern: /^\s*(?:tiêu đề|title)\s*[:：]\s*/iu },
  { kind: 'type', pattern: /^\s*(?:loại câu hỏi|loại)\s*[:：]\s*/iu },
  { kind: 'ignoreAccents', pattern: /^\s*bỏ dấu\s*[:：]\s*/iu },
  { kind: 'unit', pattern: /^\s*đơn vị\s*[:：]\s*/iu },
  { kind: 'credit', pattern: /^\s*cách tính điểm\s*[:：]\s*/iu },
  { kind: 'extra', pattern: /^\s*vế thừa\s*[:：]\s*/iu },
]
const match = /^\s*nối với ([A-T])\s*[:：]\s*/iu
const gap = /^\s*chỗ trống\s*[([]*(\d{1,2})[)\]]*\s*[:：]\s*/iu
const note = /^\s*giải thích ([A-J])\s*[:：]\s*/iu

export function labelOf(text: string): Label | null {
  const noted = note.exec(text)
  if (noted) return { kind: 'note', letter: (noted[1] ?? '').toUpperCase(), at: noted[0].length }
  const matched = match.exec(text)
  if (matched) return { kind: 'match', letter: (matched[1] ?? '').toUpperCase(), at: matched[0].length }
  const filled = gap.exec(text)
  if (filled) return { kind: 'gap', number: Number(filled[1]), at: filled[0].length }
  for (const { kind, pattern } of labels) {
    const found = pattern.exec(text)
    if (found) return { kind, at: found[0].length }
  }
  if (/^[\s\-–—*]*(?:bảng\s+)?đáp án(?:\s+(?:đề|mã đề|trắc nghiệm|phần)\b.*)?[\s\-–—*:.]*$/iu.test(text))
    return { kind: 'key' }
  if (/^[\s\-–—*.=]*(?:hết|the end)[\s\-–—*.=]*$/iu.test(text)) return { kind: 'end' }
  return /^\s*(?:phần|part|section|chương)\s+[\dIVXA-H]{1,4}\b/iu.test(text) ? { kind: 'section' } : null
}

/** Which letters a key names; null when it names none and is a text. */
export function lettersIn(text: string): string[] | null {
  const said = text.trim().replace(/[.;]$/, '')
  if (/^[A-J](?:\s*(?:,|;|&|\/|và|and|\s)\s*[A-J])*$/iu.test(said))
    return (said.match(/\b[A-J]\b/giu) ?? []).map((letter) => letter.toUpperCase())
  const statements = [...said.matchAll(/(?:^|[\s,;])([a-j])\s*[).:\-–]?\s*(đúng|sai|true|false|đ|s)(?![\p{L}])/giu)]
  if (statements.length < 2) return null
  return statements.filter(([, , word = '']) => truthOf(word) === true).map(([, letter = '']) => letter.toUpperCase())
}

const pair = /(\d{1,4})\s*[.\-–:)]?\s*([A-J])(?![\p{L}\d])/gu

/** '1.A 2.B 3-C' as what it says; null when the line says something else as well. */
export function keyPairs(text: string): Map<number, string> | null {
  const pairs = [...text.matchAll(pair)]
  const rest = text.replaceAll(pair, '').replaceAll(/câu|đáp án|bảng|[\s,;|./:–\-\uFFFC]/giu, '')
  if (pairs.length === 0 || rest !== '') return null
  return new Map(pairs.map(([, number = '', letter = '']) => [Number(number), letter]))
}

/** Numbers with their letters below or beside them, or both in one cell; null for any other table. */
export function keyTable(rows: readonly (readonly string[])[]): Map<number, string> | null {
  const keys = new Map<number, string>()
  const cell = (row: number, column: number): string => (rows[row]?.[column] ?? '').trim()
  const isLetter = (text: string): boolean => /^[A-J]$/.test(text)
  let used = 0
  let filled = 0
  for (const [row, cells] of rows.entries())
    for (const column of cells.keys()) {
      const text = cell(row, column)
      if (text === '' || /^(?:câu|đáp án|đ\/a|số câu|chọn|stt)\.?$/iu.test(text)) continue
      filled += 1
      const number = /^(?:câu\s*)?(\d{1,4})[.)]?$/iu.exec(text)?.[1]
      const own = keyPairs(text)
      const letter = isLetter(cell(row + 1, column)) ? cell(row + 1, column) : cell(row, column + 1)
      if (own) {
        for (const [place, key] of own) keys.set(place, key)
        used += 1
      } else if (number !== undefined && isLetter(letter)) {
        keys.set(Number(number), letter)
        used += 2
      }
    }
  return keys.size > 0 && used >= filled * 0.7 ? keys : null
}
