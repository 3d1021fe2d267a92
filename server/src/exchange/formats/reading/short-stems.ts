import { showsMore, textOf } from '@lms/contracts/rich-text.ts'
import { questionLimits, saysEnough } from '@lms/contracts/questions/questions.ts'
import { type ReadItem, problem } from '../item.ts'

const fewestLetters = 2
const fewestOptions = 3
const choose = {
  single_choice: { vi: 'Chọn đáp án đúng.', en: 'Choose the correct answer.' },
  multiple_choice: { vi: 'Chọn các đáp án đúng.', en: 'Choose the correct answers.' },
}
const ofVietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu

/** A number, or what is to be done and nothing else. */
const asksNothing =
  /^(?:câu(?: hỏi)?|question|q|bài|đáp án|trả lời|answer|(?:hãy )?chọn(?: \p{L}+)?|choose(?: \p{L}+)?|select|pick|which|what|hỏi|tính|tìm|điền|xem|look|read|đọc)\s?\d{0,4}\s?[:.?…]{0,3}$/iu

/** 'BGP is:' above whole options is all that is asked, and too little to stand alone here; what is to be done is added. */
export function withWholeStems(read: ReadItem): ReadItem {
  const { type, content, answers } = read.item
  const text = textOf(content).trim()
  const isShort = text.length < questionLimits.contentMinimum && !saysEnough(text) && !showsMore(content)
  const isAsked = (text.match(/[\p{L}\d]/gu)?.length ?? 0) >= fewestLetters && answers.length >= fewestOptions
  if (!isShort || !isAsked || asksNothing.test(text) || (type !== 'single_choice' && type !== 'multiple_choice'))
    return read
  if (read.problems.some(({ isBlocking }) => isBlocking)) return read
  const shown = ofVietnamese.test([content, ...answers.map((answer) => answer.text)].join(' ')) ? 'vi' : 'en'
  return {
    ...read,
    item: { ...read.item, content: `${content}<p>${choose[type][shown]}</p>` },
    problems: [...read.problems, problem('taskCompleted', { text })],
  }
}
