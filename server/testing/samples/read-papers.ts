import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../src/exchange/item.ts'

/** 'Huế | *Hà Nội' */
export function toldAnswers(item: ReadItem['item']): string {
  return item.answers.map(({ text, isCorrect }) => (isCorrect ? '*' : '') + textOf(text)).join(' | ')
}
