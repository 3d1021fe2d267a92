import { isEmptyLine, plainLine, textLine } from '../../line-text.ts'
import { numberIn, partIn } from '../../signs/cell-names.ts'
import { keyTable } from '../../signs/key-signs.ts'
import { saidInTable } from '../../signs/part-tables.ts'
import type { Line } from '../../word-file.ts'
import { outlineLabel } from '../outline-labels.ts'
import type { OutlineLine } from '../outline.ts'

const pointsHead =
  /^(?:thang\s|biểu\s|số\s)?điểm$|^(?:total\s)?(?:points?|marks?|scores?)$|^(?:total|tổng(?:\s(?:điểm|cộng|số))?|cộng)$/iu
const headCell =
  /^(?:câu(?:\s+hỏi)?|bài|phần|ý(?:\s+đúng)?|stt|kết quả|chọn|trả lời|nội dung.{0,30}|đáp án.{0,30}|hướng dẫn.{0,40}|lời giải|yêu cầu.{0,30}|gợi ý.{0,30}|answers?|keys?|(?:thang\s|biểu\s|số\s)?điểm)?$/iu

/** A table of keys, row by row: the points beside them say nothing. */
export function tableLines(rows: readonly Line[][][]): OutlineLine[] {
  const texts = rows
    .map((row) => row.map(cellText))
    .filter(([first = '', ...others]) => !pointsHead.test(first) || others.length < 2)
  const letters = keyTable(texts)
  if (letters?.length === 1 && !texts.slice(1).some(saysMore))
    return [...(letters[0]?.letters ?? [])].map(([number, own]) => answered(number, own.join(', ')))
  const truths = isOfTruths(texts) ? saidInTable(texts) : null
  if (truths) return [...truths].map(([number, said]) => answered(number, said))
  const [head = []] = texts
  const isHeaded =
    head.some((text) => pointsHead.test(text)) ||
    (head.every((text) => headCell.test(text)) && head.some((text) => text !== ''))
  const ofPoints = new Set(
    isHeaded ? head.flatMap((text, at) => (pointsHead.test(text) ? [at] : [])) : [pointsColumn(texts)],
  )
  const body = rows
    .slice(isHeaded ? 1 : 0)
    .filter(([first = [], ...others]) => !pointsHead.test(cellText(first)) || others.length === 0)
  const isDotted = body.some(([first = []]) => dotted.test(cellText(first)))
  const lines: OutlineLine[] = []
  for (let at = 0; at < body.length; at += 1) {
    const parted = partsAcross(body.slice(at, at + 3))
    if (parted) {
      lines.push(...parted)
      at += 2
      continue
    }
    const across = answeredAcross(body[at] ?? [], body[at + 1] ?? [])
    lines.push(
      ...(across ??
        rowLines(
          (body[at] ?? []).filter((_, column) => !ofPoints.has(column)),
          isDotted,
        )),
    )
    if (across) at += 1
  }
  return lines
}

/** The last one, where every cell of it is a part of a point and one says so. */
function pointsColumn(texts: readonly (readonly string[])[]): number {
  const last = Math.max(0, ...texts.map(({ length }) => length)) - 1
  const cells = texts.flatMap((row) => (row.length === last + 1 && last > 1 ? [row[last] ?? ''] : []))
  const isPoints = cells.every((text) => /^(?:\d{1,2}(?:\s?[.,]\s?\d{1,2})?\s?(?:đ|điểm)?[\s;]*)*$/iu.test(text))
  const isSame =
    cells.length > 2 &&
    new Set(cells.filter((text) => text !== '')).size === 1 &&
    /^[1-4]$/u.test(cells.find((text) => text !== '') ?? '')
  return isPoints && (isSame || cells.some((text) => /[.,]\d|đ/iu.test(text))) ? last : -1
}

/** '1) Đ; 2) S' beside the letters of others is not to be lost. */
function saysMore([, ...cells]: readonly string[]): boolean {
  return cells.some((text) => text.length > longestLetters)
}

const longestLetters = 8

function answered(number: number, said: string): OutlineLine {
  const text = `Câu ${number}: ${said}`
  return { line: textLine(text), label: outlineLabel(text) }
}

/** A column for each statement. */
function isOfTruths([head = []]: readonly (readonly string[])[]): boolean {
  return head.filter((text) => partIn(text.toLowerCase()) !== null).length > 1
}

/** 'C1' is 'Câu 1'. */
function cellText(lines: readonly Line[]): string {
  const text = lines.map(plainLine).join(' ').replaceAll(/\s+/gu, ' ').trim()
  return text.replace(/^C\s?(?=\d{1,2}$)/u, 'Câu ').replace(/^([A-J])\.$/u, '$1')
}

/** Numbers in a row, and what is right in the row below. */
function answeredAcross(above: readonly Line[][], below: readonly Line[][]): OutlineLine[] | null {
  const numbers = above.map((cell) => numberIn(cellText(cell)))
  const isHeaded = numbers.every(
    (number, at) =>
      number !== null ||
      (at === 0 && headCell.test(cellText(above[0] ?? [])) && headCell.test(cellText(below[0] ?? []))),
  )
  const isNumbers = numbers.filter((number) => number !== null).length > 1
  // Numbers below numbers may be points.
  const isPoints = below.every((cell, at) => at === 0 || /^\d{0,3}$/u.test(cellText(cell)))
  const isAnswered =
    below.length === above.length &&
    (!isPoints || /^(?:đáp án|ý đúng|chọn|đ\/?a|kết quả|trả lời|answers?)/iu.test(cellText(below[0] ?? [])))
  if (!isHeaded || !isNumbers || !isAnswered) return null
  return numbers.flatMap((number, at) => (number === null ? [] : [answered(number, cellText(below[at] ?? []))]))
}

/** The same with a row of 'a' and 'b' between them. */
function partsAcross([above = [], parts = [], below = []]: readonly Line[][][]): OutlineLine[] | null {
  const letters = parts.map((cell) => partIn(cellText(cell)))
  const numbers = above.map((cell) => numberIn(cellText(cell)))
  const isParted = letters.filter((letter) => letter !== null).length > 1
  if (!isParted || parts.length !== above.length || below.length !== above.length) return null
  if (
    !parts.every(
      (cell, at) => partIn(cellText(cell)) !== null || at === 0 || cellText(cell) === '' || /^\d/u.test(cellText(cell)),
    )
  )
    return null
  return numbers.flatMap((number, at) => {
    const said = cellText(below[at] ?? [])
    if (number === null) return []
    const letter = letters[at] ?? null
    if (letter === null) return [answered(number, said)]
    const text = `${letter}) ${said}`
    const part: OutlineLine = { line: textLine(text), label: outlineLabel(text) }
    return numbers[at - 1] === number ? [part] : [answered(number, ''), part]
  })
}

/** '1.2' beside its key: the second one of 'Câu 1'. */
const dotted = /^(\d{1,2})\.(\d{1,2})\.?$/u
const counted = /^(?:câu|bài)?\s{0,3}(\d{1,2})\.?$/iu

const cellLabel =
  /^(?:(?:[Cc]âu|CÂU|[Bb]ài|BÀI)\s{0,3}\d{1,3}[a-h]?|\d{1,3}|[a-h]|(?:[Pp]hần\s|PHẦN\s)?[IVX]{1,4})(?=\s?[.):–-]?(?:\s?\([^()]{1,20}\))?$)/u

/** A cell that holds no more than a label stands before the one beside it; points stand at the end. */
export function rowLines(row: readonly Line[][], isDotted = false): OutlineLine[] {
  const cells = row.map((lines) => lines.filter((line) => !isEmptyLine(line))).filter(({ length }) => length > 0)
  return cells.flatMap((lines, at): OutlineLine[] => {
    const text = cellText(lines)
    const parted = at < cells.length - 1 ? /^(\d{1,3})\s?([a-h])[.):]?$/u.exec(text) : null
    if (parted) return [`${parted[1]}) `, `${parted[2]}) `].map(cellOf)
    const [, whole, within] =
      isDotted && at === 0 && cells.length > 1 ? (dotted.exec(text) ?? counted.exec(text) ?? []) : []
    if (whole !== undefined) return [`Câu ${whole}: `, ...(within === undefined ? [] : [`${within}) `])].map(cellOf)
    const sign = at < cells.length - 1 ? cellLabel.exec(text)?.[0] : undefined
    const label = sign === undefined ? null : outlineLabel(`${sign}) `)
    if (label) return [{ line: textLine(text), label: { ...label, at: text.length } }]
    return lines.map((line) => ({ line, label: outlineLabel(plainLine(line)) }))
  })
}

function cellOf(text: string): OutlineLine {
  const label = outlineLabel(text)
  return { line: textLine(text), label: label && { ...label, at: text.length } }
}
