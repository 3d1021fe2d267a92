import type { ByteView } from '../compound/byte-view.ts'
import { type Property, propertiesIn } from './doc-properties.ts'

export interface ParagraphForm {
  style: number
  /** How many tables it lies in. */
  depth: number
  /** Holds no text: the end of a row, or of one in a table in a cell. */
  isRowEnd?: true
  isInnerRowEnd?: true
  /** Of the numbers that are drawn before it; 0 for none. */
  list: number
  level: number
  /** At the end of a row: cells that are drawn as one with the cell before them. */
  covered?: ReadonlySet<number>
}

const longestElsewhere = 16_290

export function paragraphForm(before: ParagraphForm, lists: readonly ByteView[], data: ByteView): ParagraphForm {
  const form: ParagraphForm = { ...before }
  let isInTable = before.depth > 0
  for (const list of lists)
    for (const { code, value } of withElsewhere(list, data))
      switch (code) {
        case 0x2416:
          isInTable = value.u8(0) !== 0
          break
        case 0x6649:
          form.depth = value.u32(0)
          break
        case 0x664a:
          form.depth += value.i32(0)
          break
        case 0x2417:
          if (value.u8(0) !== 0) form.isRowEnd = true
          break
        case 0x244c:
          if (value.u8(0) !== 0) form.isInnerRowEnd = true
          break
        case 0x260a:
          form.level = value.u8(0)
          break
        case 0x460b:
          form.list = value.u16(0)
          break
        case 0xd608:
          form.covered = coveredIn(value)
          break
        case 0x5624:
          form.covered = new Set([...(form.covered ?? []), ...between(value.u8(0) + 1, value.u8(1))])
          break
      }
  return { ...form, depth: isInTable ? Math.max(1, form.depth) : 0 }
}

/** What is too long for its page lies in the stream of data. */
function* withElsewhere(list: ByteView, data: ByteView): Generator<Property> {
  for (const property of propertiesIn(list))
    if (property.code === 0x6646 || property.code === 0x6645) {
      const at = property.value.u32(0)
      yield* propertiesIn(data.part(at + 2, Math.min(longestElsewhere, data.u16(at))))
    } else yield property
}

function coveredIn(row: ByteView): Set<number> {
  const covered = new Set<number>()
  const count = row.length === 0 ? 0 : row.u8(0)
  const first = 1 + (count + 1) * 2
  for (let cell = 0; cell < count && first + cell * 20 + 2 <= row.length; cell += 1)
    if ((row.u16(first + cell * 20) & 3) === 1) covered.add(cell)
  return covered
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
