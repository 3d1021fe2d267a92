import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { type Row, plainTruthOf } from '../../item.ts'
import { isProse, shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { isNoteHead, isSourceHead } from '../heads/head-kinds.ts'
import { isListOfIds } from '../options/id-options.ts'

/** Fewer rows say nothing about a column. */
const fewestRows = 8
const ofRecord =
  /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T][\d:.]{4,20}Z?)?|\d{1,9}(?:[.,]\d{1,4})?|\d{1,2}(?::\d{2}){1,2}(?:\.\d{1,6})?|true|false|https?:\S+)$/i

/** Columns without a role in which no option can stand: the same few words over and over, ids, numbers, days, notes. */
export function asideColumns(
  heads: readonly string[],
  roles: readonly (ColumnRole | null)[],
  body: readonly Row[],
): number[] {
  const sample = body.slice(0, 60)
  return roles.flatMap((role, column) => {
    if (role !== null) return []
    const head = heads[column] ?? ''
    const texts = sample.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
    const isGroup =
      texts.length >= fewestRows && varietyOf(sample, column) <= 0.3 && shapeOf(sample, column).letters < 0.5
    // What is the same everywhere is nothing to choose from.
    const isConstant =
      texts.length >= 3 &&
      texts.length === body.length &&
      new Set(texts).size === 1 &&
      plainTruthOf(texts[0] ?? '') === null
    const isRecord = texts.length > 0 && texts.every((text) => ofRecord.test(text) || isListOfIds(text, ''))
    return head !== '' &&
      (isGroup || isConstant || isRecord || (isNoteHead(head) && isProse(sample, column)) || isSourceHead(head))
      ? [column]
      : []
  })
}
