import { questionLimits } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, problem } from '../../../item.ts'

const matchEach = {
  vi: 'Nối mỗi ý ở cột trái với ý đúng ở cột phải.',
  en: 'Match each item on the left with the correct one on the right.',
}

/** 'Nối:' and 'Match.' above two columns say what is to be done, and too little to stand alone. */
export function completeTask(item: Item, problems: Problem[]): void {
  const text = textOf(item.content).trim()
  const [, word] = /^(nối|ghép|match)(?:\s(?:đúng|the columns?))?\s?[:.]?$/iu.exec(text) ?? []
  if (item.type !== 'matching' || word === undefined || text.length >= questionLimits.contentMinimum) return
  item.content += `<p>${/match/iu.test(word) ? matchEach.en : matchEach.vi}</p>`
  problems.push(problem('taskCompleted', { text }))
}
