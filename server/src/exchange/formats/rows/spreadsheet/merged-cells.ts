import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Cell, UnreadableFile } from '../../item.ts'

export interface Merge {
  top: number
  left: number
  bottom: number
  right: number
}

const mostMerges = 100_000

export function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + ((letter.codePointAt(0) ?? 65) - 64)
  return column - 1
}

/** They stand behind the rows, and are needed with the first of them. */
export function mergesIn(sheet: Uint8Array): Merge[] {
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength)
  const end = bytes.lastIndexOf('sheetData>')
  const tail = end === -1 ? '' : bytes.subarray(end).toString('latin1')
  const merges: Merge[] = []
  for (const match of tail.matchAll(
    /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,200}?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  )) {
    const [, left = '', top = '', right = '', bottom = ''] = match
    merges.push({ left: columnOf(left), top: Number(top), right: columnOf(right), bottom: Number(bottom) })
    if (merges.length > mostMerges) throw new UnreadableFile('tooComplex')
  }
  return merges
}

/** What covers which column at present; a column is covered by one cell at a time, so that it never grows. */
export function createCover() {
  const active = new Map<number, Merge & { text: string }>()
  return {
    begin(merge: Merge, text: string): void {
      const right = Math.min(merge.right, sheetLimits.columns - 1)
      for (let column = merge.left; column <= right; column += 1) active.set(column, { ...merge, text })
    },
    /** Adds the covered cells of a row. */
    apply(number: number, cells: Map<number, Cell>): void {
      for (const [column, merge] of active) {
        if (merge.bottom < number) {
          active.delete(column)
          continue
        }
        const isItself = merge.top === number && merge.left === column
        const own = cells.get(column)
        if (isItself && own && merge.bottom > number) cells.set(column, { ...own, high: merge.bottom - number + 1 })
        if (!isItself && merge.text !== '' && (own?.text ?? '') === '')
          cells.set(column, {
            text: merge.text,
            isCovered: true,
            ...(merge.top < number && { high: merge.bottom - merge.top + 1 }),
          })
      }
    },
  }
}

/** Rows in their order come out with the cells that others cover. */
export function covering(merges: readonly Merge[]): (number: number, cells: Map<number, Cell>) => void {
  const waiting = merges.toSorted((one, other) => one.top - other.top)
  const cover = createCover()
  let next = 0
  return (number, cells) => {
    for (let merge = waiting[next]; merge && merge.top <= number; merge = waiting[next]) {
      next += 1
      if (merge.bottom >= number) cover.begin(merge, merge.top === number ? (cells.get(merge.left)?.text ?? '') : '')
    }
    cover.apply(number, cells)
  }
}
