import { type ReadItem, blocking } from '../../item.ts'
import { isTaken } from './taken-items.ts'
import { isAskedIn, isInstruction } from '../outline/passages.ts'
import { paragraphsOf } from './item-texts.ts'

/** 'I ___ football.' with 'Choose the correct answer.' below it: what is to be done with the next one. */
export function nextTaskIn({ item: { content } }: ReadItem): string | null {
  const [last, before] = paragraphsOf(content).toReversed()
  return last !== undefined && before !== undefined && isInstruction(last) && isAskedIn(before) ? last : null
}

export function withoutNextTasks(items: readonly ReadItem[]): ReadItem[] {
  return items.map((one, at) => {
    const task = at < items.length - 1 && isTaken(one) ? nextTaskIn(one) : null
    return task === null ? one : { ...one, problems: [...one.problems, blocking('textBelow', { text: task })] }
  })
}
