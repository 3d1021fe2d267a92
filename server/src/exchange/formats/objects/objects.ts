import { type FormatReader, UnreadableFile } from '../item.ts'
import { rowOf } from '../rows/grid.ts'
import { type TableReader, tableReader } from '../rows/sheet-reader.ts'
import { decodeText } from '../text/text-decoding.ts'
import { valueIn } from './json-source.ts'
import type { Value } from './json-tree.ts'
import { tableOf } from './object-rows.ts'
import { type QuestionList, questionLists } from './question-lists.ts'
import { settleCounting } from './settled-counting.ts'
import { withoutEntities } from './shown-entities.ts'
import { valueInYaml } from './yaml-source.ts'

const longestPath = 100

/** Questions that programs keep as objects, as the rows of tables: each list is a sheet, each name a column. */
export const objects: FormatReader = {
  read(bytes, choice) {
    return questionsInValue(valueIn(decodeText(bytes)), choice)
  },
}

export const yaml: FormatReader = {
  read(bytes, choice) {
    return questionsInValue(valueInYaml(decodeText(bytes)), choice)
  },
}

type Reading = Parameters<FormatReader['read']>[1]

export function questionsInValue(value: Value, choice: Reading) {
  const lists = questionLists(withoutEntities(value))
  if (lists.length === 0) throw new UnreadableFile('jsonWithoutQuestions')
  const reader = tableReader(choice?.sheets)
  const isUncounted = lists.map((list) => take(reader, list, lists.length > 1)).includes(true)
  const { items, ...others } = ended(reader)
  if (isUncounted) settleCounting(items)
  return { ...others, items: items.map((item) => ({ ...item, place: placeOf(item.place) })), pictures: [] }
}

function take(reader: TableReader, { path, questions }: QuestionList, isNamed: boolean): boolean {
  const { heads, rows, isUncounted } = tableOf(questions)
  const sheet = reader.sheet({ name: isNamed ? path.slice(-longestPath) : null, isHidden: false })
  sheet.take(
    rowOf(
      1,
      heads.map((text, column) => [column, { text }]),
    ),
  )
  for (const [index, row] of rows.entries())
    sheet.take(
      rowOf(
        index + 2,
        row.toSorted(([one], [other]) => one - other),
      ),
    )
  return isUncounted
}

/** Whoever has no table is not told of columns that it lacks. */
function ended(reader: TableReader): ReturnType<TableReader['end']> {
  try {
    return reader.end('empty')
  } catch (error) {
    if (!(error instanceof UnreadableFile) || !/^(?:empty|noColumns)$/.test(error.code)) throw error
    throw new UnreadableFile('jsonWithoutQuestions', { sheets: error.sheets })
  }
}

/** The names are the first row, and nobody sees rows in such a file. */
function placeOf(place: string): string {
  return place.replace(/dòng (\d+)$/, (_, row: string) => `câu ${Number(row) - 1}`)
}
