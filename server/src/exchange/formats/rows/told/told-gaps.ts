import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, type Row, blocking, titleFrom } from '../../item.ts'
import { typedDoubt } from '../../text/several-typed.ts'
import { ownTextAt } from '../grid.ts'

const told = /\((?:answers?|ans|đáp án|đ\/a|đa|key)\s*:\s*([^()<>]{1,100})\)/giu
const begun = /\((?:answers?|ans|đáp án|đ\/a|đa|key)\s*:/iu

/** 'She (answer: goes) to school': what is to be filled in stands in its place, in nearly every cell of the column. */
export function tellsGaps(rows: readonly Row[], column: number): boolean {
  const texts = rows.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
  return texts.length > 1 && texts.filter((text) => begun.test(text)).length * 10 >= texts.length * 9
}

/** Of a question that says its answers in no other place. */
export function fillToldGaps(item: Item, problems: Problem[]): boolean {
  if (!begun.test(item.content)) return false
  const isTitled = item.title !== titleFrom(item.content)
  const gaps: NonNullable<Item['gaps']> = []
  item.content = item.content.replaceAll(told, (_, said: string) => {
    const text = textOf(said).trim()
    const doubt = typedDoubt(text)
    if (doubt) problems.push(doubt)
    gaps.push({ kind: 'text', answers: [{ text, isCorrect: true }] })
    return `[[${gaps.length}]]`
  })
  // Whoever is asked would read the answer there.
  const left = begun.exec(textOf(item.content))
  if (left) problems.push(blocking('unreadable', { text: left.input.slice(left.index, left.index + 60) }))
  Object.assign(item, { type: 'cloze', gaps, ...(!isTitled && { title: titleFrom(item.content) }) })
  return true
}
