import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, type ReadItem, blocking } from '../item.ts'

const looks: ReadonlySet<string> = new Set(['keyBold', 'keyColored', 'keyHighlighted', 'keyUnderlined'])

export function isByLook({ reasons = [] }: ReadItem): boolean {
  return reasons.some(({ code }) => looks.has(code))
}

const fewest = 10

/** Where one option is marked nearly everywhere, two marks are a slip, or the traces of two people. */
export function tellMarkedTwice(taken: readonly ReadItem[], tell: (item: ReadItem, said: Problem) => void): void {
  const chosen = taken.filter(({ item }) => item.type === 'single_choice' || item.type === 'multiple_choice')
  const several = chosen.filter(({ item }) => item.type === 'multiple_choice')
  if (chosen.length < fewest || several.length * 10 > chosen.length) return
  for (const one of several) {
    if (!isByLook(one) || one.isTypeSaid === true || asksForSeveral.test(textOf(one.item.content))) continue
    const letters = one.item.answers.flatMap(({ isCorrect }, at) => (isCorrect ? [answerLetters[at] ?? ''] : []))
    tell(one, blocking('markedTwice', { letters: letters.join(', ') }))
  }
}

/** 'Chọn hai đáp án đúng', 'Những phát biểu nào …', 'select all that apply'. */
const asksForSeveral =
  /(?:chọn|khoanh|đánh dấu|tích|gạch)\s(?:\p{L}+\s){0,3}?(?:các|những|nhiều|hai|ba|bốn|[2-9])\s|(?:hai|ba|bốn|nhiều|[2-9])\s(?:đáp án|phương án|lựa chọn|câu trả lời|ý)(?![\p{L}])|(?:những|các)\s(?:[^\s.?!]+\s){1,3}nào(?![\p{L}])|(?:select|choose|tick|check|mark|pick|which)\s(?:\p{L}+\s){0,2}?(?:all|two|three|four|several|[2-9])(?![\p{L}])|that apply|which\s(?:\p{L}+\s){0,4}are(?![\p{L}])/iu
