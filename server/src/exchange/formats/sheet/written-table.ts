import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { creditText, unitText } from '@lms/contracts/question-types/part-texts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Loss, richTextsIn } from '../../item.ts'
import { cellOf } from '../../cell-text.ts'
import { columnsFor } from '../../table/columns.ts'
import { partRows } from '../../table/row-parts.ts'

/** Questions as a table: a head with names, a question in each row. */
export function writtenTable(items: readonly Item[]): {
  head: readonly { column: ColumnRole; name: string }[]
  rows: (string | number)[][]
} {
  const most = items.map((item) => partRows[item.type]?.cells(item).length ?? item.answers.length)
  const unused = (['hint', 'unit', 'credit'] as const).filter((name) => items.every((item) => !item[name]))
  const columns = columnsFor(Math.max(0, ...most), unused)
  return {
    head: columns,
    rows: items.map((item) => {
      const cells = cellsOf(item)
      return columns.map(({ column }) => cells.get(column) ?? '')
    }),
  }
}

function cellsOf(item: Item): Map<ColumnRole, string | number> {
  const parts = partRows[item.type]
  const cells = new Map<ColumnRole, string | number>([
    ['title', item.title],
    ['content', cellOf(item.content)],
    ['type', item.type],
    ['difficulty', item.difficulty ?? ''],
    ['points', item.points ?? ''],
    ['class', item.class ?? ''],
    ['subject', item.subject ?? ''],
    ['topic', item.topic],
    ['tags', item.tags.map((tag) => tag.replaceAll(';', ',')).join('; ')],
    ['explanation', cellOf(item.explanation)],
    ['hint', cellOf(item.hint ?? '')],
    ['ignoreAccents', item.ignoreAccents ? 'x' : ''],
    ['unit', item.unit ? unitText(item.unit) : ''],
    ['credit', item.credit === undefined ? '' : creditText(item.credit)],
    ['correct', parts?.correct(item) ?? correctOf(item)],
  ])
  const letterAt = (index: number) => answerLetters[index] ?? 'T'
  for (const [index, cell] of (parts?.cells(item) ?? []).entries()) cells.set(letterAt(index), cell)
  for (const [index, { text, explanation = '' }] of item.answers.entries()) {
    const plain = item.type === 'fill_blank' ? textOf(text) : item.type === 'true_false' ? text : cellOf(text)
    if (parts === undefined) cells.set(letterAt(index), plain)
    cells.set(`note${letterAt(index)}`, cellOf(explanation))
  }
  return cells
}

function correctOf({ type, answers }: Item): string {
  if (type === 'true_false') return answers[0]?.isCorrect === true ? 'Đúng' : 'Sai'
  if (type === 'fill_blank') return ''
  return answers.flatMap(({ isCorrect }, index) => (isCorrect ? [answerLetters[index] ?? ''] : [])).join(', ')
}

export function tableLosses(item: Item): Loss[] {
  return richTextsIn(item).some((text) => text.includes('<img')) ? [{ code: 'picturesAsLinks' }] : []
}
