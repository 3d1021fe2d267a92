import type { MtefBytes } from './mtef-bytes.ts'
import {
  type Border,
  type MathNode,
  type Matrix,
  type Pile,
  type Slot,
  type Template,
  UnreadableEquation,
} from './mtef-nodes.ts'

/** What lines, templates, piles and tables hold is written alike in all versions. */
export const records = {
  end: 0,
  line: 1,
  char: 2,
  template: 3,
  pile: 4,
  matrix: 5,
  mark: 6,
  ruler: 7,
  font: 8,
  size: 9,
  lastSize: 14,
} as const
export const options = { isAbsent: 1, hasRuler: 2, hasSpacing: 4, isMoved: 8 } as const

const deepest = 40
const mostRecords = 20_000
const mostRows = 60
const [largeChange, ownSize] = [100, 101]

/** Everything up to the end of a list. */
export type ReadList = () => MathNode[]

/** Lists lie in lists: so many, and so deep. */
export function boundedLists(next: () => MathNode | 'end' | null): ReadList {
  let depth = 0
  let count = 0
  return () => {
    depth += 1
    if (depth > deepest) throw new UnreadableEquation()
    const found: MathNode[] = []
    for (let node = next(); node !== 'end'; node = next()) {
      count += 1
      if (count > mostRecords) throw new UnreadableEquation()
      if (node) found.push(node)
    }
    depth -= 1
    return found
  }
}

export function skipSize(bytes: MtefBytes): void {
  const kind = bytes.u8()
  bytes.skip(kind === ownSize ? 2 : kind === largeChange ? 3 : 1)
}

/** Behind a line or a pile it stands without the byte that says what it is. */
export function skipRuler(bytes: MtefBytes): void {
  bytes.skip(bytes.u8() * 3)
}

/** Null for what holds no lines. */
export function readBlock(kind: number, flags: number, bytes: MtefBytes, list: ReadList): Slot | Pile | Matrix | null {
  if (kind === records.line) return readLine(bytes, flags, list)
  if (kind === records.pile) return readPile(bytes, flags, list)
  return kind === records.matrix ? readMatrix(bytes, flags, list) : null
}

function readLine(bytes: MtefBytes, flags: number, list: ReadList): Slot {
  if ((flags & options.isMoved) !== 0) bytes.nudge()
  if ((flags & options.hasSpacing) !== 0) bytes.skip(2)
  if ((flags & options.hasRuler) !== 0) skipRuler(bytes)
  const isAbsent = (flags & options.isAbsent) !== 0
  return { kind: 'slot', isAbsent, items: isAbsent ? [] : list() }
}

function readPile(bytes: MtefBytes, flags: number, list: ReadList): Pile {
  if ((flags & options.isMoved) !== 0) bytes.nudge()
  const align = alignOf(bytes.u8())
  bytes.skip(1)
  if ((flags & options.hasRuler) !== 0) skipRuler(bytes)
  const lines = list().map((node) => {
    if (node.kind === 'slot') return node
    if (node.kind === 'pile') return { kind: 'slot' as const, items: [node], isAbsent: false }
    throw new UnreadableEquation()
  })
  return { kind: 'pile', align, lines }
}

function readMatrix(bytes: MtefBytes, flags: number, list: ReadList): Matrix {
  if ((flags & options.isMoved) !== 0) bytes.nudge()
  bytes.skip(1)
  const align = alignOf(bytes.u8() + 1)
  bytes.skip(1)
  const [rows, columns] = [bytes.u8(), bytes.u8()]
  if (rows < 1 || columns < 1 || rows > mostRows || columns > mostRows) throw new UnreadableEquation()
  const rowBorders = bordersOf(bytes, rows + 1)
  const columnBorders = bordersOf(bytes, columns + 1)
  const cells = slotsIn(list())
  if (cells.length !== rows * columns) throw new UnreadableEquation()
  return {
    kind: 'matrix',
    align,
    rows: Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
    rowBorders,
    columnBorders,
  }
}

function bordersOf(bytes: MtefBytes, count: number): Border[] {
  const packed = Array.from({ length: Math.ceil(count / 4) }, () => bytes.u8())
  return Array.from({ length: count }, (_, at) => (((packed[at >> 2] ?? 0) >> ((at % 4) * 2)) & 3) as Border)
}

function slotsIn(nodes: readonly MathNode[]): (Slot | Pile)[] {
  return nodes.map((node) => {
    if (node.kind === 'slot' || node.kind === 'pile') return node
    throw new UnreadableEquation()
  })
}

/** The signs that a template is drawn with are known by its number. */
export function templateOf(selector: number, variation: number, nodes: readonly MathNode[]): Template {
  const slots = slotsIn(nodes.filter(({ kind }) => kind !== 'char'))
  return { kind: 'template', selector, variation, slots }
}

export function marksIn(list: readonly MathNode[]): number[] {
  return list.map((node) => {
    if (node.kind !== 'mark') throw new UnreadableEquation()
    return node.code
  })
}

function alignOf(align: number): 'l' | 'c' | 'r' {
  if (align === 2) return 'c'
  return align === 3 ? 'r' : 'l'
}
