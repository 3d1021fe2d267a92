import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'

/** What belongs to no question, as its note says it. */
export function droppedBy({ problems }: ReadItem): string {
  return problems.flatMap(({ code, values }) => (code === 'wordingDropped' ? [values?.text ?? ''] : [])).join(' ')
}

export function saidOf({ item }: ReadItem): string {
  return textOf(item.explanation).trim()
}

export function paragraphsOf(content: string): string[] {
  return content
    .split('</p>')
    .map((part) => textOf(part).trim())
    .filter((text) => text !== '')
}
