import type { Block, Bubble, SheetLayout, Spot, WritingBox } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { SheetQuestion, SheetWish } from './sheet-questions.ts'

/** Words of the sheet itself, in millimetres; what the reader does not look at. */
export interface Word extends Spot {
  text: string
  size: number
  anchor: 'start' | 'middle' | 'end'
  isBold?: boolean
}

export interface PrintedPage {
  layout: SheetLayout
  words: readonly Word[]
  /** Where title and names stand. */
  head: Spot & { width: number; height: number }
}

const letters = 'ABCDEF'
const codeSize = 28
const blockWidth = 38.4
const columnGap = 3.2
const rowStep = 6.2
const digitStep = 5.2
const rowsOfBlock = 5

interface Frame {
  width: number
  height: number
  corner: number
  columns: readonly number[]
  bottom: number
  gutter: number
}

const frames: Record<SheetWish['paper'], Frame> = {
  A4: { width: 210, height: 297, corner: 14, columns: [20, 61.6, 110, 151.6], bottom: 274, gutter: 105 },
  A5: { width: 148, height: 210, corner: 13, columns: [26, 83.6], bottom: 190, gutter: 74 },
}

/** All pages for a paper. A page holds what fits; the number of the page is in its code. */
export function pagesOf(wish: SheetWish): PrintedPage[] {
  const frame = frames[wish.paper]
  const pages: PrintedPage[] = []
  let pending = partsOf(wish.questions)
  do {
    const isFirst = pages.length === 0
    const page = newPage(frame, !wish.named && isFirst)
    let top = page.top
    let column = 0
    let y = top
    while (pending[0] !== undefined) {
      const part = pending[0]
      const height = heightOf(part)
      if (y + height > frame.bottom && y > top) {
        column++
        y = top
        if (column >= frame.columns.length) break
      }
      // What is wider than a column stands below all of them, on a page of its own if need be.
      if (part.kind === 'writing') {
        top = y = Math.max(...page.filled, top)
        if (y + height > frame.bottom && page.filled.some((filled) => filled > page.top)) break
        placeWriting(page, part, frame, y)
        y += height + columnGap
        page.filled.fill(y)
        top = y
        column = 0
      } else {
        placePart(page, part, frame.columns[column] ?? 0, y)
        y += height + 4
        page.filled[column] = y
      }
      pending = pending.slice(1)
    }
    pages.push(finished(page, frame))
  } while (pending.length > 0)
  return pages
}

type Part =
  | { kind: 'rows'; rows: readonly Extract<SheetQuestion, { form: 'one' | 'many' | 'truth' }>[] }
  | { kind: 'statements'; question: Extract<SheetQuestion, { form: 'statements' }> }
  | { kind: 'number'; question: Extract<SheetQuestion, { form: 'number' }> }
  | { kind: 'writing'; question: Extract<SheetQuestion, { form: 'writing' }> }

/** Questions in their order; neighbours of one line each share a block. */
function partsOf(questions: readonly SheetQuestion[]): Part[] {
  const parts: Part[] = []
  for (const question of questions) {
    const last = parts.at(-1)
    if (question.form === 'statements') parts.push({ kind: 'statements', question })
    else if (question.form === 'number') parts.push({ kind: 'number', question })
    else if (question.form === 'writing') parts.push({ kind: 'writing', question })
    else if (last?.kind === 'rows' && last.rows.length < rowsOfBlock)
      parts[parts.length - 1] = { kind: 'rows', rows: [...last.rows, question] }
    else parts.push({ kind: 'rows', rows: [question] })
  }
  return parts
}

const digits = ['-', ',', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const digitColumns = 5

function heightOf(part: Part): number {
  if (part.kind === 'rows') return 8.4 + (part.rows.length - 1) * rowStep
  if (part.kind === 'statements') return 13.4 + (part.question.statements - 1) * rowStep
  if (part.kind === 'number') return 12.4 + (digits.length - 1) * digitStep
  return 8 + part.question.lines * 8
}

interface Page {
  top: number
  head: PrintedPage['head']
  blocks: Block[]
  boxes: WritingBox[]
  words: Word[]
  filled: number[]
}

function newPage(frame: Frame, byHand: boolean): Page {
  const left = frame.columns[0] ?? 0
  const page: Page = {
    top: 58,
    head: { x: left, y: 21, width: frame.width - 2 * left - codeSize - 6, height: 33 },
    blocks: [],
    boxes: [],
    words: [],
    filled: frame.columns.map(() => 58),
  }
  if (!byHand) return page
  const y = 58
  placeDigits(page, { x: left, y, title: 'Số báo danh', id: 'candidate', columns: 6 })
  placeDigits(page, { x: left + 44, y, title: 'Mã đề', id: 'code', columns: 3 })
  page.top = y + 12.4 + 9 * digitStep + 4
  page.filled.fill(page.top)
  return page
}

function placeDigits(
  page: Page,
  { x, y, title, id, columns }: Spot & { title: string; id: string; columns: number },
): void {
  const width = 9.2 + (columns - 1) * 5.4
  page.words.push({ x: x + width / 2, y: y + 4.2, text: title, size: 2.8, anchor: 'middle' })
  page.blocks.push({
    x,
    y,
    width,
    height: 12.4 + 9 * digitStep,
    rows: Array.from({ length: columns }, (_, column) => ({
      id: `${id}.${column + 1}`,
      marks: 'one' as const,
      bubbles: Array.from({ length: 10 }, (__, digit) => ({
        value: String(digit),
        x: x + 4.6 + column * 5.4,
        y: y + 8 + digit * digitStep,
      })),
    })),
  })
  for (let digit = 0; digit < 10; digit++)
    page.words.push({ x: x - 1, y: y + 9 + digit * digitStep, text: String(digit), size: 2.4, anchor: 'end' })
}

function placePart(page: Page, part: Exclude<Part, { kind: 'writing' }>, x: number, y: number): void {
  const block = { x, y, width: blockWidth, height: heightOf(part) }
  if (part.kind === 'rows') {
    const rows = part.rows.map((question, index) => {
      const at = y + 4.2 + index * rowStep
      page.words.push({ x: x + 6.6, y: at + 1.2, text: `${question.number}`, size: 3.4, anchor: 'end' })
      return {
        id: String(question.number),
        marks: question.form === 'many' ? ('many' as const) : ('one' as const),
        bubbles: question.form === 'truth' ? truths(page, x + 14, at) : options(page, x, at, question.options),
      }
    })
    page.blocks.push({ ...block, rows })
  } else if (part.kind === 'statements') {
    const { number, statements } = part.question
    page.words.push({ x: x + 3, y: y + 5, text: `Câu ${number}`, size: 3.2, anchor: 'start' })
    const rows = Array.from({ length: statements }, (_, index) => {
      const at = y + 9.2 + index * rowStep
      page.words.push({ x: x + 6.6, y: at + 1.2, text: `${'abcdefgh'[index]})`, size: 3.2, anchor: 'end' })
      return { id: `${number}.${index + 1}`, marks: 'one' as const, bubbles: truths(page, x + 14, at) }
    })
    page.blocks.push({ ...block, rows })
  } else {
    const { number } = part.question
    page.words.push({ x: x + 3, y: y + 4.4, text: `Câu ${number}`, size: 3.2, anchor: 'start' })
    for (const [index, sign] of digits.entries())
      page.words.push({ x: x + 5.6, y: y + 9 + index * digitStep, text: sign, size: 2.8, anchor: 'end' })
    const rows = Array.from({ length: digitColumns }, (_, column) => ({
      id: `${number}.${column + 1}`,
      marks: 'one' as const,
      bubbles: digits.flatMap((value, index) =>
        // A sign stands only before, a comma never first.
        (value === '-' && column > 0) || (value === ',' && column === 0)
          ? []
          : [{ value, x: x + 9.6 + column * 5.4, y: y + 8 + index * digitStep }],
      ),
    }))
    page.blocks.push({ ...block, rows })
  }
}

function options(page: Page, x: number, y: number, count: number): Bubble[] {
  const [first, step] = count <= 4 ? [11.6, 7.1] : [10.4, 4.9]
  return Array.from({ length: count }, (_, index) => {
    const at = x + first + index * step
    const value = letters[index] ?? '?'
    if (count <= 4) page.words.push({ x: at - 3.5, y: y + 0.9, text: value, size: 2.5, anchor: 'middle' })
    else page.words.push({ x: at, y: y - 2.3, text: value, size: 1.5, anchor: 'middle' })
    return { value, x: at, y }
  })
}

function truths(page: Page, x: number, y: number): Bubble[] {
  return (['true', 'false'] as const).map((value, index) => {
    const at = x + index * 12
    page.words.push({ x: at - 4.4, y: y + 0.9, text: value === 'true' ? 'Đ' : 'S', size: 2.5, anchor: 'middle' })
    return { value, x: at, y }
  })
}

function placeWriting(page: Page, part: Extract<Part, { kind: 'writing' }>, frame: Frame, y: number): void {
  const left = frame.columns[0] ?? 0
  const { number, lines } = part.question
  page.words.push({ x: left, y: y + 4, text: `Câu ${number}`, size: 3.2, anchor: 'start' })
  page.boxes.push({ id: String(number), x: left, y: y + 6, width: frame.width - 2 * left, height: lines * 8 })
}

function finished(page: Page, { width, height, corner, columns, gutter, bottom }: Frame): PrintedPage {
  const [left = 0] = columns
  return {
    head: page.head,
    words: page.words,
    layout: {
      version: 1,
      width,
      height,
      corners: [
        { x: corner, y: corner },
        { x: width - corner, y: corner },
        { x: width - corner, y: height - corner },
        { x: corner, y: height - corner },
      ],
      squares: [
        ...between(corner, height - corner, 27).flatMap((y) => [
          { x: corner - 3, y },
          { x: width - corner + 3, y },
        ]),
        ...between(corner, width - corner, 30).flatMap((x) => [
          { x, y: corner - 3 },
          { x, y: height - corner + 3 },
        ]),
        ...between(page.top - 14, bottom + 12, 30)
          .filter((y) => page.boxes.every((box) => y < box.y - 8 || y > box.y + box.height + 4))
          .map((y) => ({ x: gutter, y })),
      ],
      code: { x: width - left - codeSize, y: 22, size: codeSize },
      blocks: page.blocks,
      boxes: page.boxes,
    },
  }
}

/** Even steps of about a length, without both ends. */
function between(from: number, to: number, about: number): number[] {
  const count = Math.max(1, Math.round((to - from) / about))
  return Array.from({ length: count - 1 }, (_, index) => from + ((to - from) * (index + 1)) / count)
}
