import { textOf } from '@lms/contracts/rich-text.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { type Item, type Problem, blocking } from '../item.ts'

/** Statements travel as pairs with right and wrong, which every Moodle has; a tag says what they were. */
export function pairsAsStatements(item: Item, problems: Problem[]): void {
  const { pairs = [], extras = [] } = item
  const statements = pairs.map(({ left, right }) => ({ text: left, isTrue: truthOf(textOf(right)) }))
  const isClear = extras.length === 0 && statements.every(({ isTrue }) => isTrue !== null)
  if (!isClear)
    return void problems.push(blocking('optionsUnclear', pairs.map(({ right }) => textOf(right)).join(' / ')))
  delete item.pairs
  delete item.extras
  item.type = 'statements'
  item.statements = statements.map(({ text, isTrue }) => ({ text, isTrue: isTrue === true }))
}
