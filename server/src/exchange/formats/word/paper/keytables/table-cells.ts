import { isEmptyLine, plainLine } from '../../line-text.ts'
import { squeezed } from '../../signs/line-signs.ts'
import type { Line } from '../../word-file.ts'

export type Row = Line[][]

/** What a table of keys says of one question, or of one of its parts; a part of the paper heads what follows it. */
export type Entry = { heading: string } | { number: string; part: string; said: Line; reason?: Line }

export function textOf(cell: readonly Line[] | undefined): string {
  return squeezed((cell ?? []).map(plainLine).join(' ')).trim()
}

export function saidIn(cell: readonly Line[] | undefined): Line {
  return (cell ?? []).find((line) => !isEmptyLine(line)) ?? []
}

const longestSaid = 60

/** A key, and not how something is solved. */
export function isShort(cell: readonly Line[] | undefined): boolean {
  const lines = (cell ?? []).filter((line) => !isEmptyLine(line))
  return lines.length < 2 && textOf(cell).length <= longestSaid
}

type Head = 'number' | 'part' | 'said' | 'points' | 'reason'

const heads: readonly (readonly [Head, RegExp])[] = [
  ['number', /^(?:câu(?:\s+(?:hỏi|số))?|bài|stt|question)$/iu],
  ['part', /^(?:lệnh hỏi|ý|mệnh đề)$/iu],
  [
    'said',
    /^(?:đáp án(?:\s+đúng)?(?:\s*\([^()]*\))?|đ\.?\/?a\.?|kết quả|trả lời|chọn|phương án(?:\s+đúng)?|ý đúng|answers?|keys?)$/iu,
  ],
  ['reason', /^(?:giải thích(?:\s.{1,20})?|lời giải|lí do|lý do|explanations?|dẫn chứng|evidence)$/iu],
  ['points', /^(?:(?:số\s|thang\s|biểu\s)?điểm|points?|marks?|scores?|mức(?:\s+độ)?|trọng số)(?:\s*\([^()]*\))?$/iu],
]

export function headOf(text: string): Head | null {
  return heads.find(([, sign]) => sign.test(text))?.[0] ?? null
}

const section = /^(?:phần|part|section)\s+(?:[IVX]{1,4}|\d|[A-E])(?![\p{L}\d])/iu

/** 'PHẦN II' across all columns. */
export function headingIn(row: Row): string | null {
  const texts = new Set(row.map(textOf).filter((text) => text !== ''))
  const [only = ''] = texts
  return texts.size === 1 && isHeading(only) ? only : null
}

export function isHeading(text: string): boolean {
  return section.test(text)
}

/** '0,5', '1đ' or '2 điểm' in every cell. */
export function arePoints(texts: readonly string[]): boolean {
  return texts.every((text) => /^\d{1,2}(?:[.,]\d{1,2})?\s?(?:đ|điểm|p|pts?|points?|m|marks?)?$/iu.test(text))
}

export function hasUnit(text: string): boolean {
  return /\d\s?(?:đ|điểm|p|pts?|points?|m|marks?)$/iu.test(text)
}
