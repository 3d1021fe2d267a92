import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, placeOf } from '../../item.ts'
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

const numberInside = /^(.{1,200}?)\sCâu\s(\d{1,3})\s?[:.]\s{1,3}(?=\p{Lu})/su

/**
 * '(mmol/l) Câu 29: Định lượng …': what stands before its number may belong to another, or into the middle of this one. A
 * question may speak of another; on a page, where lines stand in any order, every number counts.
 */
export function withNumbersFirst(items: readonly ReadItem[], isPage = false): ReadItem[] {
  return items.map((one) => {
    const [, before, number = ''] = isTaken(one) ? (numberInside.exec(textOf(one.item.content)) ?? []) : []
    return before === undefined || !(isPage || one.place === placeOf(Number(number)))
      ? one
      : { ...one, problems: [...one.problems, blocking('lineUnclear', { text: before.slice(0, 120) })] }
  })
}

const headOfPaper = /họ\s+(?:và\s+|,\s*)?tên\b.{0,80}?(?:lớp|trường|đề|thời gian)/isu

/** 'Họ và tên: … Lớp: …' in what is asked heads the next paper. */
export function withoutHeads(items: readonly ReadItem[]): ReadItem[] {
  return items.map((one) => {
    const found = isTaken(one) && one.item.content.includes('<t') ? headOfPaper.exec(textOf(one.item.content)) : null
    return found
      ? { ...one, problems: [...one.problems, blocking('lineUnclear', { text: found[0].slice(0, 120) })] }
      : one
  })
}
